"""A power: what a Faction does when its trick is won, and what its cards are worth at the end of the round."""

from __future__ import annotations

import cython

if not cython.compiled:
    from tablee.core.bits import popcount
    from tablee.core.chance import Chance
    from tablee.games.happy_dayz.state import SUITS, Table


NO_QUESTIONS: tuple[str, ...] = ()


class Power:
    """One Power card. A Faction without a special rule keeps these answers."""

    questions = NO_QUESTIONS  # the kind of decision of each stage

    def __init__(self, faction: str, version: str = "base", status: str = "found") -> None:
        self.faction = faction
        self.version = version
        self.status = status  # "found" or "reconstructed", shown on the card

    @property
    def name(self) -> str:
        return f"{self.faction}-{self.version}"

    def won(self, s: Table, chance: Chance) -> None:
        """`s.winner` has just won the trick `s.won` of this Faction and met `s.met`; all is collected (HDZ-42, HDZ-D3)."""

    def options_into(self, s: Table, seat: int, out: list[int]) -> int:
        """The options of the question this power has put on the agenda."""
        return 0

    def do(self, s: Table, pick: int, chance: Chance) -> None:
        """Carry out the answer; pop the step when the power is done."""

    def worth(self, s: Table, seat: int, slot: int) -> int:
        """The Survivors this seat's cards of the Faction bring at the end of the round (HDZ-55)."""
        return popcount(s.zones[seat] & SUITS[slot])

    def relief(self, s: Table, seat: int, slot: int) -> int:
        """By how much each Zombie of this seat costs less."""
        return 0
