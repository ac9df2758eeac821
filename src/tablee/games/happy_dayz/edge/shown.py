"""Parts of a view's JSON that are not fields of the state."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablee.core.fields import Shown


class CommunityShown(TypedDict):
    """One seat: the cards it passes left and right, and the card it has played."""

    passing: list[str | None]
    card: str | None


class OrderedShown(TypedDict):
    """A card at a known position of the Reserve (null if unknown to the viewer), and who has seen it."""

    card: str | None
    seen: list[int]


class GroupShown(TypedDict):
    """Hidden cards, and the places that may hold each of them."""

    places: list[str]
    cards: list[str]


class HappyDayzShown(TypedDict):
    """The view of one seat (-1: a spectator): the open table, the sizes of hidden places, and what they may hold."""

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
