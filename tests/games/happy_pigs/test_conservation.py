"""Nothing is lost and nobody owes, at every step of random matches (HPG-2, HPG-5, HPG-29)."""

from __future__ import annotations

import pytest

from tablee.core.chance import Chance
from tablee.games.happy_pigs.cards.cards import FIELD_SUPPLY, ITEM_SUPPLY, PIG_SUPPLY
from tablee.games.happy_pigs.effects.rules import HappyPigsState
from tests.games.happy_pigs.scene import GAME
from tests.rules import rule

VARIANTS = ("foresight", "open_programming", "straddle", "strict_placement", "neutral_tiles")


def options(number: int) -> dict[str, bool | str]:
    """Return a combination of the variants, by its number."""
    chosen: dict[str, bool | str] = {name: bool(number >> bit & 1) for bit, name in enumerate(VARIANTS)}
    chosen["season_effects"] = "known" if number % 11 == 10 else "reconstructed"
    chosen["season_numbers"] = "level" if number % 13 == 12 else "reconstructed"
    return chosen


def assert_all_there(state: HappyPigsState) -> None:
    seats, pigs = state.seats, state.pigs
    for size in range(4):
        mine = [pigs[8 * seat + 2 * size + side] for seat in range(seats) for side in (0, 1)]
        assert min(mine) >= 0
        assert state.stock[size] >= 0
        assert state.stock[size] + sum(mine) == PIG_SUPPLY[size]
    for item in range(3):
        mine = state.items[item : 3 * seats : 3]
        assert min(mine) >= 0
        assert state.item_stock[item] >= 0
        assert state.item_stock[item] + sum(mine) == ITEM_SUPPLY
    assert state.field_stock + sum(state.fields[:seats]) == FIELD_SUPPLY
    assert min(state.money[:seats]) >= 0
    assert all(state.fits(seat, -1, -1) for seat in range(seats)) or state.round == 0


def play_through(number: int) -> int:
    """Play one random match, checking after every pick."""
    seats, chosen, chance = 2 + number % 5, options(number), Chance(number)
    state = GAME.setup(seats, chosen, chance)
    assert isinstance(state, HappyPigsState)
    picks = 0
    while state.asked:
        state.apply(state.turn, state.random_pick(chance), chance)
        assert_all_there(state)
        picks += 1
    assert picks <= GAME.bound(seats, chosen)
    return picks


@rule("HPG-2", "HPG-5", "HPG-29")
def test_tiles_items_fields_and_money_at_every_step() -> None:
    assert sum(play_through(number) for number in range(64)) > 64 * 60


@pytest.mark.long
@rule("HPG-2", "HPG-5", "HPG-29")
def test_tiles_items_fields_and_money_in_5000_matches() -> None:
    for number in range(5000):
        play_through(number)
