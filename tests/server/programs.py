"""The server and its workers as separate processes, with the toy game on the shelf."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx2 as httpx

from tests.server import rules

ROOT = Path(__file__).parents[2]
# Programs started by tests cache their bytecode, even if the tests do not: compiling the sources takes seconds.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / "build" / "bytecode"))
WORKER = (sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); import tests.server.toy_worker")
SERVER = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import tests.server.toy_server"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """A real server on loopback. It can be killed and restarted on the same port."""

    def __init__(self, db: str, log: Path, **settings: Any) -> None:
        self.port = free_port()
        self.log = log
        self.settings = {"db": db, "port": self.port, **settings}
        self.process: subprocess.Popen[bytes] | None = None
        self.rules = ""  # simulated future rules (tests/server/rules.py)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def launch(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-c", SERVER, json.dumps(self.settings)]
        environment = os.environ | {rules.NAME: self.rules}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        return self.process

    async def start(self) -> None:
        """Start it and wait until it answers."""
        process = self.launch()
        async with httpx.AsyncClient() as client:
            while process.poll() is None:
                try:
                    if (await client.get(f"{self.url}/healthz")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)
        raise RuntimeError(self.log.read_text()[-2000:])

    def kill(self) -> None:
        """Kill it, as in a power failure."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Stop it gracefully; return its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait()
