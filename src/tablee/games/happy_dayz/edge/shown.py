"""What a view holds as JSON besides the fields of the state."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablee.core.fields import Shown


class CommunityShown(TypedDict):
    """One seat: the cards it passes to the left and to the right, and the one it has laid."""

    passing: list[str | None]
    card: str | None


class OrderedShown(TypedDict):
    """A card that lies at a known place of the Reserve, null to those who do not know it, and who has seen it."""

    card: str | None
    seen: list[int]


class GroupShown(TypedDict):
    """Hidden cards, and the places that may hold each of them."""

    places: list[str]
    cards: list[str]


class HappyDayzShown(TypedDict):
    """The view of one seat (-1: a spectator): the open table, the sizes of hidden places, and what may lie in them."""

    seat: int
    seats: int
    communities: list[CommunityShown]
    losses: list[int]
    steps: list[str]
    asked: list[int]
    sealed: list[int]
    won: list[str]
    met: str | None
    held: str | None
    sharing: list[str]
    above: list[OrderedShown]
    under: list[OrderedShown]
    left_side: Literal["low", "high"]
    reconstructed: list[str]
    sizes: dict[str, int]
    hidden: list[GroupShown]


SHOWN = Shown(HappyDayzShown, table=HappyDayzShown, row=CommunityShown)
