"""Routes described once: their structs serve both for parsing bodies and for OpenAPI."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.responses import Response

from tablee.server.protocol import Problem

REF = "#/components/schemas/{name}"
PROBLEMS = {
    400: "What was sent cannot be read.",
    401: "Name and password do not fit.",
    403: "Not allowed.",
    404: "There is no such thing.",
    409: "It could be read, but is not possible, or not now.",
    413: "Too big.",
    421: "This server does not answer to that name.",
    429: "Too many requests.",
    503: "The database cannot be reached.",
}
ALWAYS = (403, 421, 429, 503)
CHANGING = (400, 403, 409, 413)
Handler = Callable[..., Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Says:
    """What a route takes and gives (structs, or "text" for a record), its own problems, and its query parameters.

    `numbers` maps each numeric parameter to its maximum, `words` each other one to its allowed values (empty: any).
    """

    takes: Any = None
    gives: Any = None
    problems: tuple[int, ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


class Routes:
    """A router that knows the structs of its routes."""

    def __init__(self) -> None:
        self.router = APIRouter()
        self.shapes: set[type] = {Problem}

    def add(self, method: str, path: str, says: Says) -> Callable[[Handler], Handler]:
        """Register a handler."""
        changing = CHANGING if method != "GET" else ()
        always = {*says.problems, *ALWAYS, *changing, *([400] if says.numbers or says.words else [])}
        responses: dict[int | str, dict[str, Any]] = {
            status: {"description": PROBLEMS[status], "content": self._content(Problem)} for status in sorted(always)
        }
        responses[200] = {"description": "Done.", "content": self._content(says.gives)}
        numbers = [number(name, highest) for name, highest in says.numbers.items()]
        words = [word(name, allowed) for name, allowed in says.words.items()]
        extra: dict[str, Any] = {"parameters": [*numbers, *words]}
        if says.takes is not None:
            extra["requestBody"] = {"required": True, "content": self._content(says.takes)}
        return self.router.api_route(
            path, methods=[method], responses=responses, openapi_extra=extra, response_class=Response
        )

    def _content(self, shape: Any) -> dict[str, Any]:
        if shape == "text":
            return {"text/plain": {"schema": {"type": "string"}}}
        if shape is None:
            return {}
        self.shapes.add(shape)
        return {"application/json": {"schema": {"$ref": REF.format(name=shape.__name__)}}}


def number(name: str, highest: int) -> dict[str, Any]:
    """Describe a number in the query."""
    schema = {"type": "integer", "minimum": 0, "maximum": highest}
    return {"name": name, "in": "query", "required": False, "schema": schema}


def word(name: str, allowed: tuple[str, ...]) -> dict[str, Any]:
    """Describe a word in the query."""
    schema = {"type": "string", "enum": list(allowed)} if allowed else {"type": "string", "maxLength": 40}
    return {"name": name, "in": "query", "required": False, "schema": schema}


def describe(app: FastAPI, routes: Routes) -> None:
    """Generate the OpenAPI schema from our structs, without FastAPI's unused validation errors."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
            _, components = msgspec.json.schema_components(
                sorted(routes.shapes, key=lambda one: one.__name__), ref_template=REF
            )
            schema["components"] = {"schemas": components}
            for operations in schema["paths"].values():
                for operation in operations.values():
                    operation["responses"].pop("422", None)
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
