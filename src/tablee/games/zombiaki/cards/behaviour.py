"""Row types for the tables that map cards and steps to functions; each table is next to the functions it lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Site(NamedTuple):
    """A kind of target: a function that returns the mask of these targets, and one with the reason against another."""

    targets: Callable[..., int]
    why_outside: Callable[..., int]


class Play(NamedTuple):
    """Behaviour of one card type: where it may be played, why not on a target there (a reason), and its effect."""

    site: Site
    why: Callable[..., int]
    do: Callable[..., None]


class Way(NamedTuple):
    """A move whose direction is asked for: why it cannot go there, and its effect."""

    why: Callable[..., int]
    go: Callable[..., None]


class Step(NamedTuple):
    """A step of the agenda: what it does or whom it asks, its options, and the effect of an answer."""

    do: Callable[..., int]
    options: Callable[..., int] | None = None
    answer: Callable[..., None] | None = None
