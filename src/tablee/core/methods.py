"""Generates the source of the state methods that derive from its fields.

Plain Python executes this source when the class is created; the compiler inserts it into the class before compiling,
so both get the same methods at full speed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from tablee.core.codings import HERE, Several
from tablee.core.fields import NOBODY, NOT_COPIED, OWNER, Field, collect
from tablee.core.kinds import Shared
from tablee.core.state import State

S = TypeVar("S", bound=State)


def with_fields(cls: type[S]) -> type[S]:
    """Add the methods derived from its fields to a state class."""
    own = collect(vars(cls))
    base = cls.__mro__[1]
    assert issubclass(base, State)
    space = {"State": State, "Single": float, cls.__name__: cls, base.__name__: base}
    exec(methods_source(cls.__name__, base.__name__, own, cls.most_seats, False), space)  # noqa: S102 - our own source
    for name in ("__init__", "copy_from", "hide_from", "numbers_into"):
        setattr(cls, name, space[name])
    for each in own:
        delattr(cls, each.name)
    cls.declared = base.declared + own
    cls.spelled_out = methods_source(cls.__name__, base.__name__, own, cls.most_seats, True)
    return cls


def methods_source(owner: str, base: str, fields: Iterable[Field], seats: int, compiled: bool) -> str:
    """Generate the methods of a class with room for `seats` seats.

    These are `__init__`, `copy_from`, `hide_from`, `numbers_into` and, if compiled to C arrays, `fill_field`.
    """
    writer = Writer(tuple(fields), seats, compiled)
    first = base == "State"  # then only the frame is copied first, and there is nothing to hide
    methods = {
        "__init__(self) -> None": [f"{base}.__init__(self)", *writer.start()],
        "copy_from(self, other: State) -> None": [
            f"assert isinstance(other, {owner})",
            "o = other",
            "self.copy_frame(o)" if first else f"{base}.copy_from(self, o)",
            *writer.copy(),
        ],
        "hide_from(self, seat: int) -> None": [
            "pass" if first else f"{base}.hide_from(self, seat)",
            *writer.hide(),
        ],
        "numbers_into(self, seat: int, out: list[Single], at: int) -> int": [
            f"{HERE} = {base}.numbers_into(self, seat, out, at)",
            "n = self.seats if self.seats > 0 else 1",
            "me = seat if seat > 0 else 0",
            *writer.learn(),
            f"return {HERE}",
        ],
    }
    if compiled:
        methods["fill_field(self, name: str, values: list[int]) -> None"] = writer.fill(base)
    return "\n".join(f"def {head}:\n" + "".join(f"    {line}\n" for line in body) for head, body in methods.items())


class Writer:
    """Generates the lines of each method, for lists or for C arrays."""

    def __init__(self, fields: tuple[Field, ...], seats: int, compiled: bool) -> None:
        self.fields = fields
        self.seats = seats
        self.compiled = compiled

    def start(self) -> list[str]:
        """Set every field to its initial value."""
        return [f"self.{own.name} = {self.blank(own)}" for own in self.fields]

    def blank(self, own: Field) -> str:
        size = own.size(self.seats)
        return f"[{own.first!r}] * {size}" if size else repr(own.first)

    def copy(self) -> list[str]:
        """Copy every field from `o`, except those that are never copied."""
        lines = []
        for own in self.fields:
            if own.role not in NOT_COPIED:
                lines += self.guarded(own, self.assigned(own))
            elif own.cleared:
                lines += self.emptied(own)
        return lines

    def guarded(self, own: Field, lines: list[str]) -> list[str]:
        return [f"if o.{own.only_if}:", *(f"    {line}" for line in lines)] if own.only_if else lines

    def assigned(self, own: Field) -> list[str]:
        size = own.size(self.seats)
        if isinstance(own.kind, Shared):
            return [
                f"if self.{own.name} is not o.{own.name}:",
                f"    self.{own.name} = o.{own.name}  # object: rarely another",
            ]
        if not size:
            return [f"self.{own.name} = o.{own.name}"]
        used = f"o.{own.used[0]} * {own.used[1]}" if own.used else str(size)
        if self.compiled and own.used and own.small:
            return [f"self.copy_smalls(self.{own.name}, o.{own.name}, {used})"]
        if self.compiled:
            return [f"for i in range({used}):", f"    self.{own.name}[i] = o.{own.name}[i]"]
        return [
            f"self.{own.name}[:{used}] = o.{own.name}[:{used}]" if own.used else f"self.{own.name}[:] = o.{own.name}"
        ]

    def emptied(self, own: Field) -> list[str]:
        size = own.size(self.seats)
        if not size:
            return [f"self.{own.name} = {own.first!r}"]
        return [f"for i in range({size}):", f"    self.{own.name}[i] = {own.first!r}"]

    def hide(self) -> list[str]:
        """Reset what the seat may not see to its initial value."""
        lines = []
        for own in self.fields:
            if own.seen == NOBODY:
                lines += self.emptied(own)
            elif own.seen == OWNER:
                width = own.kind.width
                place = "i" if width == 1 else f"i // {width}"
                lines += [f"for i in range({own.size(self.seats)}):", f"    if {place} != seat:"]
                lines += [f"        self.{own.name}[i] = {own.first!r}"]
        return lines

    def learn(self) -> list[str]:
        """Encode every learned field; one that only its owner sees is encoded for the viewing seat alone."""
        lines = []
        for own in self.fields:
            if own.is_learned:
                lines += self.for_seats(own) if own.of_seats else self.numbers(own, "")
        return lines

    def for_seats(self, own: Field) -> list[str]:
        if own.seen == OWNER:
            return self.numbers(own, "me")
        return [
            "for turn in range(n):",
            "    who = (me + turn) % n",
            *(f"    {line}" for line in self.numbers(own, "who")),
        ]

    def numbers(self, own: Field, seat: str) -> list[str]:
        """Encode one field, or one seat's part of it."""
        coding, width = own.kind.coding, own.kind.width
        assert coding
        name = f"self.{own.name}"
        if width == 1:
            lines = coding.lines(f"{name}[{seat}]" if seat else name, HERE)
        else:
            assert isinstance(coding, Several)
            used = f"self.{own.used[0]} * {own.used[1]}" if own.used else str(width)
            if own.small and not seat:
                lines = coding.small_lines(name, HERE, used)
            else:
                lines = coding.used_lines(name, f"{width} * {seat} + " if seat else "", HERE, used)
        return [*lines, f"{HERE} += {coding.span.source()}"]

    def fill(self, base: str) -> list[str]:
        """Set the first numbers of an array by name."""
        lines = []
        for own in self.fields:
            size = own.size(self.seats)
            if size:
                lines += [f"if name == {own.name!r} and len(values) <= {size}:"]
                lines += ["    for i in range(len(values)):", f"        self.{own.name}[i] = values[i]", "    return"]
        return [*lines, f"{base}.fill_field(self, name, values)"]
