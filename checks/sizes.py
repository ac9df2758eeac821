"""Check that files have at most 400 lines, and functions at most 50 lines and 5 parameters.

Data tables, tests and generated files are exempt.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from checks.generated import GENERATORS
from checks.reporting import reported

FILE_LINES = 400
FUNCTION_LINES = 50
PARAMETERS = 5
# Folder -> suffixes of its handwritten files.
KINDS = {
    "src": (".py", ".pxd"),
    "checks": (".py",),
    "compiling": (".py",),
    "bench": (".py",),
    "web/src": (".ts", ".js", ".svelte", ".css"),
}
SINGLE = ("tablee", "hatch_build.py")
TABLES = {"cards.py", "tiles.py"}


def problems(root: Path) -> Iterator[str]:
    """Yield everything below `root` that is too large."""
    for path in _files(root):
        text = path.read_text()
        lines = len(text.splitlines())
        where = path.relative_to(root)
        if lines > FILE_LINES and path.name not in TABLES:
            yield f"{where}: {lines} lines, at most {FILE_LINES} allowed: split it"
        if path.suffix in {".py", ""}:
            yield from (f"{where}:{problem}" for problem in function_problems(text))


def _files(root: Path) -> Iterator[Path]:
    generated = {path for each in GENERATORS for pattern in each.files for path in root.glob(pattern)}
    yield from (root / name for name in SINGLE if (root / name).exists())
    for folder, endings in KINDS.items():
        yield from sorted(path for path in {*(root / folder).rglob("*")} - generated if path.suffix in endings)


def function_problems(source: str) -> Iterator[str]:
    """Yield `line: problem` for each function that is too long or takes too many parameters."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                yield f"{node.lineno}: {node.name} has {lines} lines, at most {FUNCTION_LINES} allowed"
            taken = [each.arg for each in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]]
            count = len(taken) - (taken[:1] in (["self"], ["cls"]))
            if count > PARAMETERS:
                yield f"{node.lineno}: {node.name} takes {count} parameters, at most {PARAMETERS} allowed"


def main() -> int:
    return reported(problems(Path.cwd()), Path.cwd())


if __name__ == "__main__":
    sys.exit(main())
