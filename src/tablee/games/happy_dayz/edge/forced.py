"""Automatic play of the last card in hand: everybody can see that there is no choice (HDZ-D36)."""

from __future__ import annotations

from tablee.core.bits import several
from tablee.games.happy_dayz.cards import PICKS
from tablee.games.happy_dayz.state import FOLLOW, LEAD
from tablee.games.happy_dayz.view import HappyDayzView


def forced(view: HappyDayzView) -> str:
    """Return the pick that plays a last card, or "" if the seat has a choice or others could not tell that it has none.

    Public information suffices: the size of each hand, and whether the Governors have bound the side of the board.
    """
    s, seat = view.board, view.seat
    if seat < 0 or not s.depth or s.top() not in (FOLLOW, LEAD) or several(s.hands[seat] | s.transfer[seat]):
        return ""
    options = s.options(seat)
    return PICKS.texts[options[0]] if len(options) == 1 else ""
