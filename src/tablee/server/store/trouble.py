"""Classify database problems from driver messages."""

from __future__ import annotations

from typing import Literal

from sqlalchemy.engine import URL

from tablee.core.errors import BadInput

Trouble = Literal["full", "read-only", "corrupt", "closed", "away"]
SAYINGS: dict[str, Trouble] = {
    "disk is full": "full",
    "no space left": "full",
    "could not extend file": "full",
    "readonly": "read-only",
    "read-only": "read-only",
    "malformed": "corrupt",
    "not a database": "corrupt",
    "file is encrypted": "corrupt",
    "unsupported file format": "corrupt",
    "disk i/o error": "corrupt",
    "unable to open": "closed",
    "permission denied": "closed",
    "is a directory": "closed",
    "not a directory": "closed",
}


def trouble(error: BaseException) -> Trouble:
    """Classify an error."""
    said = f"{error} {getattr(error, 'orig', '')}".lower()
    return next((meaning for saying, meaning in SAYINGS.items() if saying in said), "away")


def in_a_sentence(error: BaseException, url: URL) -> BadInput:
    """Turn an error into a message for whoever runs the server."""
    where = str(url.host or url.database)
    return BadInput(f"database-{trouble(error)}", field="db", host=where, file=where)
