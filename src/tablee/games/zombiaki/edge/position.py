"""Positions and views as readable JSON, and back."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import contains
from tablee.core.errors import BadInput
from tablee.core.fields import Json, read_fields, write_fields, wrong_field
from tablee.core.kinds import Flag, Kind, Number, Unreadable, Word
from tablee.games.zombiaki.cards.cards import CARDS, IDS, MOST_HELD, SIDES
from tablee.games.zombiaki.cards.squares import SQUARES
from tablee.games.zombiaki.cards.units import BOSS_BODY, DOG_BODY, MARKS, MOST_STRENGTH, PART_CARDS, SHIELD
from tablee.games.zombiaki.edge.agenda import asked_side, read_step, write_step
from tablee.games.zombiaki.effects.rules import ZombiakiState
from tablee.games.zombiaki.state import side_of

GAME = "zombiaki"
MOST_STEPS = 24
MOST_OF_A_PART = 7


# Writing


def write_position(duel: ZombiakiState) -> Json:
    """Write everything on the table, and the agenda with the next step first."""
    return {
        "units": {SQUARES[square]: write_unit(duel, square) for square, body in enumerate(duel.body) if body},
        "hands": {side: write_hand(duel, seat) for seat, side in enumerate(SIDES)},
        **write_fields(duel),
        "agenda": [write_step(duel.step_at(depth)) for depth in range(duel.depth - 1, -1, -1)],
    }


def write_unit(duel: ZombiakiState, square: int) -> Json:
    body, marks = duel.body[square], duel.marks[square]
    parts = [part for n, part in enumerate(PART_CARDS) for _ in range((body >> (3 * n + 1)) & MOST_OF_A_PART)]
    return {
        "cards": ["dog"] if body == DOG_BODY else parts,
        "strength": duel.strength[square],
        "shield": bool(body & SHIELD),
        "boss": bool(body & BOSS_BODY),
        "marks": [mark for n, mark in enumerate(MARKS) if contains(marks, n)],
    }


def write_hand(duel: ZombiakiState, seat: int) -> list[str]:
    return [CARDS[card].id for card in duel.hand[MOST_HELD * seat : MOST_HELD * seat + duel.held[seat]]]


# Reading


def place_position(position: Json) -> ZombiakiState:
    """Read a position; reject it unless every field is given, in canonical order."""
    duel = read_position(position)
    written = write_position(duel)
    for name in {**written, **position}:
        if name not in written or position.get(name) != written[name]:
            raise wrong(name, position.get(name))
    return duel


def read_position(position: Json) -> ZombiakiState:
    """Read a position; BadInput names the field that cannot be read."""
    duel = ZombiakiState()
    duel.seats = len(SIDES)
    for name, unit in of_kind(position.get("units"), dict, "units").items():
        read_unit(duel, read(Word(SQUARES), name, "units"), of_kind(unit, dict, "units"))
    read_fields(duel, position, GAME)
    duel.survey()
    read_hands(duel, of_kind(position.get("hands"), dict, "hands"))
    decks = [sum(n for card, n in enumerate(duel.pile) if side_of(card) == side) for side in range(len(SIDES))]
    duel.put_field("left", decks)
    read_agenda(duel, of_kind(position.get("agenda"), list, "agenda"))
    return duel


def read_unit(duel: ZombiakiState, square: int, unit: Json) -> None:
    parts, marks = of_kind(unit.get("cards"), list, "units"), of_kind(unit.get("marks"), list, "units")
    body = 0
    for part in parts:
        bit = DOG_BODY if part == "dog" else 2 << (3 * read(Word(PART_CARDS), part, "units"))
        if parts.count(part) > MOST_OF_A_PART or (bit == DOG_BODY and len(parts) > 1):
            raise wrong("units", parts)
        body += bit
    body |= SHIELD if read(Flag(), unit.get("shield"), "units") else 0
    body |= BOSS_BODY if read(Flag(), unit.get("boss"), "units") else 0
    bits = sum(1 << n for n in {read(Word(MARKS), mark, "units") for mark in marks})
    duel.put_unit(square, body, read(Number(0, MOST_STRENGTH), unit.get("strength"), "units"), bits)


def read_hands(duel: ZombiakiState, hands: Json) -> None:
    for seat, side in enumerate(SIDES):
        hand = [read(Word(IDS), card, "hands") for card in of_kind(hands.get(side), list, "hands")]
        if len(hand) > MOST_HELD or any(side_of(card) != seat for card in hand):
            raise wrong("hands", hands.get(side))
        for card in hand:
            duel.gain(seat, card)


def read_agenda(duel: ZombiakiState, steps: list[Any]) -> None:
    if len(steps) > MOST_STEPS:
        raise wrong("agenda", steps)
    for step in reversed(steps):
        duel.push(read_step(of_kind(step, dict, "agenda"), wrong))
    duel.ask_nobody()
    if steps:
        side = asked_side(duel.top())
        if side is None:
            raise wrong("agenda", steps[0])
        duel.ask(side)


def wrong(name: str, value: Any) -> BadInput:
    return wrong_field(GAME, name, value)


def of_kind(value: Any, kind: type, name: str) -> Any:
    if not isinstance(value, kind):
        raise wrong(name, value)
    return value


def read(kind: Kind, value: Any, name: str) -> Any:
    """Read a value inside a field that is written by hand."""
    try:
        return kind.read(value, ZombiakiState())
    except Unreadable:
        raise wrong(name, value) from None
