"""`python -m compiling.dev`: run the server and the web app from their sources, reloading on every change.

Vite serves the web app with hot reloading; the server restarts when a Python file, a text or a rulebook changes. Tables
survive, as they survive any restart.
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from compiling.__main__ import ROOT
from compiling.web import install_packages

PORT = "8000"  # the port web/vite.config.ts proxies to
SERVER = (sys.executable, "-P", "-m", "tablee", "serve", "--port", PORT, "--quiet", "--log", "info")
WATCHED = (".py", ".ftl", ".md", ".toml")
PAUSE = 0.5


def snapshot(folder: Path) -> dict[Path, int]:
    """Return the modification time of each source."""
    paths = (path for path in folder.rglob("*") if path.suffix in WATCHED)
    return {path: path.stat().st_mtime_ns for path in paths}


class Restarted:
    """A program that restarts when a source changes; if it exits by itself, it stays down until the next change."""

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        self.command = command
        self.folder = folder
        self.seen = snapshot(folder)
        self.process = subprocess.Popen(command)

    def look(self) -> list[Path]:
        """Restart it if anything changed; return what did."""
        now = snapshot(self.folder)
        changed = sorted(path for path in now.keys() | self.seen.keys() if now.get(path) != self.seen.get(path))
        if changed:
            self.seen = now
            self.stop()
            self.process = subprocess.Popen(self.command)
        return changed

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def main() -> int:
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    install_packages(ROOT)
    server = Restarted(SERVER, ROOT / "src" / "tablee")
    web = subprocess.Popen(["npm", "run", "dev"], cwd=ROOT / "web")
    try:
        while web.poll() is None:
            time.sleep(PAUSE)
            for path in server.look():
                print(f"{path.relative_to(ROOT)} changed: restarting the server", flush=True)
    except KeyboardInterrupt:
        pass
    finally:
        server.stop()
        web.terminate()
    return web.wait()


if __name__ == "__main__":
    sys.exit(main())
