"""`tablee backup FILE`: a complete, verified copy of the database, while the server runs."""

from __future__ import annotations

from tablee.cli.app import Given
from tablee.cli.choosing import read_number
from tablee.cli.screen import Screen


def command(given: Given, screen: Screen) -> int:
    from tablee.server.admin.backup import backup

    made = backup(given["db"], given["file"], read_number("--copies", given["copies"], 1, 1000))
    screen.tell("cli-backup-done", file=str(made), size=f"{made.stat().st_size / 1e6:.1f}")
    return 0
