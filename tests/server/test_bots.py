"""Bots run in workers; one that crashes, hangs or answers nonsense delays nobody."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.server.fairness import Lane
from tablee.server.metrics import Metrics
from tablee.server.settings import Settings
from tablee.server.thinking import NICE, NOBODY, Thinkers, Worker
from tests.server.conftest import Rooms
from tests.server.guests import PATIENCE, Room, play_with_bots
from tests.server.programs import WORKER
from tests.toy.hands import hands

pytestmark = pytest.mark.anyio
ASKED = {"game": "lanterns", "bot": "random", "view": {}, "options": ["lay 1", "lay 2"]}

# Crashes on the first job, then is well; the file says that it was here before.
CRASHES_ONCE = """
import sys, pathlib
mark = pathlib.Path({mark!r})
line = sys.stdin.readline()
if not mark.exists():
    mark.write_text("was here")
    sys.exit(3)
print('{{"pick": "lay 2"}}', flush=True)
sys.stdin.readline()
"""


def thinkers(program: str, think: float = PATIENCE, workers: int = 1) -> Thinkers:
    worker = (sys.executable, "-c", program)
    return Thinkers(Settings(worker=worker, think=think, workers=workers, patience=0.05), Metrics())


async def test_a_match_against_bots(room: Room) -> None:
    (ann,) = await room.seat("lanterns", "ann", seats=3, bots=[None, "greedy", "random"])
    await ann.do("start")
    await play_with_bots(room, ann, Chance(1))
    assert ann.told["result"]
    assert room.house.metrics.bots.values["first"] >= 6
    assert "simpler" not in room.house.metrics.bots.values


async def test_a_crashed_worker_is_asked_again(tmp_path: Path) -> None:
    bots = thinkers(CRASHES_ONCE.format(mark=str(tmp_path / "mark")))
    assert await bots.choose(**ASKED) == "lay 2"  # type: ignore[arg-type]
    assert bots.metrics.bots.values == {"again": 1}
    await bots.stop()


@pytest.mark.parametrize(
    "program",
    [
        "raise SystemExit(1)",
        "import time; time.sleep(3600)",
        "print('nonsense', flush=True)",
        'print(\'{"pick": "win"}\', flush=True)',
    ],
    ids=["crashes", "hangs", "nonsense", "not offered"],
)
async def test_then_a_simpler_bot_answers_and_it_is_logged(program: str, caplog: pytest.LogCaptureFixture) -> None:
    bots = thinkers(f"{program}\nimport sys\nsys.stdin.read()", think=0.3)
    with caplog.at_level(logging.WARNING, "tablee.bots"):
        assert await bots.choose(**ASKED) in ASKED["options"]  # type: ignore[arg-type]
    assert bots.metrics.bots.values == {"simpler": 1}
    assert "bot replaced by a random pick" in caplog.text
    await bots.stop()


SOME_HANG = """
import sys, time
for line in sys.stdin:
    time.sleep(3600) if "slow" in line else print('{"pick": "lay 1"}', flush=True)
"""


@pytest.mark.parametrize("hanging", [1, 2], ids=["one of two", "all of them"])
async def test_a_hanging_bot_does_not_hold_up_another(hanging: int) -> None:
    """With two workers, whether one hangs or both, others are answered long before the first bot is given up."""
    bots = thinkers(SOME_HANG, workers=2)
    slow = [asyncio.create_task(bots.choose("lanterns", "slow", {}, ["lay 1"])) for _ in range(hanging)]
    await asyncio.sleep(0)
    for _ in range(3):
        assert await bots.choose("lanterns", "quick", {}, ["lay 1"]) == "lay 1"
    assert not any(one.done() for one in slow)
    for one in slow:
        one.cancel()
    await asyncio.gather(*slow, return_exceptions=True)
    assert len(bots.workers) <= 2, "those made meanwhile are gone again"
    await bots.stop()


async def test_killing_every_worker_in_the_middle_of_a_match(rooms: Rooms) -> None:
    room = await rooms(worker=WORKER)
    (ann,) = await room.seat("lanterns", "ann", seats=2, bots=[None, "greedy"])
    await ann.do("start")
    known = len(ann.messages("told"))
    await ann.more_told(known)
    processes = [
        worker.process for worker in room.house.thinkers.workers if isinstance(worker, Worker) and worker.process
    ]
    assert processes
    for process in processes:
        os.kill(process.pid, signal.SIGKILL)
    await play_with_bots(room, ann, Chance(2))
    assert ann.told["result"]


async def test_a_bot_gets_a_view_and_nothing_else(room: Room) -> None:
    """Catanatron #383: bots with the whole state cheat."""
    jobs = []
    real = room.house.thinkers.ask

    async def ask(job: dict[str, Any], lane: Lane = NOBODY) -> dict[str, Any]:
        jobs.append(job)
        return await real(job, lane)

    room.house.thinkers.ask = ask  # type: ignore[method-assign]
    (ann,) = await room.seat("lanterns", "ann", seats=2, bots=[None, "greedy"])
    await ann.do("start")
    await play_with_bots(room, ann, Chance(3))
    assert jobs
    for job in jobs:
        assert set(job) == {"job", "game", "bot", "view", "options", "seed"}
        view = job["view"]
        assert isinstance(view, dict)
        assert hands(view)[0] == []
        assert view["deck"] == []


async def test_workers_die_with_the_server(room: Room) -> None:
    (ann,) = await room.seat("lanterns", "ann", seats=2, bots=[None, "greedy"])
    await ann.do("start")
    await play_with_bots(room, ann, Chance(4))
    pids = [
        worker.process.pid for worker in room.house.thinkers.workers if isinstance(worker, Worker) and worker.process
    ]
    assert pids
    await room.close()
    await room.house.stop()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def weight_of_session(process: int) -> int | None:
    """Return how nice the session of a process is; None where the system does not weigh sessions."""
    session = Path(f"/proc/{process}/autogroup")
    return int(session.read_text().split()[-1]) if session.exists() else None


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no priorities of this kind")
async def test_who_is_served_goes_before_what_bots_think(settings: Settings) -> None:
    worker = Worker((sys.executable, "-c", "input(); print('{}', flush=True); input()"))  # any, also while it starts
    await worker.ask({}, settings.think)
    assert worker.process is not None
    own, its = os.getpriority(os.PRIO_PROCESS, 0), os.getpriority(os.PRIO_PROCESS, worker.process.pid)
    weighed = weight_of_session(worker.process.pid)
    await worker.stop()
    assert its == min(19, own + NICE)
    assert weighed in (None, NICE), "sessions may be weighed instead of processes"
