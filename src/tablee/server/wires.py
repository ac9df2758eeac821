"""Uvicorn's two protocols, extended to tell the hall what their clients owe, and to buffer little of what they send."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tablee.core.errors import Refused
from tablee.server.limits import caller
from tablee.text import LANGUAGES

if TYPE_CHECKING:
    from tablee.server.hall import Hall

HEADER = 32_768  # maximum bytes of a header
FRAMES = 200  # frames that may wait to be read; no honest client sends so many at once


def hall_of(config: Any) -> Hall:
    hall: Hall = config.app.state.entrance.hall
    return hall


def address_of(config: Any, client: tuple[str, int] | None) -> str:
    """Return whose connection this is; empty for a proxy, from which everybody comes."""
    is_proxy = config.app.state.entrance.proxies.is_proxy(client[0] if client else "")
    return "" if is_proxy else caller({"client": client})


def refusal(status: str, problem: str, **details: Any) -> bytes:
    """Return a response for somebody whose language is not yet known: the sentence in each language."""
    body = "\n".join(Refused(problem, **details).sentence(lang) for lang in LANGUAGES).encode() + b"\n"
    head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {len(body)}\r\n"
    return f"{head}retry-after: 60\r\nconnection: close\r\n\r\n".encode() + body


class CarefulHttp(HttpToolsProtocol):
    """HTTP with deadlines and size limits for headers and bodies, and for reading responses."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.hall = hall_of(self.config)
        self.owes: dict[str, float] = {}
        self.address = address_of(self.config, self.client)
        self.header = 0  # bytes of the header so far
        if self.hall.is_room():
            self.hall.meet(self)
        else:
            transport.write(refusal("503 Service Unavailable", "full"))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.hall.go(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if "header" in self.owes:
            self.header += len(data)
            if self.header > HEADER and not self.transport.is_closing():
                self.transport.write(refusal("431 Request Header Fields Too Large", "too-big", allowed=HEADER))
                self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self.hall.go(self)
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self.header = 0
        self.hall.owe(self, "header")
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.owes.pop("header", None)
        self.hall.know(self)
        self.hall.owe(self, "body")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.owes.pop("body", None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.owes.pop("body", None)  # it was answered before its end
        super().on_response_complete()

    def pause_writing(self) -> None:
        self.hall.owe(self, "reading")
        super().pause_writing()

    def resume_writing(self) -> None:
        self.owes.pop("reading", None)
        super().resume_writing()


class CarefulSocket(WebSocketsSansIOProtocol):
    """A WebSocket with deadlines for completing frames, answering pings and reading."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.hall = hall_of(self.config)
        self.owes: dict[str, float] = {}
        self.address = ""
        self.hall.come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.hall.go(self)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """Send a message. Uvicorn takes a rejected handshake for a forgotten one, and would log an error otherwise."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.queue.qsize() > FRAMES:
            self.hall.cut["flood"] += 1
            self.transport.abort()
        elif self.frames:  # a fragmented message; half a frame holds back the pong, and times out by that
            self.hall.owe(self, "frame")
        else:
            self.owes.pop("frame", None)

    def keepalive_timeout(self) -> None:
        """Disconnect a client without a pong, unless it may lie behind requests that a busy server has yet to read."""
        if self.read_paused and not self.owes and self.ping_timeout is not None:
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def pause_writing(self) -> None:
        """Stop reading from a client that does not read."""
        self.hall.owe(self, "reading")
        super().pause_writing()
        if not self.read_paused:
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        self.owes.pop("reading", None)
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()
