"""Compare two builds of the engine, measured alternately on one core: `python -m bench.alternate OLD NEW`.

OLD and NEW are checkouts with a compiled engine in `build/compiled`. Each pass measures every game of both with this
checkout's measuring code, alternating which goes first, so that a machine that slows down affects both. To make OLD
from a commit:

git worktree add /tmp/old COMMIT && cd /tmp/old && ./tablee compile
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median

import tablee
from bench import run
from bench.runs import Figures, Runner, on_one_core

WORSE = 0.97  # a figure below this fraction of the old one is marked


def runners(checkout: Path, games: list[str]) -> list[Runner]:
    """Return a runner for each game as compiled in this checkout."""
    compiled = checkout / "build" / "compiled"
    if not (compiled / "tablee").is_dir():
        raise RuntimeError(f"{checkout} has no compiled engine: run ./tablee compile there")
    return [Runner(game, (sys.executable, "-m", "bench.measure", game), str(compiled)) for game in games]


def alternate(
    old: list[Runner], new: list[Runner], seconds: float, passes: int
) -> dict[str, list[tuple[Figures, Figures]]]:
    """Measure both; return their figures pass by pass."""
    seen: dict[str, list[tuple[Figures, Figures]]] = {runner.name: [] for runner in old}
    for number in range(passes):
        for before, after in zip(old, new, strict=True):
            if number % 2 == 0:
                first = before.run(seconds, number)
                pair = (first, after.run(seconds, number))
            else:
                first = after.run(seconds, number)
                pair = (before.run(seconds, number), first)
            seen[before.name].append(pair)
            print(f"pass {number + 1} of {passes}: {before.name}", file=sys.stderr, flush=True)
    return seen


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(
        prog="python -m bench.alternate", description="Compare two builds, measured alternately."
    )
    read.add_argument("old", type=Path, help="a checkout with a compiled engine")
    read.add_argument("new", type=Path, help="another checkout with a compiled engine")
    read.add_argument(
        "--games", default=",".join(tablee.games()), help="games to measure, separated by commas (default: all)"
    )
    read.add_argument("--seconds", type=float, default=0.5, help="seconds to measure each figure in each pass")
    read.add_argument("--passes", type=int, default=5, help="number of passes")
    given = read.parse_args(arguments)
    games = [tablee.game(name).name for name in given.games.split(",")]
    pair = [runners(checkout.resolve(), games) for checkout in (given.old, given.new)]
    on_one_core()
    seen = alternate(pair[0], pair[1], given.seconds, given.passes)
    print(f"{'':14}{'figure':20}{'old':>14}{'new':>14}{'new/old':>10}")
    for game, passes in seen.items():
        for figure in passes[0][0]:
            old, new = (median(one[side][figure] for one in passes) for side in (0, 1))
            ratio = median(one[1][figure] / one[0][figure] for one in passes)
            print(f"{game:14}{figure:20}{old:>14,.0f}{new:>14,.0f}{ratio:>10.3f}{'  worse' if ratio < WORSE else ''}")
    return 0


if __name__ == "__main__":
    run("bench.alternate", main)
