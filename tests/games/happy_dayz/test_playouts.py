"""What a playout picks: any option of a question, and none that is not offered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tablee
from tablee.core.chance import Chance
from tests.games.happy_dayz.scene import GAME, play, scene
from tests.games.happy_dayz.stage import stage
from tests.rules import rule

TRIES = 400


def drawn(match: tablee.Match) -> set[str]:
    chance, state = Chance(5), match.state
    assert GAME.picks is not None
    return {GAME.picks.texts[state.random_pick(chance)] for _ in range(TRIES)}


def leading() -> tablee.Match:
    return scene("dog-7 van zombie-2", "dog-9 hippie-2 dog-1", "dog-3 hippie-3 dog-2")


def following() -> tablee.Match:
    match = scene("dog-7 van", "dog-9 van", "dog-3 dog-4")
    play(match, "play dog-7 high")
    return match


def ordered(side: str) -> tablee.Match:
    powers = "governor-base scientist-base child-base"
    match = stage("governor-9 child-1 van", "governor-2 child-2 child-5", "governor-3 child-3 child-4", powers=powers)
    play(match, "play governor-9 high", "play governor-2", "play governor-3", f"order seat-0 {side}")
    return match


def passing(seats: int, *picks: str) -> tablee.Match:
    match = tablee.Match.start(GAME, seats, {"mode": "express"}, seed=3)
    for number in picks:
        match.pick(0, match.pending[0].options[int(number)])
    return match


MOMENTS: dict[str, Callable[[], tablee.Match]] = {
    "leading": leading,
    "following": following,
    "ordered low": lambda: ordered("low"),
    "ordered high": lambda: ordered("high"),
    "passing to the left": lambda: passing(3),
    "passing to the right": lambda: passing(3, "0"),
    "passing two": lambda: passing(2),
    "passing the second of two": lambda: passing(2, "0"),
}


@rule("HDZ-16", "HDZ-25", "HDZ-27")
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_playout_draws_every_option_and_nothing_else(moment: str) -> None:
    match = MOMENTS[moment]()
    assert drawn(match) == set(match.pending[0].options)


@rule("HDZ-54", "HDZ-61")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_playout_ends_in_a_result_that_can_be_a_match(seats: int) -> None:
    state = tablee.Match.start(GAME, seats, {"mode": "express"}, seed=3).state.clone()
    state.playout(Chance(7))
    assert not state.asked
    scores = [state.score(seat) for seat in range(seats)]
    winners = [seat for seat in range(seats) if scores[seat] == max(scores)]
    assert [state.reward(seat) for seat in range(seats)] == [
        1 / len(winners) if seat in winners else 0 for seat in range(seats)
    ]
