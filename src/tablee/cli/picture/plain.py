"""The picture for games without one of their own: everything in the view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from tablee.cli.glossary import Glossary
from tablee.core.game import Json
from tablee.text import Texts

INDENT = 2


def picture(view: Json, texts: Texts) -> RenderableType:
    """Show all fields of the view, one per line, nested ones indented."""
    return Panel(Group(*lines(view, Glossary(texts), 0)), title=texts.catalogue.say("name"), expand=False)


def lines(facts: Json, glossary: Glossary, depth: int) -> Iterator[RenderableType]:
    for key, value in facts.items():
        inner = parts(value, glossary)
        said = "" if inner else listed(value, glossary)
        line = Text.assemble((f"{str(key).replace('_', ' ')}  ", "dim"), said)
        yield Padding(line, (0, 0, 0, INDENT * depth), expand=False)
        yield from lines(inner, glossary, depth + 1)


def parts(value: Any, glossary: Glossary) -> Json:
    """Split a value that does not fit on one line; a list with one entry per seat is labelled by name."""
    if isinstance(value, dict):
        return value
    if not isinstance(value, list) or not any(isinstance(one, dict | list) for one in value):
        return {}
    names = glossary.texts.names
    labels = names if len(value) == len(names) else [str(number + 1) for number in range(len(value))]
    return dict(zip(labels, value, strict=True))


def listed(value: Any, glossary: Glossary) -> str:
    """Format a value on one line, with the names of things."""
    if isinstance(value, list):
        return ", ".join(listed(one, glossary) for one in value) or "–"
    if isinstance(value, str):
        return glossary.name(value)
    if value is None or value is False or value == {}:
        return "–"
    return "✓" if value is True else str(value)
