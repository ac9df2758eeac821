"""The search's assessment of each option, best first."""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt

from tablee.bots.evaluate import judge
from tablee.bots.odds import STRAIGHT, Curve, curve_of
from tablee.bots.search import Search
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.view import View

USUAL = 1500  # iterations for a hint


@dataclass(frozen=True)
class Opinion:
    """One option: its worth to the seat, from 0 (lost) to 1 (won), and the number of worlds it was tried in."""

    pick: str
    worth: float
    tried: int
    curve: Curve = STRAIGHT

    @property
    def chance(self) -> float:
        """The chance to win: the share of matches won from positions with this worth."""
        return self.curve.chance(self.worth)

    @property
    def outlook(self) -> int:
        """The chance to win as a percentage, for display."""
        return round(100 * self.chance)

    @property
    def doubt(self) -> float:
        """An upper bound on the standard error of the worth."""
        return sqrt(max(0.25 / self.tried, self.worth * (1 - self.worth)) / self.tried)

    def surely_beats(self, other: Opinion) -> float:
        """Return the probability, given the tries, that this option is better than another."""
        doubt = sqrt(self.doubt**2 + other.doubt**2)
        return 0.5 * (1 + erf((self.worth - other.worth) / doubt / sqrt(2)))


class Adviser:
    """Searches from a seat's view, as the ISMCTS bot does, and reports on every option it tried."""

    def __init__(self, game: Game, iterations: int = USUAL, exploration: float = 1.0) -> None:
        self.game = game
        self.iterations = iterations
        own = judge(game.name)
        own.explore *= exploration  # above 1, weaker options are tried more often
        self.search = Search(game.blank(), own, len(game.picks), iterations + 1)

    def opinions(self, view: View, chance: Chance) -> list[Opinion]:
        """Return all options that were tried, the bot's choice first."""
        self.search.clear()
        self.search.run(view, self.iterations, chance)
        found = sorted(self.search.results(view.seat), key=lambda result: (-result[1], -result[2]))
        curve, texts = curve_of(self.game.name, self.search.world.seats), self.game.picks.texts
        return [Opinion(texts[pick], worth, tried, curve) for pick, tried, worth in found]
