"""The journal: a match in progress on disk, one line per pick, written before the pick is shown."""

from __future__ import annotations

import contextlib
import dataclasses
import os
from pathlib import Path
from typing import IO

from tablee.core.errors import BadInput
from tablee.core.match import Match
from tablee.core.record import Record, write_line


def beside(path: Path) -> Path:
    """Return the small file beside a journal that says who sits, until the match is over."""
    return path.with_name(f"{path.name}.seats")


class Journal:
    """An append-only file that reads as the record of a match cut off after its last pick.

    It contains the seed from the start, so that a killed match resumes with the same chance. `keep` is the only way to
    write: it appends what is new, or rewrites the file after an undo, a disk error or the end.
    """

    def __init__(self, path: Path, seats: str) -> None:
        self.path = path
        self.seats = seats
        self.written: int | None = None  # picks in the file; None if it must be rewritten
        self.lock: IO[bytes] | None = None

    def open(self) -> None:
        """Write who sits, and lock the match against other programs."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.lock = open_alone(beside(self.path), f"{self.seats}\n")

    def keep(self, match: Match) -> OSError | None:
        """Write the match to disk, durably; return the disk error, if any."""
        try:
            if self.lock is None:
                self.open()
            if match.over:
                write_whole(self.path, match.record.dumps())
                beside(self.path).unlink(missing_ok=True)
            elif self.written is not None and self.written + 1 == len(match.record.lines):
                self.append(match.record)
            else:
                write_whole(self.path, journal_text(match))
        except OSError as error:
            self.written = None
            return error
        self.written = len(match.record.lines)
        return None

    def append(self, record: Record) -> None:
        before = record.lines[-2] if len(record.lines) > 1 else None
        next_draw = before.drawn + len(before.outcomes) if before else len(record.deal)
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(f"{write_line(record.lines[-1], next_draw)}\n")
            file.flush()
            os.fsync(file.fileno())

    def forget(self) -> None:
        """Delete the match from disk."""
        self.path.unlink(missing_ok=True)
        beside(self.path).unlink(missing_ok=True)

    def close(self) -> None:
        """Unlock the match."""
        if self.lock is not None:
            self.lock.close()


def journal_text(match: Match) -> str:
    record = match.record
    return "".join(f"{line}\n" for line in (*record.head(), f"seed {match.seed}", *record.body()))


def save(path: Path, match: Match, seats: str) -> None:
    """Save a copy of a match in progress, with its checksum, to resume later."""
    write_whole(path, dataclasses.replace(match.record, seed=match.seed).dumps())
    write_whole(beside(path), f"{seats}\n")


def write_whole(path: Path, text: str) -> None:
    """Write a file durably and atomically."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    with contextlib.suppress(OSError):  # not every system can sync a folder; the file itself is already synced
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def open_alone(path: Path, text: str) -> IO[bytes]:
    """Rewrite a file and keep it open and locked; BadInput if another program has it."""
    file = path.open("ab", buffering=0)
    if not lock(file):
        file.close()
        raise BadInput("match-in-use", field="file", file=str(path).removesuffix(".seats"))
    try:
        file.truncate(0)
        file.write(text.encode())
    except OSError:
        file.close()
        raise
    return file


def lock(file: IO[bytes]) -> bool:
    """Lock a file; False if another program holds it, True on systems without locks."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
