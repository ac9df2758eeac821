"""The built web application, where it is installed: pages by any address, assets kept for ever."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.responses import FileResponse, Response

from tablee.core.errors import Refused

FOREVER = "public, max-age=31536000, immutable"


def add_web(app: FastAPI, folder: Path) -> None:
    """Serve the files below `folder`; an address that is no file is a page of the application."""

    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str) -> Response:
        root = folder.resolve()
        wanted = (root / path).resolve()
        if wanted.is_file() and wanted.is_relative_to(root):
            cache = FOREVER if path.startswith("assets/") else "no-cache"
            return FileResponse(wanted, headers={"Cache-Control": cache})
        index = root / "index.html"
        if path.startswith("assets/") or not index.is_file():
            raise Refused("not-found")
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
