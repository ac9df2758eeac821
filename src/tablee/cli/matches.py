"""The folder where a person's matches are recorded and found again."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tablee.cli.journal import beside, lock
from tablee.cli.reading import read_under_way
from tablee.core.errors import Problem
from tablee.core.record import Record


def folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the system's folder for user data, or TABLEE_DATA if set."""
    if given := environment.get("TABLEE_DATA"):
        return Path(given)
    home = Path(environment.get("HOME") or environment.get("USERPROFILE") or ".")
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "tablee"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "tablee"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "tablee"


def new_path(game: str) -> Path:
    """Return an unused path whose name identifies the match to a person."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{game}-{now}.record"
    number = 1
    while path.exists() or beside(path).exists():
        number += 1
        path = folder() / f"{game}-{now}-{number}.record"
    return path


@dataclass(frozen=True)
class Unfinished:
    """A match that was left before its end."""

    path: Path
    record: Record
    seats: str
    left: datetime


def unfinished() -> list[Unfinished]:
    """Return the matches that can be resumed, latest first."""
    found = [match for path in folder().glob("*.record.seats") if (match := look(path)) is not None]
    return sorted(found, key=lambda match: match.left, reverse=True)


def look(seats: Path) -> Unfinished | None:
    """Return the match beside this file, unless it is in use or unreadable."""
    path = seats.with_name(seats.name.removesuffix(".seats"))
    try:
        with seats.open("r+b") as file:
            if not lock(file):
                return None
            written = file.read().decode().strip()
        left = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        return Unfinished(path, read_under_way(path), written, left)
    except (OSError, UnicodeDecodeError, Problem):
        return None
