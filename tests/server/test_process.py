"""The server as a process: starting, graceful stop, restarting with many tables."""

from __future__ import annotations

import contextlib
import json
import signal
from collections.abc import Callable
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tablee.core.errors import BadInput
from tablee.server.protocol import Json
from tablee.server.shapes import NewTable
from tablee.server.store import Store
from tests.server.player import ask, connect_as, everything, seat_players
from tests.server.programs import ServerProcess, free_port
from tests.server.unfinished import fill

pytestmark = pytest.mark.anyio
Servers = Callable[..., ServerProcess]


async def test_a_graceful_stop_says_goodbye_and_finishes_what_is_under_way(servers: Servers, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    server = servers(db)
    await server.start()
    players = await seat_players(server.url, NewTable(game="lanterns", seats=3), 1, lambda: server.url)
    async with connect_as(server.url, players[0].cookie) as socket:
        done = await ask(socket, {"type": "enter", "table": players[0].table})
        assert done["n"] > 0
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert "stopping" in [message["type"] for message in await rest(socket)]
        assert socket.close_code == 1012
    server.process.wait(30)
    await server.start()
    assert len(await everything(server.url, players[0])) == done["n"]


async def rest(socket: ClientConnection) -> list[Json]:
    """Return what is still sent before the connection is closed."""
    messages: list[Json] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            messages.append(json.loads(await socket.recv()))
    return messages


async def test_an_unreachable_database_is_reported_clearly(servers: Servers) -> None:
    nobody = f"postgresql://postgres@127.0.0.1:{free_port()}/x"
    with pytest.raises(BadInput) as refused:
        await Store(nobody).open()
    assert refused.value.id == "database-away"
    assert "127.0.0.1" in refused.value.sentence()
    server = servers(nobody)
    with pytest.raises(RuntimeError, match="cannot be reached"):
        await server.start()


@pytest.mark.parametrize("tables", [20, pytest.param(1000, marks=pytest.mark.long)])
async def test_starting_again_with_unfinished_tables_touches_none(
    servers: Servers, tmp_path: Path, tables: int
) -> None:
    """Tables are read when somebody enters, so their number does not slow down a start."""
    db = f"sqlite:///{tmp_path}/tables.db"
    last = await fill(db, tables, 200)
    server = servers(db)
    await server.start()
    async with httpx.AsyncClient(timeout=None) as client:
        assert (await client.get(f"{server.url}/healthz")).json()["tables"] == 0
        assert len((await client.get(f"{server.url}/api/tables")).json()["tables"]) == 0
        line = (await client.get(f"{server.url}/api/tables/{last}")).json()
        assert line["status"] == "playing"
        assert (await client.get(f"{server.url}/healthz")).json()["tables"] == 1
