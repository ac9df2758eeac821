"""Messages for teaching: why a bot would pick something, and what the coach remembers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Figure(Struct):
    """A figure of a pick compared with the average of the others (`figure-<name>`); `good`: the pick does better."""

    name: str
    value: float
    other: float
    good: bool


class Why(Struct):
    """What a pick gains over others in imagined worlds that fit the seat's view (bots/comparing.py).

    `lead` is the opening text: `hint-clear`, `hint-alike`, `hint-behind`, `hint-alone`. The risk (`risk-<name>`) comes
    true in `wrong` of ten worlds, after the others in `other_wrong`.
    """

    others: list[str]
    lead: str
    worlds: int
    figures: list[Figure]
    risk: str
    wrong: int
    other_wrong: int


class CoachNotes(Struct, forbid_unknown_fields=True):
    """What the coach remembers of a game: is it on, was the goal read, how often it explained each question."""

    on: bool
    goal: bool
    seen: dict[Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=0, le=99)]]
