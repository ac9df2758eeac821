"""Read records from files, with one clear sentence for every way a file can be wrong."""

from __future__ import annotations

from pathlib import Path

from tablee.core.errors import BadInput
from tablee.core.live import commitment
from tablee.core.record import HEAD, Record

LARGEST = 64_000_000  # far larger than any match, and well below filling the memory


def read_text(path: Path) -> str:
    """Read a text file; BadInput if it is missing or cannot be read."""
    if not path.exists():
        raise BadInput("file-missing", field="file", file=str(path))
    if not path.is_file() or path.stat().st_size > LARGEST:
        raise BadInput("file-not", field="file", file=str(path))
    try:
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        raise BadInput("record-not", field="file") from None
    except OSError as error:
        raise BadInput("file-unreadable", field="file", file=str(path), reason=error.strerror) from error


def read_record(path: Path) -> Record:
    """Read a closed record, validated by its checksum."""
    text = read_text(path)
    return Record.loads(text)


def read_under_way(path: Path) -> Record:
    """Read a record to resume: a saved one, or the journal of a match whose program was killed."""
    text = read_text(path)
    lines = text.split("\n")
    if not is_journal(lines):
        return Record.loads(text)
    record = Record.loads(text, partial=True)
    if commitment(record.seed) != record.commit:
        raise BadInput("record-edited", field="record")
    return record


def is_journal(lines: list[str]) -> bool:
    """True for a journal: its seed follows the head, where a record has its first pick, and it has no closing line."""
    closed = len(lines) > 1 and lines[-2].startswith(("end ", "open "))
    return not closed and len(lines) > HEAD + 1 and lines[HEAD].startswith("seed ")
