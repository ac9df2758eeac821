"""A bot that picks at random."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.core.chance import Chance
from tablee.core.view import View


class Random(Bot):
    """Picks uniformly among the options."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = False

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        return options[chance.below(len(options))]
