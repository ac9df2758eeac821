"""The shapes of the rows that say what cards and steps do; the rows stand beside the functions they name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Play(NamedTuple):
    """A card of one type: why it cannot be played so (a reason), and what it does."""

    why: Callable[..., int]
    do: Callable[..., None]


class Way(NamedTuple):
    """A move whose direction is asked for: why it cannot go there, and what going there does."""

    why: Callable[..., int]
    go: Callable[..., None]


class Step(NamedTuple):
    """A step of the agenda: what it does or whom it asks; what it offers, and what an answer does."""

    do: Callable[..., int]
    options: Callable[..., int] | None = None
    answer: Callable[..., None] | None = None
