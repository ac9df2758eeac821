"""Print the figures of a run, and whether the targets are met."""

from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from bench.runs import Figures

JUDGE = "OpenSpiel hearts"  # the reference, driven from Python
COLUMNS = {
    "playout_matches": "matches/s",
    "playout_decisions": "playout decisions/s",
    "root_decisions": "… in search",
    "driven_decisions": "driven by Python /s",
    "match_picks": "Match picks/s",
    "copies": "copies/s",
    "samples": "samples/s",
}


@dataclass(frozen=True)
class Target:
    """What a game must reach: a ratio to the judge's rate, or an absolute rate."""

    says: str
    mode: str
    figure: str
    ratio: float = 0.0
    rate: float = 0.0


TARGETS = (
    Target("compiled playouts from the deal: 20 × the judge", "compiled", "playout_decisions", ratio=20),
    Target("compiled playouts in search: 20 × the judge", "compiled", "root_decisions", ratio=20),
    Target("Python drives the hot face: 5 × the judge", "compiled", "driven_decisions", ratio=5),
    Target("Match with validation, record, events: 100 k/s", "compiled", "match_picks", rate=100_000),
    Target("samples from a view: 400 k/s", "compiled", "samples", rate=400_000),
    Target("uncompiled playouts: 0.5 × the judge", "uncompiled", "playout_decisions", ratio=0.5),
)


def short(number: float) -> str:
    """Format a number with three significant digits."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{unit}"
    return f"{number:.3g}"


def figures_table(run: dict[str, Figures]) -> Table:
    judge = run.get(JUDGE, {}).get("driven_decisions")
    table = Table(title="per second of one core, medians", title_justify="left")
    table.add_column("")
    for heading in COLUMNS.values():
        table.add_column(heading, justify="right")
    for name, figures in run.items():
        cells = [cell(figure, figures.get(figure), judge) for figure in COLUMNS]
        table.add_row(name, *cells)
    return table


def cell(figure: str, value: float | None, judge: float | None) -> str:
    """Format a rate, for decisions also as a multiple of the judge's."""
    if value is None:
        return ""
    compared = judge and figure.endswith("decisions")
    return f"{short(value)} ({value / judge:.3g}×)" if compared and judge else short(value)


def verdict(target: Target, game: str, run: dict[str, Figures]) -> str:
    figures, judge = run.get(f"{game} {target.mode}"), run.get(JUDGE)
    if figures is None or (target.ratio and judge is None):
        return "not measured"
    least = target.rate or target.ratio * judge["driven_decisions"]  # type: ignore[index]
    reached = figures[target.figure]
    return f"{'met' if reached >= least else 'MISSED'}: {short(reached)} of {short(least)}"


def targets_table(run: dict[str, Figures], games: list[str]) -> Table:
    table = Table(title=f"targets (the judge is {JUDGE}, its loop driven from Python)", title_justify="left")
    table.add_column("")
    for game in games:
        table.add_column(game)
    for target in TARGETS:
        table.add_row(target.says, *(verdict(target, game, run) for game in games))
    return table


def print_report(run: dict[str, Figures], games: list[str]) -> None:
    console = Console(width=None if Console().is_terminal else 170)
    console.print(figures_table(run))
    console.print(targets_table(run, games))
    if JUDGE not in run:
        console.print(f"{JUDGE} is not installed here: ./tablee bench --peers installs and measures it.")
