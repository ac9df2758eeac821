"""A picture for a game that has none of its own: everything in the view, readably."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.cli.glossary import Glossary
from tablee.core.game import Json
from tablee.text import Texts


def picture(view: Json, texts: Texts) -> RenderableType:
    """All facts of the view, one per line."""
    return Panel(rows(view, Glossary(texts)), title=texts.catalogue.say("name"), expand=False)


def rows(facts: Json, glossary: Glossary) -> Table:
    table = Table.grid(padding=(0, 2))
    for key, value in facts.items():
        table.add_row(Text(str(key).replace("_", " "), "dim"), shown(value, glossary))
    return table


def shown(value: Any, glossary: Glossary) -> RenderableType:
    """A value in words: things by their names, short lists in a row, lists of lists with a line for each seat."""
    if isinstance(value, dict):
        return rows(value, glossary)
    if not isinstance(value, list):
        return Text(word(value, glossary))
    if not any(isinstance(inner, dict | list) for inner in value):
        return Text(", ".join(word(inner, glossary) for inner in value) or "–")
    names = glossary.texts.names
    labels = names if len(value) == len(names) else [str(number + 1) for number in range(len(value))]
    return rows(dict(zip(labels, value, strict=True)), glossary)


def word(value: Any, glossary: Glossary) -> str:
    if isinstance(value, str):
        return glossary.name(value)
    if value is None or value is False:
        return "–"
    return "✓" if value is True else str(value)
