"""One server process per SQLite file: a second one would not hear of what the first one writes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL

from tablee.core.errors import BadInput


class FileLock:
    """A lock beside the database file; the system lets go of it when the process ends, however it ends."""

    def __init__(self, url: URL) -> None:
        is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        self.path = Path(f"{url.database}.lock") if is_file else None
        self.file: IO[str] | None = None

    def take(self) -> None:
        """Take it; BadInput when another server has it."""
        if self.path is None or sys.platform == "win32":
            return
        import fcntl

        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.file = self.path.open("w")
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.file.close()
            raise BadInput("database-in-use", field="db", file=str(self.path.with_suffix(""))) from error

    def release(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None
