"""The application: the house, its routes and the WebSocket."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from http import HTTPMethod

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket

from tablee import __version__
from tablee.core import shelf
from tablee.core.errors import Problem, Refused
from tablee.server.accounts import Accounts
from tablee.server.answers import add_problems, problem_response, reply
from tablee.server.api import make_routes
from tablee.server.api.door import Door, presented
from tablee.server.api.records import uploaded
from tablee.server.api.tables import line_of
from tablee.server.care import Admit, Care, is_own_origin
from tablee.server.connection import LiveConnection
from tablee.server.desk import add_desk
from tablee.server.entrance import Entrance
from tablee.server.house import House
from tablee.server.limits import caller
from tablee.server.openapi import Routes
from tablee.server.previews import Played, PlayedAt
from tablee.server.proxies import Networks
from tablee.server.routing import get, make_route
from tablee.server.settings import Settings
from tablee.server.shapes import Health
from tablee.server.store import StoreDown
from tablee.server.web import add_docs, add_web


def make_app(settings: Settings, entrance: Entrance | None = None) -> Starlette:
    """Create the application of one server process; its house is `app.state.house`."""
    shelf.SHELF.load()
    house = House(settings, entrance)
    accounts = Accounts(house)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        if not house.secrets:  # not started yet
            await house.start()
        yield
        await house.stop()

    app = Starlette(lifespan=lifespan)
    app.state.house = house
    app.state.entrance = house.entrance
    door = Door(house, accounts)
    add_socket(app, house, door)  # first, as routes are tried in order
    routes = app.state.routes = make_routes(house, accounts)
    app.router.routes += routes.routes
    add_watching(app, door)
    add_nowhere(app, routes)
    add_desk(app)
    add_docs(app, settings.docs)
    add_web(app, settings.web, played_at(house))
    add_problems(app, house.metrics)
    app.add_exception_handler(StoreDown, store_down)
    app.add_middleware(Care, entrance=house.entrance, admit=admission(house))
    return app


async def store_down(request: Request, _error: Exception) -> Response:
    return problem_response(Refused("not-recorded"), request.scope)


def admission(house: House) -> Admit:
    """Return the check of addresses: banned ones are refused, busy ones delayed."""

    async def admit(scope: Scope) -> None:
        house.sanctions.check_address(caller(scope))
        await house.allowance.take("address", caller(scope))

    return admit


def played_at(house: House) -> PlayedAt:
    """Return a function that finds the game played at a table, or in an uploaded record; None if there is none."""

    async def find(page: str, id: str) -> Played | None:
        try:
            if page == "r":
                return Played((await uploaded(house, id)).split(maxsplit=5)[4])  # tablee record 1, game NAME VERSION
            line = await line_of(house, id)
            return Played(line.game, open=page == "t" and line.status == "open")
        except (Problem, StoreDown):
            return None

    return find


def add_watching(app: Starlette, door: Door) -> None:
    """Add the description of the interface to everybody, health and metrics for whoever runs the server.

    Nobody else gets the metrics: a count of picks would reveal secret picks.
    """
    house, inside = door.house, Networks(f"127.0.0.0/8,::1,{door.house.settings.watchers}", "--watchers")

    @get(app, "/openapi.json")
    async def description(_request: Request) -> Response:
        return reply(app.state.routes.description)

    @get(app, "/healthz")
    async def health(_request: Request) -> Response:
        status = await house.health()
        return reply(Health(status, __version__, len(house.serving)), 200 if status == "ok" else 503)

    @get(app, "/metrics")
    async def metrics(request: Request) -> Response:
        if not (request.client and request.client.host in inside):
            await door.require_admin(request)
        return PlainTextResponse(house.metrics.text(), media_type="text/plain; version=0.0.4")


async def deny(socket: WebSocket, found: Refused) -> None:
    """Reject a handshake with the response a REST request would get."""
    await socket.send_denial_response(problem_response(found, socket.scope))


def add_socket(app: Starlette, house: House, door: Door) -> None:
    """Add the WebSocket."""
    per_address: Counter[str] = Counter()

    async def live(socket: WebSocket) -> None:
        address = caller(socket.scope)
        per_address[address] += 1
        try:
            if not is_own_origin(socket.headers, house.settings):
                raise Refused("origin")  # noqa: TRY301 - all refusals of a handshake are answered below
            house.sanctions.check_address(address)
            await house.allowance.take("handshakes", address)  # rejected ones count too: they cost as much
            if per_address[address] > house.settings.limits.sockets:
                raise Refused("crowded")  # noqa: TRY301
            person, cookie = await door.welcome(socket)
            given = door.give(Response(), cookie).headers.getlist("set-cookie")
            await socket.accept(headers=[(b"set-cookie", one.encode()) for one in given])
            lang = "fr" if socket.query_params.get("lang", person.lang) == "fr" else "en"
            connection = LiveConnection(house, socket, person, "fr" if lang == "fr" else "en")
            connection.key = door.accounts.key(cookie or presented(socket))
            with house.connected(connection):
                await connection.run()
        except StoreDown:
            await deny(socket, Refused("not-recorded"))
        except Refused as found:
            house.metrics.refusals.add(found.id)
            await deny(socket, found)
        finally:
            per_address[address] -= 1
            if not per_address[address]:
                del per_address[address]

    app.router.routes.append(WebSocketRoute("/ws", live))


def add_nowhere(app: Starlette, routes: Routes) -> None:
    """Add responses for unknown paths and wrong methods under /api."""

    async def nowhere(request: Request, **_path: str) -> Response:
        matching = [route for route in routes.routes if route.path_regex.match(request.url.path)]
        allowed = {method for route in matching for method in route.methods or ()}
        if not allowed:
            raise Refused("not-found")
        raise HTTPException(405, headers={"Allow": ", ".join(sorted(allowed))})

    app.router.routes.append(make_route("/api{rest:path}", nowhere, *HTTPMethod))
