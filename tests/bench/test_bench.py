"""The benchmark measures what it reports."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

import bench.__main__
from bench.measure import Course
from bench.report import JUDGE, TARGETS, short, verdict
from tablee.core.chance import Chance
from tests.toy.lanterns.game import GAME

COURSE = Course(GAME, seconds=0.001, first_seed=5)
RUN = {
    "lanterns compiled": {"playout_decisions": 6e6, "root_decisions": 9e6, "driven_decisions": 1e6, "match_picks": 9e4},
    JUDGE: {"driven_decisions": 3e5},
}


def test_every_figure_is_measured() -> None:
    assert all(rate > 0 for rate in asdict(COURSE.rates()).values())


def test_driven_and_inside_the_engine_play_the_same_matches() -> None:
    for seed in range(20):
        assert COURSE.drive(seed) == COURSE.counted_playout(seed)
        chance = Chance(seed)
        state = COURSE.deal(chance)
        state.playout(chance)
        assert state.is_over()


def test_a_match_counts_its_picks() -> None:
    """Three seats lay three lanterns each, and the winner of the first two rounds is asked about the vane."""
    assert COURSE.match(1) == 11


def test_half_way_is_neither_the_start_nor_the_end() -> None:
    middle = COURSE.middle(3)
    assert not middle.is_over()
    assert GAME.position(middle) != GAME.position(COURSE.deal(Chance(3)))


def test_what_is_met_and_what_is_missed() -> None:
    said = [verdict(target, "lanterns", RUN) for target in TARGETS[:4]]
    assert said == [
        "met: 6 M of 6 M",
        "met: 9 M of 6 M",
        "MISSED: 1 M of 1.5 M",
        "MISSED: 90 k of 100 k",
    ]
    assert verdict(TARGETS[-1], "lanterns", RUN) == "not measured"
    assert verdict(TARGETS[0], "lanterns", {"lanterns compiled": RUN["lanterns compiled"]}) == "not measured"


def test_three_figures_are_all_a_benchmark_knows() -> None:
    assert [short(number) for number in (12.345, 1234.5, 12345678.0)] == ["12.3", "1.23 k", "12.3 M"]


def test_a_tiny_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    monkeypatch.setattr(bench.__main__, "can_compile", lambda: False)
    monkeypatch.setattr(bench.__main__, "peers", list)
    monkeypatch.setattr(bench.__main__, "on_one_core", lambda: None)
    file = tmp_path / "figures.json"
    code = bench.__main__.main(["--games", "happy_dayz", "--seconds", "0.001", "--passes", "1", "--json", str(file)])
    said = capsys.readouterr().out
    assert code == 0
    assert "happy_dayz uncompiled" in said
    assert "uncompiled playouts: 0.5 × the judge" in said
    assert "./tablee bench --peers installs and measures it" in said
    assert json.loads(file.read_text())["happy_dayz uncompiled"]["samples"] > 0
