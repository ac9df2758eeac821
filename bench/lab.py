"""The lab's speed: its overhead over the bare engine, and the gain of all cores over one process.

`./tablee bench` measures the games; this is run by hand, on an idle machine:

    PYTHONPATH=build/compiled python -m bench.lab [--seconds S] [--passes P] [--games zombiaki,…]
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

import tablee
from tablee.adapters.stdio import player
from tablee.core.chance import Chance
from tablee.lab.engines import Cores, Engine, one
from tablee.lab.playing import bare
from tablee.lab.rows import play_packed
from tablee.lab.running import Run
from tablee.lab.store import Store
from tablee.lab.study import Cell, Study, code_version

LEAST_GAIN, MOST_OVERHEAD = 1.8, 0.15


@dataclass(frozen=True)
class Figures:
    """Matches per second of processor time (bare engine, lab) and of wall-clock time (one process, all cores)."""

    bare: float
    lab: float
    one: float
    cores: float

    @property
    def overhead(self) -> float:
        return self.bare / self.lab - 1

    @property
    def gain(self) -> float:
        return self.cores / self.one


def cell_of(name: str, bot: str, watch: bool, matches: int) -> Cell:
    game = tablee.game(name)
    seats = min(4, game.most_seats)
    options = game.read_settings(seats, {})
    return Cell(name, options, {}, (bot,) * seats, True, watch, matches, 0.0, 1, code_version(name))


def play_bare(cell: Cell) -> None:
    """Play the matches of a cell without recording anything."""
    game = tablee.game(cell.game)
    players = [player(spec, game) for spec in cell.bots]
    for deal in range(cell.deals):
        bare(game, cell.settings, players, [Chance(cell.stream(deal, 0, number)) for number in range(cell.seats + 1)])


def play_lab(cell: Cell) -> None:
    """Play the matches of a cell and pack the results."""
    for chunk in cell.chunks():
        play_packed((0, chunk))


def run_study(cell: Cell, engine: Engine) -> None:
    study = Study("bench", {}, {}, (cell,))
    with tempfile.TemporaryDirectory() as folder:
        Run(study, Store(Path(folder), study), engine, lambda _come, _spared: None).run()


def rate(cell: Cell, work: Callable[[], None], clock: Callable[[], float]) -> float:
    start = clock()
    work()
    return cell.matches / (clock() - start)


def enough(cell: Cell, seconds: float) -> Cell:
    """Return the cell with as many matches as the bare engine plays in this many seconds."""
    start = time.process_time()
    play_bare(replace(cell, matches=4))
    return replace(cell, matches=max(8, int(seconds * 4 / (time.process_time() - start))))


def measure(cell: Cell, passes: int, jobs: int) -> Figures:
    """Return the medians of interleaved passes."""
    seen = [
        Figures(
            rate(cell, lambda: play_bare(cell), time.process_time),
            rate(cell, lambda: play_lab(cell), time.process_time),
            rate(cell, lambda: run_study(cell, one), time.perf_counter),
            rate(cell, lambda: run_study(cell, Cores(jobs)), time.perf_counter),
        )
        for _ in range(passes)
    ]
    return Figures(*(median(values) for values in zip(*((f.bare, f.lab, f.one, f.cores) for f in seen), strict=True)))


def told(met: bool) -> str:
    return "met" if met else "MISSED"


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(prog="bench.lab", description=__doc__)
    read.add_argument("--seconds", type=float, default=4.0, help="seconds that the bare engine plays in each pass")
    read.add_argument("--passes", type=int, default=3, help="number of passes")
    read.add_argument("--games", default=",".join(tablee.games()), help="games, separated by commas (default: all)")
    read.add_argument("--bot", default="greedy", help="the bot on every seat")
    read.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    given = read.parse_args(arguments)
    print(f"{'':12}{'bare /s':>10}{'lab /s':>10}{'overhead':>12}{'':8}{'one /s':>10}{'cores /s':>10}{'gain':>8}")
    for name in given.games.split(","):
        for watch in (True, False):
            cell = enough(cell_of(name, given.bot, watch, 4), given.seconds)
            figures = measure(cell, given.passes, given.jobs)
            label = name if watch else f"{name[:6]}… scores only"
            print(
                f"{label:22}{figures.bare:10.1f}{figures.lab:10.1f}{figures.overhead:9.1%}"
                f" {told(figures.overhead <= MOST_OVERHEAD):7}{figures.one:10.1f}{figures.cores:10.1f}"
                f"{figures.gain:7.2f}× {told(figures.gain >= LEAST_GAIN)}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
