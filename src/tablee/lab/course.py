"""The course of one match: how often each seat decided, and who led when. Compiled, because it sees every pick."""

from __future__ import annotations

from tablee.core.hot import cold
from tablee.core.state import State


class Course:
    """Counters of a match in progress."""

    def __init__(self, seats: int, races: bool) -> None:
        self.seats = seats
        self.races = races  # True if scores during the match show who leads
        self.picks = [0] * 8
        self.choices = [0] * 8  # decisions with more than one option
        self.options = [0] * 8  # total offered over all decisions
        self.lead_changes = 0  # how often the sole leader changed
        self.last = -1  # the last sole leader
        self.leaders: list[int] = []  # after each pick: the sole leader, or -1

    def note(self, state: State, seat: int, options: int) -> None:
        """Record a pick after it was carried out."""
        self.picks[seat] += 1
        self.options[seat] += options
        if options > 1:
            self.choices[seat] += 1
        if not self.races:
            return
        leader = 0
        best = state.score(0)
        for other in range(1, self.seats):
            score = state.score(other)
            if score > best:
                best = score
                leader = other
            elif score == best:
                leader = -1
        if leader >= 0 and leader != self.last:
            if self.last >= 0:
                self.lead_changes += 1
            self.last = leader
        self.leaders.append(leader)  # object: the course of the match is a list

    @cold
    def comeback(self, rewards: list[float]) -> bool:
        """True if the sole leader at half of the picks did not win."""
        half = self.leaders[len(self.leaders) // 2] if self.leaders else -1
        return half >= 0 and rewards[half] == 0
