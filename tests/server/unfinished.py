"""Databases full of unfinished matches."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.server import rows
from tablee.server.store import Store, Writing
from tablee.server.table import Table, deal
from tablee.server.telling import table_line


def unfinished(id: str, picks: int, seed: int) -> list[rows.Row]:
    """Return the log of a random match after this many picks."""
    opened = rows.Opened("happy_dayz", 1, 4, {}, id[-6:].upper(), "p0", public=True)
    table = Table(id)
    log = [rows.Row(0, 1, "p0", "", opened)]
    log += [rows.Row(1 + seat, 1, f"p{seat}", "", rows.Sat(seat, f"p{seat}", f"P{seat}")) for seat in range(4)]
    log.append(rows.Row(5, 1, "p0", "", deal(opened, f"seed {seed}")))
    for row in log:
        table.fold(row)
    chance = Chance(seed)
    while len(log) < picks + 6 and table.playing.pending:
        decision = table.playing.pending[0]
        fact = rows.Picked(decision.seat, decision.options[chance.below(len(decision.options))], None)
        log.append(rows.Row(len(log), 1, f"p{decision.seat}", f"k{len(log)}", fact))
        table.fold(log[-1])
    return log


async def fill(db: str, tables: int, picks: int) -> str:
    """Write this many unfinished tables into a database; return the id of the last one."""
    store = Store(db, "OFF")
    await store.open()
    log = next(log for seed in range(20) if len(log := unfinished("t", picks, seed)) == picks + 6)
    id = ""
    for number in range(tables):
        id = f"t{number:010}"
        opened = log[0].fact
        assert isinstance(opened, rows.Opened)
        opened.code = f"C{number:05}"
        table = Table(id)
        for row in log[:5]:
            table.fold(row)
        line = table_line(table, 1)
        line.status = "playing"
        await store.append([Writing(id, log, opened.code, True, line, table.people())])
    await store.close()
    return id
