"""The middleware around everything: security headers, and checks of host, origin, size and rate up front."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tablee.core.errors import Refused
from tablee.server.answers import problem_response
from tablee.server.entrance import Entrance
from tablee.server.proxies import is_known_host
from tablee.server.settings import BODY, RECORD, Settings

log = logging.getLogger("tablee.http")
WATCHING = {"/healthz", "/metrics"}
Admit = Callable[[Scope], Awaitable[None]]  # Refused if a visitor may not ask anything of the interface
SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'; img-src 'self' data:"
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HSTS = "max-age=31536000"


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """True if a request comes from our own pages, or not from a browser."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin in settings.origins or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


class TooBig(Refused):
    """The body exceeds the limit."""


class Care:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, entrance: Entrance, admit: Admit) -> None:
        self.app = app
        self.entrance = entrance
        self.settings = entrance.settings
        self.admit = admit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._live(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a WebSocket; its Host header must be one of ours."""
        self._know(scope)
        if is_known_host(Headers(scope=scope).get("host", ""), self.settings.hosts):
            await self.app(scope, receive, send)
            return
        self.entrance.metrics.refusals.add("host-unknown")
        found = Refused("host-unknown", host=Headers(scope=scope).get("host", "")[:80])
        await WebSocket(scope, receive, send).send_denial_response(problem_response(found, scope))

    def _know(self, scope: Scope) -> None:
        """Set the client to the visitor's real address."""
        scope["client"] = (self.entrance.proxies.visitor(scope), 0)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._know(scope)
        began, status = time.perf_counter(), 0

        async def send_with_care(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._protect(MutableHeaders(scope=message), scope["path"])
            await send(message)

        try:
            limit = await self._check(scope)
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope  # the body is left out below
            await self.app(asked, limited(receive, limit), send_with_care)
        except Refused as found:
            self.entrance.metrics.refusals.add(found.id)
            await problem_response(found, scope)(scope, receive, send_with_care)
        milliseconds = round((time.perf_counter() - began) * 1000, 1)
        log.info("%s %s", scope["method"], scope["path"], extra={"status": status, "milliseconds": milliseconds})

    async def _check(self, scope: Scope) -> int:
        """Return how many bytes the body may have; Refused if the request is rejected."""
        headers = Headers(scope=scope)
        if scope["path"] not in WATCHING and not is_known_host(headers.get("host", ""), self.settings.hosts):
            raise Refused("host-unknown", host=headers.get("host", "")[:80])
        if scope["path"].startswith("/api"):
            if scope["method"] not in SAFE and not is_own_origin(headers, self.settings):
                raise Refused("origin")
            await self.admit(scope)
        limit = RECORD if scope["path"] == "/api/records" else BODY
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > limit:
            raise TooBig("too-big", allowed=limit)
        return limit

    def _protect(self, headers: MutableHeaders, path: str) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.settings.tls:
            headers.setdefault("Strict-Transport-Security", HSTS)
        if path.startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")


def limited(receive: Receive, limit: int) -> Receive:
    """Raise TooBig if a body turns out longer than allowed."""
    taken = 0

    async def receive_some() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > limit:
            raise TooBig("too-big", allowed=limit)
        return message

    return receive_some
