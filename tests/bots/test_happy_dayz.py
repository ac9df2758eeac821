"""The playout policy of Happy DayZ makes only offered picks and gives rivals nothing for free."""

from __future__ import annotations

import pytest

import tablee
from tablee.bots.evaluate.happy_dayz_play import Sensible
from tablee.core.chance import Chance
from tablee.games.happy_dayz.cards import FACTIONS
from tests.games.happy_dayz.scene import GAME, play
from tests.games.happy_dayz.stage import stage

TRICK = ("play {0}-2 high", "play {0}-9", "play zombie-20")
# What the rules answer when they have won a trick with Zombie 20 in it and met Zombie 15; seat 0 has far more Survivors.
ANSWERS = {
    "hippie-base": ["to seat-0"],
    "hippie-plus": ["to seat-1", "to seat-1", "to seat-0"],
    "soldier-base": ["give zombie-20", "to seat-0"],
    "soldier-plus": ["give zombie-20", "to seat-0", "give zombie-15", "to seat-0"],
    "soldier-minus": ["give zombie-20", "to seat-0"],
    "dog-base": ["to seat-0"],
    "preacher-base": ["discard zombie-20"],
    "nurse-base": ["discard zombie-20"],
    "nurse-plus": ["discard zombie-20"],
    "survivalist-base": ["barter child-7"],
    "survivalist-plus": ["barter zombie-19", "to seat-0"],
}


def answers(match: tablee.Match, seat: int) -> list[str]:
    """Return what the rules answer until another seat is asked or the next trick is led."""
    given: list[str] = []
    rules, state = Sensible(), match.state
    rules.look(state)  # type: ignore[arg-type]
    while state.turn == seat and match.pending and match.pending[0].kind != "lead":
        pick = rules.pick(state, Chance(1))  # type: ignore[arg-type]
        given.append(GAME.picks.texts[pick])
        match.pick(seat, given[-1])
    return given


@pytest.mark.parametrize("power", ANSWERS)
def test_a_power_sheds_the_worst_zombie_and_harms_the_leader(power: str) -> None:
    faction = power.rpartition("-")[0]
    others = [f"{name}-base" for name in ("scientist", "child")]
    hands = (f"{faction}-2 child-1 child-2", f"{faction}-9 child-7 zombie-19", "zombie-20 child-3 child-4")
    match = stage(*hands, powers=" ".join([power, *others]), encounter="zombie-15", population=[99, 40, 30])
    play(match, *(text.format(faction) for text in TRICK))
    assert answers(match, 1) == ANSWERS[power]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first", range(0, len(FACTIONS), 3))
@pytest.mark.parametrize("version", ["base", "plus", "minus", "prototype"])
def test_every_power_is_answered_with_what_is_offered(version: str, first: int, seats: int) -> None:
    factions = FACTIONS[first : first + 3]
    settings = {"edition": "prototype", "factions": list(factions), "boxes": "both"}
    if version != "prototype":
        settings = {"powers": [f"{name}-{version}" for name in factions], "mode": "express"}
    chance, rules = Chance(seats), Sensible()
    state = GAME.setup(seats, settings, chance)
    while state.asked:
        rules.look(state)  # type: ignore[arg-type]
        pick = rules.pick(state, chance)  # type: ignore[arg-type]
        assert pick in state.options(state.turn)
        state.apply(state.turn, pick, chance)
