"""What teaches, as it is sent: why a bot would pick something, and what the coach remembers of somebody."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Figure(Struct):
    """A number of a pick and of the others beside it, on average (`figure-<name>`); `good`: the pick does better."""

    name: str
    value: float
    other: float
    good: bool


class Why(Struct):
    """What a pick gains over others in imagined worlds that fit the seat's view (bots/comparing.py).

    `lead` is how to begin: `hint-clear`, `hint-alike`, `hint-behind`, `hint-alone`. What can go wrong (`risk-<name>`) does in
    `wrong` of ten worlds, after the others in `other_wrong`.
    """

    others: list[str]
    lead: str
    worlds: int
    figures: list[Figure]
    risk: str
    wrong: int
    other_wrong: int


class CoachNotes(Struct, forbid_unknown_fields=True):
    """What the coach remembers of a game: whether it speaks, whether the goal was read, how often it spoke of a question."""

    on: bool
    goal: bool
    seen: dict[Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=0, le=99)]]
