"""Greedy heads for hearts, bullets, pages and the Cabin, and wins clearly more than random."""

from __future__ import annotations

import pytest

from tablee.bots import bot
from tablee.core.chance import Chance
from tests.days import many_matches
from tests.games.zombies4.forest import GAME, Forest, ending, forest, prowling, walking

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def greedy_pick(game: Forest) -> str:
    options = [GAME.picks.number(text) for text in game.options]
    chosen = bot("greedy:samples=4", GAME).choose(GAME.view(game.state, game.asked), options, Chance(1))
    return GAME.picks.texts[chosen]


def test_it_takes_hearts_and_bullets() -> None:
    seats = [{"square": "T2.s", "carded": True, "halves": 4}, QUIET]
    for token in ("heart", "bullet"):
        game = forest(PLAIN, "altar 0,-2", seats=seats, tokens={"T2.c": token}, agenda=walking(2))
        assert greedy_pick(game) == "step T2.c"
        assert greedy_pick(game.pick("step T2.c")) == "collect"


def test_it_lays_down_pages_and_weapons() -> None:
    for card in ("twist-of-fate", "spear"):
        seats = [{"square": "T2.n", "hand": [card]}, QUIET]
        assert greedy_pick(forest(PLAIN, "shed 0,-2", seats=seats, agenda=walking(2))) == f"play {card}"


def test_it_heads_for_the_cabin_and_casts() -> None:
    seats = [{"square": "T1.c", "carded": True, "front": ["here-doggie", "twist-of-fate"]}, QUIET]
    game = forest(PLAIN, "cabin 0,-2", seats=seats, agenda=walking(6))
    for _ in range(4):
        game.pick(greedy_pick(game))
    assert game.seat(0)["square"] == "T2.w"
    assert greedy_pick(game) == "cast"


def test_it_keeps_pages_and_discards_what_is_worth_little() -> None:
    seats = [{"square": "T1.c", "carded": True, "hand": ["here-doggie", "spear", "full-moon-fever"]}, QUIET]
    assert greedy_pick(forest(PLAIN, seats=seats, agenda=ending())) == "discard full-moon-fever"


def test_it_sends_dogs_to_the_others() -> None:
    seats = [{"square": "T1.n", "carded": True}, {**QUIET, "square": "T1.s"}]
    game = forest(PLAIN, seats=seats, dogs={"T1.c": 1}, agenda=prowling(1)).pick("dog T1.c")
    assert greedy_pick(game) == "at T1.s"


def test_it_stops_a_spell_that_would_win() -> None:
    caster = {"square": "T2.n", "carded": True, "front": ["here-doggie", "twist-of-fate", "trees-are-alive"]}
    other = {"square": "T1.c", "carded": True, "front": ["return-to-sender"]}
    game = forest(PLAIN, "cabin 0,-2", seats=[caster, other], agenda=walking(2)).pick("cast")
    assert greedy_pick(game) == "use return-to-sender"


def victories(matches: int, samples: int, **options: int) -> float:
    """Return the share of matches that greedy wins against one random player, alternating seats."""
    won = 0.0
    for seed in range(matches):
        chance, mine = Chance(seed), seed % 2
        state = GAME.setup(2, options, chance)
        bots = [bot(f"greedy:samples={samples}" if seat == mine else "random", GAME) for seat in (0, 1)]
        while state.asked:
            seat = state.turn
            state.apply(seat, bots[seat].choose(GAME.view(state, seat), state.options(seat), chance), chance)
        won += state.reward(mine)
    return won


@many_matches
def test_greedy_beats_random_even_in_short_matches() -> None:
    assert victories(4, 1, night=1) >= 3


@pytest.mark.long
def test_greedy_wins_clearly_more_than_random() -> None:
    assert victories(100, 8) >= 80
