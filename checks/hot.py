"""Check that hot functions use no Python objects, by reading Cython's annotation of each line.

Every function whose parameters and result are numbers and compiled classes is hot, unless it is marked `@cold`
(compiling/deriving). It may use objects only under `if … sink …:`, where events are told, and on lines that say why:
`# object: reason`. Cython's warnings are failures too: a negative index, for example, is undefined in C.
"""

import ast
import html
import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from checks.reporting import reported
from compiling.__main__ import ROOT
from compiling.derived import Module, stamp
from compiling.engine import Engine, settings
from compiling.extension import Job, translate_alone

LINE = re.compile(
    r"<pre class=\"cython line score-\d+\"[^>]*>.*?<span class=\"\w*\">(\d+)</span>.*?</pre>\s*"
    r"(?:<pre class='cython code score-\d+ \w*'>(.*?)</pre>)?",
    re.DOTALL,
)
CALL = re.compile(r"<span class='(py_c_api|pyx_c_api|py_macro_api|pyx_macro_api|error_goto)'>(.*?)</span>", re.DOTALL)
# Reference counts and type checks cost a nanosecond and allocate nothing; __Pyx_Raise is the failing end of an assert.
HARMLESS = re.compile(r"_?_?Pyx?_X?(INCREF|DECREF)(_SET)?|__Pyx_Type(Check|Test)|__Pyx_Raise")
# After a call to a cold function
MAY_RAISE = re.compile(r"if \(unlikely\((PyErr_Occurred\(\)|!__pyx_t_\d+)\)\) __PYX_ERR")
EXEMPT = "# object:"
WARNING = re.compile(r"(?:warning: )?(.*?\.py):(\d+):\d+: (.*)")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Finding:
    """A line of a hot function that uses Python objects, the C calls that do so, and its locals without a C type."""

    path: Path
    line: int
    function: str
    reason: str
    untyped: tuple[str, ...] = ()

    def __str__(self) -> str:
        what = f"annotate {' and '.join(self.untyped)} as int" if self.untyped else "give its variables C types"
        advice = f"{what}, give the reason on the line (# object: …), or mark the function @cold"
        return f"{self.path}:{self.line}: {self.function} is hot but uses Python objects ({self.reason}): {advice}"


def findings(module: Module, annotation: str) -> Iterator[Finding]:
    """Yield the lines of a module's hot functions that use objects without saying why."""
    text = module.copy.read_text()
    lines = text.splitlines()
    touched = object_lines(annotation)
    for name, function in _functions(ast.parse(text)):
        if name not in module.hot:
            continue
        exempt = _exempt_lines(function, lines)
        for line, reason in sorted((touched | _raises(function)).items()):
            if function.body[0].lineno <= line <= (function.end_lineno or 0) and line not in exempt:
                untyped = [each for each in module.untyped.get(name, ()) if re.search(rf"\b{each}\b", lines[line - 1])]
                yield Finding(*module.places[line - 1], name, reason, tuple(untyped))


def object_lines(annotation: str) -> dict[int, str]:
    """Return, by line number, the calls in its C code that use objects."""
    found: dict[int, str] = {}
    for number, code in LINE.findall(annotation):
        calls = [html.unescape(text) for kind, text in CALL.findall(code) if kind != "error_goto"]
        names = [name for name in dict.fromkeys(calls) if not HARMLESS.fullmatch(name)]
        if MAY_RAISE.search(html.unescape(re.sub("<[^>]+>", "", code))):
            names.append("a call that may raise")
        if names:
            found[int(number)] = ", ".join(names)
    return found


def _functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{child.name}", child) for child in node.body if isinstance(child, Function))


def _raises(function: Function) -> dict[int, str]:
    reason = "raise: the compiled engine would swallow it"
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
    """Return the lines of a statement without its block."""
    body = getattr(node, "body", None)
    return range(node.lineno, body[0].lineno if body else (node.end_lineno or node.lineno) + 1)


def _mentions_sink(test: ast.expr) -> bool:
    names = {node.id for node in ast.walk(test) if isinstance(node, ast.Name)}
    return "sink" in names | {node.attr for node in ast.walk(test) if isinstance(node, ast.Attribute)}


def warnings(log: str, module: Module) -> list[str]:
    """Return Cython's warnings with the source lines they refer to."""
    found = [
        match.groups() for line in log.splitlines() if line.startswith("warning: ") and (match := WARNING.match(line))
    ]
    return ["{}:{}: {}".format(*module.places[int(line) - 1], text) for _, line, text in found]


def account_of(module: Module, folder: Path, now: str) -> tuple[str, str]:
    """Return Cython's annotation of a module and its log, regenerated unless they are cached for the stamp `now`."""
    job = Job(module.name, module.copy, folder, [], annotate=True)
    account, made_from = job.c_file.with_suffix(".html"), folder / f"{module.name}.stamp"
    if not made_from.exists() or made_from.read_text() != now:
        made_from.unlink(missing_ok=True)
        if not translate_alone(job):
            return "", job.log.read_text()
        job.c_file.unlink()
        made_from.write_text(now)
    return account.read_text(), job.log.read_text()


def problems_of(module: Module, folder: Path, now: str) -> list[str]:
    account, log = account_of(module, folder, now)
    if not account:
        return [f"{module.name}: does not compile:\n{log}"]
    return [*map(str, findings(module, account)), *warnings(log, module)]


def problems(engine: Engine) -> list[str]:
    """Return the findings and warnings of all compiled modules."""
    modules = engine.modules()
    known, said = {module.name: module for module in modules}, settings()
    folder = engine.build / "accounts"
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        asked = [pool.submit(problems_of, module, folder, stamp(module, known, said)) for module in modules]
        return [problem for each in asked for problem in each.result()]


def main() -> int:
    return reported(problems(Engine(ROOT / "src", ROOT / "build")), ROOT)


if __name__ == "__main__":
    sys.exit(main())
