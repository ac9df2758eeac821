"""Everything derived from a field: the empty state, copies, visibility, positions and their errors, types, docs."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.errors import BadInput
from tablee.core.fields import (
    NOBODY,
    OWNER,
    cache,
    derived,
    differences,
    each,
    field,
    read_fields,
    refuse_unknown,
    setting,
    write_fields,
)  # fmt: skip
from tablee.core.kinds import Counts, Flag, Kind, Maybe, Number, Places, Row, Seat, Seats, Word, Words
from tablee.core.methods import with_fields
from tablee.core.state import State

SUITS = ("moon", "star")


@with_fields
class Base(State):
    """A table without the field that the tests add."""

    most_seats = 4
    rows = "players"

    quick: bool = setting(Flag(), "half the rounds")
    round: int = field(Number(0, 9), "counted from 0")
    money: list[int] = each(Number(0, 99), "coins", start=5)
    hand: list[int] = each(Words(SUITS), "cards", seen=OWNER)
    total: int = derived(Number(0, 99), "all coins")
    near: list[int] = cache(Row(Number(0, 9), 3), cleared=True)


@with_fields
class Grown(Base):
    """The same table with one more line."""

    winds: list[int] = each(Counts(("north", "south")), "winds it has met", key="met")


def grown() -> Grown:
    state = Grown()
    state.seats = 2
    state.winds[3] = 7
    state.hand[0], state.hand[1] = 0b01, 0b11
    return state


def test_a_line_gives_the_field_its_first_values() -> None:
    assert Base().money == [5, 5, 5, 5]
    assert Grown().winds == [0] * 8
    assert Grown().money == [5, 5, 5, 5], "the fields of the base are there too"
    assert not hasattr(Base(), "winds")


def test_a_line_is_copied_and_compared() -> None:
    one, other = grown(), Grown()
    other.copy_from(one)
    assert differences(one, other) == []
    other.winds[0] = 1
    assert one.winds[0] == 0, "copies are independent"
    assert differences(one, other) == ["winds"]


def test_caches_are_not_copied_but_emptied_where_they_must() -> None:
    one, other = grown(), grown()
    one.near[0], other.near[0] = 4, 9
    other.copy_from(one)
    assert other.near == [0, 0, 0]
    one.near[0] = 8
    assert differences(one, other) == []


def test_a_line_is_written_and_read_back() -> None:
    state = grown()
    written = write_fields(state)
    assert written == {
        "round": 0,
        "players": [
            {"money": 5, "hand": ["moon"], "met": {}},
            {"money": 5, "hand": ["moon", "star"], "met": {"south": 7}},
        ],
    }
    again = Grown()
    again.seats = 2
    read_fields(again, written, "toy")
    assert differences(state, again) == []
    assert write_fields(state, "setting") == {"quick": False}


@pytest.mark.parametrize(
    ("name", "row", "value"),
    [
        ("round", False, 10),
        ("round", False, True),
        ("round", False, "1"),
        ("money", True, -1),
        ("met", True, {"west": 1}),
        ("met", True, {"north": 0}),
        ("met", True, []),
        ("hand", True, ["star", "moon"]),
        ("hand", True, ["moon", "moon"]),
        ("players", False, {}),
        ("players", False, [{}]),
    ],
)
def test_what_cannot_be_is_refused_by_name(name: str, row: bool, value: Any) -> None:
    state = grown()
    data = write_fields(state)
    (data["players"][1] if row else data)[name] = value
    with pytest.raises(BadInput) as refused:
        read_fields(state, data, "toy")
    assert (refused.value.id, refused.value.details["field"]) == ("position-field", name)


def test_a_field_that_is_missing_is_named() -> None:
    state = grown()
    data = write_fields(state)
    del data["players"][0]["met"]
    with pytest.raises(BadInput) as refused:
        read_fields(state, data, "toy")
    assert refused.value.details["field"] == "met"


def test_a_name_that_is_no_field_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        refuse_unknown({"round": 1, "rounds": 2}, {"round"}, "toy")
    assert refused.value.details["field"] == "rounds"


def test_a_seat_sees_what_its_field_says() -> None:
    @with_fields
    class Dark(Grown):
        """One more field, hidden from everybody."""

        deck: int = field(Words(SUITS), seen=NOBODY)

    state = Dark()
    state.seats = 2
    state.deck, state.hand[0], state.hand[1] = 3, 1, 2
    state.hide_from(1)
    assert (state.deck, state.hand[:2]) == (0, [0, 2])
    state.hide_from(-1)
    assert state.hand[:2] == [0, 0], "a spectator sees no hand"


@pytest.mark.parametrize(
    ("kind", "value", "shown"),
    [
        (Word(SUITS), 1, "star"),
        (Maybe(Word(SUITS)), -1, None),
        (Seat(), 1, 1),
        (Seats(), 0b11, [0, 1]),
        (Flag(), True, True),
        (Row(Number(0, 3), 2), [1, 3], [1, 3]),
        (Places(("A1", "A2"), Number(0, 4)), [0, 4], {"A2": 4}),
    ],
)
def test_every_kind_reads_what_it_writes(kind: Kind, value: Any, shown: Any) -> None:
    state = grown()
    assert kind.write(value, state) == shown
    assert kind.read(shown, state) == value
    assert kind.describe()
    assert kind.typescript
