"""Answers over REST: shapes as JSON, and problems as a Problem with a fitting status."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from tablee.core.errors import BadInput, Problem
from tablee.server.limits import TooFast
from tablee.server.protocol import Lang
from tablee.server.telling import problem

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
    "table-unknown": 404,
    "too-big": 413,
    "too-fast": 429,
    "trouble": 500,
    "viewer": 404,
    "word-unknown": 400,
}


def language(headers: Headers) -> Lang:
    """The language a browser asks for first, of those we speak."""
    for part in headers.get("accept-language", "").split(","):
        lang = part.strip()[:2].lower()
        if lang in ("fr", "en"):
            return "fr" if lang == "fr" else "en"
    return "en"


def reply(shape: Any, status: int = 200) -> Response:
    return Response(encode(shape), status, media_type="application/json")


def problem_response(found: Problem, scope: Scope) -> Response:
    """A problem as an answer, in the language of whoever asked."""
    answer = reply(problem(found, language(Headers(scope=scope))), STATUS.get(found.id, 409))
    if isinstance(found, TooFast):
        answer.headers["Retry-After"] = str(found.wait)
        answer.headers["Connection"] = "close"  # whatever else was sent with it is not read
    if answer.status_code == 503:
        answer.headers["Retry-After"] = "1"
    return answer


def whole(value: Any) -> Any:
    """JSON has one kind of number: 2.0 is the integer 2."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [whole(one) for one in value]
    return {name: whole(one) for name, one in value.items()} if isinstance(value, dict) else value


async def read_body(request: Request, shape: type[Shape]) -> Shape:
    """The body of a request in its shape; BadInput saying what is wrong with it."""
    try:
        return msgspec.convert(whole(msgspec.json.decode(await request.body())), shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from error


def unreadable(error: Exception) -> BadInput:
    """What is wrong with a message, by the name of the field where one is."""
    missing = MISSING.search(str(error))
    wrong = WRONG.search(str(error))
    if missing:
        return BadInput("field-missing", field=missing[1], name=missing[1])
    if wrong:
        return BadInput("field-wrong", field=wrong[1], name=wrong[1], detail=str(error).partition(" - at")[0])
    return BadInput("message", field="body", detail=str(error) or type(error).__name__)


def read_number(request: Request, name: str, highest: int) -> int | None:
    """A number of the query, if it is there."""
    written = request.query_params.get(name)
    if written is None:
        return None
    if not written.isascii() or not written.isdigit() or len(written) > 9 or int(written) > highest:
        raise BadInput("number", field=name, value=written[:40])
    return int(written)


def read_word(request: Request, name: str, allowed: Collection[str]) -> str:
    """A word of the query, one of those allowed; empty when it is not there."""
    written = request.query_params.get(name, "")
    if written and written not in allowed:
        raise BadInput("word-unknown", field=name, name=name, value=written[:40], allowed=", ".join(allowed))
    return written
