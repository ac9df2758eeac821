"""Load on the server: `python -m bench.server_load [--peers] [--tables 10,100,500] [--seconds 8] [--hostile 60]`.

Drives N tables of scripted people over loopback and prints, for SQLite and PostgreSQL (and boardgame.io with --peers,
installed by npm into build/), picks per second, p50 and p99 from sending a pick until everyone was told, and the cost
of a table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from bench.runs import COMPILED, ROOT, SOURCE
from bench.server_client import seat_tables
from tests.server.postgres import Postgres
from tests.server.programs import free_port

PEER = ROOT / "build" / "boardgame.io"
PACKAGES = ("boardgame.io@0.50", "socket.io-client@4", "node-persist@3")
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
WANTED = 50.0  # milliseconds


@dataclass(frozen=True)
class Server:
    """A server under test: its name, the durability of a pick, its process and port."""

    name: str
    durability: str
    process: subprocess.Popen[str]
    port: int

    def cpu(self) -> float:
        """Return its processor time in seconds."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / TICK

    def memory(self) -> float:
        """Return its resident memory in megabytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1e6


@dataclass(frozen=True)
class Figures:
    """The result of one run."""

    server: str
    durability: str
    tables: int
    pace: float
    picks_per_second: float
    picks_per_cpu_second: float
    p50: float
    p99: float
    cpu_percent: float
    kilobytes_per_table: float


# ------------------------------------------------------------------ servers


@contextmanager
def ours(name: str, db: str, synchronous: str, **more: Any) -> Iterator[Server]:
    """Run our server, with the compiled engine if there is one."""
    port = free_port()
    settings = json.dumps({"db": db, "port": port, "synchronous": synchronous, **more})
    path = COMPILED if COMPILED.exists() else SOURCE
    environment = os.environ | {"PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.server_ours", settings], env=environment, cwd=ROOT, text=True
    )
    durability = {"FULL": "on disk before told", "OFF": "no fsync"}[synchronous]
    try:
        wait_for(port)
        yield Server(name, durability, process, port)
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def boardgame_io(where: str, durability: str) -> Iterator[Server]:
    """Run boardgame.io's server with the same game."""
    port = free_port()
    command = ["node", str(PEER / "server_peer.js"), "serve", str(port), where]
    environment = os.environ | {"NODE_ENV": "production"}
    process = subprocess.Popen(command, env=environment, cwd=PEER, stdout=subprocess.DEVNULL, text=True)
    try:
        wait_for(port)
        yield Server("boardgame.io", durability, process, port)
    finally:
        process.terminate()
        process.wait(20)


def wait_for(port: int) -> None:
    import socket

    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"no server answers on port {port}")


def install_peer() -> None:
    """Install boardgame.io with npm into build/."""
    PEER.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "bench" / "server_peer.js", PEER)
    if not (PEER / "node_modules").exists():
        (PEER / "package.json").write_text('{"private": true}')
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", *PACKAGES], cwd=PEER, check=True)


# ------------------------------------------------------------------ runs


async def drive_ours(server: Server, game: tuple[str, int], tables: int, run: tuple[float, float]) -> Figures:
    """Measure our server with this many tables."""
    seconds, pace = run
    before = server.memory()
    driven = await seat_tables(f"http://127.0.0.1:{server.port}", *game, tables)
    cpu, begin = server.cpu(), time.perf_counter()
    latencies = await asyncio.gather(*(table.play(begin + seconds, pace) for table in driven))
    took, used = time.perf_counter() - begin, server.cpu() - cpu
    memory = server.memory() - before
    for table in driven:
        await table.close()
    return figures(server, tables, pace, [spent for some in latencies for spent in some], (took, used, memory))


