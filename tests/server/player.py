"""A persistent player over a real socket: reconnects, catches up by number, and resends unanswered requests."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any

import httpx2 as httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee.core.chance import Chance
from tablee.server.shapes import NewTable

Json = dict[str, Any]
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)
PATIENCE = 300.0
asked = itertools.count()


class Player:
    """One person at one table. `log` is everything they were ever told, by number."""

    def __init__(self, where: Callable[[], str], cookie: str, place: tuple[str, int], seed: int) -> None:
        self.where = where
        self.cookie = cookie
        self.table, self.seat = place
        self.chance = Chance(seed)
        self.log: list[Json | None] = []
        self.sent: dict[str, Json] = {}  # unanswered requests
        self.done: dict[str, int] = {}  # keys of requests that were carried out, and the number of their picks
        self.bundles = False  # True: send several picks at once, some of which will not be offered
        self.decision: Json | None = None
        self.result: Json | None = None
        self.view: Json | None = None
        self.answered: set[int] = set()
        self.keys = (f"{seed}-{n}" for n in itertools.count())
        self.on_told: Callable[[], None] = lambda: None
        self.connections = 0

    async def play(self) -> None:
        """Play until the match is over, whatever happens to the server."""
        while self.result is None:
            try:
                async with connect_as(self.where(), self.cookie) as socket:
                    self.connections += 1
                    await self.attend(socket)
            except BROKEN:
                await asyncio.sleep(0.02)

    async def attend(self, socket: ClientConnection) -> None:
        await self.send(socket, {"type": "enter", "table": self.table, "key": "enter", "after": len(self.log)})
        for request in list(self.sent.values()):
            await self.send(socket, request)
        while self.result is None:
            message: Json = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            await self.hear(socket, message)

    async def hear(self, socket: ClientConnection, message: Json) -> None:
        kind = message["type"]
        if kind == "told":
            self.note(message)
            await self.decide(socket, message["decision"])
        elif kind == "done":
            self.finish(message)
        elif kind == "refused":
            await self.refused(socket, message)

    def note(self, told: Json) -> None:
        """Record what is told; it must continue what was told before and never contradict it."""
        after, events = told["after"], told["events"]
        assert after <= len(self.log), "a gap in the numbers"
        known = self.log[after:]
        assert events[: len(known)] == known[: len(events)], "something told before is told differently"
        self.log = self.log[:after] + events if after + len(events) >= len(self.log) else self.log
        self.view = told["view"]
        self.result = told["result"]
        self.decision = told["decision"]
        self.on_told()

    def finish(self, message: Json) -> None:
        """Record the final answer to a request."""
        if self.sent.pop(message["key"], None) and message["carried"]:
            self.done[message["key"]] = message["carried"]

    async def decide(self, socket: ClientConnection, decision: Json | None) -> None:
        """Answer the decision if it is not answered yet."""
        if decision is None or decision["answered"] or decision["number"] in self.answered:
            return
        self.answered.add(decision["number"])
        options = decision["options"]
        picks = [options[self.chance.below(len(options))]]
        while self.bundles and len(picks) < 4 and self.chance.below(3) == 0:
            picks.append(options[self.chance.below(len(options))])  # a guess at what may be asked next
        request: Json = {"type": "pick", "table": self.table, "key": next(self.keys), "seat": self.seat}
        request |= {"decision": decision["number"], "picks": picks}
        self.sent[request["key"]] = request
        await self.send(socket, request)

    async def refused(self, socket: ClientConnection, message: Json) -> None:
        """Retry if the database is down or the process not yet upgraded; else only part of a bundle was carried out."""
        again, problem = self.sent.get(message["key"]), message["problem"]["id"]
        if problem in ("not-recorded", "rules-newer"):
            await asyncio.sleep(0.05)
            if again is None or problem == "rules-newer":
                raise ConnectionError("enter again")
            await self.send(socket, again)
            return
        assert self.bundles, message
        assert again is not None, message
        self.finish(message)
        await self.decide(socket, message["decision"])

    async def send(self, socket: ClientConnection, request: Json) -> None:
        await socket.send(json.dumps(request))


def connect_as(url: str, cookie: str, ping: float | None = 20) -> connect:
    address = url.replace("http", "ws", 1) + "/ws"
    headers = {"Cookie": f"tablee={cookie}"}
    return websockets.connect(address, additional_headers=headers, proxy=None, ping_interval=ping)


async def new_person(url: str, name: str) -> str:
    """Create a person; return the cookie."""
    async with httpx.AsyncClient(timeout=None) as client:
        answer = await client.put(f"{url}/api/me", json={"name": name})
        return str(answer.cookies["tablee"])


async def seat_players(url: str, new: NewTable, seed: int, where: Callable[[], str]) -> list[Player]:
    """Start a table and return its players, not yet playing."""
    cookies = [await new_person(url, f"P{seat}") for seat in range(new.seats)]
    async with httpx.AsyncClient(timeout=None, cookies={"tablee": cookies[0]}) as client:
        made = await client.post(f"{url}/api/tables", content=msgspec.json.encode(new))
        table = made.json()["table"]
    players = []
    for seat, cookie in enumerate(cookies):
        async with connect_as(url, cookie) as socket:
            await ask(socket, {"type": "enter", "table": table})
            await ask(socket, {"type": "sit", "table": table, "seat": seat, "name": f"P{seat}"})
        players.append(Player(where, cookie, (table, seat), seed * 100 + seat))
    async with connect_as(url, cookies[0]) as socket:
        await ask(socket, {"type": "enter", "table": table})
        await ask(socket, {"type": "start", "table": table})
    return players


async def ask(socket: ClientConnection, request: Json) -> Json:
    """Send a request that must succeed; return its answer."""
    key = f"ask-{next(asked)}"
    await socket.send(json.dumps({"key": key, **request}))
    while True:
        message: Json = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message.get("key") == key:
            assert message["type"] == "done", message
            return message


async def everything(url: str, player: Player) -> list[Json | None]:
    """Return the complete log a player can be told."""
    async with connect_as(url, player.cookie) as socket:
        await socket.send(json.dumps({"type": "enter", "table": player.table, "key": "all"}))
        while True:
            message: Json = json.loads(await socket.recv())
            if message["type"] == "told":
                events: list[Json | None] = message["events"]
                return events
