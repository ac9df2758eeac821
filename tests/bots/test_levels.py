"""Levels: named in both languages, usable wherever a bot is named, and measured to be in order."""

from __future__ import annotations

import json

import pytest

import tablee
from tablee.bots import LEVELS, bot
from tablee.bots.levels import ELSEWHERE, KEPT, SPECS, is_current, level_spec, ratings
from tablee.text import catalogue
from tests.bots.matches import play
from tests.toy.lanterns.game import GAME as LANTERNS


def test_every_game_has_at_least_five_levels_of_its_own() -> None:
    assert set(SPECS) == set(tablee.games())
    for specs in SPECS.values():
        assert len(specs) == len(set(specs)) == len(LEVELS) >= 5


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_level_has_a_name_of_its_own(lang: str) -> None:
    names = [catalogue("happy_dayz", lang).say(f"level-{level}") for level in LEVELS]
    assert len(set(names)) == len(LEVELS)
    assert not any(name.startswith("level-") for name in names)


@pytest.mark.parametrize("game", ["happy_dayz", "happy_pigs", "zombiaki", "zombies4"])
def test_every_level_can_be_seated(game: str) -> None:
    for level in LEVELS:
        made, meant = bot(level, tablee.game(game)), bot(level_spec(level, game), tablee.game(game))
        assert type(made) is type(meant)


def test_levels_play_games_that_have_none_of_their_own() -> None:
    assert play(LANTERNS, ["learning", "casual", "steady"], seed=1).is_over()


def test_only_ratings_of_current_bots_and_rules_are_shown() -> None:
    for game in SPECS:
        rules = tablee.game(game).rules_version
        today: dict[str, object] = {"bots": list(SPECS[game]), "rules": rules}
        assert is_current(game, today)
        assert not is_current(game, today | {"bots": ["random", *SPECS[game][1:]]})
        assert not is_current(game, today | {"rules": rules - 1})
    assert not is_current("chess", {"bots": list(ELSEWHERE), "rules": 1})


def test_no_ratings_of_other_bots_or_rules_are_stored() -> None:
    assert set(ratings()) == set(json.loads(KEPT.read_text("utf-8")))


def test_kept_ratings_rise_from_level_to_level() -> None:
    for rated in ratings().values():
        points = [rated[level].points for level in LEVELS]
        assert points == sorted(set(points))
        assert all(0 < rated[level].unsure < 400 for level in LEVELS)
