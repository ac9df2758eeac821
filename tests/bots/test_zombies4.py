"""Greedy heads for hearts, bullets, pages and the Cabin, and wins clearly more than random."""

from __future__ import annotations

import pytest

from tablee.bots import bot
from tablee.core.chance import Chance
from tablee.core.event import Event
from tests.days import many_matches
from tests.games.zombies4.forest import GAME, Forest, ending, forest, prowling, walking

PLAIN, OPEN = "forest-8 0,-1", "campground 0,-2"
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


def walk(game: Forest) -> str:
    """Return the square to which greedy steps, one step after the other, until it wants something else."""
    while (pick := greedy_pick(game)).startswith("step "):
        game.pick(pick)
    return str(game.seat(0)["square"])


def test_it_walks_around_a_dog_to_what_it_wants() -> None:
    seats = [{"square": "T2.s", "carded": True}, QUIET]
    game = forest(PLAIN, OPEN, seats=seats, tokens={"T2.n": "bullet"}, dogs={"T2.c": 2}, agenda=walking(6))
    assert walk(game) == "T2.n"
    assert game.seat(0)["trophies"] == 0


def test_it_takes_a_bullet_however_many_it_has() -> None:
    seats = [{"square": "T2.c", "carded": True, "bullets": 8}, QUIET]
    assert greedy_pick(forest(PLAIN, OPEN, seats=seats, tokens={"T2.c": "bullet"}, agenda=walking(1))) == "collect"


def test_it_clears_the_cabin_it_stands_in() -> None:
    seats = [{"square": "T2.w", "carded": True, "front": ["here-doggie", "twist-of-fate"]}, QUIET]
    game = forest(PLAIN, "cabin 0,-2", seats=seats, dogs={"T2.n": 1}, agenda=walking(4))
    assert greedy_pick(game).startswith("step")
    game = forest(PLAIN, "cabin 0,-2", seats=seats, agenda=walking(4), tried=True)
    assert greedy_pick(game) == "stop"  # it waits inside for the next try


def test_it_keeps_near_the_middle_until_the_cabin_is_laid() -> None:
    seats = [{"square": "T0.s", "carded": True}, QUIET]
    game = forest(PLAIN, "forest-1 0,-2", "forest-2 0,-3", seats=seats, agenda=walking(6))
    assert walk(game).startswith(("T1", "T2"))


def still_and_walks(matches: int) -> tuple[int, int]:
    """Return how many walks had no step, and how many there were."""
    walks: list[int] = []
    for seed in range(matches):
        chance, state = Chance(seed), GAME.setup(3, {}, Chance(seed))
        while state.asked:
            told: list[Event] = []
            pick = bot("greedy:samples=2", GAME).choose(GAME.view(state, state.turn), state.options(state.turn), chance)
            GAME.apply(state, state.turn, pick, chance, told)
            for event in told:
                if event.kind == "move-die":
                    walks.append(0)
                elif event.kind == "step":
                    walks[-1] += 1
    return walks.count(0), len(walks)


@many_matches
def test_it_seldom_stands_still() -> None:
    still, walks = still_and_walks(4)
    assert still * 8 <= walks


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
