"""The fields of a state, declared in one line each; everything else is derived from that line.

A state class declares `money: list[int] = each(Number(0, 999), "dollars")`. From this the project derives the empty
state, copying, what a seat may see, positions and their errors, the TypeScript type of the view, the reference in the
docs and, in the compiled engine, the C fields.
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

# Who may see a field: everybody, only the seat that owns it, or nobody.
EVERYBODY, OWNER, NOBODY = "everybody", "owner", "nobody"
NOT_COPIED = ("cache", "known")
LEARNED = ("table", "setting", "known")  # the roles included in observations for learning


@dataclasses.dataclass(frozen=True)
class Field:
    """One field of a state."""

    kind: Kind
    meaning: str
    role: str  # table, composed, setting, derived, known or cache: see the functions below
    of_seats: bool = False  # one value per seat
    key: str = ""  # its name in JSON; by default, the attribute's name
    start: Any = None  # its initial value; by default, the kind's
    seen: str = EVERYBODY
    used: tuple[str, int] | None = None  # ("laid", 9): only its first 9 * `laid` numbers are in use
    only_if: str = ""  # the field that must be set for this one to matter and be copied
    cleared: bool = False  # a cache that must be reset in copies
    learned: bool | None = None  # include it in observations; by default, its role decides
    name: str = ""
    small: bool = False  # True for a list of Small

    @property
    def first(self) -> Any:
        return self.kind.start if self.start is None else self.start

    @property
    def is_learned(self) -> bool:
        """True if observations for learning include it."""
        if self.learned is not None:
            return self.learned
        return self.role in LEARNED and self.seen != NOBODY and self.kind.coding is not None

    def size(self, seats: int) -> int:
        """Return the length of its list, or 0 if it is a bare number."""
        width = self.kind.width
        return width * seats if self.of_seats else width if width > 1 else 0


@dataclasses.dataclass(frozen=True)
class Shown:
    """The TypedDicts that describe a view's JSON, and which of them also contain fields of the state."""

    whole: type
    table: type | None = None  # also contains the fields of the table
    row: type | None = None  # also contains the fields of one seat
    settings: type | None = None  # also contains the fields derived from the settings
    left_out: tuple[str, ...] = ()  # fields that no view shows


def field(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """Declare a field of the table."""
    return Field(kind, meaning, "table", **more)


def each(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """Declare a field with one value per seat."""
    return Field(kind, meaning, "table", of_seats=True, **more)


def composed(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """Declare a field that the game writes to and reads from JSON itself, together with others."""
    return Field(kind, meaning, "composed", **more)


def setting(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """Declare a field that is computed from the match's settings."""
    return Field(kind, meaning, "setting", **more)


def derived(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """Declare a field that is computed from others, stored because it is read often."""
    return Field(kind, meaning, "derived", **more)


def known(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """Declare a field that only views set, for learners: what a seat knows about hidden things, and what is asked."""
    return Field(kind, meaning, "known", **more)


def cache(kind: Kind, meaning: str = "", **more: Any) -> Any:
    """Declare a cache: it can be recomputed at any time and is not copied."""
    return Field(kind, meaning, "cache", **more)


def collect(namespace: Mapping[str, Any]) -> tuple[Field, ...]:
    """Return the fields a class declares, in order."""
    found = {name: value for name, value in namespace.items() if isinstance(value, Field)}
    small = {name for name, said in namespace.get("__annotations__", {}).items() if said == "list[Small]"}
    return tuple(
        dataclasses.replace(value, name=name, key=value.key or name, small=name in small)
        for name, value in found.items()
    )


# Values of a state, by field


def value_of(state: State, own: Field, seat: int) -> Any:
    """Return the value of a field, or of one seat if it is per-seat: a number, or a list if its kind is wider than 1."""
    kept = getattr(state, own.name)
    if own.used:
        return list(kept[: getattr(state, own.used[0]) * own.used[1]])
    if not own.of_seats:
        return kept
    width = own.kind.width
    return kept[seat] if width == 1 else list(kept[width * seat : width * (seat + 1)])


def differences(one: State, other: State) -> list[str]:
    """Return the names of the fields in which two states of one game differ, ignoring fields that are not copied."""
    mine = [own for own in one.declared if own.role not in NOT_COPIED]
    return [own.name for own in mine if getattr(one, own.name) != getattr(other, own.name)]


# Writing and reading


def write_fields(state: State, role: str = "table") -> Json:
    """Return the fields of a role as JSON; per-seat fields go in a list under the key `state.rows`."""
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
    """Set the fields of a role from JSON. Raises BadInput naming the first one that is missing or wrong.

    Unknown keys are ignored here; the caller rejects them with `refuse_unknown`.
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
            self.state.put_field(own.name, numbers)  # seat by seat: a kind may check what earlier seats hold

    def rows(self, data: Any) -> list[Json]:
        name = self.state.rows
        rows = data.get(name)
        if not isinstance(rows, list) or len(rows) != self.state.seats or not all(type(row) is dict for row in rows):
            raise wrong_field(self.game, name, rows)
        return rows

    def value(self, own: Field, data: Json) -> Any:
        found = data.get(own.key, wrong_field)  # the default is an object that no kind can read
        try:
            return own.kind.read(found, self.state)
        except Unreadable:
            raise wrong_field(self.game, own.key, data.get(own.key)) from None


def refuse_unknown(data: Json, known: Iterator[str] | set[str], game: str) -> None:
    """Reject keys that belong to no field."""
    unknown = set(data) - set(known)
    if unknown:
        raise wrong_field(game, min(unknown), data[min(unknown)])


def wrong_field(game: str, name: str, value: Any) -> BadInput:
    """Return the error for a field with an invalid value."""
    return BadInput("position-field", game=game, field=name, value=str(value)[:40])


def broken(game: str, name: str, detail: str) -> BadInput:
    """Return the error for fields that contradict each other."""
    return BadInput("position-invariant", game=game, field=name, detail=detail)
