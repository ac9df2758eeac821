"""The kinds of values a field can hold: how each is stored as numbers, written to JSON, read back and documented."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tablee.core.bits import contains, members
from tablee.core.codings import Coding, Flagged, OneOf, Scaled, SeatOf, SeatsOf, Several, SomeOf

if TYPE_CHECKING:
    from tablee.core.state import State


FEW = 6  # up to this many words, a TypeScript type lists them one by one


class Unreadable(ValueError):
    """This JSON is not a value of the kind."""


class Kind:
    """One kind of value, stored in `width` numbers: a bare number if 1, otherwise a list."""

    width = 1
    start: Any = 0
    typescript = "number"

    def write(self, value: Any, state: State) -> Any:
        """Return the value as JSON."""
        return value

    def read(self, data: Any, state: State) -> Any:
        """Read a value from JSON. Raises Unreadable if it is invalid."""
        raise NotImplementedError

    def describe(self) -> str:
        """Describe the valid JSON, for the reference."""
        raise NotImplementedError

    @property
    def coding(self) -> Coding | None:
        """How a value is encoded for learning; None if it is not."""
        return None


class Number(Kind):
    """An integer in a range; `usual` is a typical large value, for scaling where the range extends much further."""

    def __init__(self, low: int, high: int, usual: int = 0) -> None:
        self.low = low
        self.high = high
        self.usual = usual or max(abs(low), high)

    def read(self, data: Any, state: State) -> int:
        if type(data) is not int or not self.low <= data <= self.high:
            raise Unreadable
        return data

    def describe(self) -> str:
        return f"{self.low} to {self.high}"

    @property
    def coding(self) -> Coding:
        return Scaled(self.low, self.usual)


class Flag(Kind):
    """True or false."""

    start = False
    typescript = "boolean"

    def write(self, value: Any, state: State) -> bool:
        return bool(value)

    def read(self, data: Any, state: State) -> bool:
        if type(data) is not bool:
            raise Unreadable
        return data

    def describe(self) -> str:
        return "true or false"

    @property
    def coding(self) -> Coding:
        return Flagged()


class Word(Kind):
    """One of a list of words, stored as its index."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.index = {word: i for i, word in enumerate(self.words)}
        named = " | ".join(f'"{word}"' for word in self.words)
        self.typescript = named if len(self.words) <= FEW else "string"

    def write(self, value: int, state: State) -> str:
        return self.words[value]

    def read(self, data: Any, state: State) -> int:
        if not isinstance(data, str) or data not in self.index:
            raise Unreadable
        return self.index[data]

    def describe(self) -> str:
        return "one of " + listing(self.words)

    @property
    def coding(self) -> Coding:
        return OneOf(self.words, first=0 if self.words[0] else 1)


class Words(Kind):
    """A set of words, stored as a bitmask and listed in declaration order."""

    typescript = "string[]"

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def write(self, value: Any, state: State) -> list[str]:
        return [word for i, word in enumerate(self.words) if contains(value, i)]

    def read(self, data: Any, state: State) -> int:
        if not isinstance(data, list) or data != [word for word in self.words if word in data]:
            raise Unreadable
        return sum(1 << i for i, word in enumerate(self.words) if word in data)

    def describe(self) -> str:
        return "a list of some of " + listing(self.words)

    @property
    def coding(self) -> Coding:
        return SomeOf(self.words)


class Counts(Kind):
    """A count per word; JSON omits words that count zero."""

    typescript = "Record<string, number>"

    def __init__(self, words: Sequence[str], most: int = 999, usual: int = 0) -> None:
        self.words = tuple(words)
        self.width = len(self.words)
        self.count = Number(1, most, usual)

    def write(self, value: Any, state: State) -> dict[str, int]:
        return {word: n for word, n in zip(self.words, value, strict=True) if n}

    def read(self, data: Any, state: State) -> list[int]:
        if not isinstance(data, dict) or not data.keys() <= set(self.words):
            raise Unreadable
        return [self.count.read(data[word], state) if word in data else 0 for word in self.words]

    def describe(self) -> str:
        return f"counts up to {self.count.high} for some of " + listing(self.words)

    @property
    def coding(self) -> Coding:
        return Several(self.words, Scaled(0, self.count.usual))


