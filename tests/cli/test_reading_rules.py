"""The rulebook and the list of games in the terminal."""

import pytest

from tests.cli.conftest import Run
from tests.days import by_day


def test_one_clause_with_its_chapter_and_origin(run: Run) -> None:
    assert run("rules happy_dayz HDZ-14").said.splitlines() == [
        "HDZ-14  Each Community is dealt 16 cards with 2 players, 14 with 3, 12 with 4, and 10 with 5.",
        "Setup · from the rulebook",
    ]
    french = run("rules happy_dayz hdz-14 --lang fr").said
    assert "HDZ-14  Chaque Communauté reçoit 16 cartes à 2 joueurs" in french
    assert "Mise en place · du livret de règles" in french


def test_words_find_clauses(run: Run) -> None:
    said = run("rules lanterns odd even").said
    assert said.startswith("LAN-")
    assert all("odd" in line.lower() for line in said.splitlines())


@pytest.mark.parametrize("width", ["60", "72", "90"])
def test_no_line_begins_with_a_mark(width: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """French puts a space before ? ! ; and :, and a line must not break there."""
    monkeypatch.setenv("COLUMNS", width)
    lines = run("rules zombiaki --lang fr").said.splitlines()
    assert max(map(len, lines)) <= int(width)
    assert [line for line in lines if line.lstrip()[:1] in set(";:?!»")] == []


def test_words_are_found_however_they_are_typed(run: Run) -> None:
    for typed in ("coeur", "cœur", "CŒUR"):
        assert "ZTE-24" in run(f"rules zombies4 {typed} --lang fr").said


def test_the_whole_book(run: Run) -> None:
    said = run("rules lanterns").said
    assert said.startswith("Lanterns\n")
    assert [said.index(f"LAN-{number} ") for number in (1, 2, 3)] == sorted(
        said.index(f"LAN-{number} ") for number in (1, 2, 3)
    )


def test_the_language_of_the_system_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run("rules lanterns").said.startswith("Lanternes\n")
    assert run("rules lanterns --lang en").said.startswith("Lanterns\n")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert run("rules lanterns").said.startswith("Lanterns\n")


def test_the_games_with_their_options(run: Run) -> None:
    said = run("games").said
    assert "happy_dayz  Happy DayZ  2–5 seats, 20 min" in said
    assert "hand = 2–3  (default: 3)" in said
    assert "How many lanterns each seat is dealt." in said
    assert "Combien de lanternes chaque place reçoit." in run("games --lang fr").said


def test_which_tests_prove_which_clause(run: Run) -> None:
    said = run("rules happy_dayz --coverage").said
    assert "HDZ-14" in said
    assert "test_" in said


def test_help_speaks_both_languages(run: Run) -> None:
    assert "Let bots play many matches" in run("--help").said
    assert "Faire jouer beaucoup de parties" in run("--help --lang fr").said
    assert "which bots play" in run("sim --help").said
    assert run("sim -h").said == run("sim --help").said


@pytest.mark.parametrize("game", by_day("zombiaki", "happy_dayz", "happy_pigs", "zombies4"))
def test_a_rulebook_begins_with_its_aim_a_turn_and_advice(run: Run, game: str) -> None:
    for lang, aim, advice, clause in (
        ("en", "The aim:", "First advice", "-1 "),
        ("fr", "Le but :", "Premiers conseils", "-1 "),
    ):
        said = run(f"rules {game} --lang {lang}").said
        assert 0 < said.index(aim) < said.index(advice) < said.index(clause), lang
