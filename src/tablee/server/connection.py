"""A connection: one WebSocket of one person, attending any number of tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee import __version__, games
from tablee.core.errors import Problem, Refused
from tablee.server import protocol
from tablee.server.acts.talking import PHRASES
from tablee.server.answers import unreadable
from tablee.server.hints import hint
from tablee.server.limits import TooFast, caller
from tablee.server.problems import problem
from tablee.server.protocol import ClientMessage, Lang
from tablee.server.settings import FRAME
from tablee.server.store import StoreDown
from tablee.server.strength import check_strength

if TYPE_CHECKING:
    from tablee.server.accounts import Person
    from tablee.server.house import House
    from tablee.server.serving import Serving

log = logging.getLogger("tablee.connection")
BACKLOG = 2 * 1024 * 1024  # bytes queued for a client that does not read
SLOW = 4408
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Keyed(msgspec.Struct):
    """Just the key of a request, for messages that cannot be parsed otherwise."""

    key: str = ""


class LiveConnection:
    """Reads requests one at a time; sends messages in order from an outbox."""

    def __init__(self, house: House, socket: WebSocket, person: Person, lang: Lang) -> None:
        self.house = house
        self.socket = socket
        self.person, self.name, self.lang = person.id, person.name, lang
        self.key = ""  # hash of the cookie it came with
        self.address = caller(socket.scope)
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.waiting = 0  # bytes in the outbox
        self.over = False  # closing: nothing more is sent
        self.attended: dict[str, Serving] = {}
        self.hinting: asyncio.Task[None] | None = None

    # Sending

    def send(self, message: protocol.Message) -> None:
        self.send_raw(encode(message))

    def send_raw(self, data: bytes) -> None:
        """Queue a message. A client that does not read is disconnected; on return it catches up by event number."""
        if self.over:
            return
        backlog = self.house.backlog
        if self.waiting > BACKLOG or backlog[self.address] > self.house.settings.limits.backlog:
            self.dismiss(SLOW)
            return
        self.waiting += len(data)
        backlog[self.address] += len(data)
        self.outbox.put_nowait(data)

    def dismiss(self, code: int) -> None:
        """Close the connection and discard the outbox. If the client reads nothing at all, the hall aborts it."""
        self._drop()
        self.outbox.put_nowait(code)

    def end(self, code: int) -> None:
        """Close the connection once the outbox has been sent."""
        self.over = True
        self.outbox.put_nowait(code)

    def _drop(self) -> None:
        self.over = True
        while not self.outbox.empty():
            data = self.outbox.get_nowait()
            self._sent(data if isinstance(data, bytes) else b"")

    def _sent(self, data: bytes) -> None:
        self.waiting -= len(data)
        self.outbox.task_done()
        backlog = self.house.backlog
        backlog[self.address] -= len(data)
        if backlog[self.address] <= 0:
            del backlog[self.address]

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while isinstance(data := await self.outbox.get(), bytes):
                try:
                    await self.socket.send_text(data.decode())
                finally:
                    self._sent(data)
            self._sent(b"")
            await self.socket.close(data)

    # Reading

    async def run(self) -> None:
        """Serve the connection until it is closed."""
        writer = asyncio.create_task(self._write(), name="outbox")
        self.send(protocol.Welcome(self.person, self.name, __version__, games(), list(PHRASES)))
        try:
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                await self._read(message.get("text"))
        finally:
            for serving in self.attended.values():
                serving.disconnect(self)
            self._drop()
            for task in (writer, self.hinting):
                if task is not None:
                    task.cancel()

    async def _read(self, text: str | None) -> None:
        """Handle one frame, whatever it contains."""
        key = ""
        try:
            if text is None:
                raise Refused("binary")  # noqa: TRY301 - all refusals of a frame are answered below
            if len(text) > FRAME or len(text.encode(errors="replace")) > FRAME:
                raise Refused("too-big", allowed=FRAME)  # noqa: TRY301
            key = read_key(text)
            await self.house.allowance.take("address", self.address)
            await self.house.allowance.take("person", self.person)
            await self._answer(read_message(text))
        except TooFast as found:
            self._refuse(key, found, retry=float(found.wait))
        except Problem as found:
            self._refuse(key, found)
        except StoreDown:
            self._refuse(key, Refused("not-recorded"), retry=1.0)
        except Exception:
            self.house.metrics.failures.add("request")
            log.exception("request failed")
            self._refuse(key, Refused("trouble"))

    def _refuse(self, key: str, found: Problem, retry: float | None = None) -> None:
        self.house.metrics.refusals.add(found.id)
        self.send(protocol.Refused(key, problem(found, self.lang), retry=retry))

    async def _answer(self, request: ClientMessage) -> None:
        self.house.metrics.requests.add(type(request).__name__.lower())
        if isinstance(request, protocol.Ping):
            self.send(protocol.Pong(request.key, self.house.now()))
            return
        await self._allow(request)
        serving = await self._table(request)
        if isinstance(request, protocol.Hint):
            await self._hint(serving, request)
            return
        began = time.perf_counter()
        await serving.turn(partial(serving.request, self, request))
        if isinstance(request, protocol.Pick):
            self.house.metrics.pick_seconds.add(time.perf_counter() - began)
        if isinstance(request, protocol.Leave):
            self.attended.pop(request.table, None)

    async def _allow(self, request: protocol.Request) -> None:
        """Apply rate limits and mutes to expensive requests, and reject bots stronger than the server's budget."""
        take = self.house.allowance.take
        if isinstance(request, protocol.Chat):
            self.house.sanctions.check_person(self.person, "mute")
            await take("chat", self.person)
        elif isinstance(request, protocol.Undo):
            await take("undos", self.person)
        elif isinstance(request, protocol.Hint):
            await take("hints", self.person, self.address)
        elif isinstance(request, protocol.Rematch):
            await take("tables", self.person, self.address)
        elif isinstance(request, protocol.Bot) and request.bot is not None:
            check_strength(request.bot, self.house.settings.thought)
        elif isinstance(request, protocol.Start) and request.fill:
            check_strength(request.fill, self.house.settings.thought)

    async def _table(self, request: protocol.Request) -> Serving:
        serving = self.attended.get(request.table)
        if serving is not None and self.house.serving.get(request.table) is serving:
            return serving
        serving = await self.house.find(request.table)
        if isinstance(request, protocol.Enter):
            if len(self.attended) >= self.house.settings.limits.attended:
                raise Refused("too-many")
            self.attended[request.table] = serving
        return serving

    async def _hint(self, serving: Serving, request: protocol.Hint) -> None:
        """Compute a hint in the background, one at a time, so that other requests are not held up."""
        if self.hinting is not None and not self.hinting.done():
            await self.hinting
        self.hinting = asyncio.create_task(self._give_hint(serving, request), name="hint")

    async def _give_hint(self, serving: Serving, request: protocol.Hint) -> None:
        try:
            self.send(await hint(serving, self, request))
        except Problem as found:
            self._refuse(request.key, found)
        except StoreDown:
            self._refuse(request.key, Refused("not-recorded"), retry=1.0)
        except Exception:
            self.house.metrics.failures.add("hint")
            log.exception("hint failed")
            self._refuse(request.key, Refused("trouble"))


def read_key(text: str) -> str:
    """Return the key of a request, even if it cannot be parsed otherwise."""
    try:
        return msgspec.json.decode(text, type=Keyed).key[:40]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def read_message(text: str) -> ClientMessage:
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from error
