"""Guests: people at a server under test, over a fake socket. All they send and receive is plain JSON."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from typing import Any, ClassVar, cast

from starlette.websockets import WebSocket

from tablee.core.chance import Chance
from tablee.server.accounts import Person
from tablee.server.connection import LiveConnection
from tablee.server.fairness import Lane
from tablee.server.house import House
from tablee.server.protocol import Lang
from tablee.server.settings import unlimited
from tablee.server.shapes import NewTable
from tablee.server.thinking import NOBODY

Json = dict[str, Any]
NO_LIMITS = unlimited()
PATIENCE = 300.0  # timeout in seconds for an answer; never reached if all is well
keys = itertools.count(1)


class Clock:
    """A clock that tests advance manually."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


class Wire:
    """A fake WebSocket that keeps all frames."""

    scope: ClassVar[Json] = {"client": ("10.0.0.1", 1)}

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[Json] = asyncio.Queue()
        self.sent: list[str] = []
        self.messages: list[Json] = []  # the same, parsed
        self.latest: dict[str, Json] = {}  # the last message of each type
        self.arrived = asyncio.Condition()
        self.closed = 0

    async def receive(self) -> Json:
        return await self.inbox.get()

    async def send_text(self, data: str) -> None:
        async with self.arrived:
            self.sent.append(data)
            self.messages.append(json.loads(data))
            self.latest[self.messages[-1]["type"]] = self.messages[-1]
            self.arrived.notify_all()

    async def close(self, code: int = 1000) -> None:
        self.closed = code


