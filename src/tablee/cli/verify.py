"""`tablee verify`: was this match dealt from the seed it was committed to before it began?"""

from __future__ import annotations

from rich.text import Text

from tablee.cli.app import Given
from tablee.cli.reading import read_record
from tablee.cli.screen import Screen
from tablee.core.verify import verify

UNFAIR = 1


def command(given: Given, screen: Screen) -> int:
    verdict = verify(read_record(given["file"]))
    said = screen.text(f"verdict-{verdict.id}", **verdict.details)
    screen.show(Text(said, "green" if verdict.fair else "bold red"))
    return 0 if verdict.fair else UNFAIR
