"""Powers of each scenario, and the order in story mode (HDZ-76, HDZ-77, HDZ-P44, HDZ-P45, HDZ-D23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.happy_dayz.cards import SCENARIOS, SIGNS, STORY_GOES_ON
from tablee.games.happy_dayz.effects.powers.table import POWER_NAMES, put_in_play

if TYPE_CHECKING:
    from tablee.games.happy_dayz.state import Board

NAMES = tuple(SCENARIOS)


def scenario_powers(name: str, signs: str = "mixed") -> list[str]:
    """Return the three Power cards of a scenario; `signs` gives the version of the advanced ones."""
    found = []
    for written in SCENARIOS[name][:3]:
        faction, star, sign = written.partition("*")
        found.append(f"{faction}-{(sign if signs == 'mixed' else signs) if star else 'base'}")
    return found


def next_name(name: str) -> str:
    """Return the scenario after this one, or "" after the last."""
    following = (*NAMES[NAMES.index(name) + 1 :], "")[0]
    return STORY_GOES_ON.get(name, following)


def story(first: str, rounds: int) -> list[str]:
    """List the scenarios of a story of `rounds` rounds, or fewer if it ends earlier."""
    told = [first]
    while len(told) < rounds and next_name(told[-1]):
        told.append(next_name(told[-1]))
    return told


def begin_scenario(s: Board, name: str) -> None:
    """Put the powers of a scenario in play."""
    powers = [POWER_NAMES.index(power) for power in scenario_powers(name, SIGNS[s.signs])]
    put_in_play(s, powers[0], powers[1], powers[2])
    extra = SCENARIOS[name][3]
    s.scenario = NAMES.index(name)
    s.bunker = extra == "bunker"
    s.horde = extra == "horde"


def next_scenario(s: Board) -> None:
    begin_scenario(s, next_name(NAMES[s.scenario]))
