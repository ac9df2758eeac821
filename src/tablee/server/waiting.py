"""A person's unfinished tables, each from their own view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server.lessons import lesson_of
from tablee.server.protocol import Lang
from tablee.server.shapes import OwnTable
from tablee.server.table import Table
from tablee.server.telling import progress, waiting
from tablee.text.lessons import Coach

if TYPE_CHECKING:
    from tablee.server.house import House

SOME = 24  # latest tables of a person to look at


async def waiting_for(house: House, person: str, lang: Lang) -> list[OwnTable]:
    """Return a person's unfinished tables: first where it is their turn, longest waiting first."""
    found: list[OwnTable] = []
    lines = [line for line in await house.store.tables_of(person) if line.status in ("open", "playing")]
    for line in [line for line in lines if not line.learned][:SOME]:
        serving = await house.find(line.table)

        async def look() -> None:
            table = await serving.load()  # noqa: B023 - awaited before the next one is found
            if table.status in ("open", "playing"):
                found.append(own_table(table, person, lang, house.now()))

        await serving.turn(look)
    return sorted(found, key=lambda one: (not one.yours, -one.since))


def own_table(table: Table, person: str, lang: Lang, now: int) -> OwnTable:
    """Describe a table from one person's seats."""
    seats = table.seats_of(person)
    asked = [seat for seat in seats if is_asked(table, seat)]
    lesson, match = lesson_of(table.opened), table.match
    eyes = asked or seats
    return OwnTable(
        table=table.id,
        game=table.opened.game,
        status=table.status,
        free=sum(hold.free for hold in table.holds),
        names=table.names(),
        seat=eyes[0] if eyes else -1,
        yours=bool(asked) and not table.paused,
        since=max((now - table.since.get(seat, now) for seat in asked), default=0),
        waiting=waiting(match, eyes[0]) if match is not None and eyes else [],
        paused=table.paused,
        title=Coach(lesson, lang).title if lesson else "",
        steps=len(lesson.steps) if lesson else 0,
        **{name: value for name, value in progress(table).items() if name != "learned"},
    )


def is_asked(table: Table, seat: int) -> bool:
    """True if a seat has to answer, and no bot does it instead."""
    decision = table.decision(seat)
    return decision is not None and not decision.answered and not table.holds[seat].bot
