"""Parts of a view's JSON that are not fields of the state."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from tablee.core.fields import Shown

Side = Literal["zombies", "humans"]


class UnitShown(TypedDict):
    """A zombie or a dog: the cards it is made of, and what it has done or what has been done to it."""

    cards: list[str]
    strength: int
    shield: bool
    boss: bool
    marks: list[str]


class HandsShown(TypedDict):
    """Both hands, which are open (ZBK-17)."""

    zombies: list[str]
    humans: list[str]


class SettingsShown(TypedDict):
    """Settings that change rules."""

    barrier_row: str
    freeze_ends: str
    dog_rows: str
    wall_start: str
    searchlight: str
    barrel: str
    asks_all: bool


class ZombiakiShown(TypedDict):
    """The view of one seat (-1: a spectator). The next step of the agenda comes first."""

    seat: int
    options: SettingsShown
    units: dict[str, UnitShown]
    hands: HandsShown
    agenda: list[dict[str, Any]]
    outlook: dict[str, list[dict[str, Any]]]


SHOWN = Shown(ZombiakiShown, table=ZombiakiShown)
