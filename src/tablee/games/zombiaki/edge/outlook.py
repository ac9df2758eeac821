"""Immediate effects of each option, played on a copy, so that a board can preview them.

Everything a card triggers is public (ZBK-17), so this reveals nothing a player could not work out.
"""

from __future__ import annotations

from itertools import takewhile

from tablee.core.bits import contains
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.game import Json
from tablee.games.zombiaki.cards.picks import PICKS
from tablee.games.zombiaki.cards.steps import STEPS
from tablee.games.zombiaki.effects.rules import ZombiakiState

ACTING = ("play", "order", "to", "run", "shrapnel", "pour", "burn", "let")
PASSING_ON = (
    "end",
    "end-empty",
    "end-stuck",
    "end-terror",
    "turn",
    "draw",
    "dawn",
)  # what follows depends on unseen cards
REACT, LET_IT = STEPS.index("click"), PICKS.number("let")


def outlook(duel: ZombiakiState, seat: int) -> dict[str, list[Json]]:
    """For each option of this seat with an effect, the events it would cause if no gun is stopped by Click."""
    if not contains(duel.asked, seat):
        return {}
    found = {}
    for pick in duel.options(seat):
        text = PICKS.texts[pick]
        if text.partition(" ")[0] in ACTING:
            events = foresee(duel, seat, pick)
            if events:
                found[text] = events
    return found


def foresee(duel: ZombiakiState, seat: int, pick: int) -> list[Json]:
    """Return the events after a pick until somebody is asked or cards are drawn."""
    world = duel.clone()
    told: list[Event] = []
    world.sink = told
    world.apply(seat, pick, Chance(0))
    if world.top() & 31 == REACT:
        world.apply(0, LET_IT, Chance(0))
    sure = takewhile(lambda event: event.kind not in PASSING_ON, told)
    return [event.told_to(None) for event in sure if not event.kind.startswith("play")]
