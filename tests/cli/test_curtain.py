"""Several people at one screen: each sees only what their own seat may know."""

from tests.cli.conftest import Run
from tests.cli.terminal import terminal

PLAY = "play lanterns --seats me:Anna,me:Bob,greedy --seed 5"


def test_the_screen_is_passed_before_anything_is_shown(run: Run) -> None:
    said = run(PLAY, "", "1", "", "1").said
    assert said.index("Pass the screen to Anna.") < said.index("Anna  Which lantern")
    assert said.index("Anna  Which lantern") < said.index("Pass the screen to Bob.") < said.index("Bob  Which lantern")


def test_nothing_of_another_seat_is_left_on_the_screen() -> None:
    with terminal(*PLAY.split()) as screen:
        assert "dealt the lanterns" not in screen.wait_for("Enter when you are there")
        screen.line("")
        annas = screen.wait_for("u q >")
        assert "Anna is dealt the lanterns" in annas
        assert "Bob is dealt a hand of lanterns" in annas
        before = len(screen.raw)
        screen.line("1")
        between = screen.wait_for("Enter when you are there")
        assert "lantern" not in between.replace("Pass the screen", "")
        assert "\x1b[2J" in screen.raw[before:]
        assert "\x1b[3J" in screen.raw[before:]
        screen.line("")
        bobs = screen.wait_for("u q >")
        assert "Bob is dealt the lanterns" in bobs
        assert "Anna is dealt a hand of lanterns" in bobs
        assert "Anna lays a lantern face down" in bobs
        screen.line("q")
        screen.to_the_end()
        assert screen.plain.count("Anna is dealt the lanterns") == 1


def test_one_person_never_meets_the_curtain(run: Run) -> None:
    assert "Pass the screen" not in run("play lanterns --seats greedy,me --seed 5", *["1"] * 9).said


def test_undo_asks_the_people(run: Run) -> None:
    typed = ["", "1", "", "1"]  # both lay, the wind decides; then whoever is asked wants it back
    for answer, outcome in (("y", "Everybody agrees: your last pick is taken back."), ("n", "Nothing was taken back.")):
        said = run(PLAY, *typed, "", "u", answer, "q").said
        assert "Does everybody agree?" in said
        assert outcome in said
