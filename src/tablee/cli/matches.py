"""The folder of a person's matches: where they are recorded by themselves, and found again."""

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
    """Where the system wants programs to keep a person's data; TABLEE_DATA says otherwise."""
    if given := environment.get("TABLEE_DATA"):
        return Path(given)
    home = Path(environment.get("HOME") or environment.get("USERPROFILE") or ".")
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "tablee"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "tablee"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "tablee"


def new_path(game: str) -> Path:
    """A name nobody has, by which a person finds the match again."""
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
    """The matches that can be gone on with, the latest first."""
    found = [match for path in folder().glob("*.record.seats") if (match := look(path)) is not None]
    return sorted(found, key=lambda match: match.left, reverse=True)


def look(seats: Path) -> Unfinished | None:
    """The match beside this file, unless it is being played in another terminal or cannot be read."""
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
