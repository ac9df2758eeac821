"""`python -m bench.calibration` compares the search's estimates with the results and stores every match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tablee
from bench import calibration
from tablee.bots import odds
from tablee.bots.advice import Adviser
from tablee.bots.odds import STRAIGHT, Curve
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.match import Match


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the results here, with bots that think less."""
    path = tmp_path / "calibrated.jsonl"

    def hasty(game: Game) -> Adviser:
        return Adviser(game, 10)

    monkeypatch.setattr(calibration, "KEPT", path)
    monkeypatch.setattr(calibration, "Adviser", hasty)
    monkeypatch.setattr(calibration, "USUAL_LEVEL", "random")
    monkeypatch.setattr(calibration, "level_spec", lambda level, _: level)
    return path


def test_looks_say_a_chance_and_who_won(kept: Path) -> None:
    looks = calibration.play("zombiaki", 1)
    assert len(looks) == calibration.LOOKS
    assert all(0 <= said <= 1 and came in (0.0, 1.0) for said, came in looks)
    assert looks == calibration.play("zombiaki", 1)


def test_a_bin_tells_what_was_said_what_came_and_counts_matches() -> None:
    looks = [(0, 0.70, 1.0), (0, 0.74, 1.0), (1, 0.72, 0.0), (2, 0.76, 1.0)]
    assert calibration.cell(looks).startswith("73 → 75 % (")
    assert calibration.cell([(0, said, came) for _, said, came in looks]) != calibration.cell(looks)
    assert calibration.cell([]) == "–"


def test_only_matches_of_the_bots_of_today_count(kept: Path) -> None:
    today = calibration.facts("zombiaki") | {"looks": [[0.9, 1.0], [0.1, 0.0]]}
    told = (today, today, today | {"code": "yesterday's"}, today | {"code": "yesterday's"})
    kept.write_text("".join(f"{json.dumps(match)}\n" for match in told))
    row = next(line for line in calibration.table() if line.startswith("| zombiaki"))
    assert row.split(" | ")[2].startswith("10 → 0 %")
    assert row.split(" | ")[6].startswith("90 → 100 %")
    assert row.endswith("| 1 |")


def matches_of(curve: Curve, count: int) -> list[calibration.Looks]:
    """Make up matches in which a worth leads to victory as this curve says."""
    chance = Chance(7)
    told: list[calibration.Looks] = []
    for _ in range(count):
        said = 0.05 + 0.9 * chance.below(1000) / 1000
        told.append([[said, float(chance.below(10_000) < 10_000 * curve.chance(said))]])
    return told


@pytest.mark.parametrize("made", [Curve(-0.4, 1.8), Curve(-0.2, 0.6, 0.15, 0.05)])
def test_a_curve_is_found_again_in_the_matches_it_made(made: Curve) -> None:
    found = calibration.curve_of(matches_of(made, 20_000))
    for worth in range(10, 91):
        assert found.chance(worth / 100) == pytest.approx(made.chance(worth / 100), abs=0.03)
    assert calibration.curve_of(matches_of(Curve(-0.4, 1.8), 2 * calibration.FEWEST - 2)) == STRAIGHT


def test_a_curve_never_falls() -> None:
    made = Curve(0.0, 0.8, 0.6, 0.0)  # falls below a worth of a third
    assert not made.rises()
    found = calibration.curve_of(matches_of(made, 20_000))
    chances = [found.chance(worth / 100) for worth in range(101)]
    assert chances == sorted(chances)


def test_estimates_are_checked_on_matches_that_did_not_shape_the_curve() -> None:
    told = matches_of(Curve(0.0, 3.0), 20_000)
    for looks in calibration.checked(told):
        said, came, low, high = calibration.averages(looks)
        assert low - 0.01 <= said <= high + 0.01
        assert abs(said - came) < 0.03
    upside_down = [
        [[said, 1.0 - came] for said, came in match] if number % 2 else match for number, match in enumerate(told)
    ]
    said, came, _, _ = calibration.averages(calibration.checked(upside_down)[-1])
    assert said > 0.8
    assert came < 0.2


def test_the_curves_reach_the_hints_and_the_docs(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "CURVES", tmp_path / "odds.json")
    monkeypatch.setattr(odds, "KEPT", tmp_path / "odds.json")
    monkeypatch.setattr(calibration, "PICTURE", tmp_path / "calibration.svg")
    facts = calibration.facts("zombiaki")
    lines = (facts | {"looks": looks} for looks in matches_of(Curve(0.0, 3.0), 400))
    kept.write_text("".join(f"{json.dumps(match)}\n" for match in lines))
    calibration.write_curves()
    odds.curves.cache_clear()
    try:
        assert odds.curve_of("zombiaki", 2).slope > 2
        assert odds.curve_of("zombiaki", 3) == odds.curve_of("happy_pigs", 3) == STRAIGHT
        game = tablee.game("zombiaki")
        opinion = Adviser(game, 30).opinions(game.view(Match.start(game, 2, {}, 1).state, 0), Chance(1))[0]
        assert opinion.curve == odds.curve_of("zombiaki", 2)
        assert opinion.outlook == round(100 * opinion.curve.chance(opinion.worth))
    finally:
        odds.curves.cache_clear()
    drawn = (tmp_path / "calibration.svg").read_text("utf-8")
    assert "Zombiaki" in drawn
    assert drawn.count("<circle") == calibration.BINS
