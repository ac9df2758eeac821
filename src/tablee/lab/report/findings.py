"""The statistics of a study's rows: one Finding per cell, and the worth of things per game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from tablee.lab.numbers import Share, Sum, by_deal
from tablee.lab.stopping import Shares
from tablee.lab.study import Cell, Study
from tablee.lab.watch import Things, metrics_of

Row = dict[str, Any]
LEAST_USERS = 20  # a thing's worth is shown if in this many deals some seat used it more than usual


@dataclass
class Finding:
    """The statistics of one cell."""

    cell: Cell
    number: int
    matches: int
    sums: dict[str, Sum] = field(default_factory=dict)  # victories by deal, for `seat 0`, `bot random` …
    seats: list[Share] = field(default_factory=list)  # share of the victories by seat
    bots: dict[str, Share] = field(default_factory=dict)
    from_first: list[Share] = field(default_factory=list)  # by distance from the first player; empty if there is none
    picks: list[int] = field(default_factory=list)
    scores: list[list[float]] = field(default_factory=list)  # by seat
    margin: Sum = field(default_factory=Sum)
    lead_changes: list[int] = field(default_factory=list)
    comeback: Sum = field(default_factory=Sum)
    decisions: Sum = field(default_factory=Sum)  # by seat and match
    choices: Sum = field(default_factory=Sum)  # share of decisions with more than one option
    options: Sum = field(default_factory=Sum)  # options offered per decision
    numbers: dict[str, Sum] = field(default_factory=dict)


@dataclass(frozen=True)
class Worth:
    """What a thing is worth to a seat that uses or meets it more often than usual."""

    things: Things
    name: str
    often: float  # times per seat and match
    wins: Share  # those seats' share of the wins
    worth: Share  # beyond what their seat and bot usually win; for shared things, beyond the usual score


@dataclass
class Findings:
    """The statistics of a study."""

    cells: list[Finding]
    worths: dict[str, list[Worth]]  # by game
    code: str  # the versions of the code that played


def find(study: Study, matches: pa.Table, seats: pa.Table) -> Findings:
    cells = []
    for number, cell in enumerate(study.cells):
        of_matches = matches.filter(pc.equal(matches["cell"], number)).to_pylist()
        of_seats = seats.filter(pc.equal(seats["cell"], number))
        plain = of_seats.drop_columns(["used", "seen"]).to_pylist()
        cells.append(finding(number, cell, of_matches, plain))
    games = dict.fromkeys(cell.game for cell in study.cells)
    worth = {game: worths(game, seats.filter(pc.equal(seats["game"], game))) for game in games}
    return Findings(cells, worth, ", ".join(sorted(set(matches["code"].to_pylist()))))


def finding(number: int, cell: Cell, matches: list[Row], seats: list[Row]) -> Finding:
    found = Finding(cell, number, len(matches))
    shares = Shares(cell)
    shares.add((row["deal"], row["seat"], row["bot"], row["reward"]) for row in seats)
    found.sums = shares.sums
    found.seats = [shares.share(f"seat {seat}") for seat in range(cell.seats)]
    found.bots = {bot: shares.share(f"bot {bot}") for bot in dict.fromkeys(cell.bots)}
    found.picks = [row["picks"] for row in matches]
    found.scores = [[row["score"] for row in seats if row["seat"] == seat] for seat in range(cell.seats)]
    found.lead_changes = [row["lead_changes"] for row in matches]
    found.margin = by_deal((row["deal"], row["margin"]) for row in matches)
    found.comeback = by_deal((row["deal"], float(row["comeback"])) for row in matches)
    for name in dict.fromkeys(name for row in matches for name, _ in row["numbers"]):
        pairs = ((row["deal"], dict(row["numbers"]).get(name)) for row in matches)
        found.numbers[name] = by_deal((deal, value) for deal, value in pairs if value is not None)
    decided = [row for row in seats if row["decisions"]]
    found.decisions = by_deal((row["deal"], row["decisions"]) for row in seats)
    found.choices = by_deal((row["deal"], row["choices"] / row["decisions"]) for row in decided)
    found.options = by_deal((row["deal"], row["options_offered"] / row["decisions"]) for row in decided)
    found.from_first = from_first(cell, matches, seats)
    return found


def from_first(cell: Cell, matches: list[Row], seats: list[Row]) -> list[Share]:
    """Return the shares of the victories by distance from the first player, if there is one."""
    first = {row["match"]: row["first_seat"] for row in matches if row["first_seat"] >= 0}
    placed: list[list[tuple[int, float]]] = [[] for _ in range(cell.seats)]
    for row in seats:
        if row["match"] in first:
            placed[(row["seat"] - first[row["match"]]) % cell.seats].append((row["deal"], row["reward"]))
    return [Share.of(by_deal(pairs)) for pairs in placed] if first else []


def worths(game: str, seats: pa.Table) -> list[Worth]:
    """Return the worth of every thing of a game over all cells: its users' wins above their seat's and bot's mean."""
    rows = seats.to_pylist()
    usual: dict[tuple[int, int, str], Sum] = defaultdict(Sum)
    points: dict[int, Sum] = defaultdict(Sum)
    for row in rows:
        usual[row["cell"], row["seat"], row["bot"]].add(row["reward"])
        points[row["cell"]].add(row["score"])
    gains = [row["reward"] - usual[row["cell"], row["seat"], row["bot"]].mean for row in rows]
    extra = [row["score"] - points[row["cell"]].mean for row in rows]
    found: list[Worth] = []
    for things in metrics_of(game).things:
        column = "used" if things.used else "seen"
        found += worth_of_group(things, [row[column] for row in rows], rows, extra if things.shared else gains)
    return found


def worth_of_group(
    things: Things, counts: list[list[tuple[str, int]]], rows: list[Row], gains: list[float]
) -> Iterator[Worth]:
    by_thing: dict[str, Counter[int]] = defaultdict(Counter)
    for place, counted in enumerate(counts):
        for name, count in counted:
            if name.startswith(f"{things.name} "):
                by_thing[name][place] += count
    found = []
    for name, places in sorted(by_thing.items()):
        often = sum(places.values()) / len(rows)
        usual = median([places.get(place, 0) for place in range(len(rows))]) if len(places) > len(rows) / 2 else 0
        usual = min(usual, max(places.values()) - 1)  # if nobody meets it twice, only meeting it at all counts
        users = [place for place, count in places.items() if count > usual]
        deals = [(rows[place]["cell"], rows[place]["deal"]) for place in users]
        wins = by_deal(zip(deals, (rows[place]["reward"] for place in users), strict=True))
        worth = by_deal(zip(deals, (gains[place] for place in users), strict=True))
        if worth.count >= LEAST_USERS:
            found.append((name.partition(" ")[2], often, wins, worth))
    for name, often, wins, worth in found:  # corrected for multiple tests
        yield Worth(things, name, often, Share.of(wins), Share.free(worth, tests=len(found)))
