"""Measure the speed of every game and print the table."""

import argparse
import json
import sys
from pathlib import Path

import tablee
from bench import run
from bench.report import print_report
from bench.runs import ROOT, install_peers, on_one_core, ours, peers, run_all
from compiling.engine import CannotCompile, CompileError, Engine, build_engine


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(
        prog="tablee bench", description="Measure the speed of every game, next to its peers."
    )
    read.add_argument("--peers", action="store_true", help="first install OpenSpiel and RLCard in build/peers")
    read.add_argument(
        "--games", default=",".join(tablee.games()), help="games to measure, separated by commas (default: all)"
    )
    read.add_argument("--seconds", type=float, default=0.5, help="seconds to measure each figure in each pass")
    read.add_argument("--passes", type=int, default=3, help="number of passes; the median is shown")
    read.add_argument("--json", type=Path, help="also write the figures to this file")
    given = read.parse_args(arguments)
    games = [tablee.game(name).name for name in given.games.split(",")]
    if given.peers and (problem := install_peers()):
        print(f"The peers could not be installed, so they are not measured:\n{problem}", file=sys.stderr)
    runners = [*ours(games, compiled=can_compile()), *peers()]
    on_one_core()
    figures = run_all(runners, given.seconds, given.passes)
    print_report(figures, games)
    if given.json:
        given.json.write_text(f"{json.dumps(figures, indent=1)}\n")
    return 0


def can_compile() -> bool:
    """Bring the compiled engine up to date; return False if that fails and only the sources can be measured."""
    try:
        build_engine(Engine(ROOT / "src", ROOT / "build"))
    except (CannotCompile, CompileError) as problem:
        print(f"Only the uncompiled engine is measured: {problem}", file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    run("tablee bench", main)
