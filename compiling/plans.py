"""`python -m compiling.plans`: generate web/src/games/zombies4/plans.ts.

It contains the plans of the map tiles and the sorts of cards, from the tiles and cards of the game.
"""

import json
from pathlib import Path

from tablee.games.zombies4.cards.cards import CARDS
from tablee.games.zombies4.cards.tiles import TILES, Tile

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "games" / "zombies4" / "plans.ts"
HEAD = """\
// Made from src/tablee/games/zombies4/cards/tiles.py and cards.py by `python -m compiling.plans`. Do not edit.

/** A tile as it lies in the box: nine squares in reading order, and for each its edges north, east, south, west. */
export type Plan = { squares: string; edges: string };

"""


def edges_of(tile: Tile) -> str:
    """Return four letters per square: `w` wall, `d` door, `o` open."""
    kinds = {"-": "w", "|": "w", "d": "d"}
    return " ".join("".join(kinds.get(tile.edge(square, side), "o") for side in range(4)) for square in range(9))


def text() -> str:
    rows = (
        f"  {json.dumps(tile.id)}: {{ squares: {json.dumps(tile.squares)}, edges: {json.dumps(edges_of(tile))} }},\n"
        for tile in TILES
    )
    sorts = (f"  {json.dumps(card.id)}: {json.dumps(card.sort)},\n" for card in CARDS)
    return (
        f"{HEAD}export const PLANS: Record<string, Plan> = {{\n{''.join(rows)}}};\n\n"
        f"/** page, item, weapon, lasting (all laid down) or event. */\n"
        f"export const SORTS: Record<string, string> = {{\n{''.join(sorts)}}};\n"
    )


if __name__ == "__main__":
    TARGET.write_text(text())
