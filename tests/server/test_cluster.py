"""Bots on a Ray cluster: without one, and on a small real one."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.core.errors import BadInput
from tablee.server.house import House
from tablee.server.settings import Settings
from tests.lab.test_ray import PYTHON, ROOT, python

__all__ = ["python"]
PROGRAM = """
import asyncio, tablee
from tablee.server.cluster import Seat
from tablee.server.metrics import Metrics
from tablee.server.settings import Settings
from tablee.server.thinking import Thinkers, WorkerFailed

async def main():
    thinkers = Thinkers(Settings(bots="ray", workers=2), Metrics())
    await thinkers.start()
    assert thinkers.size == 2 and all(isinstance(one, Seat) for one in thinkers.workers)
    match = tablee.Match.start(tablee.game("zombiaki"), 2, seed=1)
    for _ in range(6):
        asked = match.pending[0]
        match.pick(asked.seat, await thinkers.choose("zombiaki", "greedy", match.view(asked.seat), asked.options))
    assert thinkers.metrics.bots.values == {"first": 6}, thinkers.metrics.bots.values
    try:
        await thinkers.workers[0].ask({"job": "think", "game": "zombiaki", "bot": "ismcts:ms=60000",
            "view": match.view(match.pending[0].seat), "options": match.pending[0].options, "seed": 1}, 2.0)
    except WorkerFailed as error:
        assert str(error) == "TimeoutError"
    else:
        raise AssertionError("a bot that thinks too long is given up")
    await thinkers.stop()
    print("thought on ray")

asyncio.run(main())
"""


@pytest.mark.anyio
async def test_a_cluster_without_ray_is_refused_with_advice(settings: Settings) -> None:
    house = House(replace(settings, bots="ray://127.0.0.1:1"))
    with pytest.raises(BadInput) as refused:
        await house.start()
    assert refused.value.id == "lab-extra"
    assert "tablee[ray]" in refused.value.sentence("en")


@pytest.mark.long
def test_bots_think_on_a_small_cluster(python: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    path = [*(entry for entry in sys.path if entry), str(ROOT), os.environ.get("PYTHONPATH", "")]
    settings = {"PYTHONPATH": os.pathsep.join(path), "RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}
    done = subprocess.run(
        [python, str(program)], env=os.environ | settings, capture_output=True, text=True, timeout=300, check=False
    )
    assert "thought on ray" in done.stdout, done.stderr[-3000:]
    assert PYTHON.exists()
