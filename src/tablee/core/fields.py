"""What a state holds, one line per field; everything else a field needs follows from that line.

A class of states declares `money: list[int] = each(Number(0, 999), "dollars")`. From this follow the empty state,
copying, what a seat may see, positions and their errors, the web's type of the view, the reference in the docs and, in
the compiled engine, the C fields.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tablee.core.errors import BadInput
from tablee.core.kinds import Kind, Unreadable

if TYPE_CHECKING:
    from tablee.core.state import State

Json = dict[str, Any]

# Who may see a field: everybody, of a seat's field only that seat, or nobody.
EVERYBODY, OWNER, NOBODY = "everybody", "owner", "nobody"
NOT_COPIED = ("cache", "known")
LEARNED = ("table", "setting", "known")  # the roles of which learners are told


@dataclasses.dataclass(frozen=True)
class Field:
    """One field of a state."""

    kind: Kind
    meaning: str
    role: str  # table, composed, setting, derived, known or cache: see the functions below
    of_seats: bool = False  # one value for each seat
    key: str = ""  # its name in JSON; by default, its name here
    start: Any = None  # its first value; by default, the kind's
    seen: str = EVERYBODY
    used: tuple[str, int] | None = None  # ("laid", 9): of its numbers, the first nine times `laid` are in use
    only_if: str = ""  # it matters, and is copied, only while this field is set
    cleared: bool = False  # a cache that copies must clear
    learned: bool | None = None  # whether it is among the numbers for learning; by default, if its role says so
    name: str = ""
    small: bool = False  # a list of Small

    @property
    def first(self) -> Any:
        return self.kind.start if self.start is None else self.start

    @property
    def is_learned(self) -> bool:
        """Whether it is among the numbers of an observation."""
        if self.learned is not None:
            return self.learned
        return self.role in LEARNED and self.seen != NOBODY and self.kind.coding is not None

    def size(self, seats: int) -> int:
        """How many numbers it takes; 0 when it is one bare number."""
        width = self.kind.width
        return width * seats if self.of_seats else width if width > 1 else 0


@dataclasses.dataclass(frozen=True)
class Shown:
    """The typed dicts that say what a view holds as JSON, and which of them hold the fields of the state too."""

    whole: type
    table: type | None = None  # besides its own keys, the fields of the table
    row: type | None = None  # those of each seat
    settings: type | None = None  # those that follow from the settings
    left_out: tuple[str, ...] = ()  # fields that no view shows


def field(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """A field of the table."""
    return Field(kind, meaning, "table", **more)


def each(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """A field that every seat has."""
    return Field(kind, meaning, "table", of_seats=True, **more)


def composed(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """A field that the game writes and reads by hand, together with others."""
    return Field(kind, meaning, "composed", **more)


def setting(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """A field that follows from the match's settings."""
    return Field(kind, meaning, "setting", **more)


def derived(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """A field that follows from others, stored because it is read often."""
    return Field(kind, meaning, "derived", **more)


def known(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """A field that only a view fills in, and only for learners: what a seat knows of hidden things, and what is asked."""
    return Field(kind, meaning, "known", **more)


def cache(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """A field that can be recomputed at any time; copies leave it out."""
    return Field(kind, meaning, "cache", **more)


def collect(namespace: Mapping[str, Any]) -> tuple[Field, ...]:
    """The fields a class declares, in order."""
    found = {name: value for name, value in namespace.items() if isinstance(value, Field)}
    small = {name for name, said in namespace.get("__annotations__", {}).items() if said == "list[Small]"}
    return tuple(
        dataclasses.replace(value, name=name, key=value.key or name, small=name in small)
        for name, value in found.items()
    )


# Values of a state, by field


def value_of(state: State, own: Field, seat: int) -> Any:
    """The value of a field: a number, or a list where the kind takes several; of a seat's field, that seat's."""
    kept = getattr(state, own.name)
    if own.used:
        return list(kept[: getattr(state, own.used[0]) * own.used[1]])
    if not own.of_seats:
        return kept
    width = own.kind.width
    return kept[seat] if width == 1 else list(kept[width * seat : width * (seat + 1)])


def differences(one: State, other: State) -> list[str]:
    """The fields in which two states of one game differ; what is not copied does not count."""
    mine = [own for own in one.declared if own.role not in NOT_COPIED]
    return [own.name for own in mine if getattr(one, own.name) != getattr(other, own.name)]


# Writing and reading


def write_fields(state: State, role: str = "table") -> Json:
    """The fields of a role as JSON; those of seats stand in a list under the name the class gives to its rows."""
    written = [own for own in state.declared if own.role == role]
    shown = {own.key: own.kind.write(value_of(state, own, 0), state) for own in written if not own.of_seats}
    of_seats = [own for own in written if own.of_seats]
    if of_seats:
        shown[state.rows] = [
            {own.key: own.kind.write(value_of(state, own, seat), state) for own in of_seats}
            for seat in range(state.seats)
        ]
    return shown


def read_fields(state: State, data: Any, game: str, role: str = "table") -> None:
    """Set the fields of a role from their JSON; BadInput names the first that is missing or wrong.

    Names that belong to no field are left to the caller: `refuse_unknown` finds them.
    """
    reader = Reader(state, game)
    for own in state.declared:
        if own.role == role:
            reader.read(own, data)


@dataclasses.dataclass(frozen=True)
class Reader:
    """Reads fields into one state of a game."""

    state: State
    game: str

    def read(self, own: Field, data: Any) -> None:
        if not own.of_seats:
            self.state.put_field(own.name, self.value(own, data))
            return
        numbers: list[Any] = []
        for row in self.rows(data):
            value = self.value(own, row)
            numbers += [value] if own.kind.width == 1 else value
            self.state.put_field(own.name, numbers)  # seat by seat: a kind may ask what is taken already

    def rows(self, data: Any) -> list[Json]:
        name = self.state.rows
        rows = data.get(name)
        if not isinstance(rows, list) or len(rows) != self.state.seats or not all(type(row) is dict for row in rows):
            raise wrong_field(self.game, name, rows)
        return rows

    def value(self, own: Field, data: Json) -> Any:
        found = data.get(own.key, wrong_field)  # anything that no kind can read
        try:
            return own.kind.read(found, self.state)
        except Unreadable:
            raise wrong_field(self.game, own.key, data.get(own.key)) from None


def refuse_unknown(data: Json, known: Iterator[str] | set[str], game: str) -> None:
    """Refuse a key that no field has."""
    unknown = set(data) - set(known)
    if unknown:
        raise wrong_field(game, min(unknown), data[min(unknown)])


def wrong_field(game: str, name: str, value: Any) -> BadInput:
    """The error for a field that holds something it cannot."""
    return BadInput("position-field", game=game, field=name, value=str(value)[:40])


def broken(game: str, name: str, detail: str) -> BadInput:
    """The error for fields that do not fit together."""
    return BadInput("position-invariant", game=game, field=name, detail=detail)
