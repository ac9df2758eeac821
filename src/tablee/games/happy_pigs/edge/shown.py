"""A table as readable JSON, shared by positions and views."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablee.core.bits import members
from tablee.core.fields import Shown, write_fields
from tablee.core.game import Json
from tablee.games.happy_pigs.cards import cards
from tablee.games.happy_pigs.cards.cards import ACTIONS, CARDS, ITEMS, SEASONS, SIZES
from tablee.games.happy_pigs.cards.picks import KINDS, WARES
from tablee.games.happy_pigs.edge.drawing import drawn
from tablee.games.happy_pigs.edge.ground import Layout, footprint
from tablee.games.happy_pigs.state.board import ACT, CHANGE, NEWBORN, OPENING, PROGRAM, SHOW, Board

Phase = Literal["opening", "program", "act", "babies", "season-change", "over"]
PHASES: dict[int, Phase] = {  # by step
    OPENING: "opening",
    PROGRAM: "program",
    SHOW: "program",
    ACT: "act",
    NEWBORN: "babies",
    CHANGE: "season-change",
}


class PigShown(TypedDict):
    """A pig: its top left cell, counted through the row of all fields, its width and its height.

    `who` is its number on the farm, which it keeps while it grows and moves.
    """

    who: int
    pig: str
    x: int
    y: int
    w: int
    h: int


class FarmShown(TypedDict):
    """Everything that belongs to one seat."""

    layout: list[PigShown]


class TableShown(TypedDict):
    """Everything on the table; sealed tiles of others are null."""

    phase: Phase
    asked: list[int]
    farms: list[FarmShown]


class MarketShown(TypedDict):
    """Stock of the market and current prices; the price of a field depends on the seat."""

    pigs: dict[str, int]
    items: dict[str, int]
    fields: int
    prices: dict[str, int]
    field_prices: list[int]
    sales: dict[str, int]
    printed: dict[str, int]


class SeasonShown(TypedDict):
    """A season card: how often each action may be performed, and its effect if it counts."""

    season: str
    numbers: dict[str, int]
    effect: str | None
    known: str


class SettingsShown(TypedDict):
    """Settings of the match that change rules."""


class PigsShown(TypedDict):
    """The view of one seat (-1: a spectator)."""

    seat: int
    seats: int
    options: SettingsShown
    table: TableShown
    market: MarketShown
    rounds_to_change: int
    season: SeasonShown | None
    next_season: SeasonShown | None


SHOWN = Shown(PigsShown, table=TableShown, row=FarmShown, settings=SettingsShown)


def phase(s: Board) -> Phase:
    return PHASES[s.top() >> 3] if s.asked else "over"


def table_json(s: Board) -> Json:
    """Write everything on the table."""
    asked = members(s.asked)
    table = {"phase": phase(s), "asked": asked, **write_fields(s)}
    for farm, layout in zip(table["farms"], drawn(s).layouts, strict=True):
        farm["layout"] = layout_json(layout)
    return table


def layout_json(layout: Layout) -> list[PigShown]:
    pigs: list[PigShown] = []
    for pig in layout:
        width, height = footprint(pig.size, pig.wide)
        pigs.append({"who": pig.who, "pig": KINDS[pig.kind], "x": pig.x, "y": pig.y, "w": width, "h": height})
    return pigs


def market_json(s: Board) -> MarketShown:
    return {
        "pigs": dict(zip(SIZES, s.stock, strict=True)),
        "items": dict(zip(ITEMS, s.item_stock, strict=True)),
        "fields": s.field_stock,
        "prices": {ware: s.price(0, i) for i, ware in enumerate(WARES[:-1])},
        "field_prices": [s.price(seat, len(WARES) - 1) for seat in range(s.seats)],
        "sales": {size: s.sale(i) for i, size in enumerate(SIZES)},
        "printed": dict(zip(WARES[:-1], (*cards.PIG_PRICES, *[cards.ITEM_PRICE] * len(ITEMS)), strict=True)),
    }


def season_json(s: Board) -> SeasonShown | None:
    """The active season card: its numbers, and its effect if it counts."""
    if s.card < 0:
        return None
    return {
        "season": SEASONS[(s.round - 1) // cards.ROUNDS_PER_SEASON],
        "numbers": {action: s.number(i) for i, action in enumerate(ACTIONS)},
        "effect": CARDS[s.card].effect if s.effect() >= 0 else None,
        "known": CARDS[s.card].known,
    }


def next_season_json(s: Board) -> SeasonShown | None:
    """The card that foresight shows, with the settings applied (HPG-59)."""
    if s.next_card < 0:
        return None
    card = CARDS[s.next_card]
    counts_too = not s.known_only or card.known[4] != "R"
    numbers = cards.LEVEL_NUMBERS if s.level else card.numbers
    return {
        "season": card.season,
        "numbers": dict(zip(ACTIONS, numbers, strict=True)),
        "effect": card.effect if counts_too else None,
        "known": card.known,
    }
