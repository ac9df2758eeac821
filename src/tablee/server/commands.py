"""Run a server until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import uvicorn

from tablee.server import protocol
from tablee.server.entrance import Entrance
from tablee.server.listening import listen
from tablee.server.logs import set_up_logs
from tablee.server.porch import Porch
from tablee.server.settings import Settings
from tablee.server.wires import CarefulHttp, CarefulSocket

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from tablee.server.draining import Report
    from tablee.server.house import House

FRAME = 131_072  # a longer frame closes the connection before it is read
GRACEFUL = 10
# Tables are many long-lived objects. The default thresholds cost a fifth of the time; collecting more young objects
# at a time than these causes noticeable pauses.
GARBAGE = (5_000, 5, 4_000)


class Server(uvicorn.Server):
    """A uvicorn server that announces its shutdown to every connection."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house = self.config.app.state.house  # type: ignore[union-attr]
        for connection in list(house.connections) if house else ():
            connection.send(protocol.Stopping())
        await asyncio.sleep(0)
        await super().shutdown(sockets)


def make_server(settings: Settings, app: Any) -> Server:
    """Create a server of an application that is ready to run."""
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=CarefulHttp,
        ws=CarefulSocket,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,  # compressed lengths would leak secrets in the messages
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.pong,
        proxy_headers=False,  # handled by proxies.py
        server_header=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACEFUL,
    )
    return Server(config)


def serve(
    settings: Settings,
    level: str = "INFO",
    report: Report = lambda _standing: None,
    ready: Callable[[], None] = lambda: None,
    door: socket.socket | None = None,
) -> bool:
    """Run a server until it is stopped; return whether it started. BadInput says what is in the way.

    Calls `ready` once it serves everything and, while draining, `report` with the matches that are left. The door is
    its listening socket, if that is open already.
    """
    set_up_logs(level)
    entrance = Entrance(settings)
    gc.disable()  # while everything is loaded, there is nothing to collect

    def load() -> Starlette:
        from tablee.server.app import make_app  # this takes longer than everything else

        return make_app(settings, entrance)

    @contextlib.contextmanager
    def within(house: House) -> Iterator[None]:
        from tablee.server.admin.finding import Signpost

        gc.freeze()
        gc.set_threshold(*GARBAGE)
        gc.enable()
        signpost = Signpost(house.store.url)
        signpost.put_up()
        if settings.drain:
            house.drain(report)
        ready()
        try:
            yield
        finally:
            signpost.take_down()

    async def run() -> None:
        with door or listen(settings.host, settings.port) as opened:
            await server.serve([opened])

    porch = Porch(entrance, load, within)
    server = make_server(settings, porch)
    porch.failed = lambda: setattr(server, "should_exit", True)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run())
    if porch.failure is not None:
        raise porch.failure
    return server.started
