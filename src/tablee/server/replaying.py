"""Replays: a record played step by step, for each viewer, in a worker."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator

import msgspec

from tablee.core.errors import Problem
from tablee.core.fields import Json
from tablee.core.line import Line
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.server.chance import StoredChance
from tablee.server.rows import STORED

PAGE = 50  # steps per archived page, and at most per answer
WATCHER, ALL_OPEN = -1, -2  # viewers that are not seats: a spectator; the events with nothing hidden


def pack(steps: list[Json]) -> bytes:
    """Pack steps for storage."""
    return zlib.compress(msgspec.json.encode(steps), 6)


def unpack(packed: bytes) -> list[Json]:
    steps: list[Json] = msgspec.json.decode(zlib.decompress(packed))
    return steps


def steps(job: Json) -> Json:
    """Return part of a record as one viewer saw it, or with all hands open; step 0 is the deal."""
    told = Record.loads(job["record"])
    viewer: int | None = job["viewer"]
    if viewer is not None and viewer >= told.seats:
        raise Problem("viewer", viewer=viewer)
    first, is_open = job["first"], job["open"]
    wanted = range(first, first + (PAGE // (told.seats + 1) if is_open else PAGE))
    shown, number = [], 0
    for number, (match, line, known) in enumerate(played(told)):
        if number in wanted:
            shown.append(open_step(match, line, known) if is_open else step(match, viewer, line, known))
    said = about(told.game, told.seats, told.options, viewer)
    return {**said, "total": number + 1, "first": first, "steps": shown, "scores": match.scores}


def about(game: str, seats: int, settings: Json, viewer: int | None) -> Json:
    """Return what an answer with steps (shapes.Steps) says about the match."""
    return {"game": game, "seats": seats, "settings": settings, "options": settings, "viewer": viewer}


def played(told: Record) -> Iterator[tuple[Match, Line | None, int]]:
    """Yield the match after the deal and after each pick, the pick, and how many events there were before it."""
    lines, told.lines = told.lines, []
    match = Match.replay(told)
    match.seed = told.seed or "unknown"  # all outcomes are in the record; nothing is drawn
    match.chance = chance = StoredChance(match.seed, len(told.deal))
    yield match, None, 0
    for line in lines:
        known = len(match.events)
        chance.repeat(line.outcomes, line.drawn)
        match.pick(line.seat, line.pick)
        yield match, line, known


def step(match: Match, viewer: int | None, line: Line | None, known: int) -> Json:
    """Return the table after a pick, and the events told to the viewer."""
    seat, pick = (line.seat, line.pick) if line else (None, "")
    return {"seat": seat, "pick": pick, "events": match.told(viewer, known), "view": match.view(viewer), "open": []}


def open_step(match: Match, line: Line | None, known: int) -> Json:
    """Return the same with nothing hidden: open events, and each seat's own view beside the spectator's."""
    views = [match.view(seat) for seat in range(match.seats)]
    return step(match, None, line, known) | {"events": open_events(match, known), "open": views}


def open_events(match: Match, known: int) -> list[Json]:
    """Return the events with nothing hidden."""
    return [{"event": event.kind, **event.args, **(event.secret or {})} for event in match.events[known:]]


def keep(job: Json) -> Json:
    """Return a whole match for every viewer, packed in pages to be archived (archive.py)."""
    told = Record.loads(job["record"])
    shown: dict[int, list[Json]] = {viewer: [] for viewer in (ALL_OPEN, WATCHER, *range(told.seats))}
    for match, line, known in played(told):
        for viewer, steps in shown.items():
            steps.append(seen(match, viewer, line, known))
    pages = [
        (viewer, page, base64.b64encode(pack(steps[first : first + PAGE])).decode())
        for viewer, steps in shown.items()
        for page, first in enumerate(range(0, len(steps), PAGE))
    ]
    return {"head": kept_head(told, match, len(shown[WATCHER])), "pages": pages}


def seen(match: Match, viewer: int, line: Line | None, known: int) -> Json:
    """Return one step to be archived; with all hands open only its events, since every view is archived already."""
    seat, pick = (line.seat, line.pick) if line else (None, "")
    if viewer == ALL_OPEN:
        return {"seat": seat, "pick": pick, "events": open_events(match, known)}
    one = step(match, None if viewer == WATCHER else viewer, line, known)
    del one["open"]
    return one


def kept_head(told: Record, match: Match, total: int) -> Json:
    """Return what all viewers of an archived match share."""
    over = match.over
    return {
        "game": told.game,
        "rules_version": told.rules_version,
        "seats": told.seats,
        STORED: told.options,
        "total": total,
        "finished": over,
        "scores": match.scores,
        "ranking": match.ranking,
        "winners": match.winners,
        "rewards": [match.state.reward(seat) for seat in range(match.seats)] if over else [],
    }
