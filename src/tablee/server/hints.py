"""Hints: what a bot would pick for somebody's seat, in their language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tablee.core import shelf
from tablee.core.errors import Problem, Refused
from tablee.server import protocol
from tablee.server.fairness import Lane
from tablee.server.protocol import Json
from tablee.server.settings import best_bot
from tablee.server.teaching import Why
from tablee.server.telling import decision_now
from tablee.server.thinking import WorkerFailed
from tablee.text import Texts

if TYPE_CHECKING:
    from tablee.server.serving import Connection, Serving


async def hint(serving: Serving, connection: Connection, request: protocol.Hint) -> protocol.Hinted:
    """Ask a bot, which is given the seat's own view and nothing else."""
    asked: list[tuple[str, Json, protocol.DecisionNow, list[str]]] = []

    async def look() -> None:
        table = await serving.load()
        if connection not in serving.audience:
            raise Refused("not-entered")
        if not table.opened.hints:
            raise Refused("hints-off")
        if request.seat not in table.seats_of(connection.person):
            raise Refused("not-yours")
        decision = decision_now(table, request.seat)
        if decision is None or not serving.audience.sees(table, connection, request.seat):
            raise Refused("hint-none")
        asked.append((table.opened.game, table.playing.view(request.seat), decision, table.names()))

    await serving.turn(look)
    game, view, decision, names = asked[0]
    lane = Lane(connection.address, serving.id)
    pick = await serving.house.thinkers.choose(game, best_bot(), view, decision.options, lane)
    sentence = Texts(shelf.find(game), connection.lang, names).pick(pick)
    job = {"job": "why", "game": game, "view": view, "pick": pick, "others": decision.options, "seed": decision.number}
    why = await explained(serving, job, lane)
    return protocol.Hinted(request.key, serving.id, request.seat, pick, sentence, why)


async def explained(serving: Serving, job: Json, lane: Lane) -> Why | None:
    """Return what the pick gains over the others; None if no worker could tell, since the hint is still useful."""
    try:
        found = await serving.house.thinkers.ask(job, lane)
    except (WorkerFailed, Problem):
        return None
    return msgspec.convert(found, Why)
