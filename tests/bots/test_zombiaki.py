"""Greedy knows the obvious on both sides of the barricade."""

from __future__ import annotations

import pytest

from tablee.bots import bot
from tablee.core.chance import Chance
from tests.days import many_matches
from tests.games.zombiaki.street import GAME, Table, street


def greedy_pick(table: Table) -> str:
    """Return the greedy bot's answer to the open question."""
    seat = table.asked
    options = [GAME.picks.number(text) for text in table.options]
    chosen = bot("greedy:samples=1", GAME).choose(GAME.view(table.match.state, seat), options, Chance(1))
    return GAME.picks.texts[chosen]


def test_the_humans_stop_the_leader() -> None:
    assert greedy_pick(street(humans="shot", A2="4", B5="4", C3="4")) == "play shot B"
    assert greedy_pick(street(humans="good-shot", A2="4", C5="2")) == "play good-shot C"


def test_the_humans_do_not_waste_a_grenade_on_an_empty_street() -> None:
    assert greedy_pick(street(humans="grenade high-voltage")) == "end"


def test_the_humans_hold_two_leaders_with_one_card() -> None:
    table = street(humans="freeze shot", A5="4 shield", B5="4 shield")
    assert greedy_pick(table) == "play freeze"


def test_the_zombies_take_the_victory() -> None:
    assert greedy_pick(street("zombies", zombies="hunger claws zombie-5", A5="2")) == "play hunger A5"
    assert greedy_pick(street("zombies", A5="2", B1="4 boss")) == "order A5"
    table = street("zombies", A5="2", B1="4 boss").pick("order A5")
    assert greedy_pick(table) == "to barricade"


def test_the_zombies_climb_the_wall_together() -> None:
    assert greedy_pick(street("zombies", zombies="zombie-4", C2="2", C3="wall-6")) == "play zombie-4 C1"


def test_the_zombies_stop_a_deadly_shot_with_a_click() -> None:
    table = street(humans="good-shot", zombies="click", A5="2").play("good-shot A")
    assert greedy_pick(table) == "click"


@many_matches
@pytest.mark.parametrize(("seats", "winner", "least"), [(("greedy", "random"), 0, 36), (("random", "greedy"), 1, 24)])
def test_greedy_beats_random_from_both_sides(seats: tuple[str, str], winner: int, least: int) -> None:
    """It wins at least 90 % as zombies and 60 % as humans, of 40 matches."""
    won = 0
    for seed in range(40):
        chance = Chance(seed)
        state = GAME.setup(2, GAME.read_settings(2, {}), chance)
        bots = [bot(spec if spec == "random" else "greedy:samples=1", GAME) for spec in seats]
        while state.asked:
            seat = state.turn
            state.apply(seat, bots[seat].choose(GAME.view(state, seat), state.options(seat), chance), chance)
        won += state.score(winner) == 1.0
    assert won >= least
