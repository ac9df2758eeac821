"""A hostile visitor: `python -m bench.server_hostile [--tables 200] [--seconds 60] [--quiet 20] [--abuses undo,…]`.

People play at a pace, each table from its own address; then a visitor from one address commits each abuse in turn, as
hard as it can. Prints p50 and p99 of everybody else before and during it, the server's memory, and how much processor
time other work on the machine took before and during it: if that is more than a little, measure again. The server has
its default limits.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import signal
import sys
import tempfile
import time
from pathlib import Path

from bench.runs import ROOT
from bench.server_client import DrivenTable, seat_tables
from bench.server_load import TICK, Server, ours
from bench.server_villain import ABUSES
from tests.server.postgres import children, status


async def p99(tables: list[DrivenTable], seconds: float, pace: float) -> tuple[float, float]:
    """Return the median and p99 of everybody's picks, in milliseconds."""
    end = time.perf_counter() + seconds
    spent = sorted(took for some in await asyncio.gather(*(one.play(end, pace) for one in tables)) for took in some)
    return 1000 * spent[len(spent) // 2], 1000 * spent[len(spent) * 99 // 100]


class Others:
    """Measures other work on the machine: not the server and its workers, the visitor, or this program."""

    def __init__(self, server: Server, *more: int) -> None:
        self.server, self.more = server.process.pid, more
        self.busy, self.used, self.begin = machine(), self._used(), time.perf_counter()

    def _used(self) -> float:
        told = [status(one) for one in (os.getpid(), self.server, *children(self.server), *self.more)]
        return sum(int(words[11]) + int(words[12]) for words in told if len(words) > 12) / TICK

    def percent(self) -> float:
        """Return the share of one core since the start."""
        spent = machine() - self.busy - (self._used() - self.used)
        return 100 * max(0.0, spent) / (time.perf_counter() - self.begin)


def machine() -> float:
    """Return how many seconds all processors together have been busy."""
    words = [int(word) for word in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return (sum(words) - words[3] - words[4]) / TICK


async def run(server: Server, given: argparse.Namespace) -> int:
    """Measure before and during each abuse; return how many at least doubled the p99 of the others."""
    url = f"http://127.0.0.1:{server.port}"
    tables = await seat_tables(url, "nim", 2, given.tables, apart=True)
    print(
        f"{'abuse':<12} {'p50 before':>11} {'p50':>8} {'p99 before':>11} {'p99':>8} {'times':>6} {'MB':>6} {'other work %':>13}"
    )
    moved = 0
    for name in given.abuses.split(","):
        before = Others(server)
        quiet = await p99(tables, given.quiet, given.pace)
        other = before.percent()
        command = [sys.executable, "-m", "bench.server_villain", url, name]
        villain = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
        try:
            await asyncio.sleep(2)
            during = Others(server, villain.pid)
            under = await p99(tables, given.seconds, given.pace)
            words = f"{other:>6.0f} {during.percent():>6.0f}"
        finally:
            villain.kill()
            await villain.wait()
        times = under[1] / quiet[1]
        moved += times >= 2
        shown = f"{quiet[0]:>11.1f} {under[0]:>8.1f} {quiet[1]:>11.1f} {under[1]:>8.1f} {times:>6.2f}"
        print(f"{name:<12} {shown} {server.memory():>6.0f} {words}", flush=True)
        await asyncio.sleep(given.rest)
    return moved


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(prog="bench.server_hostile", description=__doc__)
    read.add_argument("--tables", type=int, default=200, help="tables of the other people")
    read.add_argument("--seconds", type=float, default=60.0, help="seconds of each abuse")
    read.add_argument("--quiet", type=float, default=20.0, help="seconds of measuring before each abuse")
    read.add_argument("--pace", type=float, default=2.0, help="seconds between two picks at a table")
    read.add_argument("--rest", type=float, default=2.0, help="seconds of rest after each abuse")
    read.add_argument("--abuses", default=",".join(ABUSES), help="abuses to commit, separated by commas (default: all)")
    given = read.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    with (
        tempfile.TemporaryDirectory(prefix="tablee-bench-") as folder,
        ours("", f"sqlite:///{folder}/t.db", "FULL", limited=True) as server,
    ):
        return 1 if asyncio.run(run(server, given)) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
