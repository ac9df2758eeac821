"""Run a server until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
from collections.abc import Callable

import uvicorn

from tablee.core.errors import BadInput
from tablee.server import protocol
from tablee.server.admin.finding import Signpost
from tablee.server.app import make_app
from tablee.server.draining import Report
from tablee.server.house import House
from tablee.server.logs import set_up_logs
from tablee.server.settings import Settings
from tablee.server.wires import CarefulHttp, CarefulSocket

FRAME = 131_072  # a longer frame closes the connection before it is read
GRACEFUL = 10
WAITING = 2048  # backlog of connections not yet accepted
# Tables are many long-lived objects. The default thresholds cost a fifth of the time; collecting more young objects
# at a time than these causes noticeable pauses.
GARBAGE = (5_000, 5, 4_000)


class Server(uvicorn.Server):
    """A uvicorn server that reports when it is ready, and announces its shutdown to every connection."""

    ready: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for connection in list(self.config.app.state.house.connections):  # type: ignore[union-attr]
            connection.send(protocol.Stopping())
        await asyncio.sleep(0)
        await super().shutdown(sockets)


def make_server(settings: Settings) -> Server:
    """Create a server that is ready to run."""
    config = uvicorn.Config(
        make_app(settings),
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
) -> bool:
    """Run a server until it is stopped; return whether it started. BadInput says what is in the way.

    Calls `ready` once it listens and, while draining, `report` with the matches that are left.
    """
    set_up_logs(level)
    server = make_server(settings)
    server.ready = ready
    gc.freeze()
    gc.set_threshold(*GARBAGE)

    async def run() -> None:
        house: House = server.config.app.state.house  # type: ignore[union-attr]
        signpost = Signpost(house.store.url)
        with listen(settings.host, settings.port) as door:
            await house.start()
            signpost.put_up()
            if settings.drain:
                house.drain(report)
            try:
                await server.serve([door])
            finally:
                signpost.take_down()

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run())
    return server.started


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket; BadInput if that fails."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        return socket.create_server((host, port), family=family, backlog=WAITING)
    except OSError as error:
        problem = "port-taken" if error.errno == errno.EADDRINUSE else "port-denied"
        reason = error.strerror or str(error)
        raise BadInput(problem, field="--port", host=host, port=str(port), reason=reason) from error
