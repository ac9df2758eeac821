"""The Fluent files of a game, read as data."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablee.core.game import Game
from tablee.text.catalogue import home


class Variables(Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.found.add(node.id.name)


def entries(game: Game, lang: str) -> list[ast.EntryType]:
    source = home(game.name).joinpath("text", f"{lang}.ftl").read_text("utf-8")
    return list(FluentParser().parse(source).body)


def variables(node: ast.SyntaxNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


def messages(game: Game, lang: str) -> dict[str, set[str]]:
    """The ids of a game's messages and of their attributes, with the variables of each."""
    found: dict[str, set[str]] = {}
    for entry in entries(game, lang):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry.value) if entry.value else set()
            found |= {f"{entry.id.name}.{one.id.name}": variables(one.value) for one in entry.attributes}
    return found
