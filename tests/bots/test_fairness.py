"""No bot can cheat: with the same stream it picks the same in the true world and in any that looks the same."""

from __future__ import annotations

import json
from zlib import crc32

import pytest

import tablee
from tablee.bots import Bot, bot
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.state import State
from tablee.core.view import View
from tests.days import many_matches

SEATS = {"happy_dayz": 3, "happy_pigs": 3, "zombiaki": 2, "zombies4": 2}
BOTS = (
    *("greedy:samples=1", "careful:it=12", "ismcts:it=12"),
    *("greedy:samples=1:style=kind", "careful:it=12:style=spiteful", "ismcts:it=12:style=bold"),
    *("ismcts:it=16:threads=2", "ismcts:it=15:threads=3:style=kind"),
)
MOST_OPTIONS = 24  # trying hundreds takes its time and proves nothing more


class Cheat(Bot):
    """A cheating bot that was handed the true state and uses all of it."""

    def __init__(self, game: Game, truth: State) -> None:
        super().__init__()
        self.game, self.truth = game, truth

    def choose(self, view: View, options: list[int], chance: Chance) -> int:  # noqa: ARG002 - it needs neither
        seen = json.dumps(self.game.position(self.truth), sort_keys=True)
        return options[crc32(seen.encode()) % len(options)]


def positions(game: Game, seats: int, matches: range, every: int) -> list[tuple[State, int]]:
    """Yield some decisions of random matches: the state, and the seat that is asked."""
    found = []
    for seed in matches:
        chance = Chance(seed)
        state, number = game.setup(seats, {}, chance), 0
        while state.asked:
            number += 1
            if number % every == 0 and 1 < len(state.options(state.turn)) <= MOST_OPTIONS:
                found.append((state.clone(), state.turn))
            state.apply(state.turn, state.random_pick(chance), chance)
    return found


def is_fair(game: Game, state: State, seat: int, made: tuple[Bot, Bot]) -> bool:
    """True if a bot makes the same pick in the true world as its twin in a sampled one."""
    view, options = game.view(state, seat), state.options(seat)
    world = game.sample(view, Chance(5))
    true, sampled = made
    return true.choose(view, options, Chance(9)) == sampled.choose(game.view(world, seat), options, Chance(9))


def unfair(name: str, matches: range, every: int, most: int) -> tuple[int, int]:
    """Return how many positions were checked, and in how many some bot picked differently."""
    game = tablee.game(name)
    found = positions(game, SEATS[name], matches, every)[:most]
    wrong = 0
    for state, seat in found:
        wrong += not all(is_fair(game, state, seat, (bot(spec, game), bot(spec, game))) for spec in BOTS)
    return len(found), wrong


@many_matches
@pytest.mark.parametrize("name", SEATS)
def test_bots_pick_the_same_in_every_world_that_looks_the_same(name: str) -> None:
    looked, wrong = unfair(name, range(2), every=11, most=7)
    assert looked >= 5
    assert wrong == 0


@pytest.mark.long
@pytest.mark.parametrize("name", SEATS)
def test_bots_pick_the_same_at_thousands_of_positions(name: str) -> None:
    looked, wrong = unfair(name, range(1000, 2200), every=3, most=3000)
    assert looked == 3000
    assert wrong == 0


@many_matches
@pytest.mark.parametrize("name", ["happy_dayz", "happy_pigs", "zombies4"])  # in Zombiaki next to nothing is hidden
def test_a_bot_that_is_handed_the_state_is_found_out(name: str) -> None:
    game = tablee.game(name)
    caught = 0
    for state, seat in positions(game, SEATS[name], range(2), every=5)[:40]:
        world = game.sample(game.view(state, seat), Chance(5))
        caught += not is_fair(game, state, seat, (Cheat(game, state), Cheat(game, world)))
    assert caught
