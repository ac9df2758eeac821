"""Two small built-in pages that need no build: for admins, and for people with an invitation."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tablee import games
from tablee.core.errors import Refused
from tablee.server.admin.steward import DEEDS, OTHERS
from tablee.server.answers import language
from tablee.server.routing import get
from tablee.text import catalogue

FOLDER = Path(__file__).parent / "pages"
FILES = ("desk.css", "calls.js", "admin.js", "invitation.js")


def page(name: str, lang: str) -> str:
    """Render a page in a language: every {id} is a text of the catalogue."""
    said = catalogue("", lang)
    text = (FOLDER / f"{name}.html").read_text("utf-8").replace("{lang}", lang)
    text = re.sub(r"\{([a-z-]+)\}", lambda found: escape(said.say(found[1])), text)
    return text.replace("{NAMES}", escape(json.dumps(names(lang), ensure_ascii=False)))


def names(lang: str) -> dict[str, dict[str, str]]:
    """Return the names of ids shown to admins: games, deeds, and actors other than accounts."""
    said = catalogue("", lang)
    return {
        "games": {game: catalogue(game, lang).say("name") for game in games()},
        "deeds": {deed: said.say(f"deed-{deed}") for deed in DEEDS},
        "others": {other: said.say(f"by-{other.replace(' ', '-')}") for other in OTHERS},
    }


def add_desk(app: Starlette) -> None:
    """Add the pages and the files they load."""

    @get(app, "/admin")
    @get(app, "/invitation")
    async def desk(request: Request) -> Response:
        lang = request.query_params.get("lang", language(request.headers))
        text = page(request.url.path.strip("/"), "fr" if lang == "fr" else "en")
        return HTMLResponse(text, headers={"Cache-Control": "no-cache"})

    @get(app, "/pages/{file}")
    async def part(_request: Request, file: str) -> Response:
        if file not in FILES:
            raise Refused("not-found")
        return FileResponse(FOLDER / file, headers={"Cache-Control": "no-cache"})
