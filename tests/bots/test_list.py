"""The list of bots: valid specs, and the errors for invalid ones."""

import pytest

from tablee.bots import BOTS, LEVELS, bot
from tablee.core.errors import BadInput
from tests.toy.lanterns.game import GAME


@pytest.mark.parametrize("spec", [*LEVELS, *BOTS, "greedy:samples=3"])
def test_every_bot_of_the_list_can_be_made(spec: str) -> None:
    assert bot(spec, GAME).looks == (spec != "random")


def test_an_unknown_bot_is_named_with_the_bots_there_are() -> None:
    with pytest.raises(BadInput) as problem:
        bot("stockfish", GAME)
    allowed = ", ".join([*LEVELS, *BOTS])
    assert problem.value.sentence("en") == f"There is no bot “stockfish”; choose one of: {allowed}."
    assert problem.value.sentence("fr").replace("\u00a0", " ").endswith(f"choisissez parmi : {allowed}.")


def test_an_unknown_setting_is_named_with_the_settings_there_are() -> None:
    with pytest.raises(BadInput) as problem:
        bot("greedy:depth=3", GAME)
    said = "The bot “greedy:depth=3” has no setting “depth=3”; its settings are: samples, whim, blind, style."
    assert problem.value.sentence("en") == said
    with pytest.raises(BadInput, match="its settings are: –"):
        bot("random:samples=3", GAME)


@pytest.mark.parametrize("value", ["0", "many", ""])
def test_a_wrong_number_is_named_with_what_is_allowed(value: str) -> None:
    with pytest.raises(BadInput) as problem:
        bot(f"greedy:samples={value}", GAME)
    assert problem.value.sentence("en") == f"The setting “samples” cannot be “{value}”; allowed: 1–1000."
