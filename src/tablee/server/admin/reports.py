"""Reports about a person or a message, until an admin settles them."""

from __future__ import annotations

from sqlalchemy import select, update

from tablee.core.errors import Refused
from tablee.server.admin.shapes import ReportLine
from tablee.server.admin.steward import Steward
from tablee.server.store import Store, schema

reports, people = schema.reports, schema.people
LATEST = 200


async def listed(store: Store) -> list[ReportLine]:
    """Return the latest reports, open ones first."""
    found = await store.all(select(reports).order_by(reports.c.done > 0, reports.c.at.desc()).limit(LATEST))
    known = {row.by for row in found} | {row.whom for row in found}
    names = {row.id: row.name for row in await store.all(select(people).where(people.c.id.in_(known)))}
    return [
        ReportLine(
            report=row.id,
            at=row.at,
            by=row.by,
            by_name=names.get(row.by, ""),
            whom=row.whom,
            whom_name=names.get(row.whom, ""),
            table=row.table_id,
            number=row.number,
            words=row.words,
            why=row.why,
            done=row.done,
            done_by=row.done_by,
        )
        for row in found
    ]


async def settle(steward: Steward, report: str, why: str = "") -> None:
    """Mark a report as settled; the action taken is in the audit log (deeds)."""
    open_one = (reports.c.id == report) & (reports.c.done == 0)
    found = await steward.store.all(select(reports.c.whom).where(open_one))
    if not found:
        raise Refused("report-none", report=report[:16])
    change = update(reports).where(open_one).values(done=steward.now, done_by=steward.by[:40])
    await steward.do("settle", report, [change], person=found[0].whom, why=why[:200])