class Seat(Kind):
    """One of the seats of the match."""

    def read(self, data: Any, state: State) -> int:
        if type(data) is not int or not 0 <= data < state.seats:
            raise Unreadable
        return data

    def describe(self) -> str:
        return "a seat"

    @property
    def coding(self) -> Coding:
        return SeatOf()


class Seats(Kind):
    """A set of seats, stored as a bitmask."""

    typescript = "number[]"

    def write(self, value: Any, state: State) -> list[int]:
        return members(value)

    def read(self, data: Any, state: State) -> int:
        if not isinstance(data, list) or any(type(seat) is not int for seat in data):
            raise Unreadable
        if data != [seat for seat in range(state.seats) if seat in data]:
            raise Unreadable
        return sum(1 << seat for seat in data)

    def describe(self) -> str:
        return "a list of seats"

    @property
    def coding(self) -> Coding:
        return SeatsOf()


class Maybe(Kind):
    """An optional value of another kind: nothing is stored as -1 and written as null."""

    start = -1

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.typescript = f"{kind.typescript} | null"

    def write(self, value: Any, state: State) -> Any:
        return None if value == -1 else self.kind.write(value, state)

    def read(self, data: Any, state: State) -> Any:
        return -1 if data is None else self.kind.read(data, state)

    def describe(self) -> str:
        return f"{self.kind.describe()}, or null"

    @property
    def coding(self) -> Coding | None:
        return self.kind.coding


class Row(Kind):
    """A list of a fixed number of values of one kind."""

    def __init__(self, kind: Kind, count: int) -> None:
        self.kind = kind
        self.width = count
        self.start = kind.start
        self.typescript = f"({kind.typescript})[]" if " " in kind.typescript else f"{kind.typescript}[]"

    def write(self, value: Any, state: State) -> list[Any]:
        return [self.kind.write(each, state) for each in value]

    def read(self, data: Any, state: State) -> list[Any]:
        if not isinstance(data, list) or len(data) != self.width:
            raise Unreadable
        return [self.kind.read(each, state) for each in data]

    def describe(self) -> str:
        return f"a list of {self.width}, each {self.kind.describe()}"

    @property
    def coding(self) -> Coding | None:
        one = self.kind.coding
        return Several([f"[{i}]" for i in range(self.width)], one) if one else None


class Places(Kind):
    """A value of one kind per place; JSON omits places that hold the start value."""

    def __init__(self, places: Sequence[str], kind: Kind) -> None:
        self.places = tuple(places)
        self.kind = kind
        self.width = len(self.places)
        self.start = kind.start
        self.typescript = f"Record<string, {kind.typescript}>"

    def write(self, value: Any, state: State) -> dict[str, Any]:
        found = zip(self.places, value, strict=False)  # `value` is shorter if not all places are in use
        return {place: self.kind.write(each, state) for place, each in found if each != self.start}

    def read(self, data: Any, state: State) -> list[Any]:
        if not isinstance(data, dict) or not data.keys() <= set(self.places):
            raise Unreadable
        values = [self.kind.read(data[place], state) if place in data else self.start for place in self.places]
        if sum(value != self.start for value in values) != len(data):
            raise Unreadable  # places that hold the start value must be omitted
        return values

    def describe(self) -> str:
        one = Word(self.kind.words[1:]) if isinstance(self.kind, Word) else self.kind  # the start value is omitted
        return f"for some of {listing(self.places)}: {one.describe()}"

    @property
    def coding(self) -> Coding | None:
        one = OneOf(self.kind.words, first=1) if isinstance(self.kind, Word) else self.kind.coding
        return Several(self.places, one) if one else None


class Shared(Kind):
    """An immutable Python object shared by copies; it is computed from other fields and never written."""

    start = None


def listing(words: Sequence[str]) -> str:
    """List the words, abbreviated if there are many."""
    shown = [f"`{word}`" if word else '`""`' for word in words]
    return ", ".join(shown if len(shown) <= 12 else [*shown[:4], "…", shown[-1]])
