"""Pictures: any view can be shown, with things by their names, and nothing but the view."""

import io

from rich.console import Console

from tablee.cli.picture import picture, plain
from tablee.core.match import Match
from tablee.text import Texts
from tests.toy.hands import hands
from tests.toy.lanterns.game import GAME


def drawn(thing: object) -> str:
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(thing)
    return console.export_text()


def test_a_game_without_a_picture_has_a_plain_one() -> None:
    match = Match.start(GAME, 2, {}, seed=5)
    said = drawn(picture(match.view(0), Texts(GAME, "fr", ["Anna", "Bob"])))
    assert "Lanternes" in said
    assert "Anna" in said
    assert ", ".join(hands(match.view(0))[0]) in said
    assert "has vane" in said


def test_nested_things_are_shown_by_name() -> None:
    view = {"piles": [{"top": "turn", "size": 3}, {"top": None, "size": 0}], "open": True, "empty": []}
    said = drawn(plain.picture(view, Texts(GAME, "en", ["Anna", "Bob"])))
    assert [line.strip("│ ").split() for line in said.splitlines()[1:-1]] == [
        ["piles"],
        ["Anna"],
        ["top", "turned"],
        ["size", "3"],
        ["Bob"],
        ["top", "–"],
        ["size", "0"],
        ["open", "✓"],
        ["empty", "–"],
    ]
