"""Zombiaki! in a terminal: the sides by name, what `?` says first, and the words of the screen as answers."""

import pytest

from tests.cli.terminal import terminal

COMMAND = "play zombiaki --seats me,random --seed 5 --lang"


@pytest.mark.parametrize(
    ("lang", "side", "asked", "wall", "typed", "done"),
    [
        (
            "fr",
            "Camp zombie",
            "? mur",
            "Mur : Se pose sur une case vide",
            "defausser zombie 4",
            "défausse « Zombie 4 »",
        ),
        ("en", "Zombie player", "? wall", "Wall: Goes on an empty square", "discard zombie 4", "discards “Zombie 4”"),
    ],
)
def test_the_terminal_says_and_understands_the_words_of_the_game(
    lang: str, side: str, asked: str, wall: str, typed: str, done: str
) -> None:
    with terminal(*COMMAND.split(), lang) as screen:
        shown = screen.wait_for("u q >")
        assert side in shown
        screen.line(asked)
        said = screen.wait_for("u q >")
        assert said.index(wall) < said.index("ZBK-")
        assert "ZBK-56" in said
        screen.line(typed)
        assert done in screen.wait_for("u q >")
        screen.line("q")
        screen.to_the_end()
