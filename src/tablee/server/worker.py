"""A worker process: answers one job per line of JSON, for bots, replays of records and long table logs.

A bot is given a view, never a state, so it cannot cheat; and if a worker crashes or hangs, only its job is lost.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache
from typing import Any

import msgspec

from tablee import bots
from tablee.bots import analysis
from tablee.bots.comparing import Comparer, Comparison
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.errors import Problem
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.server import snapshots
from tablee.server.replaying import keep, played, steps
from tablee.server.rows import read_row
from tablee.server.table import Table

Json = dict[str, Any]


@lru_cache(maxsize=32)
def player(spec: str, game: str) -> bots.Bot:
    return bots.bot(spec, shelf.find(game))


def think(job: Json) -> Json:
    """Return a bot's pick, from a view and its options."""
    game = shelf.find(job["game"])
    options = [game.picks.numbers[text] for text in job["options"]]
    pick = player(job["bot"], job["game"]).choose(game.read_view(job["view"]), options, Chance(job["seed"]))
    return {"pick": game.picks.texts[pick]}


@lru_cache(maxsize=8)
def comparer(game: str) -> Comparer:
    return Comparer(shelf.find(game))


def why(job: Json) -> Json:
    """Compare a pick with others, from the same view the bot was given."""
    game = shelf.find(job["game"])
    compared = comparer(job["game"]).compare(
        game.read_view(job["view"]), job["pick"], job["others"], Chance(job["seed"])
    )
    return said(compared)


def said(compared: Comparison) -> Json:
    """Encode a comparison without the pick itself, with figures rounded."""
    told = asdict(compared)
    del told["pick"]
    for figure in told["figures"]:
        figure.update(value=round(figure["value"], 2), other=round(figure["other"], 2))
    return told


def check(job: Json) -> Json:
    """Replay a record to validate it; return its game and length."""
    match = Match.replay(job["record"])
    return {"game": match.game.name, "picks": len(match.record.lines)}


def fork(job: Json) -> Json:
    """Return the position of a record from which a new match continues."""
    told = Record.loads(job["record"])
    match = next((match for number, (match, _, _) in enumerate(played(told)) if number == job["step"]), None)
    if match is None or match.over:
        raise Problem("fork-over")
    return match.position()


def costliest(job: Json) -> Json:
    """Return the costliest decisions of a seat in a finished match."""
    told = Record.loads(job["record"])
    if job["seat"] >= told.seats:
        raise Problem("viewer", viewer=job["seat"])
    found = analysis.costliest(told, job["seat"])
    return {
        "seat": job["seat"],
        "costly": [
            {
                "number": one.number,
                "played": one.played.pick,
                "played_outlook": one.played.outlook,
                "better": one.better.pick,
                "better_outlook": one.better.outlook,
                "sure": round(100 * one.sure),
                "why": said(one.compared),
            }
            for one in found
        ],
    }


def fold(job: Json) -> Json:
    """Return the snapshot of a table after more rows of its log."""
    table = snapshots.unpack(job["table"], base64.b64decode(job["snapshot"])) if job["snapshot"] else None
    if table is None:
        table = Table(job["table"])
    for row in job["rows"]:
        table.fold(read_row(row))
    taken = snapshots.take(table)
    return {"snapshot": base64.b64encode(snapshots.pack(taken)).decode() if taken is not None else ""}


JOBS: dict[str, Callable[[Json], Json]] = {
    "fold": fold,
    "think": think,
    "why": why,
    "check": check,
    "steps": steps,
    "keep": keep,
    "fork": fork,
    "costliest": costliest,
}


def answer(line: bytes) -> Json:
    """Do one job; a problem with the job is part of the answer."""
    job = msgspec.json.decode(line)
    try:
        return JOBS[job["job"]](job)
    except Problem as problem:
        return {"problem": problem.id, "game": problem.game, "details": dict(problem.details)}


def main() -> None:
    """Answer jobs until the input ends."""
    shelf.SHELF.load()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
