"""Replaying a recorded match from any seat's view."""

from pathlib import Path

import pytest

from tablee.core.record import Record
from tests.cli.conftest import Run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """Seat 1 is dealt 4, 7 and 12, and lays them in this order."""
    path = tmp_path / "match.record"
    run(f"play lanterns --seats me,greedy,random --seed 5 --settings vane=false --record {path}", *["1"] * 3)
    return path


def test_a_spectator_sees_no_hand(record: Path, run: Run) -> None:
    said = run(f"replay {record}").said
    assert "As the public sees it" in said
    assert "Seat 1 is dealt a hand of lanterns." in said
    assert "is dealt the lanterns" not in said
    assert "The match is over" in said


def test_a_seat_sees_its_own_hand(record: Path, run: Run) -> None:
    said = run(f"replay {record} --seat 1 --lang fr").said
    assert "Vu par Place 1" in said
    assert "Place 1 reçoit les lanternes 4, 7 et 12." in said
    assert "Place 2 reçoit les lanternes" not in said


def test_all_seats_one_after_the_other(record: Path, run: Run) -> None:
    said = run(f"replay {record} --seat all").said
    assert [said.count(f"Seat {seat} is dealt the lanterns") for seat in (1, 2, 3)] == [1, 1, 1]


def test_step_by_step(record: Path, run: Run) -> None:
    steps = run(f"replay {record} --seat 1 --step", "", "", "", "b", "q").said.split("q: leave >")
    assert "Pick 0 of 9" in steps[0]
    assert "Seat 1 is dealt the lanterns 4, 7 and 12." in steps[0]
    assert "Pick 1 of 9" in steps[1]
    assert "Seat 2 lays a lantern face down." in steps[1]
    assert "is dealt" not in steps[1]
    assert "Pick 3 of 9" in steps[3]
    assert "Seat 1 lays lantern 4 face down." in steps[3]
    assert "Pick 2 of 9" in steps[4]


def test_a_number_goes_there_and_the_end_shows_the_result(record: Path, run: Run) -> None:
    steps = run(f"replay {record} --step", "99", "").said.split("q: leave >")
    assert "Pick 9 of 9" in steps[1]
    assert "The match is over" in steps[1]


def test_an_unfair_match_is_found_out(record: Path, run: Run) -> None:
    told = Record.loads(record.read_text())
    told.seed = "another"
    record.write_text(told.dumps())
    ran = run(f"verify {record}")
    assert ran.code == 1
    assert "Not fair" in ran.said


def test_a_match_without_its_seed_cannot_be_verified_yet(record: Path, run: Run) -> None:
    told = Record.loads(record.read_text())
    told.seed = ""
    record.write_text(told.dumps())
    assert "a match can be verified once it is over" in run(f"verify {record}").complaint
