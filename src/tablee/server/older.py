"""Tables whose rules have changed: shown as they ended, or closed with an explanation."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from tablee.core import shelf
from tablee.core.errors import Refused
from tablee.server import rows
from tablee.server.acts.draft import Asker, Draft
from tablee.server.protocol import Result
from tablee.server.store import Conflict
from tablee.server.table import Table, read_table

if TYPE_CHECKING:
    from tablee.server.serving import Serving

log = logging.getLogger("tablee.table")


async def settle(serving: Serving, table: Table) -> None:
    """Show a match with unknown rules from the archive; close it if it was unfinished, since nobody can continue it."""
    relic = table.relic
    if relic is None:
        return
    house, known = serving.house, shelf.SHELF.get(table.opened.game)
    if known is not None and table.opened.rules_version > known.rules_version:
        serving.forget()  # this process is about to be replaced by one that knows them
        raise Refused("rules-newer", version=table.opened.rules_version, known=known.rules_version)
    head = await house.archivist.archive.head(table.id)
    if head is not None:
        relic.views = await house.archivist.archive.last_views(table.id, head)
        if head.finished and head.scores is not None and head.ranking is not None:
            relic.result, relic.rewards = Result(head.scores, head.ranking, head.winners), head.rewards
    if table.status != "playing":
        return
    if relic.result is not None or await house.store.status(table.id) == "over":
        table.end_relic()
        return
    closed = rows.Closed(rules=table.opened.rules_version, known=known.rules_version if known else 0)
    draft = Draft(table, Asker("", "", house.now(), serving.presence))
    draft.add(closed)
    log.warning("closed: rules not known here", extra={"table": table.id, "rules": closed.rules})
    try:
        await serving.commit(draft)
    except Conflict:  # another process closed it first
        serving.table = read_table(table.id, await house.store.rows(table.id))
        await settle(serving, serving.table)
