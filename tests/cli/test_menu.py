"""The menu: start a match in a few lines, or resume one."""

from pathlib import Path

from tablee.core import shelf
from tests.cli.conftest import Run
from tests.cli.terminal import terminal

LANTERNS = str(list(shelf.SHELF).index("lanterns") + 1)


def test_a_match_begins_with_three_lines(run: Run, data: Path) -> None:
    ran = run("", LANTERNS, "", "", "q")
    assert "Three rounds of light and wind." in ran.said
    assert "[Enter: me,greedy,greedy]" in ran.said
    assert "Seat 1  Which lantern do you lay?" in ran.said
    assert len(list(data.glob("*.record"))) == 1


def test_the_language_can_be_changed(run: Run) -> None:
    said = run("", "fr", LANTERNS, "", "", "q").said
    assert "What shall we play?" in said
    assert "À quoi joue-t-on ?" in said
    assert "Quelle lanterne posez-vous ?" in said


def test_seats_and_options_are_asked_until_they_are_right(run: Run) -> None:
    typed = ["7000", LANTERNS, "me,deepblue", "me", "me,random", "n", "9", "2", "", "q"]
    said = run("", *typed).said
    assert "Please type one of the marks on the left." in said
    assert "There is no bot “deepblue”; choose one of: me, learning, casual, steady" in said
    assert "This game cannot be played by 1; choose 2–3." in said
    assert "The setting “hand” cannot be “9”; allowed: 2–3." in said
    assert "2  Lay lantern" in said
    assert "3  Lay lantern" not in said


def test_an_unfinished_match_is_offered(run: Run) -> None:
    assert "r1" not in run("", "q").said
    run("play lanterns --seats me:Anna,greedy --seed 5", "1", "q")
    said = run("", "r1", "l all", "q").said
    assert "me:Anna,greedy" in said
    assert "Anna lays lantern" in said


def test_a_match_being_played_or_over_is_not_offered(run: Run) -> None:
    run("play lanterns --seats me,greedy --seed 5", *["1"] * 9)
    assert "r1" not in run("", "q").said
    with terminal("play", "lanterns") as screen:
        screen.wait_for("u q >")
        assert "r1" not in run("", "q").said
        screen.line("q")
        screen.to_the_end()
    assert "r1" in run("", "q").said


def test_input_that_ends_in_the_menu(run: Run) -> None:
    ran = run("", LANTERNS)
    assert ran.code == 2
    assert ran.complaint == "tablee: The input ended before the last answer.\n"
