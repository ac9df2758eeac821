"""Matches of the toy game for the tests of the core."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import Chance
from tablee.core.match import Match
from tests.toy.lanterns.game import GAME as LANTERNS

SEED = "a seed"


def new_match(seats: int = 3, seed: str | int = SEED, **options: Any) -> Match:
    return Match.start(LANTERNS, seats, options, seed)


def play_some(match: Match, picks: int, luck: int = 1) -> Match:
    """Make up to `picks` random picks."""
    chance = Chance(luck)
    while picks and not match.over:
        decision = match.pending[chance.below(len(match.pending))]
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
        picks -= 1
    return match


def finished(**options: Any) -> Match:
    return play_some(new_match(**options), 1000)
