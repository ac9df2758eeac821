"""`python -m compiling.observations`: write docs/reference/observations, one page per game, from the games' fields."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from tablee.core import shelf
from tablee.core.game import Game
from tablee.core.observations import Block, observations
from tablee.games import NAMES

TARGET = Path(__file__).resolve().parent.parent / "docs" / "reference" / "observations"
USUAL_SEATS = 4
FEW = 4
HEAD = """# Observations of {game}

<!-- Made by `python -m compiling.observations` from the fields of the game. Do not edit. -->

What environments and learned bots observe in a match with {seats} seats: {count} numbers between −1 and 1, computed from the
seat's view alone. `print(tablee.observations("{game}", seats={seats}))` lists them one by one.
Per-seat values are in seat order, starting with the observing seat: `you`, `you + 1` …

| Index | Name | Meaning | Numbers | Scale | Owner |
|---|---|---|---|---|---|
"""


def page(game: Game) -> str:
    """Return the page of a game: a row per field, with all seats in one row."""
    seats = min(USUAL_SEATS, game.most_seats)
    told = observations(game, seats)
    rows = [row([*group]) for _, group in groupby(told.blocks, lambda block: block.name)]
    return HEAD.format(game=game.name, seats=seats, count=len(told)) + "".join(rows)


def row(blocks: list[Block]) -> str:
    first, last = blocks[0], blocks[-1]
    end = last.first + last.size - 1
    places = f"{first.first}–{end}" if end > first.first else str(first.first)
    owner = "each seat" if len(blocks) > 1 else first.owner
    return f"| {places} | `{first.name}` | {first.meaning} | {labels(first.labels)} | {first.scale} | {owner} |\n"


def labels(words: list[str]) -> str:
    if len(words) == 1:
        return words[0] or "1"
    shown = [f"`{word}`" for word in words]
    return f"{len(words)}: " + ", ".join(shown if len(shown) <= FEW else [*shown[: FEW - 1], "…", shown[-1]])


if __name__ == "__main__":
    TARGET.mkdir(exist_ok=True)
    for each in map(shelf.find, NAMES):
        (TARGET / f"{each.name}.md").write_text(page(each))
