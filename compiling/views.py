"""`python -m compiling.views`: generate the TypeScript types of the views, web/src/games/<game>/view.ts.

They come from the fields of each game's state and from the TypedDicts that describe the rest of its view.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import inspect

from tablee.core import shelf
from tablee.core.game import Game
from tablee.games import NAMES
from tablee.server.typescript import written

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
HEAD = "// Made from the fields and views of src/tablee/games/{0} by `python -m compiling.views`. Do not edit.\n"


def text(game: Game) -> str:
    """Return all types of one game's view, the whole view last."""
    shapes: dict[str, type] = {}
    gather(game.shown.whole, shapes)
    parts = [interface(game, shape) for shape in shapes.values()]
    head = HEAD.format(game.name)
    if any("Json" in part for part in parts):
        head += 'import type { Json } from "../../protocol";\n'
    return "\n".join([head, *parts])


def gather(shape: type, found: dict[str, type]) -> None:
    """Collect a TypedDict and those it contains, innermost first."""
    info = inspect.type_info(shape)
    assert isinstance(info, inspect.TypedDictType)
    for own in info.fields:
        for inner in inside(own.type):
            gather(inner, found)
    found.setdefault(shape.__name__, shape)


def inside(kind: inspect.Type) -> list[type]:
    """Return the TypedDicts a type refers to."""
    if isinstance(kind, inspect.TypedDictType):
        return [kind.cls]
    parts = getattr(kind, "types", ()) or [
        getattr(kind, name) for name in ("item_type", "value_type") if hasattr(kind, name)
    ]
    return [found for part in parts for found in inside(part)]


def interface(game: Game, shape: type) -> str:
    """Return one TypedDict as an interface, including the fields of the state that belong to it."""
    info = inspect.type_info(shape)
    assert isinstance(info, inspect.TypedDictType)
    lines = [f"/** {' '.join((shape.__doc__ or '').split())} */", f"export interface {shape.__name__} {{"]
    by_hand = {own.encode_name: written(own.type) for own in info.fields}
    lines += field_lines(game, shape, {*by_hand, *game.shown.left_out})
    lines += [f"  {name}: {kind};" for name, kind in by_hand.items()]
    return "\n".join([*lines, "}"]) + "\n"


def field_lines(game: Game, shape: type, aside: set[str]) -> list[str]:
    """Return the fields of the state that a TypedDict includes besides its own keys."""
    shown, state = game.shown, game.blank()
    places = {shown.settings: ("setting", False), shown.table: ("table", False), shown.row: ("table", True)}
    if shape not in places:
        return []
    role, of_seats = places[shape]
    lines: list[str] = []
    for own in state.declared:
        if own.role == role and own.of_seats == of_seats and own.key not in aside:
            lines += [f"  /** {own.meaning} */"] * bool(own.meaning) + [f"  {own.key}: {own.kind.typescript};"]
    return lines


def main() -> None:
    for game in map(shelf.find, NAMES):
        if game.shown.whole is Any:
            continue
        (TARGET / game.name / "view.ts").write_text(text(game))


if __name__ == "__main__":
    main()
