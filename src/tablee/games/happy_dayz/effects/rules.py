"""The hot face of Happy DayZ: decisions, effects and scores behind the State interface."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.happy_dayz.decisions import options_of, random_play
from tablee.games.happy_dayz.effects.memory import remember_shown
from tablee.games.happy_dayz.effects.tricks import do_pick
from tablee.games.happy_dayz.state import ALL, FOLLOW, LEAD, TRANSFER, Board


class HappyDayzState(Board):
    """The full state of one match of Happy DayZ."""

    def options_into(self, seat: int, out: list[int]) -> int:
        return options_of(self, seat, out)

    def apply(self, seat: int, pick: int, chance: Chance) -> None:
        do_pick(self, seat, pick, chance)

    def score(self, seat: int) -> float:
        """Population; the most Survivors win (HDZ-61)."""
        return float(self.population[seat])

    def reward(self, seat: int) -> float:
        """Share the victory on a tie; if all are wiped out, Zombies win, except in the prototype (HDZ-61, HDZ-62)."""
        best = 0 if self.prototype else 1
        for i in range(self.seats):
            best = max(best, self.population[i])
        if self.population[seat] < best:
            return 0.0
        ties = 0
        for i in range(self.seats):
            if self.population[i] == best:
                ties += 1
        return 1.0 / ties

    def random_pick(self, chance: Chance) -> int:
        step = self.agenda[self.depth - 1]
        if step == FOLLOW or step == LEAD or step == TRANSFER:
            return random_play(self, step, chance)
        out = [0] * 256
        n = options_of(self, self.turn, out)
        return out[chance.below(n)]

    def playout(self, chance: Chance) -> None:
        self.forget()
        while self.asked:
            do_pick(self, self.turn, self.random_pick(chance), chance)

    def forget(self) -> None:
        """Stop keeping memory: nobody looks at a state in a playout."""
        if self.memory:
            remember_shown(self, ALL)
            self.memory = False
