"""The tables of a simulation."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.screen import Screen
from tablee.cli.tally import Sum, Tally, wilson


def share(victories: Sum) -> str:
    """A share of victories with its 95 % interval."""
    low, high = wilson(victories.mean, victories.count)
    return f"{victories.mean:.1%} [{low:.1%}–{high:.1%}]"


def mean(numbers: Sum) -> str:
    """A mean with half the width of its 95 % interval."""
    return f"{numbers.mean:.2f} ± {numbers.margin:.2f}" if numbers.count > 1 else f"{numbers.mean:.2f}"


def groups(bots: tuple[str, ...]) -> dict[str, list[int]]:
    """The numbers of those in the list that are the same bot."""
    return {spec: [number for number, other in enumerate(bots) if other == spec] for spec in bots}


def label(spec: str, numbers: list[int]) -> str:
    return f"{spec} ×{len(numbers)}" if len(numbers) > 1 else spec


def outcome(bots: tuple[str, ...], tally: Tally, screen: Screen) -> list[RenderableType]:
    """Who won how often, in all and on each seat, with what score."""
    table = Table(show_edge=False, pad_edge=False)
    table.add_column(screen.text("cli-bot"))
    for heading in ("cli-victories", "cli-mean-score"):
        table.add_column(screen.text(heading), justify="right")
    seats = range(len(bots))
    for seat in seats:
        table.add_column(screen.text("seat-n", n=seat + 1), justify="right")
    rows = groups(bots) if len(groups(bots)) > 1 else {}
    for spec, numbers in rows.items():
        on_seats = [f"{tally.of(tally.victories, numbers, seat).mean:.1%}" for seat in seats]
        victories, scores = tally.of(tally.victories, numbers, None), tally.of(tally.scores, numbers, None)
        table.add_row(label(spec, numbers), share(victories), mean(scores), *on_seats)
    every = [share(tally.of(tally.victories, None, seat)) for seat in seats]
    name = label(bots[0], list(seats)) if not rows else screen.text("cli-all-bots")
    table.add_row(name, "", mean(tally.of(tally.scores, None, None)), *every, style="bold")
    return [
        table,
        Text(),
        Text(length(tally, screen)),
        Text(screen.text("cli-sim-note", fair=f"{1 / len(bots):.1%}"), "dim"),
    ]


def length(tally: Tally, screen: Screen) -> str:
    picks = tally.picks
    if not picks.count:
        return screen.text("cli-sim-none")
    return screen.text(
        "cli-sim-length", matches=picks.count, picks=mean(picks), least=int(picks.least), most=int(picks.most)
    )


def comparison(bots: tuple[str, ...], compare: list[str], tallies: list[Tally], screen: Screen) -> RenderableType:
    """Several sets of options side by side."""
    table = Table(show_edge=False, pad_edge=False)
    table.add_column("")
    for written in compare:
        table.add_column(written or screen.text("cli-usual"), justify="right")
    for spec, numbers in groups(bots).items():
        shares = [share(tally.of(tally.victories, numbers, None)) for tally in tallies]
        scores = [mean(tally.of(tally.scores, numbers, None)) for tally in tallies]
        table.add_row(f"{label(spec, numbers)}: {screen.text('cli-victories')}", *shares)
        table.add_row(f"{label(spec, numbers)}: {screen.text('cli-mean-score')}", *scores, end_section=True)
    for seat in range(len(bots)):
        on_seat = [share(tally.of(tally.victories, None, seat)) for tally in tallies]
        table.add_row(f"{screen.text('seat-n', n=seat + 1)}: {screen.text('cli-victories')}", *on_seat)
    table.add_section()
    table.add_row(screen.text("cli-picks"), *(mean(tally.picks) for tally in tallies))
    table.add_row(screen.text("cli-matches"), *(str(tally.matches) for tally in tallies))
    return table
