"""The porch: what visitors reach while the house behind it is still being opened.

Loading the database takes longer than everything else at a start. Pages that are the same for everybody do not need
it: the porch serves them at once, with the functions and checks of the application. Everything else waits for it.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from tablee.core import shelf
from tablee.core.errors import Refused
from tablee.server.answers import add_problems, problem_response
from tablee.server.care import Care
from tablee.server.entrance import Entrance
from tablee.server.web import add_web

if TYPE_CHECKING:
    from tablee.server.house import House

Load = Callable[[], Starlette]  # makes the application, in a thread
Within = Callable[["House"], AbstractContextManager[None]]  # entered when it is open, left before it is closed
# The front page, the rules and the pages of games; the app's scripts, styles and pictures.
EARLY = re.compile(r"/(?:|rules|(?:g|rules)/\w+|assets/[\w.-]+|[\w-]+\.(?:svg|webp|jpg|png))", re.ASCII)


TURNS = 20  # of the event loop, before the house is loaded: whoever waits at the door gets a page first


class Porch:
    """An ASGI application in front of the one with the house, which is loaded once the server listens.

    If that cannot be opened, `failed` is called, and `failure` says why.
    """

    def __init__(self, entrance: Entrance, load: Load, within: Within) -> None:
        self.state = State({"entrance": entrance, "house": None})
        self.load = load
        self.within = within
        self.failed: Callable[[], None] = lambda: None
        self.failure: BaseException | None = None
        self.pages = make_pages(entrance)
        self.app: Starlette | None = None
        self.opened = asyncio.Event()  # the application is open, or never will be
        self.closing = asyncio.Event()
        self.calm = asyncio.Event()  # no early page is being made
        self.busy = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif not self.opened.is_set() and is_early(scope):
            await self._answer(scope, receive, send)
        else:
            await self.opened.wait()
            await (self.app or closed)(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.busy += 1
        self.calm.clear()
        try:
            await self.pages(scope, receive, send)
        finally:
            self.busy -= 1
            if not self.busy:
                self.calm.set()

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        keeping = asyncio.create_task(self._keep(), name="house")
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self.closing.set()
        await keeping
        await send({"type": "lifespan.shutdown.complete"})

    async def _keep(self) -> None:
        """Open the application, and keep it open until the server is stopped."""
        self.calm.set()
        try:
            for _turn in range(TURNS):
                await asyncio.sleep(0)
            await self.calm.wait()
            app = await asyncio.to_thread(self.load)
            self.state.house = app.state.house
            async with app.router.lifespan_context(app):
                self.app = app
                self.opened.set()
                with self.within(app.state.house):
                    await self.closing.wait()
        except Exception as error:  # noqa: BLE001 - whoever runs the server raises it again
            self.failure = error
            self.failed()
        finally:
            self.opened.set()


def is_early(scope: Scope) -> bool:
    return scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and bool(EARLY.fullmatch(scope["path"]))


def make_pages(entrance: Entrance) -> ASGIApp:
    """Create the application of the early pages: those of the app itself, without anything that needs the house."""
    shelf.SHELF.load()
    pages = Starlette()
    add_web(pages, entrance.settings.web, nobodys)
    add_problems(pages, entrance.metrics)
    return Care(pages, entrance, nobody)


async def nobodys(_page: str, _id: str) -> None:
    """Find no game: pages of tables are not early."""


async def nobody(_scope: Scope) -> None:
    """Admit nobody to the interface: it is not early."""
    raise Refused("stopping")


async def closed(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer those who waited for a server that could not be opened."""
    answer = problem_response(Refused("stopping"), scope)
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(answer)
    else:
        await answer(scope, receive, send)
