"""The shapes of the rows that say what cards and steps do; the rows stand beside the functions they name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Unit(NamedTuple):
    """One kind of card. Why it cannot be played or used is the clause of its other row (cards.py)."""

    can_play: Callable[..., bool] | None = None  # board, seat, kind: whoever holds it may play it now
    names: Callable[..., bool] | None = None  # board: it names an opponent when it takes effect
    is_target: Callable[..., bool] | None = None  # board, seat, opponent: this opponent may be named
    can_use: Callable[..., bool] | None = None  # board, seat: whoever has it in front may use it now
    do: Callable[..., None] | None = None  # board, seat, target: what it does when played, or used if it was laid down
    lies: Callable[..., None] | None = None  # board, seat: what it does when it comes to lie in front of a seat
    carries: Callable[..., bool] | None = None  # board, tile, square: it carries a pawn from this tile to this square


class Step(NamedTuple):
    """A step of the agenda: whether it asks, after doing what needs no answer; what it offers, what an answer does."""

    advance: Callable[..., bool]  # board, chance
    options: Callable[..., int] | None = None  # board, step, seat, out
    answer: Callable[..., None] | None = None  # board, seat, pick, chance
