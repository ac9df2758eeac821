"""Restart with unfinished matches: `python -m bench.server_restart [--tables 1000] [--picks 200] [--runs 5]`.

Fills a database with tables and picks, starts the server on it and prints the time until it answers, compared with a
start on an empty database; and the time of the first visit to a table, which replays its picks.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median

from bench.server_load import ours
from tests.server.unfinished import fill


def answer(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=60) as found:
        content: bytes = found.read()
        return content


def start(db: str, table: str) -> tuple[float, float, float]:
    """Start a server; return the seconds until it serves, its processor time, and the seconds of a first visit."""
    begin = time.perf_counter()
    with ours("", db, "FULL") as server:
        address = f"http://127.0.0.1:{server.port}"
        answer(f"{address}/healthz")
        serving, used = time.perf_counter(), server.cpu()
        if table:
            answer(f"{address}/api/tables/{table}")
        return serving - begin, used, time.perf_counter() - serving


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(prog="bench.server_restart", description=__doc__)
    read.add_argument("--tables", type=int, default=1000, help="number of unfinished tables")
    read.add_argument("--picks", type=int, default=200, help="picks at each table")
    read.add_argument("--runs", type=int, default=5, help="number of starts to measure; the median is shown")
    given = read.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="tablee-bench-") as folder:
        empty, full = (f"sqlite:///{Path(folder, name)}.db" for name in ("empty", "full"))
        last = asyncio.run(fill(full, given.tables, given.picks))
        asyncio.run(fill(empty, 0, given.picks))
        pairs = [(start(empty, ""), start(full, last)) for _ in range(given.runs)]
    alone, serving = (median(one[where][0] for one in pairs) for where in (0, 1))
    alone_cpu, cpu = (median(one[where][1] for one in pairs) for where in (0, 1))
    visit = median(full[2] for _, full in pairs)
    tables = f"{given.tables} unfinished tables of {given.picks} picks"
    print(f"empty database: serving after {alone:.2f} s ({alone_cpu:.2f} s of one core)")
    print(f"{tables}: serving after {serving:.2f} s ({cpu:.2f} s of one core; {cpu / alone_cpu:.2f} times as much)")
    print(f"first visit to one of them: {1000 * visit:.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
