"""`python -m bench.calibration` compares the search's estimates with the results and stores every match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import calibration
from tablee.bots.advice import Adviser
from tablee.core.game import Game


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
    kept.write_text("".join(f"{json.dumps(match)}\n" for match in (today, today | {"code": "yesterday's"})))
    row = next(line for line in calibration.table() if line.startswith("| zombiaki"))
    assert row.split(" | ")[2].startswith("10 → 0 %")
    assert row.split(" | ")[6].startswith("90 → 100 %")
    assert row.endswith("| 1 |")
