"""The whole table as readable JSON, and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.core.errors import BadInput
from tablee.games.zombiaki.agenda import asked_side, read_step, write_step
from tablee.games.zombiaki.cards import CARDS, NUMBER, SIDES, ZOMBIE_CARDS
from tablee.games.zombiaki.rules import Duel
from tablee.games.zombiaki.tables import BOSS_BODY, DOG_BODY, MARKS, PART_CARDS, SHIELD, SQUARES

Json = dict[str, Any]

MOST_STEPS = 24
NUMBERS = {"round": 40, "frozen": 2, "orders": 3, "played": 4}  # field -> the most it can be
FLAGS = ("terror", "net", "ordered")


# Writing


def write_position(duel: Duel) -> Json:
    """Everything that lies on the table, and the agenda, the next step first."""
    return {
        "units": {SQUARES[square]: write_unit(duel, square) for square in range(15) if duel.body[square]},
        "objects": {SQUARES[square]: CARDS[card].id for square, card in enumerate(duel.objects) if card},
        "fire": SQUARES[duel.fire] if duel.fire >= 0 else None,
        "hands": {side: write_hand(duel, seat) for seat, side in enumerate(SIDES)},
        "decks": write_counts(duel.pile),
        "discards": write_counts(duel.discards),
        **{name: getattr(duel, name) for name in NUMBERS},
        **{name: bool(getattr(duel, name)) for name in FLAGS},
        "boss": ("absent", "in-play", "fallen")[duel.boss],
        "winner": SIDES[duel.winner] if duel.winner >= 0 else None,
        "agenda": [write_step(duel.step_at(depth)) for depth in range(duel.depth - 1, -1, -1)],
    }


def write_unit(duel: Duel, square: int) -> Json:
    body, marks = duel.body[square], duel.marks[square]
    parts = [part for n, part in enumerate(PART_CARDS) for _ in range((body >> (3 * n + 1)) & 7)]
    return {
        "cards": ["dog"] if body == DOG_BODY else parts,
        "strength": duel.strength[square],
        "shield": bool(body & SHIELD),
        "boss": bool(body & BOSS_BODY),
        "marks": [mark for n, mark in enumerate(MARKS) if (marks >> n) & 1],
    }


def write_hand(duel: Duel, seat: int) -> list[str]:
    return [CARDS[card].id for card in duel.hand[4 * seat : 4 * seat + duel.held[seat]]]


def write_counts(counts: list[int]) -> dict[str, int]:
    return {card.id: n for card, n in zip(CARDS, counts, strict=True) if n}


# Reading


def place_position(position: Json) -> Duel:
    """The table of a position that says everything once and in the usual order."""
    duel = read_position(position)
    written = write_position(duel)
    for field in {**written, **position}:
        if field not in written or position.get(field) != written[field]:
            raise wrong(field, position.get(field))
    return duel


def read_position(position: Json) -> Duel:
    """The table again; BadInput naming the field where something cannot be read."""
    duel = Duel()
    duel.seats = 2
    for name, unit in entries(position, "units"):
        read_unit(duel, square_of(name, "units"), unit)
    for name, card in entries(position, "objects"):
        duel.put_object(square_of(name, "objects"), card_of(card, "objects"))
    fire = position.get("fire")
    duel.fire = square_of(fire, "fire") if fire is not None else -1
    read_cards(duel, position)
    for field, most in NUMBERS.items():
        setattr(duel, field, number(position.get(field), most, field))
    for field in FLAGS:
        setattr(duel, field, int(of_kind(position.get(field), bool, field)))
    duel.boss = one_of(position.get("boss"), ("absent", "in-play", "fallen"), "boss")
    winner = position.get("winner")
    duel.winner = one_of(winner, SIDES, "winner") if winner is not None else -1
    read_agenda(duel, position)
    return duel


def read_unit(duel: Duel, square: int, unit: Any) -> None:
    of_kind(unit, dict, "units")
    parts, marks = listed(unit.get("cards"), "units"), listed(unit.get("marks"), "units")
    body = 0
    for part in parts:
        bit = DOG_BODY if part == "dog" else 2 << (3 * one_of(part, PART_CARDS, "units"))
        if parts.count(part) > 7 or (bit == DOG_BODY and len(parts) > 1):
            raise wrong("units", parts)
        body += bit
    body |= SHIELD if of_kind(unit.get("shield"), bool, "units") else 0
    body |= BOSS_BODY if of_kind(unit.get("boss"), bool, "units") else 0
    bits = sum(1 << n for n in {one_of(mark, MARKS, "units") for mark in marks})
    duel.put_unit(square, body, number(unit.get("strength"), 63, "units"), bits)


def read_cards(duel: Duel, position: Json) -> None:
    decks, discards = of_kind(position.get("decks"), dict, "decks"), of_kind(position.get("discards"), dict, "discards")
    for field, counts in (("decks", decks), ("discards", discards)):
        for card in counts:
            card_of(card, field)
    for n, card in enumerate(CARDS):
        pile = number(decks.get(card.id, 0), 40, "decks")
        duel.put_cards(n, pile, number(discards.get(card.id, 0), 40, "discards"))
    hands = of_kind(position.get("hands"), dict, "hands")
    for seat, side in enumerate(SIDES):
        hand = [card_of(card, "hands") for card in listed(hands.get(side), "hands")]
        if len(hand) > 4 or any((card < len(ZOMBIE_CARDS)) != (seat == 0) for card in hand):
            raise wrong("hands", hands.get(side))
        for card in hand:
            duel.gain(seat, card)


def read_agenda(duel: Duel, position: Json) -> None:
    steps = listed(position.get("agenda"), "agenda")
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


# Fields


def wrong(field: str, value: Any) -> BadInput:
    return BadInput("position-field", game="zombiaki", field=field, value=str(value)[:40])


def of_kind(value: Any, kind: type, field: str) -> Any:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise wrong(field, value)
    return value


def listed(value: Any, field: str) -> list[Any]:
    return list(of_kind(value, list, field))


def entries(position: Json, field: str) -> Iterator[tuple[str, Any]]:
    return iter(of_kind(position.get(field), dict, field).items())


def number(value: Any, most: int, field: str) -> int:
    found: int = of_kind(value, int, field)
    if not 0 <= found <= most:
        raise wrong(field, value)
    return found


def one_of(value: Any, words: tuple[str, ...], field: str) -> int:
    if value not in words:
        raise wrong(field, value)
    return words.index(value)


def square_of(name: Any, field: str) -> int:
    return one_of(name, SQUARES, field)


def card_of(name: Any, field: str) -> int:
    if not isinstance(name, str) or name not in NUMBER:
        raise wrong(field, name)
    return NUMBER[name]
