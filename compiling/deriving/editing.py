"""Edits of a module's text, given by the places of its nodes."""

import ast
from collections.abc import Iterator

Edit = tuple[int, int, int, int, str]  # line and column of the start and of the end, and the new text


def start(node: ast.expr | ast.stmt) -> tuple[int, int]:
    return node.lineno, node.col_offset


def finish(node: ast.expr | ast.stmt) -> tuple[int, int]:
    return node.end_lineno or 0, node.end_col_offset or 0


def replaced(node: ast.expr, text: str) -> Edit:
    return (*start(node), *finish(node), text)


def wrapped(node: ast.expr, before: str, after: str) -> Iterator[Edit]:
    yield (*start(node), *start(node), before)
    yield (*finish(node), *finish(node), after)


def apply(lines: list[str], edits: list[Edit]) -> None:
    """Apply edits from last to first; removing several lines leaves empty ones."""
    for line, column, end_line, end_column, text in sorted(edits, reverse=True):
        head = lines[line - 1].encode()[:column].decode()
        tail = lines[end_line - 1].encode()[end_column:].decode()
        lines[line - 1 : end_line] = [head + text + tail, *[""] * (end_line - line)]
