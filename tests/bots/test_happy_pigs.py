"""The judge of Happy Pigs: its farmers make only offered picks, and it knows what a farm needs."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import bot
from tablee.bots.evaluate import judge
from tablee.bots.evaluate.happy_pigs_play import Farmer
from tablee.core.chance import Chance
from tablee.core.game import Json
from tablee.core.state import State
from tests.games.happy_pigs.scene import GAME, farm, place

VARIANTS: list[dict[str, Any]] = [
    {},
    {"field": "6x6"},
    {"field": "12x6", "straddle": True},
    {"open_programming": True, "foresight": True},
    {"strict_placement": True, "season_numbers": "level"},
]


def farm_year(state: State, chance: Chance, farmer: Farmer) -> None:
    """Let a farmer play all seats to the end of the year; every pick must be one of the options."""
    weighed = 0
    while state.asked:
        if state.round > weighed:  # type: ignore[attr-defined]
            weighed = state.round  # type: ignore[attr-defined]
            farmer.survey(state)  # type: ignore[arg-type]
        pick = farmer.pick(state, state.turn, chance)  # type: ignore[arg-type]
        assert pick in state.options(state.turn)
        state.apply(state.turn, pick, chance)


@pytest.mark.parametrize("settings", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_farmer_makes_only_offered_picks(seats: int, settings: dict[str, Any]) -> None:
    chance = Chance(seats)
    farm_year(GAME.setup(seats, GAME.read_settings(seats, settings), chance), chance, Farmer())


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_farmer_ends_the_year_richer_than_random_players(seats: int) -> None:
    farmed = played = 0.0
    for seed in range(2):
        chance = Chance(seed)
        years = [GAME.setup(seats, GAME.read_settings(seats, {}), chance) for _ in range(2)]
        farm_year(years[0], chance, Farmer())
        years[1].playout(chance)
        farmed += sum(years[0].score(seat) for seat in range(seats))
        played += sum(years[1].score(seat) for seat in range(seats))
    assert farmed > 1.5 * played


def last_round_of_spring() -> State:
    """Return a state in which the first season's last round has just begun."""
    chance, farmer = Chance(4), Farmer()
    state = GAME.setup(3, GAME.read_settings(3, {}), chance)
    while state.round < 4:  # type: ignore[attr-defined]
        farmer.survey(state) if state.round else None  # type: ignore[arg-type, attr-defined]
        state.apply(state.turn, farmer.pick(state, state.turn, chance), chance)  # type: ignore[arg-type]
    return state


PLAIN = farm(20, {"medium": 2, "big": 2})
USUAL = farm(20, {"medium": 2, "vaccinated-medium": 1})


def forecasts(seat: int, own: Json) -> list[float]:
    """Return what the judge says at the start of a season's last round, with this farm on the seat, usual ones elsewhere."""
    state = place([own if other == seat else USUAL for other in range(3)], round=4).state
    return [judge("happy_pigs").value_to(state, other) for other in range(3)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_judge_values_what_a_farm_has(seat: int) -> None:
    worse = forecasts(seat, PLAIN)
    for more in ({"money": 30}, {"fields": 2}, {"items": {"vaccine": 4}}):
        better = forecasts(seat, PLAIN | more)
        assert better[seat] > worse[seat]
        assert all(better[other] < worse[other] for other in range(3) if other != seat)


def test_the_judge_stops_when_the_next_round_begins() -> None:
    state, own, chance = last_round_of_spring(), judge("happy_pigs"), Chance(1)
    own.prepare(state)
    own.playout(state, chance)
    assert state.round == 5  # type: ignore[attr-defined]
    assert state.sealed == 0
    before = state.clone()
    own.prepare(state)
    state.apply(state.turn, 0, chance)
    own.playout(state, chance)
    assert state.round == before.round + 1  # type: ignore[attr-defined]


def test_the_search_wins_against_greedy() -> None:
    won = 0.0
    for seed in range(3):
        own, table = seed % 3, Chance(900 + seed)
        players = [bot("ismcts:it=40" if seat == own else "greedy:samples=2", GAME) for seat in range(3)]
        state = GAME.setup(3, GAME.read_settings(3, {}), table)
        while state.asked:
            seat = state.turn
            pick = players[seat].choose(GAME.view(state, seat), state.options(seat), Chance(seed * 3 + seat + 1))
            state.apply(seat, pick, table)
        won += state.reward(own)
    assert won >= 2
