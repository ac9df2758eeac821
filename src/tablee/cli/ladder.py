"""`tablee ladder`: a game's levels against each other on all seats, and their ratings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain, combinations, permutations, product
from typing import Any

from rich.table import Table

from tablee.bots import LEVELS, bot
from tablee.bots.levels import KEPT, is_current, level_spec, level_specs
from tablee.cli.app import Given
from tablee.cli.batch import play_match
from tablee.cli.choosing import read_number
from tablee.cli.outcome import share
from tablee.cli.screen import Screen
from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.core.meter import Meter
from tablee.lab.numbers import SURE, Sum
from tablee.lab.standing import Order, fit
from tablee.lab.streams import MOST_SEED, stream
from tablee.lab.workers import workers

USUAL_SEATS = 3
NEAR = 3  # with two seats, levels within a span of this many meet
MOST_ROUNDS = 1000
MOST_JOBS = 256
Tally = dict[Order, float]  # how often the levels, by number, finished in this order
Results = tuple[Tally, Tally]  # of the ladder, and of other matches, of which only who came first is known


@dataclass(frozen=True)
class Bout:
    """One match of the ladder: who sits where, its deal and its own number."""

    game: str
    sitting: tuple[str, ...]
    deal: int
    number: int


@dataclass(frozen=True)
class Finish:
    """How a match ended: the place of each seat from 0, and its share of the victory."""

    sitting: tuple[str, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]


def command(given: Given, screen: Screen) -> int:
    game = shelf.find(given["game"])
    rounds = read_number("rounds", given["rounds"], 1, MOST_ROUNDS)
    jobs = read_number("jobs", given["jobs"], 1, MOST_JOBS)
    kept = read_kept()
    before = known(kept, game.name) if given["more"] else {}
    orders, firsts = read_orders(before), read_orders(before, "firsts")
    played = int(before.get("matches", 0))
    victories = {level: Sum() for level in LEVELS}
    seats = max(game.fewest_seats, min(USUAL_SEATS, game.most_seats))
    for finish in finishes(list(bouts(game.name, seats, rounds, played)), jobs):
        note(orders, finish)
        played += 1
        for level, won in zip(finish.sitting, finish.shares, strict=True):
            victories[level].add(won)
        if given["keep"] and played % seats == 0:  # so that an interrupted ladder can be continued
            write_kept(kept | {game.name: measured(game.name, (orders, firsts), played, seats)})
    screen.show(table(game.name, (orders, firsts), victories, screen))
    screen.tell("cli-ladder-note", matches=played, seats=seats)
    if given["keep"]:
        screen.tell("cli-ladder-kept", file=str(KEPT))
    return 0


def bouts(game: str, seats: int, rounds: int, first: int) -> Iterator[Bout]:
    """Yield the matches: in a round, every group of neighbouring levels plays one deal in every rotation of the seats.

    So nobody is dealt better luck. Levels far apart reveal little about each other. A round begun before match number
    `first` is finished and counts as one.
    """
    groups = list(neighbours(seats))
    size = len(groups) * seats
    for number in range(first, (first // size + rounds) * size):
        chosen, turn = groups[number % size // seats], number % seats
        yield Bout(game, chosen[turn:] + chosen[:turn], number - turn, number)


def neighbours(seats: int) -> Iterator[tuple[str, ...]]:
    """Yield the groups of adjacent levels; with two seats also those with one level in between."""
    for places in combinations(range(len(LEVELS)), seats):
        if places[-1] - places[0] < max(seats, NEAR):
            yield tuple(LEVELS[place] for place in places)


def play(bout: Bout) -> Finish:
    game = shelf.find(bout.game)
    seats = len(bout.sitting)
    players = [bot(level, game) for level in bout.sitting]
    chances = [stream(MOST_SEED, bout.deal, 0), *(stream(MOST_SEED, bout.number, 1 + seat) for seat in range(seats))]
    state, _ = play_match(game, game.read_settings(seats, {}), players, chances, Meter())
    places = {seat: place for place, shared in enumerate(game.ranking(state)) for seat in shared}
    shares = tuple(state.reward(seat) for seat in range(seats))
    return Finish(bout.sitting, tuple(places[seat] for seat in range(seats)), shares)


def finishes(bouts: list[Bout], jobs: int) -> Iterator[Finish]:
    """Yield results in the order of the bouts, so that the same ladder always gives the same ratings."""
    if jobs == 1:
        yield from map(play, bouts)
        return
    with workers(jobs) as pool:
        yield from pool.map(play, bouts)


def note(orders: Tally, finish: Finish) -> None:
    """Count how a match ended; a shared place counts as every possible order, in equal parts."""
    places = [
        [LEVELS.index(level) for level, own in zip(finish.sitting, finish.places, strict=True) if own == place]
        for place in sorted(set(finish.places))
    ]
    ways = [tuple(chain(*way)) for way in product(*(permutations(shared) for shared in places))]
    for way in ways:
        orders[way] = orders.get(way, 0.0) + 1 / len(ways)


# Stored results


def known(kept: dict[str, Any], game: str) -> dict[str, Any]:
    """Return the stored results of a game, if they are for its current bots and rules."""
    before: dict[str, Any] = kept.get(game, {})
    return before if is_current(game, before) else {}


def read_orders(before: dict[str, Any], name: str = "orders") -> Tally:
    return {tuple(map(int, order.split())): count for order, count in before.get(name, {}).items()}


def read_kept() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return kept


def measured(game: str, results: Results, played: int, seats: int) -> dict[str, Any]:
    """Return what is stored of a game; `played` is the number of matches of the ladder."""
    levels = {level: [round(number) for number in rated] for level, rated in standings(results).items()}
    facts = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "matches": played, "seats": seats}
    facts |= {"bots": level_specs(game), "rules": shelf.find(game).rules_version, "levels": levels}
    tallies = {name: tally for name, tally in zip(("orders", "firsts"), results, strict=True) if tally}
    return facts | {name: spelled(tally) for name, tally in tallies.items()}


def spelled(tally: Tally) -> dict[str, float]:
    return {" ".join(map(str, order)): round(count, 3) for order, count in sorted(tally.items())}


def standings(results: Results) -> dict[str, tuple[float, float]]:
    """Return the rating of each level and its standard error."""
    return dict(zip(LEVELS, fit(len(LEVELS), *results), strict=True))


def write_kept(kept: dict[str, Any]) -> None:
    try:
        KEPT.write_text(f"{json.dumps(dict(sorted(kept.items())), indent=2)}\n", "utf-8")
    except OSError as error:
        raise BadInput("file-unwritable", field="keep", file=str(KEPT), reason=error.strerror) from error


def table(game: str, results: Results, victories: dict[str, Sum], screen: Screen) -> Table:
    shown = Table()
    for heading in ("level", "bot", "rating", "victories"):
        shown.add_column(
            screen.text(f"cli-ladder-{heading}"), justify="left" if heading in ("level", "bot") else "right"
        )
    for level, (points, unsure) in standings(results).items():
        rated = f"{points:.0f} ± {SURE * unsure:.0f}"
        won = share(victories[level], screen)
        shown.add_row(screen.text(f"level-{level}"), level_spec(level, game), rated, won)
    return shown
