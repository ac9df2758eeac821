"""Hot functions make no Python objects: read Cython's account of each line and fail on those that do.

A hot function (see `declared.py`) may work with objects only under `if … sink …:`, where events are told, and on lines
that say why: `# object: reason`. What Cython warns about fails too: a negative index, for one, is undefined in C.
"""

import ast
import html
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from checks.declared import Shelf
from compiling.__main__ import ROOT
from compiling.engine import Engine
from compiling.modules import Module, compiled_modules

LINE = re.compile(
    r"<pre class=\"cython line score-\d+\"[^>]*>.*?<span class=\"\w*\">(\d+)</span>.*?</pre>\s*"
    r"(?:<pre class='cython code score-\d+ \w*'>(.*?)</pre>)?",
    re.DOTALL,
)
CALL = re.compile(r"<span class='(py_c_api|pyx_c_api|py_macro_api|pyx_macro_api|error_goto)'>(.*?)</span>", re.DOTALL)
# Counting references and comparing types costs a nanosecond and makes nothing; __Pyx_Raise is the far end of an assert.
HARMLESS = re.compile(r"_?_?Pyx?_X?(INCREF|DECREF)(_SET)?|__Pyx_Type(Check|Test)|__Pyx_Raise")
MAY_RAISE = "if (unlikely(PyErr_Occurred()))"
EXEMPT = "# object:"

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Finding:
    """A line of a hot function that touches Python objects, and what it calls to do so."""

    path: Path
    line: int
    function: str
    reason: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.function}: {self.reason}"


def findings(module: Module, annotation: str, shelf: Shelf) -> Iterator[Finding]:
    """Every line of a module's hot functions that works with objects without saying why."""
    source = module.path.read_text()
    lines = source.splitlines()
    touched = object_lines(annotation)
    for owner, function in _functions(ast.parse(source)):
        if not shelf.is_hot(module.name, owner, function.name):
            continue
        name = f"{owner}.{function.name}" if owner else function.name
        exempt = _exempt_lines(function, lines)
        for line, reason in sorted((touched | _raises(function)).items()):
            if function.body[0].lineno <= line <= (function.end_lineno or 0) and line not in exempt:
                yield Finding(module.path, line, name, reason)


def object_lines(annotation: str) -> dict[int, str]:
    """Line number -> what the C code of that line calls that works with objects."""
    found: dict[int, str] = {}
    for number, code in LINE.findall(annotation):
        calls = [html.unescape(text) for kind, text in CALL.findall(code) if kind != "error_goto"]
        names = [name for name in dict.fromkeys(calls) if not HARMLESS.fullmatch(name)]
        if MAY_RAISE in html.unescape(re.sub("<[^>]+>", "", code)):
            names.append("PyErr_Occurred after a call that may raise (declare it noexcept)")
        if names:
            found[int(number)] = ", ".join(names)
    return found


def _functions(tree: ast.Module) -> Iterator[tuple[str | None, Function]]:
    for node in tree.body:
        if isinstance(node, Function):
            yield None, node
        elif isinstance(node, ast.ClassDef):
            yield from ((node.name, child) for child in node.body if isinstance(child, Function))


def _raises(function: Function) -> dict[int, str]:
    reason = "raise: a noexcept function swallows it when compiled"
    return {node.lineno: reason for node in ast.walk(function) if isinstance(node, ast.Raise)}


def _exempt_lines(function: Function, lines: list[str]) -> set[int]:
    exempt: set[int] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.If) and _mentions_sink(node.test):
            exempt |= {line for child in node.body for line in range(child.lineno, (child.end_lineno or 0) + 1)}
        if isinstance(node, ast.stmt):
            own = _own_lines(node)
            if any(EXEMPT in lines[line - 1] for line in own):
                exempt |= set(own)
    return exempt


def _own_lines(node: ast.stmt) -> range:
    """The lines of a statement itself, without the block it may head."""
    body = getattr(node, "body", None)
    return range(node.lineno, body[0].lineno if body else (node.end_lineno or node.lineno) + 1)


def _mentions_sink(test: ast.expr) -> bool:
    names = {node.id for node in ast.walk(test) if isinstance(node, ast.Name)}
    return "sink" in names | {node.attr for node in ast.walk(test) if isinstance(node, ast.Attribute)}


def warnings(log: str) -> list[str]:
    """What Cython warned about, without its "warning:"."""
    return [line.removeprefix("warning: ") for line in log.splitlines() if line.startswith("warning: ")]


def problems(engine: Engine) -> list[str]:
    """What stands between the modules compiled last and a hot layer free of objects."""
    shelf = Shelf(engine.source)
    found: list[str] = []
    for module in compiled_modules(engine.source):
        annotation = engine.annotation(module)
        if annotation.exists():
            found += map(str, findings(module, annotation.read_text(), shelf))
            found += warnings(engine.log(module).read_text())
        else:
            found.append(f"{module.path}: not compiled")
    return found


def main() -> int:
    found = problems(Engine(ROOT / "src", ROOT / "build"))
    for problem in found:
        print(problem.removeprefix(f"{ROOT}/"))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
