"""Profiles: a person's match history and statistics, as far as the asker may see them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, select, update

from tablee.core.errors import Refused
from tablee.server.accounts import Person
from tablee.server.expected import baseline
from tablee.server.people_shapes import GameStatistics, PlayedMatch, Profile, SeatStatistics, Shown
from tablee.server.shapes import Costliest, TableLine
from tablee.server.store import Store, schema
from tablee.text.lessons import every_lesson

PAGE = 30  # matches per request
MANY = 1000  # tables of one person searched for lessons
played, people = schema.played, schema.people


async def profile(store: Store, whom: str, asker: Person | None, after: int) -> Profile:
    """Return a profile, skipping `after` matches. An unknown person and a hidden profile are refused alike."""
    found = await store.all(select(people.c.name, people.c.shown).where(people.c.id == whom))
    own = asker is not None and asker.id == whom
    if not found or not (own or found[0].shown != "nobody"):
        raise Refused("profile-unknown")
    shown: Shown = found[0].shown
    mine = played.c.person == whom
    seen = mine if own or shown == "all" else mine & played.c.public
    rows = await store.all(select(played).where(seen).order_by(played.c.ended.desc(), played.c.table_id))
    page = once(rows)[after:]
    matches = await told(store, page[:PAGE], own=own)
    games = statistics(rows, await lessons_done(store, whom))
    return Profile(whom, found[0].name, own, shown, games, matches, len(page) > PAGE)


def once(rows: Iterable[Row[Any]]) -> list[Row[Any]]:
    """Return each match once, by the person's first seat in it."""
    first: dict[str, Row[Any]] = {}
    for row in rows:
        kept = first.setdefault(row.table_id, row)
        if row.seat < kept.seat:
            first[row.table_id] = row
    return list(first.values())


async def told(store: Store, rows: Sequence[Row[Any]], *, own: bool) -> list[PlayedMatch]:
    """Describe matches for a list. Of a match that was not public, strangers see neither the names nor the table."""
    ids = [row.table_id for row in rows]
    tables, costly = schema.tables, schema.costliest
    lines = await store.all(select(tables.c.id, tables.c.line).where(tables.c.id.in_(ids)))
    names = {row.id: msgspec.json.decode(row.line, type=TableLine).names for row in lines}
    kept = await store.all(select(costly).where(costly.c.table_id.in_(ids))) if own else []
    found = {(row.table_id, row.seat): msgspec.json.decode(row.found, type=Costliest).costly for row in kept}
    return [
        PlayedMatch(
            table=row.table_id if own or row.public else "",
            game=row.game,
            seats=row.seats,
            seat=row.seat,
            names=names.get(row.table_id, []) if own or row.public else [],
            place=row.place,
            reward=row.reward,
            score=row.score,
            picks=row.picks,
            lasted=max(0, row.ended - row.began),
            ended=row.ended,
            public=row.public,
            counts=row.counts,
            costly=found.get((row.table_id, row.seat), []),
        )
        for row in rows
    ]


def statistics(rows: Sequence[Row[Any]], learned: dict[str, int]) -> list[GameStatistics]:
    """Return a person's statistics by game, from rows sorted latest first."""
    lessons: dict[str, int] = defaultdict(int)
    for lesson in every_lesson():
        lessons[lesson.game] += 1
    by_game: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in rows:
        if row.counts:
            by_game[row.game].append(row)
    games = sorted({*by_game, *learned}, key=lambda game: (-len(by_game[game]), game))
    return [game_statistics(game, by_game[game], learned.get(game, 0), lessons[game]) for game in games]


def game_statistics(game: str, rows: list[Row[Any]], learned: int, lessons: int) -> GameStatistics:
    wins = [row.place == 1 for row in reversed(rows)]
    streak = best = 0
    for won in wins:
        streak = streak + 1 if won else 0
        best = max(best, streak)
    seats: dict[tuple[int, int], list[float]] = defaultdict(list)
    for row in rows:
        seats[row.seats, row.seat].append(row.reward)
    by_seat = [seat_statistics(game, *where, rewards) for where, rewards in sorted(seats.items())]
    return GameStatistics(
        game=game,
        played=len(rows),
        won=sum(row.reward for row in rows),
        expected=sum(one.expected for one in by_seat),
        low=sum(one.low for one in by_seat),
        high=sum(one.high for one in by_seat),
        known=all(one.matches for one in by_seat),
        streak=streak,
        best=best,
        learned=learned,
        lessons=lessons,
        by_seat=by_seat,
    )


def seat_statistics(game: str, seats: int, seat: int, rewards: list[float]) -> SeatStatistics:
    played, lab = len(rewards), baseline(game, seats, seat)
    return SeatStatistics(
        seats=seats,
        seat=seat,
        played=played,
        won=sum(rewards),
        expected=lab.share * played,
        low=lab.low * played,
        high=lab.high * played,
        matches=lab.matches,
    )


async def lessons_done(store: Store, whom: str) -> dict[str, int]:
    """Return how many lessons of each game a person has completed."""
    lines = await store.tables_of(whom, MANY)
    done = {(line.game, line.lesson) for line in lines if line.lesson and line.learned}
    count: dict[str, int] = defaultdict(int)
    for game, _lesson in done:
        count[game] += 1
    return dict(count)


async def show(store: Store, person: Person, shown: Shown) -> None:
    """Set what strangers see of one's match history."""
    await store.execute(update(people).where(people.c.id == person.id).values(shown=shown))
