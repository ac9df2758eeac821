"""The table of environments shows what several workers gain beside what could be gained."""

import io
from collections.abc import Callable

import pytest

import tablee
from bench import environment_ours
from bench.environments import OURS, THEIRS, tables

RATES = dict.fromkeys(OURS, 1000.0)


def test_workers_are_shown_beside_their_ceiling() -> None:
    run = dict.fromkeys(tablee.games(), RATES)
    # A machine that halves its speed in the second turn, and a turn in which another program came between.
    rates = {"one": [100.0, 50.0, 100.0], "several": [150.0, 80.0, 30.0], "apart": [190.0, 95.0, 190.0]}
    scaled = {game: environment_ours.gained(rates) for game in tablee.games()}
    text = "".join(tables(run, scaled, dict.fromkeys(THEIRS, "--peers installs it")))
    assert text.count("| ×1.50 (0.90–1.55) of ×1.90 |") == len(tablee.games())


def test_a_process_apart_answers_each_line_with_its_rate(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n"))
    environment_ours.alone("happy_pigs", 2, 3, 0.001)
    ready, *rates = map(float, capsys.readouterr().out.split())
    assert ready == 0
    assert len(rates) == 2
    assert min(rates) > 0


@pytest.mark.parametrize("kind", [environment_ours.in_vectors, environment_ours.in_gymnasium])
def test_recorded_actions_are_offered_when_they_are_replayed(kind: Callable[..., float]) -> None:
    """An action that is not offered raises an error, or forfeits; matches of Zombiaki! are short enough to be dealt anew."""
    assert kind("zombiaki", 2, 0.3, 1) > 0
