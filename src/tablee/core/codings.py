"""How a value of a field becomes numbers for learning: how many, what each means, and the source that writes them.

The source runs in `numbers_into` (methods.py): `out` holds zeros, `me` is the seat that looks, `n` the number of seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

HERE = "at"  # where in `out` the numbers of the current field begin
YES = "0 or 1"


@dataclass(frozen=True)
class Span:
    """How many numbers: so many, and so many more for each seat."""

    fixed: int
    by_seat: int = 0

    def size(self, seats: int) -> int:
        return self.fixed + self.by_seat * seats

    def times(self, count: int) -> Span:
        return Span(self.fixed * count, self.by_seat * count)

    def source(self) -> str:
        return f"({self.fixed} + {self.by_seat} * n)" if self.by_seat else str(self.fixed)


class Coding:
    """One way of writing a value as numbers between -1 and 1."""

    span = Span(1)
    scale = YES

    def labels(self, seats: int) -> list[str]:
        """What each number is about; empty where there is only one."""
        return [""]

    def lines(self, value: str, at: str) -> list[str]:
        """The source that writes the value of an expression to `out[at]` and after."""
        raise NotImplementedError


class Scaled(Coding):
    """A number divided by what is large for it, and held within -1 and 1."""

    def __init__(self, low: int, most: int) -> None:
        self.low = low
        self.most = most
        self.scale = f"divided by {most}, at most 1" if most != 1 else YES

    def lines(self, value: str, at: str) -> list[str]:
        scaled = (
            f"min(1.0, {value} * {1.0 / self.most})"
            if is_power(self.most)
            else f"min(1.0, {value} / {float(self.most)})"
        )
        return [f"out[{at}] = {scaled}" if self.low >= 0 else f"out[{at}] = max(-1.0, {scaled})"]


class Flagged(Coding):
    """1 if it is so."""

    def lines(self, value: str, at: str) -> list[str]:
        return [f"out[{at}] = 1.0 if {value} else 0.0"]


class OneOf(Coding):
    """One number for each word, 1 for the one that holds; none where the value is negative, or below `first`."""

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
    """One number for each word of a set, kept as a mask."""

    def lines(self, value: str, at: str) -> list[str]:
        return [f"self.bits_into({value}, {len(self.words)}, out, {at})"]


class Copies(Coding):
    """A set of cards of which there are several of a kind: for each kind the share of its copies, side by side in the mask."""

    def __init__(self, kinds: Sequence[tuple[str, int, int]]) -> None:
        self.kinds = list(kinds)  # name, first bit, how many
        self.span = Span(len(self.kinds))
        self.scale = "the share of its copies"

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
        """Cards that are the only ones of their kind, where they lie side by side: from which kind and bit on, and how many."""
        runs: list[tuple[int, int, int]] = []
        for i, (_, first, count) in enumerate(self.kinds):
            if count == 1 and runs and runs[-1][0] + runs[-1][2] == i and runs[-1][1] + runs[-1][2] == first:
                runs[-1] = (*runs[-1][:2], runs[-1][2] + 1)
            elif count == 1:
                runs.append((i, first, 1))
        return runs


class SeatOf(Coding):
    """One number for each seat, the viewer's first: 1 for the one named."""

    span = Span(0, 1)

    def labels(self, seats: int) -> list[str]:
        return [seat_label(turn) for turn in range(seats)]

    def lines(self, value: str, at: str) -> list[str]:
        return [f"if {value} >= 0:", f"    out[{at} + ({value} - me + n) % n] = 1.0"]


class SeatsOf(SeatOf):
    """The same for a mask of seats."""

    def lines(self, value: str, at: str) -> list[str]:
        return [f"self.seats_numbers({value}, me, out, {at})"]


class Several(Coding):
    """Values of one coding in a row; `value` is a list."""

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
        """The same for a list of Small, which is written as a whole where it is only divided."""
        if isinstance(self.one, Scaled):
            return [f"self.row_into({value}, {used}, {float(self.one.most)}, out, {at})"]
        return self.used_lines(value, "", at, used)

    def used_lines(self, value: str, start: str, at: str, used: str) -> list[str]:
        """The same for the first values in use of a list, counted from `start` in it."""
        step = self.one.span.source()
        place = f"{at} + i" if step == "1" else f"{at} + {step} * i"
        inner = self.one.lines(f"{value}[{start}i]", place)
        return [f"for i in range({used}):", *(f"    {line}" for line in inner)]


def is_power(most: int) -> bool:
    """Whether it is a power of 2, so that multiplying by its inverse is exact; it takes a tenth of the time of dividing."""
    return most > 0 and most & (most - 1) == 0


def seat_label(turn: int) -> str:
    """A seat as the viewer counts: `you`, then round the table."""
    return "you" if turn == 0 else f"you + {turn}"
