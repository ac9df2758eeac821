"""REST responses: structs as JSON, and problems as a Problem with the right HTTP status."""

from __future__ import annotations

import logging
import re
from collections.abc import Collection
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from tablee.core.errors import BadInput, Problem, Refused
from tablee.server.limits import TooFast
from tablee.server.metrics import Metrics
from tablee.server.problems import problem
from tablee.server.protocol import Lang

log = logging.getLogger("tablee.app")
Shape = TypeVar("Shape")
encode = msgspec.json.Encoder().encode
MISSING = re.compile(r"missing required field `(\w+)`")
WRONG = re.compile(r" - at `\$\.([\w.\[\]]+)`")
STATUS = {
    "banned": 403,
    "closed-server": 403,
    "crowded": 429,
    "device-unknown": 404,
    "field-missing": 400,
    "field-renamed": 400,
    "field-wrong": 400,
    "full": 503,
    "game-unknown": 404,
    "host-unknown": 421,
    "language-unknown": 404,
    "invitation-wrong": 404,
    "lesson-unknown": 404,
    "login-wrong": 401,
    "message": 400,
    "method": 405,
    "no-docs": 404,
    "not-found": 404,
    "not-recorded": 503,
    "not-yours": 403,
    "number": 400,
    "origin": 403,
    "password-wrong": 401,
    "person-unknown": 404,
    "passkey-wrong": 401,
    "profile-unknown": 404,
    "record-private": 403,
    "record-running": 409,
    "record-unknown": 404,
    "report-none": 404,
    "resume-wrong": 404,
    "stopping": 503,
    "table-unknown": 404,
    "too-big": 413,
    "too-fast": 429,
    "trouble": 500,
    "viewer": 404,
    "word-unknown": 400,
}


def language(headers: Headers) -> Lang:
    """Return the first supported language the browser asks for."""
    for part in headers.get("accept-language", "").split(","):
        lang = part.strip()[:2].lower()
        if lang in ("fr", "en"):
            return "fr" if lang == "fr" else "en"
    return "en"


def reply(shape: Any, status: int = 200) -> Response:
    return Response(encode(shape), status, media_type="application/json")


def reply_packed(body: bytes, packed: bytes, headers: Headers) -> Response:
    """Reply with JSON, as gzip if the browser accepts it.

    Only for what is no secret from whoever asks for it and does not change: catalogues, and matches that are over. The
    size of a compressed answer can reveal what is in it.
    """
    if "gzip" not in headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json", headers={"Vary": "Accept-Encoding"})
    more = {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"}
    return Response(packed, media_type="application/json", headers=more)


def problem_response(found: Problem, scope: Scope) -> Response:
    """Return a problem as a response, in the language of the request."""
    answer = reply(problem(found, language(Headers(scope=scope))), STATUS.get(found.id, 409))
    if isinstance(found, TooFast):
        answer.headers["Retry-After"] = str(found.wait)
        answer.headers["Connection"] = "close"  # the rest of the connection is not read
    if answer.status_code == 503:
        answer.headers["Retry-After"] = "1"
    return answer


def whole(value: Any) -> Any:
    """Convert whole floats to int: JSON has one number type, so 2.0 is the integer 2."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [whole(one) for one in value]
    return {name: whole(one) for name, one in value.items()} if isinstance(value, dict) else value


async def read_body(request: Request, shape: type[Shape]) -> Shape:
    """Parse the body of a request; BadInput says what is wrong with it."""
    try:
        return msgspec.convert(whole(msgspec.json.decode(await request.body())), shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from error


def unreadable(error: Exception) -> BadInput:
    """Describe what is wrong with a message, naming the field if there is one."""
    missing = MISSING.search(str(error))
    wrong = WRONG.search(str(error))
    if missing:
        return BadInput("field-missing", field=missing[1], name=missing[1])
    if wrong:
        return BadInput("field-wrong", field=wrong[1], name=wrong[1], detail=str(error).partition(" - at")[0])
    return BadInput("message", field="body", detail=str(error) or type(error).__name__)


def read_number(request: Request, name: str, highest: int) -> int | None:
    """Read a number from the query, if present."""
    written = request.query_params.get(name)
    if written is None:
        return None
    if not written.isascii() or not written.isdigit() or len(written) > 9 or int(written) > highest:
        raise BadInput("number", field=name, value=written[:40])
    return int(written)


def read_word(request: Request, name: str, allowed: Collection[str]) -> str:
    """Read a word from the query, which must be one of those allowed; "" if absent."""
    written = request.query_params.get(name, "")
    if written and written not in allowed:
        raise BadInput("word-unknown", field=name, name=name, value=written[:40], allowed=", ".join(allowed))
    return written


def add_problems(app: Starlette, metrics: Metrics) -> None:
    """Turn every problem into a response that people can read."""

    async def known(request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)
        metrics.refusals.add(error.id)
        return problem_response(error, request.scope)

    async def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        found = Refused("method" if error.status_code == 405 else "not-found")
        response = problem_response(found, request.scope)
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        return response

    async def trouble(request: Request, error: Exception) -> Response:
        metrics.failures.add("http")
        log.error("request failed", exc_info=error)
        return problem_response(Refused("trouble"), request.scope)

    app.add_exception_handler(Problem, known)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, trouble)
