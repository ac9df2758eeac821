"""The course of one match: how often each seat decided, and who led when. Compiled, since it sees every pick."""

from __future__ import annotations

from tablee.core.hot import cold
from tablee.core.state import State


class Course:
    """Counts while a match is played."""

    def __init__(self, seats: int, races: bool) -> None:
        self.seats = seats
        self.races = races  # whether scores during the match tell who leads
        self.picks = [0] * 8
        self.choices = [0] * 8  # decisions with more than one option
        self.options = [0] * 8  # offered in all decisions together
        self.lead_changes = 0  # how often somebody else came to lead alone
        self.last = -1  # who led alone last
        self.leaders: list[int] = []  # after each pick: the seat that leads alone, or -1

    def note(self, state: State, seat: int, options: int) -> None:
        """Take a pick into account, after it was carried out."""
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
        """Whether another seat led alone when half of the picks were made, and did not win."""
        half = self.leaders[len(self.leaders) // 2] if self.leaders else -1
        return half >= 0 and rewards[half] == 0
