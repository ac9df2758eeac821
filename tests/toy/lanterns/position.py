"""The table of Lanterns as readable JSON, and back."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import popcount
from tablee.core.game import Json
from tests.toy.lanterns.cards import ALL, CARDS, NONE
from tests.toy.lanterns.state import Lanterns

SHAPE = {"turned": 0, "keeper": [0], "sealed": [0], "points": [0], "laid": [0], "hands": [[0]], "spent": [[0]]}
SHAPE |= {"deck": [0], "winds": [0]}  # every number is from 0 to 12; a card that is not there is 0


def write(table: Lanterns) -> Json:
    seats = range(table.seats)
    return {
        "turned": int(table.turned),
        "keeper": [] if table.keeper == NONE else [table.keeper],
        "sealed": bits(table.sealed),
        "points": [table.points[seat] for seat in seats],
        "laid": [table.laid[seat] + 1 for seat in seats],
        "hands": [cards(table.hands[seat]) for seat in seats],
        "spent": [cards(table.spent[seat]) for seat in seats],
        "deck": cards(table.deck),
        "winds": cards(table.winds),
    }


def read(table: Lanterns, position: Json, has_cards: bool) -> None:
    """Put on the table what is written, and ask who was asked."""
    table.turned = bool(position["turned"])
    table.deck, table.winds = mask(position["deck"]), mask(position["winds"])
    for seat, hand, card in zip(range(table.seats), position["hands"], position["laid"], strict=False):
        table.put(seat, mask(hand), card - 1)
    for seat, spent, points in zip(range(table.seats), position["spent"], position["points"], strict=False):
        table.put_open(seat, mask(spent), points)
    if position["keeper"]:
        table.keeper = position["keeper"][0]
        table.ask(table.keeper)
    elif has_cards:
        table.ask_all((1 << table.seats) - 1)
        for seat in position["sealed"]:
            table.seal(seat)


def misshapen(position: Json) -> list[str]:
    """The fields that are not numbers, or lists of numbers, as they should be."""
    return [field for field, shape in SHAPE.items() if not fits(position.get(field), shape)]


def fits(value: Any, shape: Any) -> bool:
    if isinstance(shape, list):
        return isinstance(value, list) and all(fits(one, shape[0]) for one in value)
    return type(value) is int and 0 <= value <= CARDS


def unsound(table: Lanterns) -> list[str]:
    """The fields that break the rules of the game."""
    hands, laid = table.hands[: table.seats], table.laid[: table.seats]
    sizes = {popcount(hand) for hand in hands}
    piles = [*hands, *table.spent[: table.seats], table.deck, table.winds]
    sound = {
        "hands": len(sizes) == 1 and sum(piles) == ALL and sum(map(popcount, piles)) == CARDS,
        "deck": popcount(table.deck) >= max(sizes),
        "laid": all(card == NONE or (hand >> card) & 1 for hand, card in zip(hands, laid, strict=True)),
        "sealed": bits(table.sealed) == [seat for seat, card in enumerate(laid) if card != NONE],
        "turned": table.has_vane or not table.turned,
        "keeper": table.keeper == NONE or (table.has_vane and table.keeper < table.seats and sizes != {0}),
    }
    return [field for field, is_sound in sound.items() if not is_sound]


def bits(number: int) -> list[int]:
    return [bit for bit in range(CARDS + 1) if (number >> bit) & 1]


def cards(pile: int) -> list[int]:
    return [bit + 1 for bit in bits(pile)]


def mask(pile: list[int]) -> int:
    return sum({1 << card for card in pile}) >> 1
