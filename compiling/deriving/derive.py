"""Derive the input for Cython from the sources of all compiled modules."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from compiling.deriving.declaring import values_text
from compiling.deriving.fields import find_fields
from compiling.deriving.merging import Whole
from compiling.deriving.narrowing import refuse_narrowed
from compiling.deriving.program import INTRINSICS, Program
from compiling.deriving.reading import Source
from compiling.deriving.rewriting import Rewriter, values_name


@dataclass
class Derived:
    """The output for one extension: its files by path, and where the lines of its copy come from."""

    name: str
    files: dict[str, str]
    faces: dict[str, str]  # by module: the file that stands in for it, if the extension is not the module itself
    places: list[tuple[str, int]]  # for each line: the module and the line there
    needs: set[str]  # the extensions whose declarations it uses
    hot: dict[str, list[str]]  # hot functions and their untyped locals


def derive(sources: dict[str, Path], plain: dict[str, Path], source: Path) -> dict[str, Derived]:
    """Derive all extensions from the compiled modules (by dotted name); `plain` modules may call their functions."""
    read = {name: Source(name, path, path.read_text().splitlines()) for name, path in sources.items()}
    trees = {name: ast.parse(path.read_text()) for name, path in plain.items()}
    program = Program(read, trees, source)
    find_fields(program)
    refuse_narrowed(program)
    copies = {name: Rewriter(program, each).run() for name, each in read.items()}
    every = trees | {name: each.tree for name, each in read.items()}
    settle_extensions(program, every)
    members: dict[str, list[str]] = {}
    for name in in_order(every):
        if name in copies:
            members.setdefault(program.extension(name), []).append(name)
    wholes = [Whole(program, name, [copies[each] for each in modules]) for name, modules in members.items()]
    return {whole.name: derived(program, whole) for whole in wholes}


def derived(program: Program, whole: Whole) -> Derived:
    path = whole.name.replace(".", "/")
    lines, places = whole.lines()
    declarations, declarer = whole.declarations()
    files = {f"{path}.py": "\n".join(lines) + "\n", f"{path}.pxd": declarations}
    if values := whole.values():
        files[f"{values_name(whole.name).replace('.', '/')}.pxd"] = values_text(program, whole.name, values)
    homes = {home for part in whole.parts for home in part.copy.cimports}
    needs = {program.extension(home) for home in (*declarer.taken, *homes, INTRINSICS)} - {"libc.math", whole.name}
    return Derived(whole.name, files, whole.faces(), places, needs, declarer.untyped)


def in_order(trees: dict[str, ast.Module]) -> list[str]:
    """Sort modules so that each comes after those it imports."""
    done: dict[str, None] = {}
    begun: set[str] = set()

    def visit(name: str) -> None:
        if name not in begun:
            begun.add(name)
            for each in imported_modules(trees[name]):
                visit(each)
            done[name] = None

    def imported_modules(tree: ast.Module) -> Iterator[str]:
        return (name for name in named_modules(tree) if name in trees)

    for name in trees:
        visit(name)
    return list(done)


def named_modules(tree: ast.Module) -> Iterator[str]:
    """Yield what a module may import at the top level: modules, packages, or names in them."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            yield from (node.module or "", f"{node.module}.__init__")
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def settle_extensions(program: Program, trees: dict[str, ast.Module]) -> None:
    """Split up the extensions that would cause circular imports."""
    needs = {name: {each for each in named_modules(tree) if each in trees} for name, tree in trees.items()}
    while torn := torn_extension(program, needs):
        program.extensions |= {name: name for name, extension in program.extensions.items() if extension == torn}


def torn_extension(program: Program, needs: dict[str, set[str]]) -> str:
    """Return a merged extension that imports itself through others, or ""."""
    contracted: dict[str, set[str]] = {}
    for name, needed in needs.items():
        own = program.extension(name)
        contracted.setdefault(own, set()).update({program.extension(each) for each in needed} - {own})
    merged = {extension for name, extension in program.extensions.items() if extension != name}
    return next((each for each in sorted(merged) if each in below(each, contracted)), "")


def below(name: str, needs: dict[str, set[str]]) -> set[str]:
    """Return everything that a module imports, directly or indirectly."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for each in needs[waiting.pop()] - found:
            found.add(each)
            waiting.append(each)
    return found
