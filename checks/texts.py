"""Check that French and English texts agree and are correctly written.

The catalogues must have the same messages, attributes and variables; their texts, the rulebooks and the bootstrap must
follow the typography and grammar of their language (typography.py, wording.py).
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from checks import typography, wording
from checks.prose import LANGUAGES, passages
from checks.reporting import reported

WEB = ("web/src/**/*.svelte", "web/src/**/*.ts")
CODE = ("src/tablee/cli/**/*.py", "src/tablee/lab/report/*.py", *WEB)
SAID = re.compile(r"""\bsay\(\s*"([a-z0-9]+(?:-[a-z0-9]+)+)\"""")


class References(Visitor):
    """Collects what a pattern refers to: variables as `$name`, messages as `name`, terms as `-name`."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent.syntax names it
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")


class Catalogue:
    """One `.ftl` file: the references of each message and attribute, and the problems of the file itself."""

    def __init__(self, path: Path) -> None:
        self.messages: dict[str, set[str]] = {}
        self.problems: list[str] = []
        terms: set[str] = set()
        text = path.read_text()
        for entry in FluentParser(with_spans=True).parse(text).body:
            if isinstance(entry, ast.Junk):
                start = entry.span.start if entry.span else 0
                line = text.count("\n", 0, start) + 1
                self.problems.append(f"{path}:{line}: syntax error: {(entry.content or '').splitlines()[0]}")
            elif isinstance(entry, ast.Term):
                terms.add(f"-{entry.id.name}")
            elif isinstance(entry, ast.Message):
                self._add(entry, path)
        known = terms | set(self.messages)
        for name, references in self.messages.items():
            lost = sorted(each for each in references - known if not each.startswith("$"))
            self.problems += [f"{path}: {name} refers to {each}, which does not exist" for each in lost]

    def _add(self, message: ast.Message, path: Path) -> None:
        if message.id.name in self.messages:
            self.problems.append(f"{path}: {message.id.name} is defined twice")
        if message.value:
            self.messages[message.id.name] = _references(message.value)
        for attribute in message.attributes:
            self.messages[f"{message.id.name}.{attribute.id.name}"] = _references(attribute.value)


def _references(pattern: ast.Pattern) -> set[str]:
    references = References()
    references.visit(pattern)
    return references.names


def problems(source: Path) -> Iterator[str]:
    """Yield every difference between the two languages, in every folder below `source` with texts."""
    for folder in sorted({path.parent for language in LANGUAGES for path in source.rglob(f"{language}.ftl")}):
        paths = [folder / f"{language}.ftl" for language in LANGUAGES]
        missing = [path for path in paths if not path.exists()]
        if missing:
            yield from (f"{path}: missing" for path in missing)
            continue
        yield from compare(*paths)


def about(variable: str) -> str:
    """Return the argument a variable belongs to: `$card_id` and `$card_count` select forms for `$card`."""
    name, _, use = variable.rpartition("_")
    return name if use in {"id", "count", "sign", "abs"} else variable


def compare(first: Path, second: Path) -> Iterator[str]:
    """Yield what one catalogue has and the other lacks."""
    one, two = Catalogue(first), Catalogue(second)
    yield from one.problems + two.problems
    yield from (f"{second}: {name} is missing" for name in one.messages if name not in two.messages)
    yield from (f"{first}: {name} is missing" for name in two.messages if name not in one.messages)
    for name in one.messages.keys() & two.messages.keys():
        variables = [{about(each) for each in side.messages[name] if each.startswith("$")} for side in (one, two)]
        if variables[0] != variables[1]:
            only = ", ".join(sorted(variables[0] ^ variables[1]))
            yield f"{second}: {name} does not use the same variables as {first.name}: {only}"


def unwritten(root: Path) -> Iterator[str]:
    """Yield message ids used literally in the web app that are in no catalogue: a reader would see the id."""
    files = [*root.glob("src/**/en.ftl"), *root.glob("web/src/**/en.ftl")]
    known = {name for path in files for name in Catalogue(path).messages}
    for path in sorted({path for pattern in WEB for path in root.glob(pattern)}):
        if not path.name.endswith(".test.ts"):
            lost = sorted(set(SAID.findall(path.read_text())) - known)
            yield from (f"{path}: uses {id}, which is in no catalogue" for id in lost)


def editing(root: Path) -> Iterator[str]:
    """Yield faults of typography and wording in all texts."""
    said = list(passages(root))
    plurals = wording.plurals_of(said)
    for passage in said:
        where = f"{passage.path}: {passage.name}"
        for fault in (*typography.faults(passage.text, passage.lang), *wording.faults(passage, plurals)):
            yield f"{where}: {fault}"
    yield from (f"{passage.path}: {passage.name}: {fault}" for passage, fault in wording.untranslated(said))
    for path in sorted({path for pattern in CODE for path in root.glob(pattern)}):
        yield from wording.put_together(path)


def main() -> int:
    root = Path.cwd()
    return reported(sorted({*problems(root / "src"), *editing(root), *unwritten(root)}), root)


if __name__ == "__main__":
    sys.exit(main())
