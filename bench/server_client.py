"""Scripted people at our server, over loopback: seat N tables, then pick, at full speed or at a pace."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import time
from dataclasses import dataclass
from typing import Any

import httpx2 as httpx
import websockets
from websockets.asyncio.client import ClientConnection

AT_ONCE = 20  # tables seated concurrently
Json = dict[str, Any]


@dataclass
class Seated:
    """One person at a table."""

    socket: ClientConnection
    seat: int
    decision: Json | None = None


async def hear(person: Seated, wanted: str) -> Json:
    """Read messages until one of this type, keeping the latest decision."""
    while True:
        message: Json = json.loads(await person.socket.recv())
        if message["type"] == "told":
            person.decision = message["decision"]
        if message["type"] == "refused":
            raise RuntimeError(str(message))
        if message["type"] == wanted:
            return message


class DrivenTable:
    """A table with a person on every seat."""

    def __init__(self, url: str, game: str, seats: int, address: str = "") -> None:
        self.url, self.game, self.seats = url, game, seats
        self.address = address  # the loopback address of its people; empty: the default
        self.people: list[Seated] = []
        self.id = ""
        self.key = 0

    async def ask(self, person: Seated, kind: str, **fields: Any) -> None:
        self.key += 1
        request = {"type": kind, "table": self.id, "key": str(self.key), **fields}
        await person.socket.send(json.dumps(request))
        while (await hear(person, "done"))["key"] != request["key"]:
            pass

    async def open(self, client: httpx.AsyncClient) -> None:
        """Open the table, seat everybody, and start."""
        cookies = []
        for seat in range(self.seats):
            client.cookies.clear()
            answer = await client.put(f"{self.url}/api/me", json={"name": f"P{seat}"})
            cookies.append(answer.cookies["tablee"])
        client.cookies.clear()
        headers = {"Cookie": f"tablee={cookies[0]}"}
        new = {"game": self.game, "seats": self.seats}
        self.id = (await client.post(f"{self.url}/api/tables", json=new, headers=headers)).json()["table"]
        for seat, cookie in enumerate(cookies):
            address = self.url.replace("http", "ws", 1) + "/ws"
            headers = {"Cookie": f"tablee={cookie}"}
            place: dict[str, Any] = {"local_addr": (self.address, 0)} if self.address else {}
            socket = await websockets.connect(
                address, additional_headers=headers, proxy=None, compression=None, **place
            )
            self.people.append(Seated(socket, seat))
            await self.ask(self.people[-1], "enter")
            await self.ask(self.people[-1], "sit", seat=seat, name=f"P{seat}")
        await self.ask(self.people[0], "start")
        for person in self.people[1:]:
            while person.decision is None and (await hear(person, "told"))["view"] is None:
                pass

    async def pick(self) -> float | None:
        """Make one pick; return the seconds until everybody was told, or None if the match is over."""
        asked = next((one for one in self.people if one.decision and not one.decision["answered"]), None)
        if asked is None or asked.decision is None:
            return None
        self.key += 1
        request = {"type": "pick", "table": self.id, "key": str(self.key), "seat": asked.seat}
        options = asked.decision["options"]
        request |= {"decision": asked.decision["number"], "picks": [random.choice(options)]}
        begin = time.perf_counter()
        await asked.socket.send(json.dumps(request))
        for person in self.people:
            await hear(person, "told")
        spent = time.perf_counter() - begin
        await hear(asked, "done")
        return spent

    async def play(self, end: float, pace: float) -> list[float]:
        """Pick until the time is up; return the latencies."""
        latencies = []
        await asyncio.sleep(random.random() * pace)
        while time.perf_counter() < end:
            spent = await self.pick()
            if spent is None:
                break
            latencies.append(spent)
            await asyncio.sleep(max(0.0, pace - spent))
        return latencies

    async def close(self) -> None:
        for person in self.people:
            await person.socket.close()


async def seat_tables(url: str, game: str, seats: int, number: int, *, apart: bool = False) -> list[DrivenTable]:
    """Return this many tables, ready to pick; if `apart`, each table's people come from their own address."""
    places = [f"127.1.{n // 250}.{n % 250 + 1}" if apart else "" for n in range(number)]
    tables = [DrivenTable(url, game, seats, place) for place in places]
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: DrivenTable) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=table.address or None, verify=False)
        async with gate, httpx.AsyncClient(timeout=60, transport=transport) as client:
            await table.open(client)

    await asyncio.gather(*map(one, tables))
    gc.collect()
    gc.freeze()  # otherwise this program's own pauses would count as the server's
    return tables
