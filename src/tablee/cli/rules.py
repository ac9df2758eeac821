"""`tablee rules`: a game's guide and clauses, one clause, or a search for some words."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text

from tablee.cli.app import Given
from tablee.cli.explain import CLAUSE, clause_text
from tablee.cli.guide import GuideScreen, cited
from tablee.cli.screen import Screen
from tablee.contract.clauses import read_coverage
from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.core.guide import Guide
from tablee.core.rulebook import Clause, Rulebook
from tablee.core.search import Thing, clauses_with, explanations
from tablee.text import LANGUAGES, Texts, rulebook
from tablee.text.guides import components, described, guide, has_guide

MOST_PASSAGES = 8


def command(given: Given, screen: Screen) -> int:
    if given["coverage"]:
        return show_coverage(given["game"], screen)
    game = shelf.find(given["game"])
    book = rulebook(game.name, screen.lang)
    asked = " ".join(given["words"])
    if CLAUSE.fullmatch(asked):
        show_clause(book.clause(asked.upper()), screen)
    elif asked:
        show_found(game, book, asked, screen)
    else:
        show_book(game, book, screen)
    return 0


def show_clause(clause: Clause, screen: Screen) -> None:
    origin = screen.text(f"cli-tag-{clause.tag}")
    screen.show(clause_text(clause), Text(f"{clause.chapter} · {origin}", "dim"))


def show_found(game: Game, book: Rulebook, asked: str, screen: Screen) -> None:
    """Show passages that explain the words, then the clauses that contain them."""
    read = guide(game.name, screen.lang) if has_guide(game.name) else Guide()
    passages = explanations(read, things(game, screen.lang), asked)[:MOST_PASSAGES]
    clauses = clauses_with(book, read, asked)
    if not passages and not clauses:
        raise BadInput("words-nowhere", field="words", words=asked)
    for passage in passages:
        screen.show(Text(passage.title, "bold underline"), cited(passage.text, passage.clauses), Text())
    for clause in clauses:
        screen.show(clause_text(clause))


def things(game: Game, lang: str) -> list[Thing]:
    """Return the components of all galleries with their names in every language."""
    if not has_guide(game.name):
        return []
    found = []
    for gallery, each in ((name, one) for name, listed in components(game.name).items() for one in listed):
        name, does = described(each, Texts(game, lang))
        also = ", ".join(described(each, Texts(game, other))[0] for other in LANGUAGES if other != lang)
        found.append(Thing(gallery, name, does, also, each.clause))
    return found


def show_book(game: Game, book: Rulebook, screen: Screen) -> None:
    """Show the guide with its pictures, if the game has one, then every clause."""
    screen.show(Text(book.title, "bold yellow"))
    if has_guide(game.name):
        GuideScreen(game, screen).show()
        screen.show(Text(), Text(screen.text("guide-all-clauses"), "bold yellow"))
    else:
        screen.show(*(line for paragraph in book.overview for line in (Text(), Text(paragraph))))
    for chapter, clauses in book.chapters().items():
        screen.show(Text(), Text(chapter, "bold underline"), *map(clause_text, clauses))


def show_coverage(name: str, screen: Screen) -> int:
    """Show each clause with its tests; return 1 if there is a problem. Works only in a source tree."""
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
