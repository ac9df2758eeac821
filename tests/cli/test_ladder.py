"""`tablee ladder` rates the levels against one another; `tablee analyse` finds the costliest decisions of a record."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tablee.bots import LEVELS
from tablee.cli import ladder
from tests.cli.conftest import Run


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Ratings are kept here instead of beside the bots; levels that think less."""
    path = tmp_path / "ratings.json"
    monkeypatch.setattr(ladder, "KEPT", path)
    monkeypatch.setattr("tablee.bots.levels.ELSEWHERE", ("random", *(f"greedy:samples={n}" for n in (1, 2, 3, 4))))
    return path


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_sits_on_every_seat_alike(seats: int) -> None:
    sat = Counter((level, seat) for bout in ladder.bouts("x", seats, 2, 0) for seat, level in enumerate(bout.sitting))
    assert set(sat) == {(level, seat) for level in LEVELS for seat in range(seats)}
    assert len(set(sat.values())) == 1


def test_a_winner_rises_and_a_loser_falls() -> None:
    standings = ladder.begin({})
    ladder.rate(standings, ladder.Finish(("casual", "sharp"), (1, 0), (0.0, 1.0)))
    assert standings["sharp"].mu > 25 > standings["casual"].mu
    assert standings["sharp"].sigma < standings["steady"].sigma


def test_ratings_are_shown_kept_and_gone_on_with(run: Run, kept: Path) -> None:
    ran = run("ladder lanterns --jobs 1 --keep")
    assert ran.code == 0
    assert all(name in ran.said for name in ("Learning", "Casual", "Steady", "Sharp", "Merciless", "30 matches"))
    first = json.loads(kept.read_text())["lanterns"]
    assert (first["matches"], list(first["levels"])) == (30, list(LEVELS))
    assert "60 matches" in run("ladder lanterns --jobs 1 --more --keep").said
    more = json.loads(kept.read_text())["lanterns"]
    assert more["matches"] == 60
    assert all(more["levels"][level][1] < first["levels"][level][1] for level in LEVELS)


def test_levels_that_are_other_bots_now_are_measured_anew(
    run: Run, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("ladder lanterns --jobs 1 --keep")
    monkeypatch.setattr("tablee.bots.levels.ELSEWHERE", ("random", *(f"greedy:samples={n}" for n in (1, 2, 3, 5))))
    assert "30 matches" in run("ladder lanterns --jobs 1 --more --keep").said
    assert json.loads(kept.read_text())["lanterns"]["bots"][-1] == "greedy:samples=5"


def test_the_same_ladder_gives_the_same_ratings(run: Run, kept: Path) -> None:
    said = [run("ladder lanterns --jobs 1 --lang fr").said for _ in range(2)]
    assert said[0] == said[1]
    assert "Impitoyable" in said[0]
    assert not kept.exists()


def test_the_costliest_decisions_of_a_match(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    run(f"play lanterns --seats me,greedy,random --seed 5 --settings vane=false --record {path}", *["1"] * 3)
    ran = run(f"analyse {path} --it 100")
    assert ran.code == 0
    assert [f"Seat {seat}’s costliest decisions" in ran.said for seat in (1, 2, 3)] == [True] * 3
    assert "was better." in ran.said
    assert "imagined ways" in ran.said
    alone = run(f"analyse {path} --it 100 --seat 2 --lang fr").said
    assert "Les décisions les plus coûteuses de Place 2" in alone
    assert "Place 1" not in alone


def test_a_match_that_is_not_over_cannot_be_analysed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "copy.record"
    run("play lanterns --seats me,greedy,random --seed 5 --settings vane=false", f"s {path}", "q")
    ran = run(f"analyse {path}")
    assert ran.code == 2
    assert "not over yet" in ran.complaint
