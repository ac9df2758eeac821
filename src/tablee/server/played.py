"""Match history: a row for each person's seat in every finished match, written together with its end."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from tablee.core.record import Record
from tablee.server.protocol import Result
from tablee.server.rows import Row
from tablee.server.store import Store, schema
from tablee.server.table import Table, read_table
from tablee.server.telling import ended_result, result

SWEEP = 50  # matches listed at a time that ended before this list existed


def played_rows(table: Table) -> list[dict[str, Any]]:
    """Return the history rows of a finished match; none before its end, and none for a lesson."""
    if table.status != "over" or table.opened.lesson:
        return []
    found, rewards, record = standing(table)
    if record is None:
        return []
    whole = record.position is None
    return [
        {
            "table_id": table.id,
            "seat": seat,
            "person": hold.person,
            "game": table.opened.game,
            "seats": table.opened.seats,
            "place": place(table, found, seat),
            "reward": rewards[seat] if rewards and not hold.conceded else 0.0,
            "score": found.scores[seat] if found else 0.0,
            "picks": len(record.lines),
            "began": table.began_at,
            "ended": table.progress_at,
            "public": table.opened.public,
            "counts": whole and found is not None and len(table.seats_of(hold.person)) == 1,
        }
        for seat, hold in enumerate(table.holds)
        if hold.person
    ]


def ranked(table: Table) -> list[tuple[str, int]]:
    """Return the people of a finished match and their places, if it counts for ratings; conceding counts as losing."""
    people, (found, _, record) = table.people(), standing(table)
    if table.status != "over" or table.opened.lesson or record is None or record.position is not None:
        return []
    if len(people) < 2 or any(len(table.seats_of(person)) > 1 for person in people):
        return []
    return [(person, place(table, found, table.seats_of(person)[0])) for person in people] if found is not None else []


def standing(table: Table) -> tuple[Result | None, list[float], Record | None]:
    """Return the outcome of a match as it counts for people: also of one that ended because somebody conceded."""
    found, rewards, record = outcome(table)
    if table.ended == "conceded":
        found = ended_result(table)
        rewards = [1 / len(found.winners) if seat in found.winners else 0.0 for seat in range(table.opened.seats)]
    return found, rewards, record


def outcome(table: Table) -> tuple[Result | None, list[float], Record | None]:
    """Return how a match ended, each seat's share of the win, and its record."""
    if table.relic is not None:
        return table.relic.result, table.relic.rewards, table.relic.record
    if table.match is None:
        return None, [], None
    found = result(table.match)
    rewards = [table.match.state.reward(seat) for seat in range(table.opened.seats)] if found else []
    return found, rewards, table.match.record


def place(table: Table, found: Result | None, seat: int) -> int:
    """Return a seat's place, 1 for the first. Seats that share a place all count as ahead of the next one.

    Whoever conceded is last, however well the bot did that played on for them.
    """
    if found is None:
        return 0
    if table.holds[seat].conceded:
        return table.opened.seats
    ahead = 0
    for seats in found.ranking:
        if seat in seats:
            return ahead + 1
        ahead += len(seats)
    return 0


async def list_earlier(store: Store) -> int:
    """List matches that ended before this list existed; return how many."""
    tables, played = schema.tables, schema.played
    known = select(played.c.table_id)
    wanted = select(tables.c.id).where(tables.c.status == "over", tables.c.id.not_in(known), tables.c.id > "")
    done, after = 0, ""
    while found := [
        row.id for row in await store.all(wanted.where(tables.c.id > after).order_by(tables.c.id).limit(SWEEP))
    ]:
        for id in found:
            done += await list_one(store, id, await store.rows(id))
        after = found[-1]
    return done


async def list_one(store: Store, id: str, log: list[Row]) -> int:
    """List one match; return whether it had any rows."""
    rows = played_rows(read_table(id, log))
    for row in rows:
        await store.execute(store.insert_new(schema.played, **row))
    return bool(rows)
