"""`tablee ladder`: the levels of a game against one another on all seats, and their ratings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import combinations
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from rich.table import Table

from tablee.bots import LEVELS, bot
from tablee.bots.levels import KEPT, POINTS, level_spec, level_specs
from tablee.cli.app import Given
from tablee.cli.batch import MOST_SEED, play_match, stream
from tablee.cli.choosing import read_number
from tablee.cli.outcome import share
from tablee.cli.screen import Screen
from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.core.meter import Meter
from tablee.lab.numbers import Sum
from tablee.lab.workers import workers

USUAL_SEATS = 3
MOST_ROUNDS = 1000
MOST_JOBS = 256
MODEL = PlackettLuce(tau=0.0)  # levels do not learn, so uncertainty only shrinks
Standings = dict[str, PlackettLuceRating]


@dataclass(frozen=True)
class Bout:
    """One match of the ladder: who sits where, and its number."""

    game: str
    sitting: tuple[str, ...]
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
    standings = begin(before)
    played = int(before.get("matches", 0))
    victories = {level: Sum() for level in LEVELS}
    seats = max(game.fewest_seats, min(USUAL_SEATS, game.most_seats))
    for finish in finishes(list(bouts(game.name, seats, rounds, played)), jobs):
        rate(standings, finish)
        played += 1
        for level, won in zip(finish.sitting, finish.shares, strict=True):
            victories[level].add(won)
    screen.show(table(game.name, standings, victories, screen))
    screen.tell("cli-ladder-note", matches=played, seats=seats)
    if given["keep"]:
        write_kept(kept | {game.name: measured(game.name, standings, played, seats)}, screen)
    return 0


def bouts(game: str, seats: int, rounds: int, first: int) -> Iterator[Bout]:
    """In a round, every combination of levels plays once in every rotation of the seats."""
    number = first
    for _ in range(rounds):
        for chosen in combinations(LEVELS, seats):
            for turn in range(seats):
                yield Bout(game, chosen[turn:] + chosen[:turn], number)
                number += 1


def play(bout: Bout) -> Finish:
    game = shelf.find(bout.game)
    seats = len(bout.sitting)
    players = [bot(level, game) for level in bout.sitting]
    chances = [stream(MOST_SEED, bout.number, number) for number in range(seats + 1)]
    state, _ = play_match(game, game.read_settings(seats, {}), players, chances, Meter())
    places = {seat: place for place, shared in enumerate(game.ranking(state)) for seat in shared}
    shares = tuple(state.reward(seat) for seat in range(seats))
    return Finish(bout.sitting, tuple(places[seat] for seat in range(seats)), shares)


def finishes(bouts: list[Bout], jobs: int) -> Iterator[Finish]:
    """Results in the order of the bouts, so that the same ladder always gives the same ratings."""
    if jobs == 1:
        yield from map(play, bouts)
        return
    with workers(jobs) as pool:
        yield from pool.map(play, bouts)


def rate(standings: Standings, finish: Finish) -> None:
    teams = [[standings[level]] for level in finish.sitting]
    rated = MODEL.rate(teams, ranks=[float(place) for place in finish.places])
    for level, (rating,) in zip(finish.sitting, rated, strict=True):
        standings[level] = rating


# What is kept


def begin(before: dict[str, Any]) -> Standings:
    rated = before.get("levels", {})
    return {level: MODEL.rating(*rated[level]) if level in rated else MODEL.rating() for level in LEVELS}


def known(kept: dict[str, Any], game: str) -> dict[str, Any]:
    """The stored ratings of a game, if its levels are still the same bots."""
    before: dict[str, Any] = kept.get(game, {})
    return before if before.get("bots") == level_specs(game) else {}


def read_kept() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return kept


def measured(game: str, standings: Standings, played: int, seats: int) -> dict[str, Any]:
    levels = {level: [round(rating.mu, 2), round(rating.sigma, 2)] for level, rating in standings.items()}
    facts = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "matches": played, "seats": seats}
    return {**facts, "bots": level_specs(game), "levels": levels}


def write_kept(kept: dict[str, Any], screen: Screen) -> None:
    try:
        KEPT.write_text(f"{json.dumps(dict(sorted(kept.items())), indent=2)}\n", "utf-8")
    except OSError as error:
        raise BadInput("file-unwritable", field="keep", file=str(KEPT), reason=error.strerror) from error
    screen.tell("cli-ladder-kept", file=str(KEPT))


def table(game: str, standings: Standings, victories: dict[str, Sum], screen: Screen) -> Table:
    shown = Table()
    for heading in ("level", "bot", "rating", "victories"):
        shown.add_column(
            screen.text(f"cli-ladder-{heading}"), justify="left" if heading in ("level", "bot") else "right"
        )
    for level, rating in standings.items():
        points = f"{POINTS * rating.mu:.0f} ± {2 * POINTS * rating.sigma:.0f}"
        won = share(victories[level], screen)
        shown.add_row(screen.text(f"level-{level}"), level_spec(level, game), points, won)
    return shown
