"""`tablee rules`: the rulebook of a game, one clause, or the clauses that contain some words."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text

from tablee.cli.app import Given
from tablee.cli.explain import CLAUSE, clause_text
from tablee.cli.screen import Screen
from tablee.contract.clauses import read_coverage
from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.core.rulebook import Clause, Rulebook
from tablee.text import rulebook


def command(given: Given, screen: Screen) -> int:
    if given["coverage"]:
        return show_coverage(given["game"], screen)
    book = rulebook(shelf.find(given["game"]).name, screen.lang)
    asked = " ".join(given["words"])
    if CLAUSE.fullmatch(asked):
        show_clause(book.clause(asked.upper()), screen)
    elif asked:
        show_found(book, asked, screen)
    else:
        show_book(book, screen)
    return 0


def show_clause(clause: Clause, screen: Screen) -> None:
    origin = screen.text(f"cli-tag-{clause.tag}")
    screen.show(clause_text(clause), Text(f"{clause.chapter} · {origin}", "dim"))


def show_found(book: Rulebook, asked: str, screen: Screen) -> None:
    found = book.search(asked)
    if not found:
        raise BadInput("words-nowhere", field="words", words=asked)
    for clause in found:
        screen.show(clause_text(clause))


def show_book(book: Rulebook, screen: Screen) -> None:
    screen.show(Text(book.title, "bold yellow"))
    for paragraph in book.overview:
        screen.show(Text(), Text(paragraph))
    for chapter, clauses in book.chapters().items():
        screen.show(Text(), Text(chapter, "bold underline"), *map(clause_text, clauses))


def show_coverage(name: str, screen: Screen) -> int:
    """Each clause with its tests; the exit code is 1 if one has none. Works in a source tree only."""
    root = Path.cwd()
    names = [shelf.find(name).name] if name else list(shelf.SHELF)
    folders = [root / "src" / "tablee" / "games" / each for each in names]
    games = [folder for folder in folders if (folder / "rulebook").is_dir()]  # not those of other packages
    if not games or not (root / "tests" / "games").is_dir():
        raise BadInput("coverage-nowhere", field="coverage")
    problems: list[str] = []
    for game in games:
        found = read_coverage(game, root / "tests" / "games" / game.name)
        table = Table(
            screen.text("cli-clause"), screen.text("cli-tests"), show_edge=False, pad_edge=False, title=game.name
        )
        for clause, proofs in found.tests.items():
            tests = ", ".join(proof.test for proof in proofs)
            table.add_row(clause, tests or "–", style="" if proofs else "red")
        screen.show(table, Text())
        problems += found.problems
    screen.show(*(Text(problem.replace(f"{root}/", ""), "red") for problem in problems))
    return 1 if problems else 0
