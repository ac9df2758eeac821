"""The visitor of `bench.server_hostile`: `python -m bench.server_villain URL ABUSE` repeats one abuse until killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import secrets
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import httpx2 as httpx
import websockets
from websockets.asyncio.client import ClientConnection

from bench.server_client import DrivenTable

VILLAIN = "127.9.9.9"
FAILURES = (OSError, websockets.WebSocketException, httpx.HTTPError, RuntimeError, KeyError, ValueError, TimeoutError)
Json = dict[str, Any]


def client() -> httpx.AsyncClient:
    return httpx.AsyncClient(timeout=30, transport=httpx.AsyncHTTPTransport(local_address=VILLAIN, verify=False))


async def socket_of(url: str, cookie: str = "") -> ClientConnection:
    headers = {"Cookie": f"tablee={cookie}"} if cookie else {}
    address = url.replace("http", "ws", 1) + "/ws"
    return await websockets.connect(
        address, additional_headers=headers, proxy=None, compression=None, local_addr=(VILLAIN, 0), max_size=None
    )


async def own_table(url: str, **new: Any) -> tuple[DrivenTable, str]:
    """Open and start a table of the visitor's own."""
    table = DrivenTable(url, new.pop("game", "nim"), new.pop("seats", 2), VILLAIN)
    async with client() as asking:
        await table.open(asking)
    return table, table.id


async def undo(url: str) -> None:
    """Pick and undo endlessly."""
    table, _ = await own_table(url)
    while True:
        await table.pick()
        person = next(one for one in table.people if not one.decision)
        with contextlib.suppress(RuntimeError):
            await table.ask(person, "undo", seat=person.seat)


async def bots(url: str) -> None:
    """Open as many tables as possible where the strongest bots play each other."""
    while True:
        async with client() as asking:
            new = {"game": "happy_dayz", "seats": 4, "bots": [None, *["ismcts:ms=60000"] * 3]}
            made = await asking.post(f"{url}/api/tables", json=new)
            if made.status_code != 200:
                new["bots"] = [None, *["merciless"] * 3]
                made = await asking.post(f"{url}/api/tables", json=new)
            table = made.json()["table"]
            socket = await socket_of(url, asking.cookies["tablee"])
            for request in ({"type": "enter"}, {"type": "sit", "seat": 0, "name": "V"}, {"type": "start"}):
                await socket.send(json.dumps({**request, "table": table, "key": secrets.token_hex(4)}))
            await asyncio.sleep(0.2)


async def silent(url: str) -> None:
    """Request a table with a long log over and over on many sockets, and read nothing."""
    table, id = await own_table(url)
    for _ in range(200):
        await table.pick()
    sockets = []
    while True:
        with contextlib.suppress(*FAILURES):
            sockets.append(await socket_of(url))
        for socket in sockets:
            socket.transport.pause_reading()
            with contextlib.suppress(*FAILURES, asyncio.TimeoutError):
                async with asyncio.timeout(0.05):
                    await socket.send(
                        json.dumps({"type": "enter", "table": id, "key": secrets.token_hex(4), "after": 0})
                    )


async def handshakes(url: str) -> None:
    """Connect as a new person and disconnect."""
    while True:
        with contextlib.suppress(*FAILURES):
            await (await socket_of(url)).close()


async def headers(url: str) -> None:
    """Begin requests and never finish them."""
    host, _, port = url.removeprefix("http://").partition(":")
    held = []
    while True:
        with contextlib.suppress(*FAILURES):
            held.append(await asyncio.open_connection(host, int(port), local_addr=(VILLAIN, 0)))
            held[-1][1].write(b"GET /api/games HTTP/1.1\r\nX-Slow: ")
        held = held[-1500:]
        await asyncio.sleep(0.002)


async def uploads(url: str) -> None:
    """Upload a fake record of one megabyte."""
    text = "tablee record 1\n" + "0 take 1\n" * 110_000
    async with client() as asking:
        while True:
            await asking.post(f"{url}/api/records", content=text)


async def bundles(url: str) -> None:
    """Send messages with as many picks as fit, most of which are not offered."""
    table, id = await own_table(url)
    person = table.people[0]
    while True:
        picks = {"picks": ["take 1"] * 900, "seat": person.seat, "decision": 1}
        await person.socket.send(json.dumps({"type": "pick", "table": id, "key": secrets.token_hex(4), **picks}))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.01):
                await person.socket.recv()


async def requests(url: str) -> None:
    """Request lists as fast as possible, twenty at a time."""

    async def one() -> None:
        async with client() as asking:
            while True:
                await asking.get(f"{url}/api/games")

    await asyncio.gather(*(one() for _ in range(20)))


ABUSES: dict[str, Callable[[str], Awaitable[None]]] = {
    "undo": undo,
    "bots": bots,
    "silent": silent,
    "handshakes": handshakes,
    "headers": headers,
    "uploads": uploads,
    "bundles": bundles,
    "requests": requests,
}


async def abused(url: str, abuse: Callable[[str], Awaitable[None]]) -> None:
    """Repeat the abuse until cancelled, starting again whenever it is thrown out."""
    while True:
        with contextlib.suppress(*FAILURES):
            await abuse(url)
        await asyncio.sleep(0.1)


if __name__ == "__main__":
    os.nice(19)  # to load the server, not this machine: a real attacker would have a machine of its own
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    asyncio.run(abused(sys.argv[1], ABUSES[sys.argv[2]]))
