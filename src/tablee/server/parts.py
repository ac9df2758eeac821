"""What a page needs, named in its HTML, so that a browser asks for all of it at once instead of step by step.

Where the server wrote first words, it asks when they are on the screen: the links stand in a template, which
`web/scripts/boot.js` opens.
The build of the web app lists it in `parts.json`: the scripts and styles of each page, language, board and game.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from tablee.server.previews import Played

LIST = "parts.json"
GUIDED = re.compile(r"^(?:g|rules)/(\w+)$", re.ASCII)  # pages that show a game's guide
PLAYED = re.compile(r"^(t|replay|r)/([\w-]+)$", re.ASCII)  # pages that show a game's board
STEPS = {"replay": "/api/tables/{}/steps?first=0", "r": "/api/records/{}/steps?first=0"}  # what a replay begins with
BEGIN, END = '<template id="parts">', "</template>"
FETCH = '<link rel="preload" as="fetch" crossorigin href="{}" />'
STYLE = '<link rel="preload" as="style" crossorigin href="{}" />'
FACE = '<link rel="preload" as="font" type="font/woff2" crossorigin href="{}" />'
SCRIPT = '<link rel="modulepreload" crossorigin href="{}" />'


class Parts(msgspec.Struct):
    """The files of the app besides those of every page; pages by the pattern of their paths, games' texts by language.

    `faces` are the typefaces of games' titles.
    """

    pages: list[tuple[str, list[str]]] = []
    texts: dict[str, list[str]] = {}
    games: dict[str, list[str]] = {}
    boards: dict[str, list[str]] = {}
    faces: dict[str, str] = {}


def read_parts(folder: Path) -> Parts | None:
    """Return the list of a built app, if it has one."""
    path = folder / LIST
    return msgspec.json.decode(path.read_bytes(), type=Parts) if path.is_file() else None


def files_of(parts: Parts, path: str, lang: str, of: Played | None) -> list[str]:
    """Return the scripts and styles a page needs; `of` is what it is about. An open table has no board yet."""
    files = list(parts.texts.get(lang, []))
    files += next((own for pattern, own in parts.pages if re.match(pattern, f"/{path}", re.ASCII)), [])
    if of and PLAYED.match(path):
        files += parts.games.get(f"{of.game}/{lang}", [])
        files += [] if of.open else parts.boards.get(of.game, [])
    return list(dict.fromkeys(files))


def asked_by(path: str, lang: str, of: Played | None) -> list[str]:
    """Return what a page asks of the server as soon as it can; the browser asks with its own cookie, as the app does."""
    asked = ["/api/games"]
    if of and GUIDED.match(path):
        asked.append(f"/api/games/{of.game}/guide/{lang}")
    if of and (played := PLAYED.match(path)) and played[1] in STEPS:
        asked.append(STEPS[played[1]].format(played[2]))
    return asked


def with_links(page: str, files: list[str], asked: list[str], *, later: bool) -> str:
    """Insert links to all this into a page, to be followed at once or `later`."""
    links = [(STYLE if file.endswith(".css") else SCRIPT).format(file) for file in files]
    links += [FETCH.format(address) for address in asked]
    made = page.replace(END, "\n    ".join(["", *links, END]), 1)
    return made if later else made.replace(BEGIN, "", 1).replace(END, "", 1)


def with_face(page: str, parts: Parts, path: str, of: Played | None) -> str:
    """Let the browser fetch the typeface of a title with the first words, so that nothing moves when it comes."""
    face = parts.faces.get(of.game) if of and (GUIDED.match(path) or PLAYED.match(path)) else None
    return page.replace("</head>", f"{FACE.format(face)}\n  </head>", 1) if face else page
