"""Deprecated names work for one more version and name their replacements."""

from __future__ import annotations

import warnings
from collections.abc import Mapping

import pytest

from tablee.core.chance import Chance
from tablee.core.game import Game, Json
from tablee.core.match import Match
from tablee.core.setting import Setting, Value
from tests.toy.lanterns.game import GAME, LanternsGame
from tests.toy.lanterns.state import Lanterns


def test_a_match_takes_its_settings_by_the_old_name() -> None:
    with pytest.warns(DeprecationWarning, match="options is now called settings; the old name will be gone"):
        match = Match.start(GAME, 2, options={"hand": 2}, seed=1)
    assert match.settings["hand"] == 2
    with pytest.warns(DeprecationWarning, match=r"Match\.options is now called settings"):
        assert match.options == match.settings


def test_a_game_answers_to_the_old_names() -> None:
    match = Match.start(GAME, 2, seed=1)
    with pytest.warns(DeprecationWarning, match=r"Game\.options is now called settings"):
        assert GAME.options == GAME.settings
    with pytest.warns(DeprecationWarning, match=r"Game\.read_options is now called read_settings"):
        assert GAME.read_options(2, {}) == match.settings
    with pytest.warns(DeprecationWarning, match=r"Game\.place is now called from_position"):
        state = GAME.place(2, match.settings, GAME.position(match.state))
    assert GAME.position(state) == GAME.position(match.state)


def test_a_game_written_with_the_old_names_is_played() -> None:
    with pytest.warns(DeprecationWarning, match="is now called") as told:

        class Old(LanternsGame):
            options = (Setting("hand", 2, low=2, high=3), Setting("vane", default=False))

            def place(self, seats: int, options: dict[str, Value], position: Json) -> Lanterns:
                return LanternsGame.from_position(self, seats, options, position)

            def read_options(self, seats: int, given: Mapping[str, object]) -> dict[str, Value]:
                return {**Game.read_settings(self, seats, given), "vane": False}

    assert [str(one.message).partition(" is")[0] for one in told] == ["Old.options", "Old.place", "Old.read_options"]
    game = Old()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        match = Match.start(game, 2, {"vane": True}, seed=1)
        assert match.settings == {"hand": 2, "vane": False}
        again = Match.from_position(game, match.position(), seed=1)
        again.state.playout(Chance(1))
        assert again.over


def test_the_old_module_gives_the_new_names() -> None:
    from tablee.core import option

    with pytest.warns(
        DeprecationWarning, match=r"tablee\.core\.option\.Option is now called tablee\.core\.setting\.Setting"
    ):
        assert option.Option is Setting
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        option.Nothing  # noqa: B018