def drive_peer(server: Server, tables: int, run: tuple[float, float]) -> Figures:
    """Measure boardgame.io's server with this many tables."""
    seconds, pace = run
    before = server.memory()
    command = ["node", "server_peer.js", "drive", str(server.port), str(tables), str(seconds), str(pace)]
    with subprocess.Popen(command, cwd=PEER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as driver:
        assert driver.stdin is not None
        assert driver.stdout is not None
        line(driver.stdout)
        cpu, begin = server.cpu(), time.perf_counter()
        driver.stdin.write("go\n")
        driver.stdin.flush()
        latencies = [spent / 1000 for spent in json.loads(line(driver.stdout))]
    spent = (time.perf_counter() - begin, server.cpu() - cpu, server.memory() - before)
    return figures(server, tables, pace, latencies, spent)


def line(stream: IO[str]) -> str:
    return stream.readline()


def figures(
    server: Server, tables: int, pace: float, latencies: list[float], spent: tuple[float, float, float]
) -> Figures:
    took, cpu, memory = spent
    ordered = sorted(latencies)
    return Figures(
        server=server.name,
        durability=server.durability,
        tables=tables,
        pace=pace,
        picks_per_second=len(ordered) / took,
        picks_per_cpu_second=len(ordered) / max(cpu, 1e-9),
        p50=ordered[len(ordered) // 2] * 1000,
        p99=ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1000,
        cpu_percent=100 * cpu / took,
        kilobytes_per_table=1000 * memory / tables,
    )


# ------------------------------------------------------------------ the report

HEAD = ("server", "a pick is", "tables", "pace", "picks/s", "per core·s", "p50 ms", "p99 ms", "CPU %", "kB/table")


def show(one: Figures) -> None:
    pace = f"{one.pace:g} s" if one.pace else "full"
    words = [one.server, one.durability, str(one.tables), pace, f"{one.picks_per_second:.0f}"]
    words += [f"{one.picks_per_cpu_second:.0f}", f"{one.p50:.1f}", f"{one.p99:.1f}"]
    words += [f"{one.cpu_percent:.0f}", f"{one.kilobytes_per_table:.0f}"]
    print("{:<18} {:<20} {:>6} {:>6} {:>8} {:>10} {:>8} {:>8} {:>6} {:>8}".format(*words), flush=True)


def compare(results: list[Figures]) -> None:
    """Compare our picks per second of processor time with boardgame.io's, for each of its levels of durability."""
    full = {(one.server, one.durability, one.tables): one for one in results if not one.pace}
    for (server, durability, tables), peer in full.items():
        own = full.get(("ours, SQLite", "no fsync", tables))
        if server == "boardgame.io" and own is not None:
            ratio = own.picks_per_cpu_second / peer.picks_per_cpu_second
            print(
                f"{tables} tables: ours ({own.durability}) {ratio:.1f} times the picks per core of {server} ({durability})"
            )


def judge(results: list[Figures]) -> None:
    """Print whether the paced runs meet the target: p99 below 50 ms until everybody was told."""
    for one in results:
        if one.pace and one.server == "ours, SQLite" and one.durability.startswith("on disk"):
            verdict = "good" if one.p99 < WANTED else "too slow"
            print(
                f"{one.tables} tables, a pick every {one.pace:g} s: p99 {one.p99:.1f} ms (limit {WANTED:.0f} ms): {verdict}"
            )


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(prog="bench.server_load", description=__doc__)
    read.add_argument("--peers", action="store_true", help="also measure boardgame.io, installed by npm into build/")
    read.add_argument("--tables", default="10,100,500", help="numbers of tables, separated by commas")
    read.add_argument("--seconds", type=float, default=8.0, help="seconds of each run")
    read.add_argument("--pace", type=float, default=2.0, help="seconds between two picks at a table in the paced runs")
    read.add_argument("--runs", default="paced,full", help="paced, full or both, separated by commas")
    read.add_argument("--game", default="nim", help="the game to play: nim, or one of ours")
    read.add_argument("--seats", type=int, default=2, help="seats per table")
    read.add_argument(
        "--hostile",
        type=float,
        default=0.0,
        help="then also run bench.server_hostile, with this many seconds per abuse",
    )
    read.add_argument("--json", type=Path, help="also write the figures to this file")
    given = read.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no server is left running
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    if given.peers:
        install_peer()
    print("{:<18} {:<20} {:>6} {:>6} {:>8} {:>10} {:>8} {:>8} {:>6} {:>8}".format(*HEAD))
    results = list(measure(given))
    compare(results)
    judge(results)
    if given.hostile:
        from bench.server_hostile import main as hostile

        hostile([f"--seconds={given.hostile}"])
    if given.json:
        given.json.write_text(json.dumps([vars(one) for one in results], indent=1) + "\n")
    return 0


def measure(given: argparse.Namespace) -> Iterator[Figures]:
    """Measure every server with every number of tables, at the pace and at full speed."""
    numbers = [int(number) for number in given.tables.split(",")]
    paces = {"paced": given.pace, "full": 0.0}
    runs = [(given.seconds, paces[name]) for name in given.runs.split(",")]
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="tablee-bench-"))
        postgres = Postgres()
        postgres.start()
        stack.callback(postgres.remove)
        for tables in numbers:
            for number, run in enumerate(runs):
                name = f"{tables}-{number}"
                for server in (
                    ours("ours, SQLite", f"sqlite:///{folder}/full-{name}.db", "FULL"),
                    ours("ours, PostgreSQL", postgres.database(), "FULL"),
                    ours("ours, SQLite", f"sqlite:///{folder}/off-{name}.db", "OFF"),
                ):
                    with server as running:
                        one = asyncio.run(drive_ours(running, (given.game, given.seats), tables, run))
                        show(one)
                        yield one
                for where, durability in (("memory", "in memory only"), (f"{folder}/{name}", "no fsync")):
                    if given.peers:
                        with boardgame_io(where, durability) as running:
                            one = drive_peer(running, tables, run)
                            show(one)
                            yield one


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
