"""Lines of a record: the picks of a match. Compiled, because a match creates thousands of them."""

from __future__ import annotations

from tablee.core.hot import Unchecked, acyclic


@acyclic
class Line:
    """One accepted pick, its chance outcomes, and the index of the first of them in the match's stream (`drawn`)."""

    __slots__ = ("_outcomes", "drawn", "pick", "seat")

    def __init__(self, seat: Unchecked, pick: str, outcomes: list[int] | None, drawn: Unchecked) -> None:
        self.seat = seat
        self.pick = pick
        self._outcomes: list[int] | None = outcomes  # None: no outcomes, and nobody has asked for the list
        self.drawn = drawn

    @property
    def outcomes(self) -> list[int]:
        if self._outcomes is None:
            self._outcomes = []
        return self._outcomes

    @outcomes.setter
    def outcomes(self, outcomes: list[int]) -> None:
        self._outcomes = outcomes

    def parts(self) -> tuple[object, ...]:
        return self.seat, self.pick, self.outcomes, self.drawn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.parts() == other.parts()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Line(seat={self.seat!r}, pick={self.pick!r}, outcomes={self.outcomes!r}, drawn={self.drawn!r})"
