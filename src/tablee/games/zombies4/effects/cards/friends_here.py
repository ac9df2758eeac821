"""We're All Friends Here: take an opponent's page, which takes effect as if just laid down (ZTE-93, ZTE-B40)."""

from __future__ import annotations

from tablee.core.hot import Mask
from tablee.games.zombies4.cards.tables import ALL_PAGES, COPIES, PAGE_KINDS, TAKE
from tablee.games.zombies4.effects.cards.needs import kinds_into
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.steps import THEFT, b_of, step_of


def has_page_to_take(s: Board, seat: int, other: int) -> bool:
    return pages_to_take(s, seat, other) != 0


def pages_to_take(s: Board, seat: int, other: int) -> Mask:
    """The other seat's pages of kinds this seat does not have (ZTE-B40)."""
    pages = s.front[other] & ALL_PAGES
    for kind in range(PAGE_KINDS):
        if s.front[seat] & COPIES[kind]:
            pages &= ~COPIES[kind]
    return pages


def befriend(s: Board, seat: int, target: int) -> None:
    s.push(step_of(THEFT, seat, 0, target, 0))


def options_theft(s: Board, step: int, seat: int, out: list[int]) -> int:
    return kinds_into(pages_to_take(s, seat, b_of(step)), TAKE, out, 0)
