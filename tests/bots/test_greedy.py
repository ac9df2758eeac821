"""Greedy looks one pick ahead in worlds that fit its view."""

import tablee
from tablee.bots import bot
from tablee.core.chance import Chance
from tablee.core.game import Game
from tests.bots.matches import play, victories
from tests.days import many_matches
from tests.toy.lanterns.game import GAME as LANTERNS


def choices(game: Game, spec: str, seed: int) -> list[int]:
    state = game.setup(3, {}, Chance(seed))
    player, chance = bot(spec, game), Chance(99)
    return [player.choose(game.view(state, seat), state.options(seat), chance) for seat in range(3)]


def test_the_same_view_options_and_stream_give_the_same_pick() -> None:
    for seed in range(20):
        assert choices(LANTERNS, "greedy", seed) == choices(LANTERNS, "greedy", seed)


def test_it_sees_the_end_of_a_sealed_decision() -> None:
    """With 1 against two middling hands, the dimmest lantern wins on every odd wind, and 6 never wins."""
    held = [(["1", "6"], ["2"], 1), (["5", "7"], ["9"], 0), (["4", "8"], ["11"], 0)]
    rows = [{"hand": hand, "laid": None, "spent": spent, "points": points} for hand, spent, points in held]
    position = {"turned": False, "keeper": None, "deck": ["3", "10"], "winds": ["12"], "seats": rows}
    state = LANTERNS.from_position(3, {"hand": 3, "vane": False}, position)
    picks = [
        bot("greedy:samples=200", LANTERNS).choose(LANTERNS.view(state, 0), state.options(0), Chance(seed))
        for seed in range(10)
    ]
    assert [LANTERNS.picks.texts[pick] for pick in picks] == ["lay 1"] * 10


def test_it_does_not_touch_what_it_is_given() -> None:
    state = LANTERNS.setup(3, {}, Chance(5))
    view = LANTERNS.view(state, 1)
    before, truth, options = LANTERNS.show(view), LANTERNS.position(state), state.options(1)
    bot("greedy", LANTERNS).choose(view, options, Chance(1))
    assert (LANTERNS.show(view), LANTERNS.position(state), state.options(1)) == (before, truth, options)


def test_it_answers_every_decision_of_a_match() -> None:
    assert play(LANTERNS, ["greedy", "greedy:samples=1", "random"], seed=3).is_over()


@many_matches
def test_it_wins_the_round_it_looks_at() -> None:
    """Against two seats that lay anything, luck alone would win a third of the first rounds."""
    player, won = bot("greedy:samples=60", LANTERNS), 0.0
    for seed in range(600):
        deal, chance = Chance(seed), Chance(1000 + seed)
        state = LANTERNS.setup(3, {}, deal)
        seat = seed % 3
        state.apply(seat, player.choose(LANTERNS.view(state, seat), state.options(seat), chance), deal)
        while state.sealed:
            state.apply(state.turn, state.random_pick(chance), deal)
        won += state.score(seat)
    assert won / 600 > 0.375


@many_matches
def test_it_beats_random_at_happy_dayz() -> None:
    """Twelve matches of two seats; luck alone would win half."""
    assert victories(tablee.game("happy_dayz"), ["greedy:samples=1", "random"], 12) > 0.8


def taken(blind: int, seed: int) -> list[int]:
    """Return how often each option of a first hand is picked in 200 tries."""
    state = LANTERNS.setup(3, {}, Chance(seed))
    player, chance, options = bot(f"greedy:samples=30:blind={blind}", LANTERNS), Chance(5), state.options(0)
    picks = [player.choose(LANTERNS.view(state, 0), options, chance) for _ in range(200)]
    return [picks.count(option) for option in options]


@many_matches
def test_a_blind_beginner_overlooks_options_but_takes_the_best_it_sees() -> None:
    """With a clear favourite in hand, a half-blind bot usually but not always takes it; a blind one takes anything."""
    seed = next(seed for seed in range(50) if max(taken(0, seed)) > 190)
    favourite = taken(0, seed).index(max(taken(0, seed)))
    half, whole = taken(50, seed), taken(100, seed)
    assert 200 / len(half) + 20 < half[favourite] < 160
    assert min(whole) > 200 / len(whole) - 30
