"""What a view holds as JSON besides the fields of the state."""

from __future__ import annotations

from typing import Any, TypedDict

from tablee.core.fields import Shown


class TileShown(TypedDict):
    """A tile of the map; x runs east and y south from the Bridge."""

    tile: str
    x: int
    y: int
    angle: int


class PlayerShown(TypedDict):
    """What everybody sees of a seat; of its hand, how many cards it has."""

    hand: int


class NeededShown(TypedDict):
    """What dice must reach: by seat for the spell, and for the attack under way."""

    spell: list[int]
    attack: int | None


class GroupShown(TypedDict):
    """Hidden cards, and the places where each of them may be."""

    may: list[str]
    cards: list[str]


class SettingsShown(TypedDict):
    """The settings that change rules."""


class Zombies4Shown(TypedDict):
    """The view of one seat (-1: a spectator); `reach` names for each square a walker can get to the one before it.

    `paces` names for each zombie that may be moved now, by its square, where it can go.
    """

    seat: int
    asked: int | None
    options: SettingsShown
    tiles: list[TileShown]
    players: list[PlayerShown]
    agenda: list[dict[str, Any]]
    hand: list[str]
    passing: str
    draw: int
    reach: dict[str, str]
    paces: dict[str, list[str]]
    needed: NeededShown
    unseen: list[GroupShown]


SHOWN = Shown(Zombies4Shown, table=Zombies4Shown, row=PlayerShown, settings=SettingsShown, left_out=("passing",))
