"""`tablee sim`: many matches between bots, and a table of the results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.adapters.stdio import player
from tablee.cli import STOPPED
from tablee.cli.app import Given
from tablee.cli.batch import Batch, play_batch
from tablee.cli.choosing import read_number, read_pairs
from tablee.cli.outcome import add_metrics, columns, comparison, differences, outcome
from tablee.cli.screen import Screen
from tablee.cli.seating import ME, usual_seats
from tablee.cli.tally import Tally
from tablee.core import shelf
from tablee.core.game import Game
from tablee.core.setting import Value
from tablee.lab.streams import MOST_MATCHES, MOST_SEED
from tablee.lab.workers import workers
from tablee.text import Texts

MOST_JOBS = 256
FEWEST_BATCHES, MOST_BATCHES = 100, 5000  # enough for a smooth progress bar, few enough to distribute
USUAL_BATCH = 20


@dataclass(frozen=True)
class Plan:
    """How many matches of which game, between which bots."""

    game: Game
    bots: tuple[str, ...]
    matches: int
    seed: int
    jobs: int

    @classmethod
    def read(cls, given: Given) -> Plan:
        """Parse the plan; BadInput names what is wrong."""
        game = shelf.find(given["game"])
        written = given["seats"] or usual_seats(game).replace(ME, "random", 1)
        specs = tuple(spec.strip() for spec in written.split(","))
        for spec in specs:
            player(spec, game)
        highest = {"matches": MOST_MATCHES, "seed": MOST_SEED, "jobs": MOST_JOBS}
        numbers = [read_number(field, given[field], int(field != "seed"), most) for field, most in highest.items()]
        return cls(game, specs, *numbers)

    def batches(self, settings: dict[str, Value]) -> list[Batch]:
        size = max(1, min(self.matches // FEWEST_BATCHES, max(USUAL_BATCH, self.matches // MOST_BATCHES)))
        starts = range(0, self.matches, size)
        return [
            Batch(self.game.name, self.bots, settings, self.seed, first, min(size, self.matches - first))
            for first in starts
        ]


def command(given: Given, screen: Screen) -> int:
    compare = given["compare"] or [""]
    if len(compare) == 1 and compare[0]:
        compare = ["", *compare]  # compare a single set of settings with the defaults
    return sim(Plan.read(given), given["settings"], compare, screen)


def sim(plan: Plan, settings: str, compare: list[str], screen: Screen) -> int:
    """Simulate each set of settings; when interrupted, show what was played so far."""
    sets = [plan.game.read_settings(len(plan.bots), read_pairs(f"{settings},{more}")) for more in compare]
    tallies = [Tally() for _ in sets]
    stopped = False
    with bar(screen) as progress:
        task = progress.add_task("", total=plan.matches * len(sets), rate=0.0)
        try:
            for chosen, tally in zip(sets, tallies, strict=True):
                for part in results(plan, chosen):
                    tally.merge(part)
                    progress.advance(task, part.matches)
                    progress.update(task, rate=progress.tasks[0].speed or 0.0)
        except KeyboardInterrupt:
            stopped = True
    seats = [Texts(plan.game, screen.lang).seat(seat) for seat in range(len(plan.bots))]
    if len(sets) == 1:
        screen.show(*outcome(plan.bots, seats, tallies[0], screen))
        table = columns("", "")
    else:
        table = comparison(plan.bots, seats, compare, tallies, screen)
    add_metrics(table, plan.game, tallies, screen)
    if table.row_count:
        screen.show(table)
    if len(sets) > 1:
        screen.show(*differences(plan.bots, seats, compare, tallies, screen))
    if stopped:
        screen.tell("cli-sim-stopped", "red")
    return STOPPED if stopped else 0


def results(plan: Plan, settings: dict[str, Value]) -> Iterator[Tally]:
    """Yield the tallies of all batches in order, so that the same plan always gives the same numbers."""
    batches = plan.batches(settings)
    if plan.jobs == 1 or len(batches) == 1:
        yield from map(play_batch, batches)
        return
    pool = workers(plan.jobs)
    try:
        yield from pool.map(play_batch, batches)
    finally:
        pool.shutdown(cancel_futures=True)


def bar(screen: Screen) -> Progress:
    """Create a bar with progress, speed and time left; disabled if the output is not a terminal."""
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(screen.text("cli-sim-rate", rate="{task.fields[rate]:.0f}")),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal)
