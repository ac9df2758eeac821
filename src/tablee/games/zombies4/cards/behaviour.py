"""Row types for the tables that map cards and steps to functions; each table is next to the functions it lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Unit(NamedTuple):
    """Behaviour of one kind of card. The clause cited when it cannot be played or used is in cards.py."""

    can_play: Callable[..., bool] | None = None  # board, seat, kind: its holder may play it now
    names: Callable[..., bool] | None = None  # board: it names an opponent when it takes effect
    is_target: Callable[..., bool] | None = None  # board, seat, opponent: this opponent may be named
    can_use: Callable[..., bool] | None = None  # board, seat: its owner may use it now
    do: Callable[..., None] | None = None  # board, seat, target: effect when played, or when used if it was laid down
    lies: Callable[..., None] | None = None  # board, seat: effect when it is laid down in front of a seat
    carries: Callable[..., bool] | None = None  # board, tile, square: it can carry a pawn from this tile to this square


class Step(NamedTuple):
    """A step of the agenda: run it and return True if it asks somebody; its options; the effect of an answer."""

    advance: Callable[..., bool]  # board, chance
    options: Callable[..., int] | None = None  # board, step, seat, out
    answer: Callable[..., None] | None = None  # board, seat, pick, chance
