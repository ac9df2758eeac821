"""A worker process: answers one job per line of JSON, for bots and for the replay of records.

It is given views, never states, so no bot can cheat; and when it crashes or hangs, only its job is lost.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from tablee import bots
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.errors import Problem
from tablee.core.match import Match
from tablee.core.record import Line, Record
from tablee.server.chance import StoredChance

PAGE = 50  # steps of a record at most in one answer
Json = dict[str, Any]


@lru_cache(maxsize=32)
def player(spec: str, game: str) -> bots.Bot:
    return bots.bot(spec, shelf.find(game))


def think(job: Json) -> Json:
    """What a bot picks, from a view and its options."""
    game = shelf.find(job["game"])
    options = [game.picks.numbers[text] for text in job["options"]]
    pick = player(job["bot"], job["game"]).choose(game.read_view(job["view"]), options, Chance(job["seed"]))
    return {"pick": game.picks.texts[pick]}


def check(job: Json) -> Json:
    """Whether a record can be replayed; its game and length."""
    match = Match.replay(job["record"])
    return {"game": match.game.name, "picks": len(match.record.lines)}


def steps(job: Json) -> Json:
    """A part of a record as one viewer saw it; step 0 is the deal."""
    told = Record.loads(job["record"])
    viewer: int | None = job["viewer"]
    if viewer is not None and viewer >= told.seats:
        raise Problem("viewer", viewer=viewer)
    lines, told.lines = told.lines, []
    match = Match.replay(told)
    match.seed = told.seed or "unknown"  # all outcomes are in the record; nothing is drawn
    match.chance = chance = StoredChance(match.seed, len(told.deal))
    wanted = range(job["first"], job["first"] + PAGE)
    shown = [step(match, viewer, None, 0)] if 0 in wanted else []
    for number, line in enumerate(lines, start=1):
        known = len(match.events)
        chance.repeat(line.outcomes, line.drawn)
        match.pick(line.seat, line.pick)
        if number in wanted:
            shown.append(step(match, viewer, line, known))
    about = {"game": told.game, "seats": told.seats, "options": told.options, "viewer": viewer}
    return {**about, "total": len(lines) + 1, "first": job["first"], "steps": shown, "scores": match.scores}


def step(match: Match, viewer: int | None, line: Line | None, known: int) -> Json:
    """The table after a pick, and what was told of it."""
    seat, pick = (line.seat, line.pick) if line else (None, "")
    return {"seat": seat, "pick": pick, "events": match.told(viewer, known), "view": match.view(viewer)}


JOBS: dict[str, Callable[[Json], Json]] = {"think": think, "check": check, "steps": steps}


def answer(line: bytes) -> Json:
    """Do one job; a problem of the job's own is part of the answer."""
    job = msgspec.json.decode(line)
    try:
        return JOBS[job["job"]](job)
    except Problem as problem:
        return {"problem": problem.id, "game": problem.game, "details": dict(problem.details)}


def main() -> None:
    """Answer until there is nothing more to read."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
