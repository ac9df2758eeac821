"""Observations are the same compiled and uncompiled: C divides integers differently from Python."""

import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

import tablee
from tests.core.test_observations import positions

ROOT = Path(__file__).parents[2]
VIEWS = 60
SINGLE = 1e-6  # compiled code keeps numbers in single precision


def seen() -> dict[str, list[list[float]]]:
    """Return what the seat to act, or a spectator, sees during random matches, by game."""
    shown = {}
    for name in tablee.games():
        game = tablee.game(name)
        states = islice(positions(game, game.fewest_seats, VIEWS), VIEWS)
        shown[name] = [game.view(state, state.turn if state.asked else None).numbers() for state in states]
    return shown


@pytest.mark.skipif(os.environ.get("TABLEE_COMPILE") != "1", reason="compares the compiled engine with the sources")
def test_compiled_and_plain_see_the_same() -> None:
    plain = os.environ | {"TABLEE_COMPILE": "0", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    script = (
        "import json, tablee.core.state as state, tests.core.test_observations_compiled as here;"
        "print(json.dumps([state.__file__, here.seen()]))"
    )
    done = subprocess.run([sys.executable, "-c", script], env=plain, capture_output=True, text=True, check=True)
    engine, expected = json.loads(done.stdout)
    assert engine.endswith(".py")
    for name, views in seen().items():
        told = tablee.observations(name, tablee.game(name).fewest_seats)
        assert len(views) == len(expected[name]) == VIEWS
        for numbers, plainly in zip(views, expected[name], strict=True):
            pairs = zip(told, numbers, plainly, strict=True)
            assert [(one.name, a, b) for one, a, b in pairs if abs(a - b) > SINGLE] == []
        fractions = {number for numbers in views for number in numbers} - {-1.0, 0.0, 1.0}
        assert fractions  # otherwise nothing was divided
