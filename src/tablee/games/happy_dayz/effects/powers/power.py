"""A power: what a Faction does when its trick is won, and what its cards are worth at the end of the round."""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import Mask
from tablee.games.happy_dayz.cards import KEEP
from tablee.games.happy_dayz.effects.memory import remember_look
from tablee.games.happy_dayz.state import POWER, STAGE, SUITS, Board


def stages(*named: str) -> tuple[str, ...]:
    """What a power asks or does, stage by stage."""
    return named


def numbers(*stage: int) -> tuple[int, ...]:
    """Some stages by their number."""
    return stage


class Power:
    """One Power card. A Faction without a special rule keeps these answers."""

    questions = stages()  # the kind of decision of each stage
    verbs = stages()  # what is done at each stage
    clause = "HDZ-42"  # what forbids all that is not offered
    asks_all = -1  # the stage at which every seat answers at once
    holding = numbers()  # the stages at which the winner has chosen a card
    aiming = numbers()  # the stages at which the winner has chosen a seat
    shares = False  # whether the cards of the trick are given one by one
    names_top = False  # whether it is about the top card of the Reserve
    trump_sides = 0  # mask of the sides of the board on which its cards are trumps
    always = False  # whether its cards may be played even by who could follow

    def __init__(self, faction: str, version: str = "base", status: str = "found") -> None:
        self.faction = faction
        self.version = version
        self.status = status  # "found" or "reconstructed", shown on the card

    @property
    def name(self) -> str:
        return f"{self.faction}-{self.version}"

    def won(self, s: Board, chance: Chance) -> None:
        """`s.winner` has just won the trick `s.won` of this Faction and met `s.met`; all is collected (HDZ-42, HDZ-D3)."""

    def options_into(self, s: Board, seat: int, out: list[int]) -> int:
        """The options of the question this power has put on the agenda."""
        return 0

    def do(self, s: Board, seat: int, pick: int, chance: Chance) -> None:
        """Carry out the answer; pop the step when the power is done."""

    def held_among(self, s: Board) -> Mask:
        """What the card that the winner has chosen, and only the winner knows, may be."""
        return s.zones[s.winner]

    def worth(self, s: Board, seat: int, slot: int) -> int:
        """The Survivors this seat's cards of the Faction bring at the end of the round (HDZ-55); a Patient Zero apart."""
        return popcount(s.zones[seat] & SUITS[slot] & ~s.patients)

    def relief(self, s: Board, seat: int, slot: int) -> int:
        """By how much each Zombie of this seat costs less."""
        return 0

    def fits(self, s: Board, stage: int) -> bool:
        """Whether a position can ask the question of this stage."""
        return True

    def look_inside(self, s: Board) -> None:
        """The winner looks into its own Zone, to choose from it (HDZ-D20)."""
        if s.memory:
            remember_look(s, s.winner, s.winner, s.zones[s.winner])
        if s.sink is not None:
            s.sink.append(Event("look-inside", {"seat": s.winner}, reveals=True))

    def or_keep(self, n: int, out: list[int]) -> int:
        """The same options, and that the winner may decline."""
        out[n] = KEEP
        return n + 1

    def declines(self, s: Board, seat: int, pick: int) -> bool:
        """Whether the winner has declined: then the power is done."""
        if pick != KEEP:
            return False
        s.pop()
        if s.sink is not None:
            s.sink.append(self.declined(seat))
        return True

    def declined(self, seat: int) -> Event:
        return Event("keep", {"seat": seat})

    def ask(self, s: Board, stage: int) -> None:
        """Put the question of a stage to the winner."""
        s.push(POWER + STAGE * stage)
        s.ask(s.winner)
