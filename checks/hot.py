"""Check that hot functions use no Python objects: Cython refuses to compile them without the GIL, and this names line and fix.

Every function whose parameters and result are numbers and compiled classes is hot, unless it is marked `@cold`
(compiling/deriving). It may use objects only under `if … sink …:`, where events are told, and in statements that say why:
`# object: reason`. Cython's warnings are failures too: a negative index, for example, is undefined in C.
"""

import ast
import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from checks.reporting import reported
from compiling.__main__ import ROOT
from compiling.derived import Module
from compiling.engine import Engine, stale_modules
from compiling.extension import Job, translate_alone

# What Cython says of a line that needs the GIL, whichever words it finds for it
NEEDS_GIL = re.compile(r"without (the )?gil|declared nogil|nogil function", re.IGNORECASE)
MESSAGE = re.compile(r"(?:warning: )?(.*?\.py):(\d+):\d+: (.*)")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Finding:
    """A line of a hot function that uses Python objects, what Cython says of it, and its locals without a C type."""

    path: Path
    line: int
    function: str
    reason: str
    untyped: tuple[str, ...] = ()

    def __str__(self) -> str:
        what = f"annotate {' and '.join(self.untyped)} as int" if self.untyped else "give its variables C types"
        advice = f"{what}, give the reason on the line (# object: …), or mark the function @cold"
        return f"{self.path}:{self.line}: {self.function} is hot but uses Python objects ({self.reason}): {advice}"


def findings(module: Module, log: str) -> Iterator[Finding]:
    """Yield the lines of a module's hot functions that use objects, according to Cython's log, or raise."""
    text = module.copy.read_text()
    lines = text.splitlines()
    refused = object_lines(log)
    for name, function in _functions(ast.parse(text)):
        if name not in module.hot:
            continue
        for line, reason in sorted((refused | _raises(function)).items()):
            if function.lineno <= line <= (function.end_lineno or 0):
                untyped = [each for each in module.untyped.get(name, ()) if re.search(rf"\b{each}\b", lines[line - 1])]
                yield Finding(*module.places[line - 1], name, reason, tuple(untyped))


def object_lines(log: str) -> dict[int, str]:
    """Return, by line number, why Cython refuses a line without the GIL; a function as a whole only if it names no line in it."""
    found: dict[int, list[str]] = {}
    for line, text in errors(log):
        if NEEDS_GIL.search(text) and "declared nogil" not in text:
            found.setdefault(line, []).append(text)
    return {line: ", ".join(dict.fromkeys(texts)) for line, texts in found.items()}


def errors(log: str) -> list[tuple[int, str]]:
    """Return Cython's errors by line of the copy."""
    found = [match for line in log.splitlines() if not line.startswith("warning: ") and (match := MESSAGE.match(line))]
    return [(int(match[2]), match[3]) for match in found]


def _functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{child.name}", child) for child in node.body if isinstance(child, Function))


def _raises(function: Function) -> dict[int, str]:
    reason = "raise: the compiled engine would swallow it"
    return {node.lineno: reason for node in ast.walk(function) if isinstance(node, ast.Raise)}


def warnings(log: str, module: Module) -> list[str]:
    """Return Cython's warnings with the source lines they refer to."""
    found = [
        match.groups() for line in log.splitlines() if line.startswith("warning: ") and (match := MESSAGE.match(line))
    ]
    return ["{}:{}: {}".format(*module.places[int(line) - 1], text) for _, line, text in found]


def problems_of(module: Module, folder: Path) -> list[str]:
    """Return the findings and warnings of a module that is not compiled yet."""
    job = Job(module.name, module.copy, folder, [])
    translated = translate_alone(job)
    found = reported_by(module, log := job.log.read_text())
    return found or ([] if translated else [f"{module.name}: does not compile:\n{log}"])


def reported_by(module: Module, log: str) -> list[str]:
    return [*map(str, findings(module, log)), *warnings(log, module)]


def problems(engine: Engine) -> list[str]:
    """Return the findings and warnings of all compiled modules; Cython's log of those that are up to date is kept."""
    modules = engine.modules()
    stale = stale_modules(engine, modules)
    kept = [module for module in modules if module.name not in stale]
    folder = engine.build / "accounts"
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        asked = [pool.submit(problems_of, module, folder) for module in modules if module.name in stale]
        known = [each for module in kept for each in reported_by(module, engine.log(module.name).read_text())]
        return known + [problem for each in asked for problem in each.result()]


def main() -> int:
    return reported(problems(Engine(ROOT / "src", ROOT / "build")), ROOT)


if __name__ == "__main__":
    sys.exit(main())
