"""A whole match, from the first question to the result, in a real terminal and through a pipe."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.terminal import terminal

MESSAGES = {
    "en": {
        "dealt": "Seat 1 is dealt the lanterns",
        "question": "Which lantern do you lay?",
        "option": "1  Lay lantern",
        "news": "• The lanterns are",
        "over": "The match is over",
        "recorded": "The record is in",
        "fair": "Dealt fairly",
    },
    "fr": {
        "dealt": "Place 1 reçoit les lanternes",
        "question": "Quelle lanterne posez-vous ?",
        "option": "1  Poser la lanterne",
        "news": "• Les lanternes sont",
        "over": "La partie est finie",
        "recorded": "La partie est enregistrée dans",
        "fair": "Distribution honnête",
    },
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_in_a_terminal(lang: str, data: Path, run: Run) -> None:
    said = MESSAGES[lang]
    with terminal("play", "lanterns", "--seats", "me,greedy,random", "--lang", lang, "--seed", "11") as screen:
        shown = screen.wait_for("u q >")
        assert all(said[part] in shown for part in ("dealt", "question", "option"))
        asked = 1
        while said["over"] not in shown:
            screen.line("1")
            shown = screen.wait_for("u q >", said["over"])
            assert said["news"] in shown or "vane" in shown or "girouette" in shown
            asked += 1
        code, rest = screen.to_the_end()
    assert code == 0
    assert said["recorded"] in shown + rest
    assert asked > 3
    (record,) = data.iterdir()
    assert said["fair"] in run(f"verify {record} --lang {lang}").said


def test_through_a_pipe(run: Run) -> None:
    ran = run("play lanterns --seats me,greedy --seed 3", *["1"] * 6)
    assert ran.code == 0
    assert ran.complaint == ""
    assert "The match is over" in ran.said


def test_the_same_seed_deals_the_same_and_the_bots_answer_the_same(run: Run, data: Path) -> None:
    for _ in range(2):
        run("play lanterns --seats me,greedy,random --seed 4", *["1"] * 9)
    first, second = (path.read_text() for path in sorted(data.iterdir()))
    assert first == second


def test_bots_alone_are_watched(run: Run) -> None:
    ran = run("play lanterns --seats greedy,random --seed 3")
    assert ran.code == 0
    assert "• Greedy 1 lays a lantern face down." in ran.said
    assert "Greedy 1 lays lantern" not in ran.said
    assert "The match is over" in ran.said


def test_people_may_have_names(run: Run) -> None:
    assert "Anna  Which lantern do you lay?" in run("play lanterns --seats me:Anna,greedy").said
