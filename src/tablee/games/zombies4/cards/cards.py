"""The fifty event cards, twenty-two kinds (ZTE-72..93)."""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.bits import members


class Card(NamedTuple):
    """One kind of card; every sort but `event` is laid down in front of its owner. Its effect is in effects/cards."""

    id: str
    copies: int
    sort: str
    clause: str
    traits: tuple[str, ...] = ()  # attributes that other rules check


CARDS: tuple[Card, ...] = (
    # Pages: laid down in the owner's turn, discarded for their effect.
    Card("here-doggie", 3, "page", "ZTE-78"),
    Card("return-to-sender", 2, "page", "ZTE-83", ("carries",)),
    Card("something-not-right", 3, "page", "ZTE-86"),
    Card("trees-are-alive", 2, "page", "ZTE-90"),
    Card("twist-of-fate", 2, "page", "ZTE-92", ("aids",)),
    # Laid down, discarded for their effect.
    Card("amulet", 2, "item", "ZTE-72", ("carries", "used")),
    Card("magic-key", 2, "item", "ZTE-80", ("used",)),
    Card("tranquilizer-gun", 2, "weapon", "ZTE-91", ("used",)),
    # Laid down, active while they stay.
    Card("sickle", 2, "weapon", "ZTE-85", ("strikes-first", "pushes")),
    Card("spear", 2, "weapon", "ZTE-87", ("strikes",)),
    Card("monkeys-are-funny", 2, "lasting", "ZTE-81", ("climbs",)),
    # Played and discarded.
    Card("bad-zombie", 3, "event", "ZTE-73"),
    Card("clair-warlock", 3, "event", "ZTE-74", ("carries",)),
    Card("dog-repellent", 3, "event", "ZTE-75"),
    Card("full-moon-fever", 2, "event", "ZTE-76"),
    Card("fully-loaded", 3, "event", "ZTE-77", ("aids",)),
    Card("lost-in-the-woods", 2, "event", "ZTE-79"),
    Card("rolled-up-newspaper", 2, "event", "ZTE-84"),
    Card("portal", 2, "event", "ZTE-82"),
    Card("talk-to-the-hand", 2, "event", "ZTE-88", ("carries",)),
    Card("that-didnt-happen", 2, "event", "ZTE-89", ("cancels",)),
    Card("friends-here", 2, "event", "ZTE-93"),
)
"""All kinds of cards; a kind is an index into this. The pick table and the hot rules depend on the order."""

PAGES = sum(card.sort == "page" for card in CARDS)
"""Kinds below this are pages."""
USABLE = sum(card.sort == "page" or "used" in card.traits for card in CARDS)
"""Kinds below this can be used: discarded from the table for an effect."""
LAID = sum(card.sort != "event" for card in CARDS)
"""Kinds below this are laid down; the others are events."""

CARD_COUNT = sum(card.copies for card in CARDS)

KIND_OF: tuple[int, ...] = tuple(kind for kind, card in enumerate(CARDS) for _ in range(card.copies))
"""The kind of each of the fifty cards; a card is an index into this, and copies of a kind are adjacent."""


def card_ids(cards: int) -> list[str]:
    """Text ids of a set of cards."""
    return [CARDS[KIND_OF[card]].id for card in members(cards)]


KINDS: dict[str, int] = {card.id: kind for kind, card in enumerate(CARDS)}
