"""A server of its own for the tests of the web app: `python -m tests.e2e.server PORT FOLDER`."""

import sys
from pathlib import Path

from tablee.server.commands import serve
from tablee.server.settings import Limits, Rate, Settings

MUCH = Rate(1000, 10000)
UNLIMITED = Limits(person=MUCH, address=MUCH, chat=MUCH, guess=MUCH, tables=MUCH, sockets=500, attended=500)


def main(port: int, folder: Path) -> None:
    serve(Settings(port=port, db=f"sqlite:///{folder / 'e2e.db'}", limits=UNLIMITED, synchronous="off"))


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
