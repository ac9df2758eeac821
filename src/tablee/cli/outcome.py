"""Result tables of a simulation."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.screen import Screen
from tablee.cli.tally import Tally
from tablee.core.game import Game
from tablee.lab.numbers import MOST_NEEDED, Share, Sum, difference, needed, rounded
from tablee.text import catalogue


def share(victories: Sum, screen: Screen) -> str:
    """Format a share of victories with its 95 % interval, as in the lab's reports."""
    found = Share.of(victories)
    return f"{screen.percent(found.mean)} [{screen.percent(found.low)}–{screen.percent(found.high)}]"


def mean(numbers: Sum, screen: Screen) -> str:
    """Format a mean with half the width of its 95 % interval."""
    margin = f" ± {screen.decimal(numbers.margin)}" if numbers.count > 1 else ""
    return f"{screen.decimal(numbers.mean)}{margin}"


def groups(bots: tuple[str, ...]) -> dict[str, list[int]]:
    """Group the indices in the list by bot."""
    return {spec: [number for number, other in enumerate(bots) if other == spec] for spec in bots}


def label(spec: str, numbers: list[int]) -> str:
    return f"{spec} ×{len(numbers)}" if len(numbers) > 1 else spec


def outcome(bots: tuple[str, ...], seats: list[str], tally: Tally, screen: Screen) -> list[RenderableType]:
    """Show wins and scores, overall and by seat."""
    if not tally.matches:
        return [Text(screen.text("cli-sim-none"))]
    note = screen.text("cli-sim-note", fair=screen.percent(1 / len(bots)))
    tables = (bot_table(bots, tally, screen), Text(), seat_table(bots, seats, tally, screen), Text())
    return [*tables, Text(length(tally, screen)), Text(note, "dim")]


def bot_table(bots: tuple[str, ...], tally: Tally, screen: Screen) -> Table:
    table = columns(screen.text("cli-bot"), screen.text("cli-victories"), screen.text("cli-mean-score"))
    for spec, numbers in groups(bots).items():
        scores = tally.of(tally.scores, numbers, None)
        table.add_row(label(spec, numbers), share(tally.of_bots[spec], screen), mean(scores, screen))
    return table


def seat_table(bots: tuple[str, ...], seats: list[str], tally: Tally, screen: Screen) -> Table:
    rows = groups(bots) if len(groups(bots)) > 1 else {}
    named = [label(spec, numbers) for spec, numbers in rows.items()]
    table = columns(screen.text("cli-seat"), *named, screen.text("cli-all-bots"))
    for seat, name in enumerate(seats):
        shares = [screen.percent(tally.of(tally.victories, numbers, seat).mean) for numbers in rows.values()]
        table.add_row(name, *shares, share(tally.of(tally.victories, None, seat), screen))
    return table


def columns(first: str, *others: str) -> Table:
    """Create a table of numbers with a name in front of each row."""
    table = Table(show_edge=False, pad_edge=False)
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right")
    return table


def length(tally: Tally, screen: Screen) -> str:
    picks = tally.picks
    return screen.text(
        "cli-sim-length", matches=picks.count, mean=mean(picks, screen), least=int(picks.least), most=int(picks.most)
    )


def comparison(
    bots: tuple[str, ...], seats: list[str], compare: list[str], tallies: list[Tally], screen: Screen
) -> Table:
    """Show several sets of settings side by side."""
    table = columns("", *(written or screen.text("cli-usual") for written in compare))
    for spec, numbers in groups(bots).items():
        shares = [share(tally.of_bots.get(spec, Sum()), screen) for tally in tallies]
        scores = [mean(tally.of(tally.scores, numbers, None), screen) for tally in tallies]
        who = label(spec, numbers)
        table.add_row(screen.text("pair", name=who, value=screen.text("cli-victories")), *shares)
        table.add_row(screen.text("pair", name=who, value=screen.text("cli-mean-score")), *scores, end_section=True)
    for seat, name in enumerate(seats):
        on_seat = [share(tally.of(tally.victories, None, seat), screen) for tally in tallies]
        table.add_row(screen.text("pair", name=name, value=screen.text("cli-victories")), *on_seat)
    table.add_section()
    table.add_row(screen.text("cli-picks"), *(mean(tally.picks, screen) for tally in tallies))
    table.add_row(screen.text("cli-matches"), *(str(tally.matches) for tally in tallies), end_section=True)
    return table


def differences(
    bots: tuple[str, ...], seats: list[str], compare: list[str], tallies: list[Tally], screen: Screen
) -> list[RenderableType]:
    """Show how each set of settings differs from the first, with intervals and whether it is significant."""
    shown: list[RenderableType] = []
    for written, tally in zip(compare[1:], tallies[1:], strict=True):
        pairs = sums_beside(bots, seats, tallies[0], tally)
        table = columns(written or screen.text("cli-usual"), screen.text("lab-difference"), screen.text("lab-enough"))
        for who, sums in pairs:
            change = difference(*(Share.of(each, tests=len(pairs)) for each in sums))
            table.add_row(who, points(change, screen), enough(change, screen))
        shown += [Text(), table]
    return shown


def sums_beside(
    bots: tuple[str, ...], seats: list[str], first: Tally, other: Tally
) -> list[tuple[str, tuple[Sum, Sum]]]:
    """Pair up the sums to compare: by bot if there are several kinds, and by seat; of two, one is enough."""
    kinds = list(groups(bots).items()) if len(groups(bots)) > 1 else []
    of_bots = [
        (label(spec, numbers), (first.of_bots.get(spec, Sum()), other.of_bots.get(spec, Sum())))
        for spec, numbers in kinds
    ]
    of_seats = [
        (name, (first.of(first.victories, None, seat), other.of(other.victories, None, seat)))
        for seat, name in enumerate(seats)
    ]
    return (of_bots[:1] if len(of_bots) == 2 else of_bots) + (of_seats[:1] if len(of_seats) == 2 else of_seats)


def points(change: Share, screen: Screen) -> str:
    """Format a difference in percentage points with its interval: +2.1 [−0.4; +4.6]."""
    said = [signed(100 * value, screen) for value in (change.mean, change.low, change.high)]
    return f"{said[0]} [{said[1]}; {said[2]}]"


def signed(value: float, screen: Screen) -> str:
    said = screen.decimal(abs(value), 1)
    return said if float(f"{value:.1f}") == 0 else f"{'+' if value > 0 else '−'}{said}"


def enough(change: Share, screen: Screen) -> str:
    if change.verdict(0.0) != "even":
        return screen.text(f"lab-enough-{change.verdict(0.0)}")
    wanted = needed(change)
    if wanted >= MOST_NEEDED:
        return screen.text("lab-enough-never")
    return screen.text("lab-enough-not", deals=rounded(wanted))


def add_metrics(table: Table, game: Game, tallies: list[Tally], screen: Screen) -> None:
    """Add the game's own metrics, one row each."""
    meter, texts = game.meter(), catalogue(game.name, screen.lang)
    for name in dict.fromkeys(name for tally in tallies for name in tally.metrics):
        say = share if meter and name in meter.shares else mean
        table.add_row(texts.say(f"metric-{name}"), *(say(tally.metrics.get(name, Sum()), screen) for tally in tallies))
