"""Every problem the program can raise has a complete sentence in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import tablee
from tablee.core.errors import BadInput, Problem, Refused, plain
from tablee.text import LANGUAGES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "tablee"
RAISED = ("BadInput", "Refused", "Problem")


@dataclass(frozen=True)
class Raised:
    """One place that raises a problem: its id, its details if all are literal there, and its texts."""

    place: str
    id: str
    details: frozenset[str] | None
    game: str


@cache
def raised() -> tuple[Raised, ...]:
    return tuple(scanned())


def scanned() -> Iterator[Raised]:
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).parts
        game = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in RAISED and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    names = [keyword.arg for keyword in node.keywords]
                    details = None if None in names else frozenset(name for name in names if name)
                    yield Raised(f"{'/'.join(parts)}:{node.lineno}", first.value, details, game)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


@cache
def variables(path: Path) -> dict[str, set[str]]:
    """Return the variables of each message of a catalogue."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, fluent.Message) and entry.value:
            visitor = Variables()
            visitor.visit(entry.value)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_a_sentence_with_all_it_names(lang: str) -> None:
    common = variables(SOURCE / "text" / f"{lang}.ftl")
    missing = []
    for problem in raised():
        own = variables(SOURCE / "games" / problem.game / "text" / f"{lang}.ftl") if problem.game else {}
        texts = common | own
        needed = texts.get(f"refusal-{problem.id}", texts.get(f"problem-{problem.id}"))
        if needed is None:
            missing.append(f"{problem.place}: no text for {problem.id}")
        elif problem.details is not None and not plain_names(needed) <= problem.details:
            missing.append(f"{problem.place}: {problem.id} is not given {needed - problem.details}")
    assert missing == []


def plain_names(names: set[str]) -> set[str]:
    """`card_id` is the id of the detail `card`."""
    return {name.removesuffix("_id") for name in names}


def test_the_scan_sees_the_problems_of_the_core() -> None:
    assert {problem.id for problem in raised()} >= {"record-edited", "seat-count", "setting-value", "undo-unforeseen"}


def test_a_problem_speaks_the_asked_language_and_names_its_clause() -> None:
    refused = Refused("not-held", "LAN-2", game="lanterns", card="7")
    assert refused.sentence("en") == "You do not hold lantern 7. (LAN-2)"
    assert refused.sentence("fr") == "Vous n'avez pas la lanterne 7. (LAN-2)"
    assert str(refused) == refused.sentence("en")
    assert refused.sentence("de") == refused.sentence("en")


def test_a_problem_without_texts_still_says_what_it_is() -> None:
    assert BadInput("never-heard-of").sentence("fr") == "never-heard-of"
    assert plain(BadInput("never", field="x"), "en") == "never: field=x"
    assert plain(BadInput("never"), "en") == "never"


def test_a_detail_of_any_length_leaves_a_sentence() -> None:
    with pytest.raises(BadInput) as refused:
        tablee.game("x" * 100_000)
    assert refused.value.sentence("en").startswith("There is no game “xxx")
    assert len(refused.value.sentence("en")) < 1000


def test_problems_are_one_family() -> None:
    assert issubclass(BadInput, Problem)
    assert issubclass(Refused, Problem)
    assert {tablee.BadInput, tablee.Refused, tablee.Problem} == {BadInput, Refused, Problem}


@pytest.mark.parametrize("value", [None, [1, 2], {"a": 1}, 1.5, True])
def test_a_detail_of_any_type_can_be_formatted(value: object) -> None:
    problem = BadInput("position-field", game="happy_pigs", field="money", value=value)
    for lang in LANGUAGES:
        assert "money" in problem.sentence(lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_number_too_large_for_any_table_is_still_formatted(lang: str) -> None:
    with pytest.raises(BadInput) as refused:
        tablee.Match.from_position(tablee.game("happy_pigs"), {"seats": 10**30, "state": {}})
    assert str(10**30) in refused.value.sentence(lang)
