"""Find the database: the one named, otherwise that of the server running on this machine.

A running server leaves a signpost: a file that only its owner can read, containing the database URL.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import URL

from tablee.core.errors import BadInput
from tablee.server.store.engine import data_folder, file_of, read_url

RUN = Path("/run/tablee")  # created by systemd for its unit


def folders() -> Iterator[Path]:
    """Yield the folders where signposts may be trusted."""
    yield RUN
    temporary = Path(tempfile.gettempdir())
    if sys.platform == "win32":
        yield temporary / "tablee"
    elif os.geteuid() == 0:
        yield from sorted(temporary.glob("tablee-run-*"))
    else:
        yield temporary / f"tablee-run-{os.geteuid()}"


class Signpost:
    """The file in which a running server publishes its database URL."""

    def __init__(self, url: URL) -> None:
        self.address = url.render_as_string(hide_password=False)
        self.file: Path | None = None

    def put_up(self) -> None:
        """Write the file; skip it silently where that is not possible."""
        own = RUN if os.access(RUN, os.W_OK) else Path(tempfile.gettempdir()) / f"tablee-run-{user()}"
        with contextlib.suppress(OSError):
            own.mkdir(mode=0o700, exist_ok=True)
            if not is_own(own):
                return
            file = own / f"{os.getpid()}.json"
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as made:
                json.dump({"db": self.address}, made)
            self.file = file

    def take_down(self) -> None:
        if self.file is not None:
            self.file.unlink(missing_ok=True)
            self.file = None


def user() -> str:
    return "" if sys.platform == "win32" else str(os.geteuid())


def is_own(path: Path) -> bool:
    """True if a file or folder belongs to us (or we are root) and others cannot write to it."""
    if sys.platform == "win32":
        return True
    found = path.lstat()
    return (os.geteuid() in (0, found.st_uid)) and not path.is_symlink() and not found.st_mode & 0o022


def running() -> list[str]:
    """Return the databases of the servers running here that the current user may administer."""
    found = []
    for folder in folders():
        with contextlib.suppress(OSError):
            for file in sorted(folder.glob("*.json")):
                with contextlib.suppress(OSError, ValueError, KeyError):
                    if is_own(folder) and is_own(file) and is_alive(int(file.stem)):
                        found.append(str(json.loads(file.read_text())["db"]))
    return sorted(set(found))


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def find_database(written: str, *, must_exist: bool = True) -> str:
    """Return the URL of an existing database; BadInput if it does not exist. Never creates one."""
    named = written or os.environ.get("TABLEE_DB", "")
    if not named and not os.environ.get("TABLEE_DATA"):
        servers = running()
        if len(servers) > 1:
            shown = ", ".join(read_url(one).render_as_string(hide_password=True) for one in servers)
            raise BadInput("database-several", field="db", found=shown)
        named = servers[0] if servers else ""
    url = read_url(named)
    file = file_of(url)
    if must_exist and file is not None and not file.is_file():
        missing = "database-missing" if named else "database-none"
        raise BadInput(missing, field="db", file=str(file), folder=str(data_folder()))
    return url.render_as_string(hide_password=False)
