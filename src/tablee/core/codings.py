"""How a field's value is encoded as numbers for learning: how many, what each means, and the source that writes them.

The source runs in `numbers_into` (methods.py): `out` is zero-filled, `me` is the viewing seat, `n` the number of seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

HERE = "at"  # the variable that holds the offset in `out` of the current field
YES = "0 or 1"


@dataclass(frozen=True)
class Span:
    """The size of an encoding: a fixed part plus a part per seat."""

    fixed: int
    by_seat: int = 0

    def size(self, seats: int) -> int:
        return self.fixed + self.by_seat * seats

    def times(self, count: int) -> Span:
        return Span(self.fixed * count, self.by_seat * count)

    def source(self) -> str:
        return f"({self.fixed} + {self.by_seat} * n)" if self.by_seat else str(self.fixed)


class Coding:
    """One way to encode a value as numbers between -1 and 1."""

    span = Span(1)
    scale = YES

    def labels(self, seats: int) -> list[str]:
        """Return a label per number; a single number has an empty label."""
        return [""]

    def lines(self, value: str, at: str) -> list[str]:
        """Return the source that writes the expression `value`, starting at `out[at]`."""
        raise NotImplementedError


class Scaled(Coding):
    """A number divided by `most` and clamped to [-1, 1]."""

    def __init__(self, low: int, most: int) -> None:
        self.low = low
        self.most = most
        clamped = "clamped to ±1" if low < 0 else "at most 1"
        self.scale = f"divided by {most}, {clamped}" if most != 1 else YES

    def lines(self, value: str, at: str) -> list[str]:
        scaled = (
            f"min(1.0, {value} * {1.0 / self.most})"
            if is_power(self.most)
            else f"min(1.0, {value} / {float(self.most)})"
        )
        return [f"out[{at}] = {scaled}" if self.low >= 0 else f"out[{at}] = max(-1.0, {scaled})"]


class Flagged(Coding):
    """1 if the value is true, else 0."""

    def lines(self, value: str, at: str) -> list[str]:
        return [f"out[{at}] = 1.0 if {value} else 0.0"]


class OneOf(Coding):
    """A one-hot encoding over the words; all zeros if the value is negative or below `first`."""

    def __init__(self, words: Sequence[str], first: int = 0) -> None:
        self.words = list(words)[first:]
        self.first = first
        self.span = Span(len(self.words))

    def labels(self, seats: int) -> list[str]:
        return self.words

    def lines(self, value: str, at: str) -> list[str]:
        shift = f" - {self.first}" if self.first else ""
        past = self.first + len(self.words)
        return [f"if {self.first} <= {value} < {past}:", f"    out[{at} + {value}{shift}] = 1.0"]


class SomeOf(OneOf):
    """One 0 or 1 per word of a set, stored as a bitmask."""

    def lines(self, value: str, at: str) -> list[str]:
        return [f"self.bits_into({value}, {len(self.words)}, out, {at})"]


class Copies(Coding):
    """A set of cards with duplicates: for each kind, the fraction of its copies that are in the set.

    Copies of a kind are adjacent bits of the mask.
    """

    def __init__(self, kinds: Sequence[tuple[str, int, int]]) -> None:
        self.kinds = list(kinds)  # name, first bit, number of copies
        self.span = Span(len(self.kinds))
        self.scale = "fraction of its copies"

    def labels(self, seats: int) -> list[str]:
        return [name for name, _, _ in self.kinds]

    def lines(self, value: str, at: str) -> list[str]:
        lines: list[str] = []
        for i, first, length in self.singles():
            lines.append(f"    self.bits_into({value} >> {first}, {length}, out, {at} + {i})")
        for i, (_, first, count) in enumerate(self.kinds):
            if count > 1:
                bits = " + ".join(f"(({value} >> {first + k}) & 1)" for k in range(count))
                lines.append(f"    out[{at} + {i}] = {1.0 / count} * ({bits})")
        return [f"if {value}:", *lines]

    def singles(self) -> list[tuple[int, int, int]]:
        """Return runs of adjacent single-copy kinds as (first kind, first bit, length)."""
        runs: list[tuple[int, int, int]] = []
        for i, (_, first, count) in enumerate(self.kinds):
            if count == 1 and runs and runs[-1][0] + runs[-1][2] == i and runs[-1][1] + runs[-1][2] == first:
                runs[-1] = (*runs[-1][:2], runs[-1][2] + 1)
            elif count == 1:
                runs.append((i, first, 1))
        return runs


class SeatOf(Coding):
    """A one-hot encoding over the seats, starting with the viewer's."""

    span = Span(0, 1)

    def labels(self, seats: int) -> list[str]:
        return [seat_label(turn) for turn in range(seats)]

    def lines(self, value: str, at: str) -> list[str]:
        return [f"if {value} >= 0:", f"    out[{at} + ({value} - me + n) % n] = 1.0"]


class SeatsOf(SeatOf):
    """One 0 or 1 per seat of a bitmask, starting with the viewer's."""

    def lines(self, value: str, at: str) -> list[str]:
        return [f"self.seats_numbers({value}, me, out, {at})"]


class Several(Coding):
    """A list of values that share one coding."""

    def __init__(self, places: Sequence[str], one: Coding) -> None:
        self.places = list(places)
        self.one = one
        self.span = one.span.times(len(self.places))
        self.scale = one.scale

    def labels(self, seats: int) -> list[str]:
        inner = self.one.labels(seats)
        return [f"{place} {label}".strip() for place in self.places for label in inner]

    def lines(self, value: str, at: str) -> list[str]:
        return self.used_lines(value, "", at, str(len(self.places)))

    def small_lines(self, value: str, at: str, used: str) -> list[str]:
        """Return the lines for a list of Small: one call where the values are only scaled or mostly 0, else a loop."""
        if isinstance(self.one, Scaled):
            return [f"self.row_into({value}, {used}, {float(self.one.most)}, out, {at})"]
        if type(self.one) is OneOf and self.one.first == 1:
            return [f"self.words_into({value}, {used}, {len(self.one.words)}, out, {at})"]
        return self.used_lines(value, "", at, used)

    def used_lines(self, value: str, start: str, at: str, used: str) -> list[str]:
        """Return a loop over the first `used` values, counting from `start` in the list."""
        step = self.one.span.source()
        place = f"{at} + i" if step == "1" else f"{at} + {step} * i"
        inner = self.one.lines(f"{value}[{start}i]", place)
        return [f"for i in range({used}):", *(f"    {line}" for line in inner)]


def is_power(most: int) -> bool:
    """True if it is a power of 2: multiplying by its inverse is then exact and ten times faster than dividing."""
    return most > 0 and most & (most - 1) == 0


def seat_label(turn: int) -> str:
    """Name a seat relative to the viewer: `you`, `you + 1` … around the table."""
    return "you" if turn == 0 else f"you + {turn}"
