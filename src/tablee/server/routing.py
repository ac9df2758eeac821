"""Routes whose handlers take the path's parameters by name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

Handler = Callable[..., Awaitable[Response]]


def make_route(path: str, handler: Handler, *methods: str) -> Route:
    """Return a route that answers these methods only."""

    async def answer(request: Request) -> Response:
        return await handler(request, **request.path_params)

    route = Route(path, answer, methods=methods, name=handler.__name__)
    route.methods = set(methods)  # Starlette adds HEAD
    return route


def get(app: Starlette, path: str) -> Callable[[Handler], Handler]:
    """Add a handler of GET requests."""

    def add(handler: Handler) -> Handler:
        app.router.routes.append(make_route(path, handler, "GET"))
        return handler

    return add
