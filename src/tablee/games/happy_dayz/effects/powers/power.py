"""A power: its effect when a trick of its Faction is won, and what its cards are worth at the end of the round."""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import KEEP
from tablee.games.happy_dayz.effects.memory import remember_look
from tablee.games.happy_dayz.state import POWER, STAGE, SUITS, Board


def stages(*named: str) -> tuple[str, ...]:
    """Name each stage of a power: its questions or its verbs."""
    return named


def numbers(*stage: int) -> tuple[int, ...]:
    """List stages by number."""
    return stage


class Power:
    """One Power card; these methods are the defaults for a Faction without a special rule."""

    questions = stages()  # kind of decision at each stage
    verbs = stages()  # verb of the picks at each stage
    clause = "HDZ-42"  # clause cited when refusing what is not offered
    asks_all = -1  # stage at which every seat answers simultaneously
    holding = numbers()  # stages at which the winner has chosen a card
    aiming = numbers()  # stages at which the winner has chosen a seat
    shares = False  # the cards of the trick are given one by one
    names_top = False  # the question is about the top card of the Reserve
    trump_sides = 0  # mask of the sides of the board on which its cards are trumps
    always = False  # its cards may be played even by a seat that could follow

    def __init__(self, faction: str, version: str = "base", status: str = "found") -> None:
        self.faction = faction
        self.version = version
        self.status = status  # "found" or "reconstructed", shown on the card

    @property
    def name(self) -> str:
        return f"{self.faction}-{self.version}"

    def won(self, s: Board, chance: Chance) -> None:
        """Start the power: `s.winner` has collected the trick `s.won` and Encounter card `s.met` (HDZ-42, HDZ-D3)."""

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        """Write the options of the question this power has put on the agenda."""
        return 0

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        """Carry out the answer; pop the step when the power is done."""

    def held_among(self, s: Board) -> Mask:
        """Cards that the secret card chosen by the winner may be."""
        return s.zones[s.winner]

    def worth(self, s: Board, seat: int, slot: int) -> int:
        """Survivors for this seat's cards of the Faction at the end of the round (HDZ-55), except a Patient Zero."""
        return popcount(s.zones[seat] & SUITS[slot] & ~s.patients)

    def relief(self, s: Board, seat: int, slot: int) -> int:
        """How much less each Zombie costs this seat."""
        return 0

    def fits(self, s: Board, stage: int) -> bool:
        """True if a position can ask the question of this stage."""
        return True

    def look_inside(self, s: Board) -> None:
        """Let the winner look into its own Zone, to choose from it (HDZ-D20)."""
        if s.memory:
            remember_look(s, s.winner, s.winner, s.zones[s.winner])
        if s.sink is not None:
            s.sink.append(Event("look-inside", {"seat": s.winner}, reveals=True))

    def or_keep(self, n: int, out: list[int]) -> int:
        """Append the option to decline."""
        out[n] = KEEP
        return n + 1

    def declines(self, s: Board, seat: int, pick: int) -> bool:
        """True if the winner declines, which ends the power."""
        if pick != KEEP:
            return False
        s.pop()
        if s.sink is not None:
            s.sink.append(self.declined(seat))
        return True

    def declined(self, seat: int) -> Event:
        return Event("keep", {"seat": seat})

    def ask(self, s: Board, stage: int) -> None:
        """Ask the winner the question of a stage."""
        s.push(POWER + STAGE * stage)
        s.ask(s.winner)
