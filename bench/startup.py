"""Startup time: `python -m bench.startup [--runs 5] [--new]`.

Prints the median seconds that `tablee games` takes and until a restarted server answers with its first page; with --new
also until a new clone of the last commit does, including installation and build.
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


def first_page(folder: Path, data: Path) -> float:
    """Return the seconds until a new server has answered with its first page."""
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
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=LIMIT) as page:
                    page.read()
                    return time.perf_counter() - begin
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.01)
        sys.exit("The server did not start.")
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(prog="bench.startup", description=__doc__.partition("\n")[0])
    read.add_argument("--runs", type=int, default=5, help="number of runs; the median is shown")
    read.add_argument("--new", action="store_true", help="also measure a new clone, once")
    given = read.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="tablee-bench-") as folder:
        data, clone = Path(folder, "data"), Path(folder, "clone")
        if given.new:
            subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
            print(f"a new clone: first page after {first_page(clone, data):.1f} s", flush=True)
        first_page(ROOT, data)  # warm up: build and install everything
        again = median(first_page(ROOT, data) for _ in range(given.runs))
        games = median(ends(ROOT, "games") for _ in range(given.runs))
    print(f"restarted: first page after {again:.2f} s")
    print(f"tablee games: {games:.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
