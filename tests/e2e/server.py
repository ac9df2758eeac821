"""A server for the tests of the web app: `python -m tests.e2e.server PORT FOLDER [SEED]`."""

from __future__ import annotations

import contextlib
import os
import random
import secrets
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from tablee.server.commands import serve
from tablee.server.settings import Settings, unlimited
from tests.server.programs import free_port

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "tablee" / "_web"


@contextlib.contextmanager
def running(folder: Path, seed: str = "", packages: str = "") -> Iterator[str]:
    """Run a server and yield its address. With a seed it deals the same cards every time.

    `packages` is a folder of third-party packages to put on the path.
    """
    # A copy, because the app may be rebuilt while this server runs.
    shutil.copytree(BUILT, folder / "web")
    port = free_port()
    path = [os.environ.get("PYTHONPATH") or str(ROOT / "src"), str(ROOT), *filter(None, [packages])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path)}
    command = [sys.executable, "-m", "tests.e2e.server", str(port), str(folder), seed]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
    try:
        yield answering(f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        process.wait()


def answering(url: str) -> str:
    """Wait until the server answers; return its address."""
    for _ in range(3000):
        try:
            urllib.request.urlopen(f"{url}/healthz").close()
        except OSError:
            time.sleep(0.1)
        else:
            return url
    raise RuntimeError(f"no server at {url}")


def deal_the_same(seed: str) -> None:
    """Derive ids, deals and bots from a seed."""
    chance = random.Random(seed)

    def token(size: int = 32) -> str:
        return chance.randbytes(size).hex()

    vars(secrets).update(token_hex=token, randbits=chance.getrandbits, choice=chance.choice)


def main(port: int, folder: Path, seed: str = "") -> None:
    if seed:
        deal_the_same(seed)
    web = folder / "web" if (folder / "web").exists() else BUILT
    db = f"sqlite:///{folder / 'e2e.db'}"
    serve(Settings(port=port, db=db, limits=unlimited(), synchronous="off", web=web, inner_pushes=True))


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
