"""Collects the project's texts: Fluent catalogues, rulebooks, guides and the bootstrap."""

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

from checks.typography import HOLE

CLAUSE = re.compile(r"^- \*\*[\w-]+\*\* \[\w+\] ")
GUIDE_MARKS = re.compile(r" \{[\w |-]+\}$| \[[A-Z]+-\w+(?:, [A-Z]+-\w+)*\]$|^[\w-]+(?: \d+)? = ")
LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Passage:
    """One sentence or paragraph: its place, language, text, and the variables its plural rules depend on."""

    path: Path
    name: str
    lang: str
    text: str
    counted: frozenset[str] = field(default_factory=frozenset)


def passages(root: Path) -> Iterator[Passage]:
    """Yield all texts for people below the project's root."""
    for lang in LANGUAGES:
        for path in sorted((root / "src").rglob(f"{lang}.ftl")):
            yield from of_catalogue(path, lang)
        for path in sorted((root / "src").rglob(f"rulebook/{lang}.md")):
            yield from of_rulebook(path, lang)
        for path in sorted((root / "src").rglob(f"rulebook/guide.{lang}.md")):
            yield from of_guide(path, lang)
    if (root / "tablee").is_file():
        yield from of_bootstrap(root / "tablee")


def of_catalogue(path: Path, lang: str) -> Iterator[Passage]:
    """Yield each message and attribute in every form that its selectors produce."""
    for entry in FluentParser(with_spans=False).parse(path.read_text()).body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        patterns = [(entry.id.name, entry.value)]
        patterns += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
        for name, pattern in patterns:
            for text, counted in forms(pattern) if pattern else ():
                yield Passage(path, name, lang, text, counted)


def forms(pattern: ast.Pattern) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the texts a pattern can produce, with holes for variables, and the variables of its plural rules."""
    for parts in product(*(list(of_element(element)) for element in pattern.elements)):
        yield "".join(text for text, _ in parts), frozenset().union(*(counted for _, counted in parts))


def of_element(element: ast.TextElement | ast.Placeable) -> Iterator[tuple[str, frozenset[str]]]:
    if isinstance(element, ast.TextElement):
        yield element.value, frozenset()
        return
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        keys = {key.name if isinstance(key := each.key, ast.Identifier) else key.value for each in inner.variants}
        counted = {hole(inner.selector)} if keys & {"one", "1"} else set()
        for variant in inner.variants:
            yield from ((text, more | counted) for text, more in forms(variant.value))
    elif isinstance(inner, ast.StringLiteral):
        yield inner.value, frozenset()
    elif isinstance(inner, ast.Placeable):
        yield from of_element(inner)
    else:
        yield HOLE.format(hole(inner)), frozenset()


def hole(inner: ast.SyntaxNode) -> str:
    """Return the name for a hole: a variable's own, or that of a function's argument."""
    if isinstance(inner, ast.FunctionReference):
        return hole(inner.arguments.positional[0]) if inner.arguments.positional else inner.id.name
    id = getattr(inner, "id", None)
    return id.name if isinstance(id, ast.Identifier) else str(getattr(inner, "value", "?"))


def of_rulebook(path: Path, lang: str) -> Iterator[Passage]:
    for number, line in enumerate(path.read_text().splitlines(), start=1):
        text = CLAUSE.sub("", line).lstrip("#>-| ").replace("**", "")
        if text:
            yield Passage(path, str(number), lang, text)


def of_guide(path: Path, lang: str) -> Iterator[Passage]:
    """Yield the lines of a guide without its markup: ids, clauses, fences, and search words."""
    fence = ""
    for number, line in enumerate(path.read_text().splitlines(), start=1):
        if line.startswith("```"):
            fence = line[3:]
        elif fence != "words" and set(line) - set("|- "):
            text = GUIDE_MARKS.sub("", line).lstrip("#>-| ").replace("**", "")
            yield from (Passage(path, str(number), lang, cell.strip()) for cell in text.split("|") if cell.strip())


def of_bootstrap(path: Path) -> Iterator[Passage]:
    """Yield the messages of ./tablee, a dict of English and French pairs."""
    for node in python.walk(python.parse(path.read_text())):
        is_sayings = isinstance(node, python.Assign) and getattr(node.targets[0], "id", "") == "SAYINGS"
        if is_sayings and isinstance(node, python.Assign):
            for name, pair in python.literal_eval(node.value).items():
                for lang, text in zip(LANGUAGES, pair, strict=True):
                    yield Passage(path, name, lang, re.sub(r"\{\d\}", HOLE.format("value"), text))
