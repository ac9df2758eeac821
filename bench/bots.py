"""Everything that is measured about the bots, one command after the other: `python -m bench.bots [--minutes M]`.

Each measurement can also be run by itself, as the docstring of its module says. What they print is appended to
bench/bots.jsonl with date, version and command; their tables are written into docs/reference/bots.md. Needs the extras
`ppo`, `lab` and `openspiel`, and many hours for intervals as narrow as those of the docs.
"""

import argparse
import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import tablee
from bench import run
from bench.search_match import GAMES
from tablee.cli.version import commit

KEPT = Path(__file__).with_name("bots.jsonl")
MATCHES = 10  # against OpenSpiel's search, whose moves take long


def measurements(minutes: float) -> list[list[str]]:
    """Return the commands' arguments; `minutes` is the time for each of those that can go on for ever."""
    timed = ["--minutes", f"{minutes:g}"]
    return [
        ["bench.foresight"],
        ["bench.positions.solve"],
        ["bench.strength", *timed],
        ["bench.former", *timed],
        ["bench.calibration", *timed],
        *(["bench.search_match", game, "--matches", str(MATCHES)] for game in GAMES),
        ["bench.baselines", *tablee.games(), *timed],
        ["bench.levels"],
    ]


def measure(arguments: list[str]) -> bool:
    """Run one measurement, show and keep what it prints; False if it failed."""
    command = f"python -m {' '.join(arguments)}"
    print(f"\n$ {command}", flush=True)
    lines = []
    with subprocess.Popen([sys.executable, "-m", *arguments], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for line in process.stdout:
            print(line, end="", flush=True)
            lines.append(line.rstrip())
    facts = {"date": f"{datetime.now(UTC):%Y-%m-%d %H:%M}", "version": tablee.__version__, "commit": commit()}
    with KEPT.open("a", encoding="utf-8") as file:
        file.write(f"{json.dumps(facts | {'command': command, 'code': process.returncode, 'printed': lines})}\n")
    return process.returncode == 0


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(prog="python -m bench.bots", description="Measure everything about the bots.")
    read.add_argument(
        "--minutes", type=float, default=60.0, help="minutes for each measurement that can go on for ever"
    )
    given = read.parse_args(arguments)
    failed = [each for each in measurements(given.minutes) if not measure(each)]
    for each in failed:
        print(f"python -m {' '.join(each)} failed; see above", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    run("python -m bench.bots", main)
