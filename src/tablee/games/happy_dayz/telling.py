"""Names for events: masks and numbers of cards as their text ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.happy_dayz.cards import CARD_NAMES

if TYPE_CHECKING:
    from tablee.games.happy_dayz.state import Table


def card_name(s: Table, card: int) -> str:
    return CARD_NAMES[s.named(card)]


def card_names(s: Table, cards: int) -> list[str]:
    names = []
    while cards:
        lowest = cards & -cards
        names.append(CARD_NAMES[s.named(lowest.bit_length() - 1)])
        cards ^= lowest
    return names
