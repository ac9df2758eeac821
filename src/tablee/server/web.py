"""Serve the built web application, if installed: a page at any path, assets cached forever."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from tablee.core.errors import Refused
from tablee.server.answers import language
from tablee.server.care import POLICY
from tablee.server.previews import GameOf, preview, with_preview

FOREVER = "public, max-age=31536000, immutable"
LONGEST = 255  # bytes of a file name
DOCS_POLICY = "style-src 'self' 'unsafe-inline'; script-src 'self'"
OWN = ("assets/", "pages/")  # under these, a path is a file or nothing


def add_web(app: FastAPI, folder: Path, game_of: GameOf) -> None:
    """Serve the files under `folder`; any other path is a page of the application, with its link preview."""
    root = folder.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        wanted = await run_in_threadpool(find_file, root, path)
        if wanted is not None:
            if path.startswith("assets/"):
                return asset(wanted, "gzip" in request.headers.get("accept-encoding", ""))
            return FileResponse(wanted, headers={"Cache-Control": "no-cache"})
        index = root / "index.html"
        if path.startswith(OWN) or not index.is_file():
            raise Refused("not-found")
        lang = language(request.headers)
        shown = await preview(path, lang, root, game_of)
        if shown is None:
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        text = await run_in_threadpool(index.read_text, "utf-8")
        made = with_preview(text, shown, lang, str(request.base_url).rstrip("/"))
        return HTMLResponse(made, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})


def add_docs(app: FastAPI, folder: Path) -> None:
    """Serve the documentation, if built; only inline scripts listed by its build may run."""
    listed = folder / "scripts.txt"
    scripts = " ".join(listed.read_text("utf-8").split()) if listed.is_file() else ""
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": f"{POLICY}; {DOCS_POLICY} {scripts}"}

    @app.get("/docs", include_in_schema=False)
    def entrance() -> Response:
        return RedirectResponse("/docs/", 308)

    @app.get("/docs/{path:path}", include_in_schema=False)
    def docs(path: str) -> Response:
        root = folder.resolve()
        wanted = find_file(root, path or "index.html") or find_file(root, f"{path.rstrip('/')}/index.html")
        if wanted is None:
            raise Refused("no-docs" if not scripts else "not-found")
        return FileResponse(wanted, headers=headers)


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
