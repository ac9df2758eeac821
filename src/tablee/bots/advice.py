"""What a search thinks of each option, the one the bot would play first."""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt

from tablee.bots.evaluate import judge
from tablee.bots.search import Search
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.view import View

USUAL = 1500  # iterations for a hint


@dataclass(frozen=True)
class Opinion:
    """One option: its worth to the seat, from 0 (lost) to 1 (won), and in how many worlds it was tried."""

    pick: str
    worth: float
    tried: int

    @property
    def outlook(self) -> int:
        """The worth out of 100, for people."""
        return round(100 * self.worth)

    @property
    def doubt(self) -> float:
        """An upper bound on the standard error of the worth."""
        return sqrt(max(0.25 / self.tried, self.worth * (1 - self.worth)) / self.tried)

    def surely_beats(self, other: Opinion) -> float:
        """How likely it is, given the tries, that this option is better than another."""
        doubt = sqrt(self.doubt**2 + other.doubt**2)
        return 0.5 * (1 + erf((self.worth - other.worth) / doubt / sqrt(2)))


class Adviser:
    """Thinks about the options of one game from a seat's view, as the searching bot does, and reports all it found."""

    def __init__(self, game: Game, iterations: int = USUAL, exploration: float = 1.0) -> None:
        self.game = game
        self.iterations = iterations
        own = judge(game.name)
        own.explore *= exploration  # more for the lesser options
        self.search = Search(game.blank(), own, len(game.picks), iterations + 1)

    def opinions(self, view: View, chance: Chance) -> list[Opinion]:
        """All options that were tried, the one the bot would play first."""
        self.search.clear()
        self.search.run(view, self.iterations, chance)
        found = sorted(self.search.results(view.seat), key=lambda result: (-result[1], -result[2]))
        return [Opinion(self.game.picks.texts[pick], worth, tried) for pick, tried, worth in found]
