"""Rule coverage: which tests prove which clause, read from the rulebooks and the test sources; nothing is run."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from tablee.core import shelf
from tablee.core.game import Game
from tablee.core.rulebook import Rulebook, parse
from tablee.text import LANGUAGES
from tablee.text.catalogue import home

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*clauses: str) -> Callable[[Test], Test]:
    """Mark a test with the clauses it proves: `@rule("HDZ-27")`."""

    def mark(test: Test) -> Test:
        test.__dict__["clauses"] = clauses
        return test

    return mark


def check_clauses(game: Game, tests: Path) -> None:
    """Assert that every clause of the game is named by a test and every test in this file or folder names a clause."""
    shelf.put(game)
    problems = read_coverage(home(game.name), tests).problems
    assert not problems, "\n".join(problems)


@dataclass(frozen=True)
class Proof:
    """One test and the clauses its `@rule("…")` names; None if it has no such decorator."""

    path: Path
    line: int
    test: str
    clauses: tuple[str, ...] | None

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.test}"


@dataclass
class Coverage:
    """The clauses of one game in rulebook order, each with its tests, and the problems found."""

    game: str
    tests: dict[str, list[Proof]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


def read_coverage(game: Path, tests: Path) -> Coverage:
    """Compare the rulebooks in a game's folder with its tests."""
    coverage = Coverage(game.name)
    books = {language: _book(game / "rulebook" / f"{language}.md", coverage) for language in LANGUAGES}
    coverage.problems += _differences(game, books["en"], books["fr"])
    coverage.tests = {id: [] for id in books["en"].clauses}
    for proof in read_proofs(tests):
        if proof.clauses is None:
            coverage.problems.append(f"{proof} names no clause: decorate it with @rule")
        for id in proof.clauses or ():
            if id in coverage.tests:
                coverage.tests[id].append(proof)
            else:
                coverage.problems.append(f"{proof} names {id}, which is not in the rulebook")
    unproved = [id for id, proofs in coverage.tests.items() if not proofs]
    coverage.problems += [f"{game / 'rulebook'}: {id} has no test" for id in unproved]
    return coverage


def read_proofs(tests: Path) -> Iterator[Proof]:
    """Yield every test function in a file, or below a folder."""
    for path in [tests] if tests.is_file() else sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                yield Proof(path, node.lineno, node.name, _named(node))


def _named(test: ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[str, ...] | None:
    rules = [line for line in test.decorator_list if isinstance(line, ast.Call) and _is_rule(line.func)]
    if not rules:
        return None
    return tuple(str(ast.literal_eval(argument)) for rule in rules for argument in rule.args)


def _is_rule(function: ast.expr) -> bool:
    return isinstance(function, ast.Name) and function.id == "rule"


def _book(path: Path, coverage: Coverage) -> Rulebook:
    try:
        return parse(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        coverage.problems.append(f"{path}: missing")
    except ValueError as error:
        coverage.problems.append(f"{path}: {error}")
    return Rulebook("", {})


def _differences(game: Path, english: Rulebook, french: Rulebook) -> Iterator[str]:
    book = game / "rulebook"
    yield from (f"{book / 'fr.md'}: {id} is missing" for id in english.clauses if id not in french.clauses)
    yield from (f"{book / 'en.md'}: {id} is missing" for id in french.clauses if id not in english.clauses)
    shared = [id for id in english.clauses if id in french.clauses]
    if shared != [id for id in french.clauses if id in english.clauses]:
        yield f"{book}: the clauses are in a different order in the two languages"
    for id in shared:
        if english.clauses[id].tag != french.clauses[id].tag:
            yield f"{book}: {id} is [{english.clauses[id].tag}] in English and [{french.clauses[id].tag}] in French"
    if len(english.chapters()) != len(french.chapters()):
        yield f"{book}: {len(english.chapters())} chapters in English, {len(french.chapters())} in French"
