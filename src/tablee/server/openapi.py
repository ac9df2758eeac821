"""Routes described once: their structs serve both for parsing bodies and for OpenAPI."""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.routing import Route

from tablee import __version__
from tablee.core.fields import Json
from tablee.server.protocol import Problem
from tablee.server.routing import Handler, make_route

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
TEXT = {"type": "string"}


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
    """Routes that know what they take and give."""

    def __init__(self) -> None:
        self.routes: list[Route] = []
        self.said: list[tuple[str, str, Handler, Says]] = []  # method, path, handler, description

    def add(self, method: str, path: str, says: Says) -> Callable[[Handler], Handler]:
        """Register a handler."""

        def register(handler: Handler) -> Handler:
            self.routes.append(make_route(path, handler, method))
            self.said.append((method, path, handler, says))
            return handler

        return register

    @functools.cached_property
    def description(self) -> Json:
        """The OpenAPI schema, made from our structs."""
        paths: dict[str, Json] = {}
        shapes: set[type] = {Problem}
        for method, path, handler, says in self.said:
            paths.setdefault(path, {})[method.lower()] = operation(method, path, handler, says)
            shapes |= {shape for shape in (says.takes, says.gives) if isinstance(shape, type)}
        ordered = sorted(shapes, key=lambda one: one.__name__)
        _, components = msgspec.json.schema_components(ordered, ref_template=REF)
        info = {"title": "Tablée", "version": __version__}
        return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def operation(method: str, path: str, handler: Handler, says: Says) -> Json:
    """Describe one route."""
    changing = CHANGING if method != "GET" else ()
    always = {*says.problems, *ALWAYS, *changing, *([400] if says.numbers or says.words else [])}
    responses: Json = {"200": {"description": "Done.", **content(says.gives)}}
    for status in sorted(always):
        responses[str(status)] = {"description": PROBLEMS[status], **content(Problem)}
    name = handler.__name__
    return {
        "summary": name.replace("_", " ").title(),
        **({"description": inspect.cleandoc(handler.__doc__)} if handler.__doc__ else {}),
        "operationId": re.sub(r"\W", "_", f"{name}{path}_{method.lower()}"),
        "parameters": [
            *({"name": part, "in": "path", "required": True, "schema": TEXT} for part in re.findall(r"{(\w+)}", path)),
            *(number(name, highest) for name, highest in says.numbers.items()),
            *(word(name, allowed) for name, allowed in says.words.items()),
        ],
        **({"requestBody": {"required": True, **content(says.takes)}} if says.takes is not None else {}),
        "responses": responses,
    }


def content(shape: Any) -> Json:
    """Describe what a body contains."""
    if shape == "text":
        return {"content": {"text/plain": {"schema": TEXT}}}
    if shape is None:
        return {"content": {}}
    return {"content": {"application/json": {"schema": {"$ref": REF.format(name=shape.__name__)}}}}


def number(name: str, highest: int) -> Json:
    """Describe a number in the query."""
    schema = {"type": "integer", "minimum": 0, "maximum": highest}
    return {"name": name, "in": "query", "required": False, "schema": schema}


def word(name: str, allowed: tuple[str, ...]) -> Json:
    """Describe a word in the query."""
    schema = {"type": "string", "enum": list(allowed)} if allowed else {"type": "string", "maxLength": 40}
    return {"name": name, "in": "query", "required": False, "schema": schema}
