"""One server process per SQLite file: a second one would not learn what the first one writes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL

from tablee.core.errors import BadInput
from tablee.server.store.engine import file_of, make_private
from tablee.server.store.trouble import in_a_sentence


class FileLock:
    """A lock file beside the database. The system releases it however the process ends."""

    def __init__(self, url: URL) -> None:
        file = file_of(url)
        self.url = url
        self.path = Path(f"{file}.lock") if file else None
        self.file: IO[str] | None = None

    def take(self) -> None:
        """Take the lock; BadInput if another server holds it."""
        if self.path is None or sys.platform == "win32":
            return
        import fcntl

        try:
            make_private(self.path)
            self.file = self.path.open("w")
        except OSError as error:
            raise in_a_sentence(error, self.url) from error
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.file.close()
            raise BadInput("database-in-use", field="db", file=str(self.path.with_suffix(""))) from error

    def release(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None
