"""From the sources of all compiled modules to what Cython is given."""

import ast
from dataclasses import dataclass
from pathlib import Path

from compiling.deriving.declaring import Declarer, values_text
from compiling.deriving.fields import find_fields
from compiling.deriving.narrowing import refuse_narrowed
from compiling.deriving.program import INTRINSICS, Program
from compiling.deriving.reading import Source
from compiling.deriving.rewriting import Copy, Rewriter, values_name


@dataclass
class Derived:
    """What is written for one module: its files by their path, and where the lines of its copy come from."""

    name: str
    files: dict[str, str]
    numbers: list[int]
    needs: set[str]  # the modules whose declarations it sees
    hot: dict[str, list[str]]  # its hot functions, each with the locals that C does not know


def derive(sources: dict[str, Path], plain: dict[str, Path], source: Path) -> dict[str, Derived]:
    """All compiled modules (by dotted name); `plain` are the others, which may ask for functions."""
    read = {name: Source(name, path, path.read_text().splitlines()) for name, path in sources.items()}
    program = Program(read, {name: ast.parse(path.read_text()) for name, path in plain.items()}, source)
    find_fields(program)
    refuse_narrowed(program)
    copies = {name: Rewriter(program, each).run() for name, each in read.items()}
    return {name: derived(program, copy) for name, copy in copies.items()}


def derived(program: Program, copy: Copy) -> Derived:
    path = copy.name.replace(".", "/")
    declarer = Declarer(program, copy)
    files = {f"{path}.py": copy.text(), f"{path}.pxd": declarer.text()}
    if copy.masks or copy.tables:
        files[f"{values_name(copy.name).replace('.', '/')}.pxd"] = values_text(program, copy)
    needs = (set(declarer.taken) | set(copy.cimports) | {INTRINSICS}) - {"libc.math"}
    return Derived(copy.name, files, copy.numbers, needs, declarer.untyped)
