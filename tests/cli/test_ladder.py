"""`tablee ladder` rates the levels against one another; `tablee analyse` finds the costliest decisions of a record."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from pathlib import Path

import pytest

from tablee.bots import LEVELS
from tablee.cli import ladder
from tests.cli.conftest import Run


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep ratings here instead of in the bots' folder, with levels that think less."""
    path = tmp_path / "ratings.json"
    monkeypatch.setattr(ladder, "KEPT", path)
    monkeypatch.setattr("tablee.bots.levels.ELSEWHERE", ("random", *(f"greedy:samples={n}" for n in (1, 2, 3, 4))))
    return path


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_meets_its_neighbours_equally_often_in_every_seat(seats: int) -> None:
    bouts = list(ladder.bouts("x", seats, 2, 0))
    sat = Counter((level, seat) for bout in bouts for seat, level in enumerate(bout.sitting))
    for level in LEVELS:
        assert len({sat[level, seat] for seat in range(seats)}) == 1
        assert sat[level, 0] > 0
    met = {frozenset(bout.sitting) for bout in bouts}
    for below, above in itertools.pairwise(LEVELS):
        assert any({below, above} <= group for group in met)


@pytest.mark.parametrize("seats", [2, 3])
def test_all_rotations_of_a_group_play_the_same_deal(seats: int) -> None:
    bouts = list(ladder.bouts("x", seats, 2, 60))
    assert len({bout.number for bout in bouts}) == len(bouts)
    dealt = {bout.deal: {other.sitting for other in bouts if other.deal == bout.deal} for bout in bouts}
    for sittings in dealt.values():
        assert len(sittings) == seats
        assert len({frozenset(sitting) for sitting in sittings}) == 1


def test_a_stopped_ladder_resumes_in_the_middle_of_its_round() -> None:
    whole = list(ladder.bouts("x", 3, 2, 0))
    assert list(ladder.bouts("x", 3, 1, 5)) == whole[5:9]
    assert list(ladder.bouts("x", 3, 2, 5)) == whole[5:]


def test_ties_count_as_every_order_equally() -> None:
    orders: ladder.Tally = {}
    ladder.note(orders, ladder.Finish(("casual", "sharp", "learning"), (1, 0, 1), (0.0, 1.0, 0.0)))
    ladder.note(orders, ladder.Finish(("sharp", "casual", "learning"), (0, 1, 2), (1.0, 0.0, 0.0)))
    assert orders == {(3, 1, 0): 1.5, (3, 0, 1): 0.5}


def test_ratings_are_shown_stored_and_resumed(run: Run, kept: Path) -> None:
    ran = run("ladder lanterns --rounds 4 --jobs 1 --keep")
    assert ran.code == 0
    assert all(name in ran.said for name in ("Learning", "Casual", "Steady", "Sharp", "Merciless", "36 matches"))
    first = json.loads(kept.read_text())["lanterns"]
    assert (first["matches"], list(first["levels"])) == (36, list(LEVELS))
    assert "72 matches" in run("ladder lanterns --rounds 4 --jobs 1 --more --keep").said
    more = json.loads(kept.read_text())["lanterns"]
    assert more["matches"] == 72
    assert all(more["levels"][level][1] < first["levels"][level][1] for level in LEVELS)


def test_other_matches_count_and_are_kept(run: Run, kept: Path) -> None:
    run("ladder lanterns --jobs 1 --keep")
    before = json.loads(kept.read_text())
    before["lanterns"]["firsts"] = {"0 4 4": 200.0}
    kept.write_text(json.dumps(before))
    run("ladder lanterns --jobs 1 --more --keep")
    more = json.loads(kept.read_text())["lanterns"]
    assert more["firsts"] == {"0 4 4": 200.0}
    assert more["levels"]["learning"][0] > more["levels"]["merciless"][0]


def test_levels_whose_bots_changed_are_measured_again(run: Run, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("ladder lanterns --jobs 1 --keep")
    monkeypatch.setattr("tablee.bots.levels.ELSEWHERE", ("random", *(f"greedy:samples={n}" for n in (1, 2, 3, 5))))
    assert "9 matches" in run("ladder lanterns --jobs 1 --more --keep").said
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
