"""Read positions and views from JSON; impossible ones are rejected with the field named."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import contains
from tablee.core.fields import broken, read_fields, refuse_unknown, wrong_field
from tablee.core.game import Json
from tablee.games.happy_pigs.cards import cards
from tablee.games.happy_pigs.cards.cards import ITEMS
from tablee.games.happy_pigs.cards.picks import KINDS
from tablee.games.happy_pigs.edge.drawing import drawn
from tablee.games.happy_pigs.edge.ground import Farm, Layout, Pig, known, places
from tablee.games.happy_pigs.edge.shown import PHASES as SHOWN_PHASES
from tablee.games.happy_pigs.effects.arranging import hand_picks
from tablee.games.happy_pigs.effects.rounds import plan_round
from tablee.games.happy_pigs.state.board import (
    ACT,
    BEGIN,
    CHANGE,
    DELIVER,
    EFFECT,
    NEWBORN,
    OPENING,
    REVEAL,
    ROUND,
    SHOW,
    Board,
)

GAME = "happy_pigs"
BY_HAND = {"phase", "asked"}  # derived from the agenda
PHASES = (*SHOWN_PHASES.values(), "over")


def read_table(s: Board, data: Json) -> None:
    """Fill a table whose seats and settings are set."""
    fields = [own for own in s.declared if own.role == "table"]
    refuse_unknown(data, {own.key for own in fields if not own.of_seats} | BY_HAND | {s.rows}, GAME)
    read_fields(s, data, GAME)
    for farm in data[s.rows]:
        refuse_unknown(farm, {own.key for own in fields if own.of_seats} | {"layout"}, GAME)
    stock_market(s)
    read_phase(s, data)


def stock_market(s: Board) -> None:
    """Stock the market with what the farms do not have."""
    seats = range(s.seats)
    s.field_stock = cards.FIELD_SUPPLY - sum(s.fields[: s.seats])
    s.put_field("stock", [n - sum(s.count(seat, size) for seat in seats) for size, n in enumerate(cards.PIG_SUPPLY)])
    s.put_field("item_stock", [cards.ITEM_SUPPLY - sum(s.items[item : 3 * s.seats : 3]) for item in range(len(ITEMS))])


def read_phase(s: Board, data: Json) -> None:
    """Read which seats are asked what; the rest of the agenda follows from the phase."""
    phase = data.get("phase")
    asked = listed(data, "asked")
    if phase not in PHASES:
        raise wrong_field(GAME, "phase", phase)
    several = phase == "season-change" or (phase == "program" and not s.open_programming)
    known = asked == [seat for seat in range(s.seats) if seat in asked]
    if not known or bool(asked) != (phase != "over") or (len(asked) > 1 and not several):
        raise wrong_field(GAME, "asked", asked)
    s.depth = 0
    if phase == "over":
        s.ask_nobody()
        return
    if phase == "season-change" and s.round % cards.ROUNDS_PER_SEASON:
        raise broken(GAME, "phase", "seasons change after rounds 4, 8, 12 and 16")
    plan_phase(s, phase, asked[0])
    s.ask_all(sum(1 << seat for seat in asked))
    if phase == "program" and not s.open_programming:
        s.sealed = (1 << s.seats) - 1 & ~s.asked


def plan_phase(s: Board, phase: str, turn: int) -> None:
    """Put what is being asked, and everything after it, on the agenda."""
    if phase == "opening":
        s.push_step(ROUND, 0)
        s.push_step(DELIVER, 0)
        push_from(s, BEGIN, turn)
        s.pop()
        s.push_step(OPENING, turn)
        return
    plan_round(s)
    if phase == "babies":
        while s.top() >> 3 != EFFECT:
            s.pop()
        s.pop()
        push_from(s, NEWBORN, turn)
        return
    while s.depth and s.top() >> 3 != (CHANGE if phase == "season-change" else EFFECT):
        if phase == "program" and not s.open_programming:
            return
        s.pop()
    if phase == "program":
        s.push_step(REVEAL, 0)
        push_from(s, SHOW, turn)
    elif phase == "act":
        push_from(s, BEGIN, turn)
        s.pop()
        s.push_step(ACT, turn)


def push_from(s: Board, step: int, turn: int) -> None:
    """Push the same step for a seat and those after it in turn order, this seat on top."""
    seat = s.first - 1 if s.first else s.seats - 1
    s.push_step(step, seat)
    while seat != turn:
        seat = seat - 1 if seat else s.seats - 1
        s.push_step(step, seat)


def listed(data: Json, name: str) -> list[Any]:
    value = data.get(name)
    if not isinstance(value, list):
        raise wrong_field(GAME, name, value)
    return value


def read_drawing(s: Board, data: Json) -> None:
    """Read the layout of each farm; it must match its herd."""
    drawing = drawn(s)
    for seat, farm in enumerate(data[s.rows]):
        layout = read_layout(listed(farm, "layout"), drawing.farm(seat))
        kinds = [sum(pig.kind == kind for pig in layout) for kind in range(len(KINDS))]
        if kinds != list(drawing.herd(seat)):
            raise broken(GAME, "layout", "it does not hold the pigs of the farm")
        drawing = drawing.arranged(seat, layout)
    s.drawing = drawing
    for seat in range(s.seats):
        may = s.by_hand and s.round and s.moves[seat] and contains(s.asked | s.sealed, seat)
        if s.hand[seat] and not (may and hand_picks(s, seat)):
            raise broken(GAME, "hand", f"seat {seat} has no such pig in hand")


def read_who(data: Json) -> int:
    """Read the number of a pig; -1 if the position omits it."""
    who = data.get("who", -1)
    if not isinstance(who, int) or not -1 <= who < sum(cards.PIG_SUPPLY):
        raise ValueError(who)
    return who


def read_layout(data: list[Any], farm: Farm) -> Layout:
    """Read the pigs of a farm, from left to right and top to bottom."""
    layout: list[Pig] = []
    for one in data:
        try:
            size, vaccinated = divmod(KINDS.index(one["pig"]), 2)
            long, short = cards.FOOTPRINTS[size]
            pig = Pig(size, vaccinated, one["x"], one["y"], (one["w"], one["h"]) == (long, short), read_who(one))
            fits = (pig.x, pig.y, pig.wide) in places(farm, size) and one["w"] * one["h"] == long * short
        except (KeyError, TypeError, ValueError) as error:
            raise wrong_field(GAME, "layout", one) from error
        if not fits or any(other.cells & pig.cells for other in layout):
            raise broken(GAME, "layout", f"{one['pig']} at {one['x']}, {one['y']}")
        layout.append(pig)
    numbered = [pig.who for pig in layout if pig.who >= 0]
    if len(set(numbered)) < len(numbered):
        raise broken(GAME, "layout", "two pigs have the same number")
    if [(pig.x, pig.y) for pig in layout] != sorted((pig.x, pig.y) for pig in layout):
        raise wrong_field(GAME, "layout", "pigs from left to right and from top to bottom")
    return tuple(known(layout))
