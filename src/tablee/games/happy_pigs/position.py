"""Positions and views read back from their JSON; whatever cannot be is refused with its field named."""

from __future__ import annotations

from tablee.core.game import Json
from tablee.core.hot import cold
from tablee.games.happy_pigs import cards
from tablee.games.happy_pigs.cards import ACTIONS, CARDS, ITEMS
from tablee.games.happy_pigs.drawing import drawn
from tablee.games.happy_pigs.flow import plan_round
from tablee.games.happy_pigs.hand import hand_picks
from tablee.games.happy_pigs.picks import KINDS
from tablee.games.happy_pigs.state import (
    ACT,
    BEGIN,
    CHANGE,
    DELIVER,
    EFFECT,
    OPENING,
    REVEAL,
    ROUND,
    SHOW,
    Table,
)
from tablee.games.happy_pigs.told import broken, hand, index, listed, number, read_layout, refuse, tally

CARD_IDS = [card.id for card in CARDS]
TABLE_FIELDS = {
    "phase", "asked", "round", "first_seat", "card", "next_card", "unseen", "holder_seat", "neutral_action",
    "left", "births", "fed", "farms",
}  # fmt: skip
FARM_FIELDS = {"money", "fields", "items", "pigs", "action", "share", "moves", "hand", "layout"}
PHASES = ("opening", "program", "act", "season-change", "over")


def read_table(s: Table, told: Json) -> None:
    """Fill a table whose seats and settings are known."""
    unknown = set(told) - TABLE_FIELDS
    if unknown:
        raise refuse(min(unknown), told[min(unknown)])
    farms = told_farms(told, s.seats)
    read_round(s, told)
    for seat, farm in enumerate(farms):
        read_farm(s, seat, farm)
    stock_market(s)
    read_cards(s, told)
    read_phase(s, told)
    for seat, farm in enumerate(farms):
        read_hand(s, seat, farm)


def told_farms(told: Json, seats: int) -> list[Json]:
    farms = listed(told, "farms")
    if len(farms) != seats or not all(isinstance(farm, dict) for farm in farms):
        raise refuse("farms", farms)
    return farms


def read_hand(s: Table, seat: int, farm: Json) -> None:
    """How often a seat may still move a pig by hand this round, and what its hand is about."""
    s.moves[seat] = number(farm, "moves", 0, cards.MOVES_PER_ROUND)
    s.hand[seat] = hand(listed(farm, "hand"))


def read_round(s: Table, told: Json) -> None:
    s.round = number(told, "round", 0, cards.ROUNDS)
    s.first = number(told, "first_seat", 0, s.seats - 1)
    s.holder = number(told, "holder_seat", 0, 1) if told.get("holder_seat", "") is not None else -1
    s.neutral = index(told, "neutral_action", ACTIONS)
    s.left = number(told, "left", 0, 11)
    s.births = number(told, "births", 0, 11)
    fed = tally(told, "fed", KINDS)
    for kind in range(8):
        s.fed[kind] = fed[kind]


def read_farm(s: Table, seat: int, farm: Json) -> None:
    unknown = set(farm) - FARM_FIELDS
    if unknown:
        raise refuse(min(unknown), farm[min(unknown)])
    s.money[seat] = number(farm, "money", 0, 99999)
    s.fields[seat] = number(farm, "fields", 1, cards.FIELD_SUPPLY)
    items, pigs = tally(farm, "items", ITEMS), tally(farm, "pigs", KINDS)
    for item in range(3):
        s.items[3 * seat + item] = items[item]
    for kind in range(8):
        s.pigs[8 * seat + kind] = pigs[kind]
    s.programs[seat] = index(farm, "action", ACTIONS)
    s.shares[seat] = number(farm, "share", 0, 11)


@cold
def stock_market(s: Table) -> None:
    """The market has what the farms have not."""
    s.field_stock = cards.FIELD_SUPPLY
    for size in range(4):
        s.stock[size] = cards.PIG_SUPPLY[size]
    for item in range(3):
        s.item_stock[item] = cards.ITEM_SUPPLY
    for seat in range(s.seats):
        s.field_stock -= s.fields[seat]
        for size in range(4):
            s.stock[size] -= s.count(seat, size)
        for item in range(3):
            s.item_stock[item] -= s.items[3 * seat + item]


def read_cards(s: Table, told: Json) -> None:
    """The season cards; those nobody has seen in the order of the box."""
    s.card = index(told, "card", CARD_IDS)
    s.next_card = index(told, "next_card", CARD_IDS)
    unseen = listed(told, "unseen")
    s.unseen = sum(1 << i for i, card in enumerate(CARD_IDS) if card in unseen)
    if unseen != [card for card in CARD_IDS if card in unseen]:
        raise refuse("unseen", unseen)


def read_phase(s: Table, told: Json) -> None:
    """Who is asked what, and what comes after: the agenda follows from the phase."""
    phase = told.get("phase")
    asked = listed(told, "asked")
    if phase not in PHASES:
        raise refuse("phase", phase)
    several = phase == "season-change" or (phase == "program" and not s.open_programming)
    known = asked == [seat for seat in range(s.seats) if seat in asked]
    if not known or bool(asked) != (phase != "over") or (len(asked) > 1 and not several):
        raise refuse("asked", asked)
    s.depth = 0
    if phase == "over":
        s.ask_nobody()
        return
    if phase == "season-change" and s.round % cards.ROUNDS_PER_SEASON:
        raise broken("phase", "seasons change after rounds 4, 8, 12 and 16")
    plan_phase(s, phase, asked[0])
    s.ask_all(sum(1 << seat for seat in asked))
    if phase == "program" and not s.open_programming:
        s.sealed = (1 << s.seats) - 1 & ~s.asked


def plan_phase(s: Table, phase: str, turn: int) -> None:
    """Put on the agenda what is being asked and all that follows it."""
    if phase == "opening":
        s.push_step(ROUND, 0)
        s.push_step(DELIVER, 0)
        push_from(s, BEGIN, turn)
        s.pop()
        s.push_step(OPENING, turn)
        return
    plan_round(s)
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


def push_from(s: Table, step: int, turn: int) -> None:
    """The same step for a seat and those after it in turn order, so that this seat comes first."""
    seat = s.first - 1 if s.first else s.seats - 1
    s.push_step(step, seat)
    while seat != turn:
        seat = seat - 1 if seat else s.seats - 1
        s.push_step(step, seat)


def read_drawing(s: Table, told: Json) -> None:
    """Draw the farms as told; the herds must fit."""
    drawing = drawn(s)
    for seat, farm in enumerate(told_farms(told, s.seats)):
        layout = read_layout(listed(farm, "layout"), drawing.farm(seat))
        kinds = [sum(pig.kind == kind for pig in layout) for kind in range(8)]
        if kinds != list(drawing.herds[seat][1:]):
            raise broken("layout", "it does not hold the pigs of the farm")
        drawing = drawing.arranged(seat, layout)
    s.drawing = drawing
    for seat in range(s.seats):
        may = s.by_hand and s.round and s.moves[seat] and ((s.asked | s.sealed) >> seat) & 1
        if s.hand[seat] and not (may and hand_picks(s, seat)):
            raise broken("hand", f"seat {seat} has no such pig in hand")
