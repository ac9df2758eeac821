"""Parts of a view's JSON that are not fields of the state."""

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
    """What everybody sees of a seat; of its hand, only the number of cards."""

    hand: int


class NeededShown(TypedDict):
    """What dice must reach: per seat for the spell, and for the current attack."""

    spell: list[int]
    attack: int | None


class GroupShown(TypedDict):
    """Hidden cards, and the places where each of them may be."""

    may: list[str]
    cards: list[str]


class SettingsShown(TypedDict):
    """Settings that change rules."""


class Zombies4Shown(TypedDict):
    """The view of one seat (-1: a spectator).

    `reach` maps each square that a walker can get to, to the one before it. `paces` maps the square of each zombie that
    may be moved now to the squares it can go to. `turns` maps each place of the drawn tile to the angles in which it fits
    there. `plan` lists the picks that are proposed to this seat.
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
    turns: dict[str, list[int]]
    plan: list[str]
    needed: NeededShown
    unseen: list[GroupShown]


SHOWN = Shown(Zombies4Shown, table=Zombies4Shown, row=PlayerShown, settings=SettingsShown, left_out=("passing",))
