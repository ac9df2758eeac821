"""The hot face of Happy DayZ: decisions, effects and scores behind the State interface."""

from __future__ import annotations

from tablee.core.bits import nth_bit, popcount
from tablee.core.chance import Chance
from tablee.games.happy_dayz.decisions import options_of, playable, random_answer
from tablee.games.happy_dayz.effects.drawing import draw_three
from tablee.games.happy_dayz.effects.memory import remember_shown
from tablee.games.happy_dayz.effects.rounds import start_round
from tablee.games.happy_dayz.effects.tricks import do_pick, follow, go_on
from tablee.games.happy_dayz.state import ALL, FOLLOW, Board


class HappyDayzState(Board):
    """The full state of one match of Happy DayZ."""

    def deal(self, chance: Chance) -> None:
        """Draw the powers unless they are in play already, and start the first round (HDZ-11..14)."""
        if self.factions[0] == self.factions[1]:
            draw_three(self, chance)  # object: rarely drawn
        start_round(self, chance)

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
        return random_answer(self, chance)

    def playout(self, chance: Chance) -> None:
        self.forget()
        while self.asked:
            if self.agenda[self.depth - 1] == FOLLOW:  # mostly: no need to name the card
                cards = playable(self, self.turn, self.demanded)
                follow(self, self.turn, nth_bit(cards, chance.below(popcount(cards))), chance)
                go_on(self, chance)
            else:
                do_pick(self, self.turn, random_answer(self, chance), chance)

    def forget(self) -> None:
        """Stop keeping memory: nobody looks at a state in a playout."""
        if self.memory:
            remember_shown(self, ALL)
            self.memory = False
