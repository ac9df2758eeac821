"""The greedy bot is a farmer: it ends with clearly more money than chance does."""

from __future__ import annotations

import pytest

from tablee import Match
from tablee.bots import Bot, bot
from tablee.core.chance import Chance
from tests.games.happy_pigs.scene import GAME, acting, farm, options, place
from tests.rules import rule


def played(bots: list[Bot], seed: int) -> list[float]:
    """Return the money of each seat after a whole match."""
    chance, whims = Chance(seed), Chance(seed + 1000)
    state = GAME.setup(len(bots), {}, chance)
    while state.asked:
        seat = state.turn
        state.apply(seat, bots[seat].choose(GAME.view(state, seat), state.options(seat), whims), chance)
    return [state.score(seat) for seat in range(len(bots))]


def choice(match: Match, spec: str = "greedy:samples=1") -> str:
    """Return what a bot does in seat 0."""
    numbers = [GAME.picks.number(text) for text in options(match)]
    return GAME.picks.texts[bot(spec, GAME).choose(GAME.view(match.state, 0), numbers, Chance(1))]


@rule("HPG-1")
def test_greedy_earns_far_more_than_random() -> None:
    greedy, chance = bot("greedy:samples=2", GAME), bot("random", GAME)
    for seed in range(3):
        money = played([greedy, chance, chance], seed)
        assert money[0] > 1.4 * max(money[1:]), money


@rule("HPG-44", "HPG-46")
def test_greedy_saves_its_biggest_pigs() -> None:
    owner = farm(0, {"big": 2, "baby": 2}, items={"vaccine": 2}, action="sell")
    others = [farm(action="sell"), farm(action="sell")]
    match = place([owner, *others], round=4, phase="season-change", asked=[0])
    assert choice(match) == "vaccinate big"


@rule("HPG-48")
def test_greedy_uses_a_supplement() -> None:
    match = acting("feed", 1, farm(0, {"vaccinated-small": 1}, items={"supplement": 1}), farm(), farm())
    assert choice(match) == "feed vaccinated-small supplement"


@rule("HPG-14")
@pytest.mark.parametrize("spec", ["greedy:samples=1", "ismcts:it=30"])
def test_bots_leave_arranging_to_people(spec: str) -> None:
    for action in ("feed", "sell"):
        herd = farm(9, {"vaccinated-small": 2, "baby": 1}, fields=2)
        match = acting(action, 3, herd, farm(), farm(), options={"by_hand": True})
        assert not choice(match, spec).startswith("arrange")


def turn(match: Match) -> list[str]:
    """Return what greedy does in the whole turn of seat 0."""
    kind, picks = match.pending[0].kind, []
    while match.pending[0].kind == kind and match.pending[0].seat == 0:
        picks.append(choice(match))
        match.pick(0, picks[-1])
    return picks


@rule("HPG-23", "HPG-38")
@pytest.mark.parametrize("size", ["small", "medium", "vaccinated-medium"])
def test_greedy_feeds_all_that_can_grow(size: str) -> None:
    herd, others = farm(20, {size: 3}, fields=3), [farm(20, {"big": 2}), farm(20)]
    match = acting("feed", 9, herd, *others, round=5, card="summer-school-trip")
    assert turn(match) == [f"feed {size}"] * 3


@rule("HPG-26", "HPG-81")
def test_greedy_sells_when_prices_are_high() -> None:
    herd = farm(20, {"vaccinated-big": 4, "vaccinated-medium": 3, "small": 2}, fields=3)
    match = acting("sell", 9, herd, farm(20, {"big": 2}), farm(20), round=15, card="winter-christmas-demand")
    assert turn(match).count("stop") == 0
