"""`tablee restore FILE`: replace the database by a backup; the old one is kept beside it."""

from __future__ import annotations

from tablee.cli.app import Given
from tablee.cli.screen import Screen


def command(given: Given, screen: Screen) -> int:
    from tablee.server.admin.backup import restore

    before = restore(given["db"], given["file"])
    screen.tell("cli-restore-done")
    if before is not None:
        screen.tell("cli-restore-before", file=str(before))
    return 0
