"""Two scripted people at thousands of tables over a few sockets; `bench.scale` drives servers with them."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

import httpx2 as httpx
import websockets
from sqlalchemy import insert
from websockets.asyncio.client import ClientConnection

from bench.nim.game import GAME
from tablee.core import shelf
from tablee.server import rows
from tablee.server.names import new_table_id
from tablee.server.store import Store, schema
from tablee.server.store.store import stored
from tablee.server.table import Table, deal, read_table
from tablee.server.telling import table_line

Json = dict[str, Any]
PLAYED = 40  # picks made at each table beforehand
BATCH = 500  # tables written per transaction
AT_ONCE = 100  # concurrent entries per line; a server closes a line on which more than 200 requests wait
LINES = 8  # sockets per person and process


def played(people: list[str]) -> list[rows.Row]:
    """Return the log of a table at which two people have made some picks."""
    shelf.put(GAME)
    opened = rows.Opened("nim", GAME.rules_version, 2, {}, "", people[0])
    facts: list[rows.AnyFact] = [opened, *(rows.Sat(seat, one, f"P{seat}") for seat, one in enumerate(people))]
    facts.append(deal(opened, "a seed"))
    facts += [rows.Picked(n % 2, "take 1", []) for n in range(PLAYED)]
    return [rows.Row(n, 1, people[0], "", fact) for n, fact in enumerate(facts)]


async def fill(db: str, people: list[str], number: int) -> list[str]:
    """Write this many tables of these two people into a database; return their ids."""
    store = Store(db)
    log = played(people)
    table: Table = read_table("x", log)
    ids = [new_table_id() for _ in range(number)]
    facts = [stored("", row) for row in log]
    async with store.engine.connect() as connection:
        for first in range(0, number, BATCH):
            some = list(enumerate(ids))[first : first + BATCH]
            lines = []
            for n, id in some:
                line = table_line(table, 1)
                line.table = id
                text = json.dumps({name: getattr(line, name) for name in line.__struct_fields__})
                about = {"id": id, "code": f"{n:06}", "game": "nim", "status": "playing", "public": False}
                lines.append({**about, "free": 0, "line": text, "updated": 1, "keeper": "", "kept_until": 0})
            await connection.execute(insert(schema.tables), lines)
            seats = [{"person": one, "table_id": id} for _, id in some for one in people]
            await connection.execute(insert(schema.sitting), seats)
            await connection.execute(insert(schema.log), [{**fact, "table_id": id} for _, id in some for fact in facts])
            await connection.commit()
    await store.dispose()
    return ids


@dataclass
class Driven:
    """One table: its two seats' lines and decisions, and how many of them still wait to be told of the last pick."""

    id: str
    lines: list[Line]
    asked: list[Json | None] = field(default_factory=lambda: [None, None])
    told: asyncio.Event = field(default_factory=asyncio.Event)
    left: int = 0

    def hear(self, message: Json) -> None:
        self.asked[message["seat"]] = message["decision"]
        self.left -= 1
        if self.left <= 0:
            self.told.set()

    async def pick(self) -> float:
        """Make one pick; return the seconds until both people were told."""
        seat = 0 if self.asked[0] else 1
        decision = self.asked[seat]
        assert decision is not None, self.id
        self.left = 2
        self.told.clear()
        begin = time.perf_counter()
        await self.lines[seat].ask("pick", self.id, seat=seat, decision=decision["number"], picks=["take 1"])
        await self.told.wait()
        return time.perf_counter() - begin


class Line:
    """A socket of one person at one process, shared by many tables."""

    def __init__(self, url: str, cookie: str) -> None:
        self.url, self.cookie = url, cookie
        self.tables: dict[str, Driven] = {}
        self.name = secrets.token_hex(4)  # no key occurs twice: a server takes the second one for a resent message
        self.keys = itertools.count()
        self.answers: dict[str, asyncio.Future[None]] = {}
        self.socket: ClientConnection
        self.task: asyncio.Task[None]

    async def open(self) -> None:
        address = self.url.replace("http", "ws", 1) + "/ws"
        headers = {"Cookie": f"tablee={self.cookie}"}
        self.socket = await websockets.connect(
            address, additional_headers=headers, proxy=None, compression=None, max_size=None, ping_interval=None
        )
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        try:
            async for data in self.socket:
                self.hear(json.loads(data))
        except websockets.ConnectionClosedError as closed:  # else nobody would hear of it
            for waiting in self.answers.values():
                waiting.set_exception(closed)

    def hear(self, message: Json) -> None:
        if message["type"] == "told":
            self.tables[message["table"]].hear(message)
        elif message["type"] in ("done", "refused"):
            done = self.answers.pop(message["key"])
            if message["type"] == "done":
                done.set_result(None)
            else:
                done.set_exception(RuntimeError(str(message)))

    async def ask(self, kind: str, table: str, **fields: Any) -> None:
        key = f"{self.name}-{next(self.keys)}"
        done = self.answers[key] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"type": kind, "table": table, "key": key, **fields}))
        await done

    async def enter_all(self) -> None:
        """Enter all its tables, some at a time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def enter(id: str) -> None:
            async with gate:
                await self.ask("enter", id)

        await asyncio.gather(*map(enter, self.tables))

    async def close(self) -> None:
        await self.socket.close()
        await self.task


async def two_people(url: str) -> tuple[list[str], list[str]]:
    """Create two people; return their ids and cookies."""
    ids, cookies = [], []
    for name in ("A", "B"):
        async with httpx.AsyncClient(timeout=60) as client:
            made = await client.put(f"{url}/api/me", json={"name": name})
            ids.append(made.json()["person"])
            cookies.append(made.cookies["tablee"])
    return ids, cookies


class Crowd:
    """All lines and tables. If `spread`, a table's seats are at different processes; else at the one of its shard."""

    def __init__(self, urls: list[str], cookies: list[str], ids: list[str], *, spread: bool) -> None:
        self.by_person = [[[Line(url, cookie) for _ in range(LINES)] for url in urls] for cookie in cookies]
        self.tables = []
        for number, id in enumerate(ids):
            at = int.from_bytes(id[:2].encode(), "big") % len(urls)
            places = [at, (at + 1) % len(urls)] if spread else [at, at]
            lines = [self.by_person[seat][place][number % LINES] for seat, place in enumerate(places)]
            table = Driven(id, lines)
            self.tables.append(table)
            for line in lines:
                line.tables[id] = table

    @property
    def lines(self) -> list[Line]:
        return [line for person in self.by_person for process in person for line in process]

    async def enter(self) -> float:
        """Connect and enter every table; return the seconds until all have been told its state."""
        begin = time.perf_counter()
        await asyncio.gather(*(line.open() for line in self.lines))
        await asyncio.gather(*(line.enter_all() for line in self.lines))
        return time.perf_counter() - begin

    async def play(self, seconds: float, rate: float, at_once: int) -> list[float]:
        """Pick at `at_once` tables concurrently, at most `rate` times a second in total; return the latencies."""
        end = time.perf_counter() + seconds
        spent: list[float] = []
        pause = at_once / rate if rate else 0.0

        async def go(tables: list[Driven]) -> None:
            await asyncio.sleep(random.random() * pause)
            for table in itertools.cycle(tables):
                if time.perf_counter() >= end:
                    return
                took = await table.pick()
                spent.append(took)
                await asyncio.sleep(max(0.0, pause - took))

        await asyncio.gather(*(go(self.tables[n::at_once]) for n in range(min(at_once, len(self.tables)))))
        return spent

    async def close(self) -> None:
        await asyncio.gather(*(line.close() for line in self.lines))
