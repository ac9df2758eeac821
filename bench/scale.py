"""Scaling: `python -m bench.scale [--processes 1,2,4] [--tables 1000,3000,10000] [--seconds 10] [--rate 300]`.

Runs server processes on one PostgreSQL with many tables that have been played for a while, lets two scripted people
enter all of them, and prints for each size: picks per second and per second of the servers' processor time,
PostgreSQL's processor time, notices heard per process, memory per table, and the time to serve every table again after
a restart. People are routed to one process by table and then, with more than one process, spread over two. Finally a
growth curve is fitted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import platform
import resource
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.scale_people import Crowd, fill, two_people
from bench.server_load import TICK, Server, ours
from tests.server.postgres import Postgres, children, status

AT_ONCE = 64  # tables that pick concurrently
HEAD = (
    "processes", "tables", "routing", "picks/s", "p50 ms", "p99 ms", "picks/core·s", "db ms/pick", "heard/s each",
    "kB/table", "serve again s", "core·s of it",
)  # fmt: skip
WIDTHS = (9, 7, 8, 8, 7, 7, 12, 10, 12, 8, 13, 12)


@dataclass(frozen=True)
class Growth:
    """The result of one run. `again`: time to serve every table after a restart; `again_cpu`: processor time for it."""

    processes: int
    tables: int
    routing: str
    picks: float
    p50: float
    p99: float
    per_core: float
    database: float
    heard: float
    memory: float
    again: float
    again_cpu: float


def heard(server: Server) -> float:
    """Return the number of notices a process has heard so far."""
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=60) as found:
        lines = found.read().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith('tablee_notices_total{way="heard"}'))


def database_cpu(postgres: Postgres) -> float:
    """Return the processor time of all PostgreSQL processes, in seconds."""
    parent = int((postgres.folder / "data/postmaster.pid").read_text().split("\n")[0])
    told = [status(process) for process in (parent, *children(parent))]
    return sum(int(words[11]) + int(words[12]) for words in told if len(words) > 12) / TICK


async def measure(servers: list[Server], crowd: Crowd, postgres: Postgres, given: argparse.Namespace) -> Growth:
    """Enter all tables, play, leave, and return the figures."""
    before = [(server.cpu(), server.memory()) for server in servers]
    again = await crowd.enter()
    await asyncio.sleep(2)  # until the servers are idle after the greetings
    cpu, memory = [server.cpu() for server in servers], [server.memory() for server in servers]
    database, notices, begin = database_cpu(postgres), [heard(server) for server in servers], time.perf_counter()
    spent = sorted(await crowd.play(given.seconds, given.rate, AT_ONCE))
    took = time.perf_counter() - begin
    used = sum(server.cpu() for server in servers) - sum(cpu)
    more = [heard(server) - known for server, known in zip(servers, notices, strict=True)]
    database = database_cpu(postgres) - database
    await crowd.close()
    tables = len(crowd.tables)
    return Growth(
        processes=len(servers),
        tables=tables,
        routing="spread" if crowd.tables[0].lines[0].url != crowd.tables[0].lines[1].url else "by table",
        picks=len(spent) / took,
        p50=1000 * spent[len(spent) // 2],
        p99=1000 * spent[len(spent) * 99 // 100],
        per_core=len(spent) / max(used, 1e-9),
        database=1000 * database / len(spent),
        heard=sum(more) / took / len(servers),
        memory=1000 * (sum(memory) - sum(one for _, one in before)) / tables,
        again=again,
        again_cpu=sum(cpu) - sum(one for one, _ in before),
    )


def run(postgres: Postgres, processes: int, tables: int, given: argparse.Namespace) -> list[Growth]:
    """Measure one size: fill a database, then start servers on it for each kind of routing."""
    db = postgres.database()
    with ours("", db, "FULL") as first:
        people, cookies = asyncio.run(two_people(f"http://127.0.0.1:{first.port}"))
    ids = asyncio.run(fill(db, people, tables))
    found = []
    for spread in (False, True) if processes > 1 else (False,):
        with ExitStack() as stack:
            servers = [stack.enter_context(ours("", db, "FULL")) for _ in range(processes)]
            urls = [f"http://127.0.0.1:{server.port}" for server in servers]

            async def one(urls: list[str], servers: list[Server], spread: bool) -> Growth:
                return await measure(servers, Crowd(urls, cookies, ids, spread=spread), postgres, given)

            found.append(asyncio.run(one(urls, servers, spread)))
            show(found[-1])
    return found


def show(one: Growth) -> None:
    words = [str(one.processes), str(one.tables), one.routing, f"{one.picks:.0f}", f"{one.p50:.1f}", f"{one.p99:.1f}"]
    words += [f"{one.per_core:.0f}", f"{one.database:.2f}", f"{one.heard:.0f}", f"{one.memory:.0f}"]
    words += [f"{one.again:.1f}", f"{one.again_cpu:.1f}"]
    print("  ".join(word.rjust(width) for word, width in zip(words, WIDTHS, strict=True)), flush=True)


def power(points: list[tuple[float, float]]) -> tuple[float, float]:
    """Fit y = a · x^b by least squares of the logarithms; return a and b."""
    logs = [(math.log(x), math.log(max(y, 1e-9))) for x, y in points]
    mean_x, mean_y = (sum(values) / len(logs) for values in zip(*logs, strict=True))
    across = sum((x - mean_x) ** 2 for x, _ in logs)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in logs) / across if across else 0.0
    return math.exp(mean_y - slope * mean_x), slope


def fit(results: list[Growth], processes: int) -> None:
    """Print how each figure grows with the number of tables, routed by table."""
    kinds: dict[str, Callable[[Growth], float]] = {
        "core seconds to serve all tables again": lambda one: one.again_cpu,
        "memory of all tables, kB": lambda one: one.memory * one.tables,
        "core milliseconds per pick": lambda one: 1000 / one.per_core,
        "database milliseconds per pick": lambda one: one.database,
    }
    some = [one for one in results if one.processes == processes and one.routing == "by table"]
    if len({one.tables for one in some}) < 2:
        return
    print(f"\nwith {processes} process{'es' if processes > 1 else ''}:")
    for name, value in kinds.items():
        a, b = power([(one.tables, value(one)) for one in some])
        print(f"  {name} = {a:.3g} · tables^{b:.2f}   (100,000 tables: {a * 1e5**b:.3g}, 1,000,000: {a * 1e6**b:.3g})")


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(prog="bench.scale", description=__doc__)
    read.add_argument("--processes", default="1,2,4", help="numbers of server processes, separated by commas")
    read.add_argument("--tables", default="1000,3000,10000", help="numbers of tables, separated by commas")
    read.add_argument("--seconds", type=float, default=10.0, help="seconds of play in each run")
    read.add_argument(
        "--rate", type=float, default=0.0, help="total picks per second; 0 picks as fast as the answers arrive"
    )
    read.add_argument("--json", type=Path, help="also write the figures to this file")
    given = read.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no server is left running
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    processes, tables = ([int(number) for number in one.split(",")] for one in (given.processes, given.tables))
    cores = subprocess.run(["nproc"], capture_output=True, text=True, check=False).stdout.strip()
    print(f"{platform.machine()}, {cores} cores for servers, database and people alike, {time.strftime('%Y-%m-%d')}")
    print("  ".join(word.rjust(width) for word, width in zip(HEAD, WIDTHS, strict=True)))
    results: list[Growth] = []
    with ExitStack() as stack:
        postgres = Postgres()
        postgres.start()
        stack.callback(postgres.remove)
        for number in processes:
            for size in tables:
                results += run(postgres, number, size, given)
    for number in processes:
        fit(results, number)
    if given.json:
        given.json.write_text(json.dumps([asdict(one) for one in results], indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
