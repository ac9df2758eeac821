"""`tablee tables`: look after the tables of a server: list them, take one out as a file, bring one in, close one."""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.cli.app import Given
from tablee.cli.reading import read_text
from tablee.cli.screen import Screen
from tablee.core.errors import BadInput

WAYS = ("list", "export", "import", "close")


def command(given: Given, screen: Screen) -> int:
    """`tables list`, `tables export TABLE`, `tables import FILE`, `tables close TABLE`."""
    from tablee.server import commands

    way, *rest = given["words"] or ["list"]
    if way not in WAYS or len(rest) != (way != "list"):
        raise BadInput("command-unknown", field="words", command=" ".join(given["words"]), allowed=", ".join(WAYS))
    if way == "list":
        for line in commands.list_tables(given["db"]):
            names = ", ".join(name for name in line.names if name)
            screen.show(f"{line.table}  {line.game}  {line.status}  {line.seats - line.free}/{line.seats}  {names}")
    elif way == "export":
        sys.stdout.write(commands.export_table(rest[0], given["db"]))
    elif way == "import":
        screen.show(commands.import_table(read_text(Path(rest[0])), given["db"]))
    else:
        commands.close_table(rest[0], given["db"])
    return 0