class Guest:
    """A connected person. `ask` sends a request and waits for its answer."""

    def __init__(self, house: House, id: str, lang: Lang = "en") -> None:
        self.wire = Wire()
        self.id = id
        self.connection = LiveConnection(house, cast("WebSocket", self.wire), Person(id, id, lang), lang)
        self.task = asyncio.create_task(self.connection.run())
        self.table = ""

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and return its answer."""
        request = {"type": kind, "key": f"k{next(keys)}", **({"table": self.table} if self.table else {}), **fields}
        return await self.ask_json(request)

    async def ask_json(self, request: Json) -> Json:
        before = len(self.wire.sent)
        self.send_text(json.dumps(request))
        return await self.answer(request["key"], before)

    async def answer(self, key: str, before: int = 0) -> Json:
        """Wait for the answer with this key."""

        def found() -> Json | None:
            return next((message for message in self.wire.messages[before:] if message.get("key") == key), None)

        async with self.wire.arrived:
            await asyncio.wait_for(self.wire.arrived.wait_for(lambda: found() is not None), PATIENCE)
        answer = found()
        assert answer is not None
        return answer

    async def do(self, kind: str, **fields: Any) -> Json:
        """Send a request that must succeed."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] in ("done", "hinted", "pong"), answer
        return answer

    async def fail(self, kind: str, **fields: Any) -> str:
        """Send a request that must be refused; return the id of the problem."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["problem"]["id"])

    def send_text(self, text: str) -> None:
        self.wire.inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, kind: str, **wanted: Any) -> Json:
        """Wait for a message of this type with these values; return the latest."""

        def found() -> Json | None:
            for message in reversed(self.messages(kind)):
                if all(message[name] == value for name, value in wanted.items()):
                    return message
            return None

        async with self.wire.arrived:
            await asyncio.wait_for(self.wire.arrived.wait_for(lambda: found() is not None), PATIENCE)
        message = found()
        assert message is not None
        return message

    async def more_told(self, known: int) -> None:
        """Wait until there are more than `known` told messages."""
        async with self.wire.arrived:
            more = self.wire.arrived.wait_for(lambda: len(self.messages("told")) > known)
            await asyncio.wait_for(more, PATIENCE)

    async def leave(self) -> None:
        """Close the connection."""
        self.wire.inbox.put_nowait({"type": "websocket.disconnect"})
        await self.task

    # Messages received

    def messages(self, kind: str) -> list[Json]:
        return [message for message in self.wire.messages if message["type"] == kind]

    def last(self, kind: str) -> Json:
        return self.wire.latest[kind]

    @property
    def told(self) -> Json:
        return self.last("told")

    @property
    def about(self) -> Json:
        return self.last("table")

    def events(self) -> list[Json]:
        """Return all events told to the current viewer, in order."""
        seat = self.told["seat"]
        log: list[Any] = []
        for told in self.messages("told"):
            if told["seat"] == seat:
                log = log[: told["after"]] + told["events"]
        return log

    def kinds(self) -> list[str]:
        return [event["event"] for event in self.events() if event]

    # Playing

    async def pick(self, text: str, seat: int | None = None) -> Json:
        told = self.told
        seat = told["seat"] if seat is None else seat
        return await self.ask("pick", seat=seat, decision=told["decision"]["number"], picks=[text])

    async def pick_any(self, chance: Chance) -> Json:
        options = self.told["decision"]["options"]
        return await self.pick(options[chance.below(len(options))])


class Room:
    """A house with guests, for one test."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guests: list[Guest] = []

    def guest(self, id: str, lang: Lang = "en") -> Guest:
        guest = Guest(self.house, id, lang)
        self.guests.append(guest)
        return guest

    async def open(self, host: Guest, **new: Any) -> str:
        made = await self.house.open_table(NewTable(**new), host.id)
        return made.table

    async def seat(self, game: str = "lanterns", names: str = "ann bob", **new: Any) -> list[Guest]:
        """Seat guests with these names at a new table, not yet started; the first is the host."""
        guests = [self.guest(name) for name in names.split()]
        seats = new.pop("seats", len(guests))
        table = await self.open(guests[0], game=game, seats=seats, **new)
        for seat, guest in enumerate(guests):
            await self.enter(guest, table)
            await guest.do("sit", seat=seat, name=guest.id.capitalize())
        return guests

    async def enter(self, guest: Guest, table: str, after: int = 0) -> None:
        guest.table = table
        await guest.do("enter", after=after)

    async def play(self, game: str = "lanterns", names: str = "ann bob", **new: Any) -> list[Guest]:
        """Seat guests at a new table and start it."""
        guests = await self.seat(game, names, **new)
        await guests[0].do("start")
        await self.settle()
        return guests

    async def settle(self) -> None:
        """Wait until all pending messages have been sent."""
        for _ in range(3):
            for serving in list(self.house.serving.values()):
                await serving.turn(nothing)
            for guest in self.guests:
                await guest.connection.outbox.join()
            await asyncio.sleep(0)

    async def settle_guest(self, guest: Guest) -> None:
        """Wait until a guest's connection has stopped writing."""
        for _ in range(10_000):
            if guest.wire.closed:
                return
            await asyncio.sleep(0)

    async def close(self) -> None:
        for guest in self.guests:
            if not guest.task.done():
                await guest.leave()


async def nothing() -> None:
    """Do nothing; runs in a table's queue."""


def asked(guests: list[Guest]) -> list[Guest]:
    """Return the guests with an open, unanswered question."""
    return [guest for guest in guests if guest.told["decision"] and not guest.told["decision"]["answered"]]


async def play_on(room: Room, guests: list[Guest], chance: Chance, picks: int = 10**6) -> int:
    """Let the guests pick at random until the match ends or this many picks are made; return their number."""
    made = 0
    while made < picks:
        await room.settle()
        ready = asked(guests)
        if not ready:
            break
        answer = await ready[chance.below(len(ready))].pick_any(chance)
        assert answer["type"] == "done", answer
        made += 1
    await room.settle()
    return made


async def play_with_bots(room: Room, guest: Guest, chance: Chance) -> None:
    """Let one guest pick at random, waiting for bots, until the match ends."""
    while True:
        await room.settle()
        known = len(guest.messages("told"))
        if guest.told["result"]:
            return
        if asked([guest]):
            assert (await guest.pick_any(chance))["type"] == "done"
        else:
            await guest.more_told(known)


async def any_option(game: str, bot: str, view: dict[str, Any], options: list[str], lane: Lane = NOBODY) -> str:
    """A bot for tests that picks at random immediately."""
    assert game
    assert bot
    assert view
    assert isinstance(lane, Lane)
    return secrets.choice(options)
