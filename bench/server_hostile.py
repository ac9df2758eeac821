"""A hostile visitor: `python -m bench.server_hostile [--tables 200] [--seconds 60] [--quiet 20] [--abuses undo,…]`.

People play at a pace, each table from its own address; then a visitor from one address commits each abuse in turn, as
hard as it can. Prints p50 and p99 of everybody else in the quiet before and after it and during it, the shares of one
core used by the server, the visitor and other work on the machine, and the server's memory. If other work is more than a
little, measure again. The server has its default limits.
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


class Phase:
    """How everybody's picks went for a while, and who used how much of a core meanwhile."""

    def __init__(self, server: Server, villain: int = 0) -> None:
        self.server, self.villain = server.process.pid, villain
        self.picks: list[float] = []
        self.used = self._used()
        self.begin = time.perf_counter()
        self.shares: list[float] = []  # the server with its workers, the visitor, other work on the machine; percent

    def _used(self) -> list[float]:
        """Return seconds of processor time: the server, the visitor, and all there is."""
        own = [self.server, *children(self.server)]
        return [sum(map(seconds_of, own)), seconds_of(self.villain), seconds_of(os.getpid()), machine()]

    async def watch(self, tables: list[DrivenTable], seconds: float, pace: float) -> None:
        """Let everybody play and note how long their picks took."""
        end = time.perf_counter() + seconds
        self.picks = [took for some in await asyncio.gather(*(one.play(end, pace) for one in tables)) for took in some]
        passed = time.perf_counter() - self.begin
        ours, visitor, driver, every = (now - then for now, then in zip(self._used(), self.used, strict=True))
        self.shares = [100 * max(0.0, one) / passed for one in (ours, visitor, every - ours - visitor - driver)]


def seconds_of(process: int) -> float:
    """Return how many seconds of processor time a process has used; 0 if there is none."""
    words = status(process)
    return (int(words[11]) + int(words[12])) / TICK if len(words) > 12 else 0.0


def machine() -> float:
    """Return how many seconds all processors together have been busy."""
    words = [int(word) for word in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return (sum(words) - words[3] - words[4]) / TICK


def at(picks: list[float], percent: int) -> float:
    """Return a percentile in milliseconds."""
    return 1000 * sorted(picks)[len(picks) * percent // 100]


async def abused(server: Server, tables: list[DrivenTable], name: str, given: argparse.Namespace) -> Phase:
    """Watch everybody while a visitor commits an abuse."""
    command = [sys.executable, "-m", "bench.server_villain", f"http://127.0.0.1:{server.port}", name]
    villain = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
    try:
        await asyncio.sleep(2)
        during = Phase(server, villain.pid)
        await during.watch(tables, given.seconds, given.pace)
    finally:
        villain.kill()
        await villain.wait()
    await asyncio.sleep(given.rest)
    return during


HEAD = ("abuse", "p50 quiet", "p50", "p99 quiet", "p99", "times", "server %", "visitor %", "other work %", "MB")


async def run(server: Server, given: argparse.Namespace) -> int:
    """Measure before, during and after each abuse; return how many at least doubled the p99 of the others."""
    tables = await seat_tables(f"http://127.0.0.1:{server.port}", "nim", 2, given.tables, apart=True)
    print("{:<11} {:>9} {:>6} {:>9} {:>6} {:>6} {:>9} {:>9} {:>12} {:>4}".format(*HEAD), flush=True)
    before, moved = Phase(server), 0
    await before.watch(tables, given.quiet, given.pace)
    for name in given.abuses.split(","):
        during, memory = await abused(server, tables, name, given), server.memory()
        after = Phase(server)
        await after.watch(tables, given.quiet, given.pace)
        quiet = before.picks + after.picks
        times = at(during.picks, 99) / at(quiet, 99)
        moved += times >= 2
        p50s, p99s = ([at(picks, percent) for picks in (quiet, during.picks)] for percent in (50, 99))
        used = [f"{before.shares[0]:.0f}–{during.shares[0]:.0f}", f"{during.shares[1]:.0f}"]
        other = f"{before.shares[2]:.0f}–{during.shares[2]:.0f}–{after.shares[2]:.0f}"
        print(
            f"{name:<11} {p50s[0]:>9.1f} {p50s[1]:>6.1f} {p99s[0]:>9.1f} {p99s[1]:>6.1f} {times:>6.2f}"
            f" {used[0]:>9} {used[1]:>9} {other:>12} {memory:>4.0f}",
            flush=True,
        )
        before = after
    return moved


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(prog="bench.server_hostile", description=__doc__)
    read.add_argument("--tables", type=int, default=200, help="tables of everybody else")
    read.add_argument("--seconds", type=float, default=60.0, help="how long each abuse")
    read.add_argument("--quiet", type=float, default=20.0, help="how long everybody is watched before and after each")
    read.add_argument("--pace", type=float, default=2.0, help="seconds between two picks of a table")
    read.add_argument("--rest", type=float, default=2.0, help="seconds after each abuse")
    read.add_argument("--abuses", default=",".join(ABUSES), help="some of them")
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
