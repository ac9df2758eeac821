"""The last card of a hand is played by itself: all can see that there is nothing to choose (HDZ-D36)."""

from __future__ import annotations

from tablee.core.bits import several
from tablee.games.happy_dayz.cards import PICKS
from tablee.games.happy_dayz.state import FOLLOW, LEAD
from tablee.games.happy_dayz.view import HappyDayzView


def forced(view: HappyDayzView) -> str:
    """The pick of a last card; empty where the seat has a choice, or others could not know that it has none.

    How many cards a hand has is public, and so is whether the Governors have bound the side of the board.
    """
    s, seat = view.board, view.seat
    if seat < 0 or not s.depth or s.top() not in (FOLLOW, LEAD) or several(s.hands[seat] | s.transfer[seat]):
        return ""
    options = s.options(seat)
    return PICKS.texts[options[0]] if len(options) == 1 else ""
