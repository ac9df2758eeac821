"""`python -m compiling.reference`: document positions in docs/reference/position.md from the games' fields."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tablee.core import shelf
from tablee.core.fields import Field
from tablee.core.state import State
from tablee.games import NAMES

TARGET = Path(__file__).resolve().parent.parent / "docs" / "reference" / "position.md"
BEGIN = "<!-- Below: made by `python -m compiling.reference` from the fields of each game. Do not edit. -->\n"


def text() -> str:
    """Return the reference: one table per game."""
    return BEGIN + "".join(f"\n## {game.name}\n\n" + "".join(rows(game.blank())) for game in map(shelf.find, NAMES))


def rows(state: State) -> Iterator[str]:
    yield "| Field | Meaning | Value | Seen by |\n|---|---|---|---|\n"
    for own in state.declared:
        if own.role in ("table", "setting"):
            yield f"| {place(state, own)} | {own.meaning} | {own.kind.describe()} | {own.seen} |\n"


def place(state: State, own: Field) -> str:
    key = f"{state.rows}[].{own.key}" if own.of_seats else own.key
    return f"`{key}`" + (" (a setting)" if own.role == "setting" else "")


if __name__ == "__main__":
    TARGET.write_text(TARGET.read_text().partition(BEGIN)[0].rstrip() + "\n\n" + text())
