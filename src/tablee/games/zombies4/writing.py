"""Positions and views as JSON."""

from __future__ import annotations

from typing import Any

from tablee.games.zombies4.knowledge import WATCHER
from tablee.games.zombies4.position import (
    PASSES,
    is_plain,
    names,
    write_clock,
    write_knowledge,
    write_map,
    write_player,
    write_truth,
)
from tablee.games.zombies4.rules import Zombies4State
from tablee.games.zombies4.setup import get_options
from tablee.games.zombies4.sight import write_sight
from tablee.games.zombies4.view import Zombies4View

Json = dict[str, Any]


def write_position(state: Zombies4State) -> Json:
    """The whole state; `known` names only those who know more of the hidden cards than anybody would."""
    hands, passing = list(state.hand), list(state.passing)
    knowers = [who for who in (*range(state.seats), WATCHER) if not is_plain(state, who)]
    return {
        **write_map(state),
        "players": [
            {**write_player(state, seat), "hand": names(hands[seat]), "passing": PASSES[passing[seat]]}
            for seat in range(state.seats)
        ],
        **write_clock(state),
        "draw": names(state.draw),
        "known": {knower_name(who): write_truth(state, who) for who in knowers},
    }


def knower_name(who: int) -> str:
    return "watcher" if who == WATCHER else f"seat-{who}"


def write_view(view: Zombies4View) -> Json:
    """All that a seat may know, and what follows from it for a table to show."""
    table, seat, sizes = view.table, view.seat, list(view.sizes)
    hand, passing = list(table.hand), list(table.passing)
    return {
        "seat": seat,
        "asked": table.turn if table.asked else None,
        "options": get_options(table),
        **write_map(table),
        "players": [{**write_player(table, other), "hand": sizes[other]} for other in range(table.seats)],
        **write_clock(table),
        "hand": names(hand[seat]) if seat >= 0 else [],
        "passing": PASSES[passing[seat]] if seat >= 0 else "",
        "draw": sizes[WATCHER],
        **write_sight(table),
        "unseen": write_knowledge(table, seat if seat >= 0 else WATCHER),
    }
