"""`bench.teaching`: the pupil knows only what the coach says, and that helps."""

from __future__ import annotations

import pytest

from bench.teaching.__main__ import GAMES, interval, play
from bench.teaching.pupil import answer
from tablee.core.chance import Chance
from tablee.core.decision import Decision
from tablee.text.coaching import matters


@pytest.mark.parametrize("game", GAMES)
def test_every_weight_stands_for_a_line_of_the_coach(game: str) -> None:
    for kind in GAMES[game][0]:
        assert matters(game, kind, "en"), f"the pupil of {game} knows of “{kind}” what nobody told it"


def test_a_pupil_follows_the_advice_and_is_free_where_none_was_given() -> None:
    asked = Decision(0, "feed", ["feed baby", "feed big", "stop"], {}, 1)
    by_size = {"feed": lambda _view, _asked, option: float(option == "feed big")}
    assert {answer(by_size, {}, asked, Chance(seed)) for seed in range(1, 9)} == {"feed big"}
    assert {answer({}, {}, asked, Chance(seed)) for seed in range(1, 30)} == set(asked.options)


def test_intervals_hold_what_they_should() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)  # Wilson, as in the books


def test_what_is_taught_of_zombiaki_wins_matches_against_random() -> None:
    won = sum(play("zombiaki", seed % 2, seed) for seed in range(12))
    assert won >= 8
