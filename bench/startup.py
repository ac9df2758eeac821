"""Startup time: `python -m bench.startup [--runs 5] [--new]`.

Prints the median seconds that `tablee games` takes, and until a restarted server answers with its first page and with
everything else: pages that are the same for everybody come first. With --new also until a new clone of the last commit
answers, including installation and build.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from statistics import median

from bench.runs import ROOT
from tests.server.programs import free_port

LIMIT = 600  # seconds after which a start has failed


def command(folder: Path, *arguments: str) -> list[str]:
    return [sys.executable, str(folder / "tablee"), *arguments]


def ends(folder: Path, *arguments: str) -> float:
    """Return the seconds that a command takes."""
    begin = time.perf_counter()
    subprocess.run(command(folder, *arguments), check=True, stdout=subprocess.DEVNULL, timeout=LIMIT)
    return time.perf_counter() - begin


def first_answers(folder: Path, data: Path) -> tuple[float, float]:
    """Return the seconds until a new server has answered with its first page, and until it has listed the games."""
    port = free_port()
    begin = time.perf_counter()
    server = subprocess.Popen(
        command(folder, "serve", "--port", str(port)),
        env=os.environ | {"TABLEE_DATA": str(data)},
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        while time.perf_counter() - begin < LIMIT and server.poll() is None:
            try:
                read(f"http://127.0.0.1:{port}/")
                page = time.perf_counter() - begin
                read(f"http://127.0.0.1:{port}/api/games")
                return page, time.perf_counter() - begin
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.01)
        sys.exit("The server did not start.")
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()


def read(address: str) -> None:
    with urllib.request.urlopen(address, timeout=LIMIT) as answer:
        answer.read()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench.startup", description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=5, help="number of runs; the median is shown")
    parser.add_argument("--new", action="store_true", help="also measure a new clone, once")
    given = parser.parse_args(arguments)
    # What compiles in the background of the new clone, measured last, may still be writing when its folder is removed.
    with tempfile.TemporaryDirectory(prefix="tablee-bench-", ignore_cleanup_errors=True) as folder:
        data, clone = Path(folder, "data"), Path(folder, "clone")
        first_answers(ROOT, data)  # warm up: build and install everything
        pages, rest = zip(*[first_answers(ROOT, data) for _ in range(given.runs)], strict=True)
        print(f"restarted: first page after {median(pages):.2f} s, everything after {median(rest):.2f} s")
        print(f"tablee games: {median(ends(ROOT, 'games') for _ in range(given.runs)):.2f} s", flush=True)
        if given.new:
            subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
            print(f"a new clone: first page after {first_answers(clone, data)[0]:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
