"""Positions of Lanterns: who is asked follows from the fields, and some fields must fit together."""

from __future__ import annotations

from tablee.core.bits import popcount
from tests.toy.lanterns.cards import ALL, CARDS, NONE
from tests.toy.lanterns.state import Lanterns


def ask(table: Lanterns, sealed: list[int]) -> None:
    """Ask who is to answer, as far as these seats have not."""
    if table.keeper != NONE:
        table.ask(table.keeper)
    else:
        table.ask_round()
        for seat in sealed:
            table.seal(seat)


def sealed(table: Lanterns) -> list[int]:
    """The seats that have laid a lantern."""
    return [seat for seat in range(table.seats) if table.laid[seat] != NONE]


def unsound(table: Lanterns) -> list[str]:
    """The fields that break the rules of the game."""
    seats = range(table.seats)
    piles = [*table.hand[: table.seats], *table.spent[: table.seats], table.deck, table.winds]
    rounds = table.dealt - table.rounds_left()
    sound = {
        "deck": sum(piles) == ALL and sum(map(popcount, piles)) == CARDS,
        "hand": all(popcount(table.hand[seat]) == table.rounds_left() for seat in seats),
        "spent": all(popcount(table.spent[seat]) == rounds for seat in seats),
        "winds": popcount(table.winds) == rounds,
        "points": sum(table.points[: table.seats]) == rounds,
        "laid": all(table.laid[seat] == NONE or (table.hand[seat] >> table.laid[seat]) & 1 for seat in seats)
        and len(sealed(table)) < table.seats,
        "turned": table.has_vane or not table.turned,
        "keeper": table.keeper == NONE
        or (table.has_vane and 0 < table.rounds_left() < table.dealt and not sealed(table)),
    }
    return [field for field, is_sound in sound.items() if not is_sound]
