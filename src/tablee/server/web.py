"""Serve the built web application, if installed: a page at any path, assets cached forever."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from tablee.core.errors import Refused
from tablee.server.answers import language
from tablee.server.care import POLICY
from tablee.server.first import with_first_words
from tablee.server.parts import asked_by, files_of, read_parts, with_face, with_links
from tablee.server.previews import PlayedAt, preview, with_preview
from tablee.server.protocol import Lang
from tablee.server.routing import get
from tablee.server.settings import COOKIE

FOREVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
PICTURES = (".svg", ".webp", ".jpg", ".png")  # besides assets; the same picture stands on a page several times
LONGEST = 255  # bytes of a file name
DOCS_POLICY = "style-src 'self' 'unsafe-inline'; script-src 'self'"
mimetypes.add_type("image/webp", ".webp")  # older Pythons do not know it
OWN = ("assets/", "pages/")  # under these, a path is a file or nothing


def add_web(app: Starlette, folder: Path, played_at: PlayedAt) -> None:
    """Serve the files under `folder`; any other path is a page of the application, with its link preview."""
    root = folder.resolve()

    @get(app, "/{path:path}")
    async def page(request: Request, path: str) -> Response:
        wanted = await run_in_threadpool(find_file, root, path)
        if wanted is not None:
            if path.startswith("assets/"):
                return asset(wanted, "gzip" in request.headers.get("accept-encoding", ""))
            return FileResponse(wanted, headers={"Cache-Control": AN_HOUR if path.endswith(PICTURES) else "no-cache"})
        index = root / "index.html"
        if path.startswith(OWN) or not index.is_file():
            raise Refused("not-found")
        lang = chosen_language(request)
        shown = await preview(path, lang, root, played_at)
        text = await run_in_threadpool(index.read_text, "utf-8")
        of = shown.of if shown else None
        made = with_first_words(text, path, lang, of, known=COOKIE in request.cookies)
        if parts := await run_in_threadpool(read_parts, root):
            asked = [] if request.url.query else asked_by(path, lang, of)  # else it may ask for something else
            made = with_links(made, files_of(parts, path, lang, of), asked, later=made != text)
            made = with_face(made, parts, path, of)
        if shown is not None:
            made = with_preview(made, shown, lang, str(request.base_url).rstrip("/"))
        return HTMLResponse(made, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"})


def chosen_language(request: Request) -> Lang:
    """Return the language chosen on this device, else the browser's."""
    chosen = request.cookies.get("lang")
    return "fr" if chosen == "fr" else "en" if chosen == "en" else language(request.headers)


def add_docs(app: Starlette, folder: Path) -> None:
    """Serve the documentation, if built; only inline scripts listed by its build may run."""
    listed = folder / "scripts.txt"
    scripts = " ".join(listed.read_text("utf-8").split()) if listed.is_file() else ""
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": f"{POLICY}; {DOCS_POLICY} {scripts}"}

    @get(app, "/docs")
    async def entrance(_request: Request) -> Response:
        return RedirectResponse("/docs/", 308)

    @get(app, "/docs/{path:path}")
    async def docs(_request: Request, path: str) -> Response:
        wanted = await run_in_threadpool(find_page, folder, path)
        if wanted is None:
            raise Refused("no-docs" if not scripts else "not-found")
        return FileResponse(wanted, headers=headers)


def find_page(folder: Path, path: str) -> Path | None:
    """Return the file at a path of the documentation, or the page of a folder, if there is one."""
    root = folder.resolve()
    return find_file(root, path or "index.html") or find_file(root, f"{path.rstrip('/')}/index.html")


def find_file(root: Path, path: str) -> Path | None:
    """Return the file at a path under the root, if there is one; Refused if no file could have that name."""
    if any(len(part.encode()) > LONGEST for part in path.split("/")):
        raise Refused("not-found")
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError) as error:  # too long, or with characters that file names cannot have
        raise Refused("not-found") from error


def asset(wanted: Path, gzip: bool) -> Response:
    """Serve a file whose name changes with its contents; gzipped if the build did so and the browser accepts it."""
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
    packed = wanted.with_name(f"{wanted.name}.gz")
    if not gzip or not packed.is_file():
        return FileResponse(wanted, headers=headers)
    kind = mimetypes.guess_type(wanted.name)[0]
    return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
