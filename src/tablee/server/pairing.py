"""Matchmaking: whoever looks for a match is given a table with somebody who looks for the same.

There is one row per searching person, so nobody waits in two places. Two people are paired in one transaction: the
table with both seated, its match begun, and their two rows that name it; a crash leaves all of it or nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.core import shelf
from tablee.server import company, rows
from tablee.server.accounts import Person
from tablee.server.company_shapes import Pairing
from tablee.server.house import House
from tablee.server.names import new_code, new_table_id
from tablee.server.protocol import Lang
from tablee.server.shapes import CLOCKS
from tablee.server.store import Conflict, ratings, schema
from tablee.server.table import deal

FRESH = 10_000  # milliseconds: who has not been heard from for longer is gone
NEAR = 100  # maximum difference in rating between two people who have just come
WIDER = 20  # additional points for each second one of them has waited
KEPT = 600_000  # milliseconds to keep rows, so that a paired person can still find their table
seeking = schema.seeking


async def seek(house: House, person: Person, game: str, length: str) -> Pairing:
    """Start a search, replacing any earlier one."""
    house.refuse_if_draining()
    found = shelf.find(game)
    now = house.now()
    values = {"game": found.name, "length": length, "since": now, "seen": now, "table_id": ""}
    await house.store.execute(
        delete(seeking).where(seeking.c.person == person.id),
        insert(seeking).values(person=person.id, **values),
    )
    return await look(house, person)


async def stop(house: House, person: Person) -> None:
    """Stop searching."""
    await house.store.execute(delete(seeking).where(seeking.c.person == person.id))


async def look(house: House, person: Person) -> Pairing:
    """Return the state of a person's search; asking also shows that they are still there."""
    now = house.now()
    own = await _row(house, person.id)
    if own is None:
        return Pairing("", "", 0, "", 0)
    if not own.table_id:
        await house.store.execute(
            update(seeking).where(seeking.c.person == person.id).values(seen=now),
            delete(seeking).where(seeking.c.seen < now - KEPT),
        )
        await _pair(house, person, own)
        own = await _row(house, person.id) or own
    waiting = await house.store.all(_waiting(own, now))
    others = sum(row.person != person.id for row in waiting)
    return Pairing(own.game, own.length, now - own.since, own.table_id, others)


async def _row(house: House, person: str) -> Any:
    found = await house.store.all(select(seeking).where(seeking.c.person == person))
    return found[0] if found else None


def _waiting(own: Any, now: int) -> Any:
    """Select those who look for the same and are still there, the longest waiting first."""
    same = (seeking.c.game == own.game) & (seeking.c.length == own.length)
    return (
        select(seeking).where(same, seeking.c.table_id == "", seeking.c.seen >= now - FRESH).order_by(seeking.c.since)
    )


async def _pair(house: House, person: Person, own: Any) -> None:
    """Pair a person with the best match, unless one has blocked the other."""
    apart = await company.apart(house.store, person.id)
    waiting = [row for row in await house.store.all(_waiting(own, house.now())) if row.person not in apart]
    found = await house.store.all(ratings.of(own.game, [row.person for row in waiting] + [person.id]))
    rated = {row.person: row.rating for row in found}
    for other in suiting(own, waiting, rated, house.now()):
        if other.person != person.id:
            try:
                await _open(house, person, other.person, own)
            except Conflict:  # one of the two has been paired in the meantime
                continue
            return


def suiting(own: Any, others: Sequence[Any], rated: dict[str, float], now: int) -> list[Any]:
    """Return suitable opponents, the closest in strength first, then the longest waiting.

    Anybody without a rating suits everybody. The longer one of two has waited, the further apart they may be.
    """

    def apart(other: Any) -> float:
        return abs(rated.get(own.person, ratings.MIDDLE) - rated.get(other.person, ratings.MIDDLE))

    def suits(other: Any) -> bool:
        waited = (now - min(own.since, other.since)) / 1000
        return not {own.person, other.person} <= rated.keys() or apart(other) <= NEAR + WIDER * waited

    return sorted(filter(suits, others), key=lambda other: (apart(other), other.since))


async def _open(house: House, person: Person, other: str, own: Any) -> None:
    names = {
        row.id: row
        for row in await house.store.all(select(schema.people).where(schema.people.c.id.in_([person.id, other])))
    }
    if other not in names:
        return
    game, seats = shelf.find(own.game), shelf.find(own.game).fewest_seats
    people = [other, person.id] if secrets.randbits(1) else [person.id, other]
    lang: Lang = "fr" if all(row.lang == "fr" for row in names.values()) else "en"
    opened = rows.Opened(
        game.name, game.rules_version, seats, dict(game.read_settings(seats, {})), new_code(), people[0],
        clock=CLOCKS.get(own.length), lang=lang,
    )  # fmt: skip
    sat: list[rows.AnyFact] = [rows.Sat(seat, one, names[one].name) for seat, one in enumerate(people)]
    sat += [rows.BotSat(seat, "steady") for seat in range(2, seats)]
    facts: list[rows.AnyFact] = [opened, *sat, deal(opened, secrets.token_hex(32))]
    id, now = new_table_id(), house.now()
    log = [rows.Row(n, now, opened.host, "", fact) for n, fact in enumerate(facts)]

    async def both(connection: AsyncConnection) -> None:
        free = (seeking.c.person.in_(people)) & (seeking.c.table_id == "")
        taken = await connection.execute(update(seeking).where(free).values(table_id=id))
        if taken.rowcount != 2:
            raise IntegrityError("one of them is not looking any more", None, LookupError(id))

    await house.store.append([house.first_writing(id, log)], both)
