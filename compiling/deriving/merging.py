"""Merge sibling modules into one extension by concatenating their copies, to pay the overhead of an extension once.

A name with different meanings in two of them is renamed in the later one.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from compiling.deriving.declaring import Declarer, Values
from compiling.deriving.editing import Edit, apply
from compiling.deriving.kinds import TWIN
from compiling.deriving.program import COLLECT, CannotDerive, Program
from compiling.deriving.reading import Def, own_names
from compiling.deriving.rewriting import FIELDS_MODULE, Copy, values_name

FUTURE = "from __future__ import annotations"
DIRECTIVES = "# cython:"


@dataclass
class Part:
    """One module of an extension, and its renamed names."""

    copy: Copy
    tree: ast.Module
    meanings: dict[str, str]  # for each name of the module: the dotted name of what it refers to
    renamed: dict[str, str] = field(default_factory=dict)

    @property
    def own(self) -> list[str]:
        """The names the module defines for Python, without those only C uses."""
        return sorted(name for name in self.meanings if not name.endswith(TWIN) and not name.startswith("__"))


class Whole:
    """An extension of one or several modules, sorted so that each finds what it needs."""

    def __init__(self, program: Program, name: str, copies: list[Copy]) -> None:
        self.program = program
        self.name = name
        self.parts = [self._part(copy) for copy in copies]
        if len(self.parts) > 1:
            self._rename()

    # Names

    def _part(self, copy: Copy) -> Part:
        tree = ast.parse(copy.text())
        program, module = self.program, copy.name
        meanings = {name: f"{module}.{name}" for name in bound(tree)}
        meanings |= {name: program.origin(module, name) for name in imported(tree)}
        for home, names in copy.cimports.items():
            meanings |= {name.split(" as ")[-1]: f"{home}.{name.split(' as ')[0]}" for name in names}
        meanings |= {twin: str(value) for twin, value in copy.masks.items()}
        meanings |= {twin: str(program.value(module, name)) for twin, name in copy.tables.items()}
        for twin, (name, _) in (*copy.objects.items(), *copy.callees.items()):
            meanings[twin] = program.origin(module, name)
        return Part(copy, tree, meanings)

    def _rename(self) -> None:
        known = {name: f"builtins.{name}" for name in dir(builtins)}
        for part in self.parts:
            stem = part.copy.name.rpartition(".")[2]
            for name, meaning in part.meanings.items():
                if known.setdefault(name, meaning) == meaning or name.startswith("__"):
                    continue
                fresh = self._called(meaning) or f"{name}__{stem}"
                part.renamed[name] = fresh
                known[fresh] = meaning
                if meaning == f"{part.copy.name}.{name}":
                    self.program.renamed[meaning] = fresh
        for part in self.parts:
            for home, names in part.copy.cimports.items():
                if self.program.extension(home) == self.name:  # functions of the same extension have no alias
                    for origin, _, local in (each.partition(" as ") for each in names if " as " in each):
                        part.renamed[local] = self.program.called(f"{home}.{origin}")

    def _called(self, meaning: str) -> str:
        """Return the new name if a sibling has renamed this."""
        for part in self.parts:
            for name, other in part.meanings.items():
                if other == meaning and meaning == f"{part.copy.name}.{name}" and name in part.renamed:
                    return part.renamed[name]
        return ""

    # The input for Cython

    def lines(self) -> tuple[list[str], list[tuple[str, int]]]:
        """Return the copy, and for each of its lines the module and line it comes from."""
        head = self._directives()
        head += [FUTURE] if any(FUTURE in part.copy.lines for part in self.parts) else []
        head += self._cimports()
        if any(part.copy.has_fields for part in self.parts):
            head.append(f"from {FIELDS_MODULE} import collect as {COLLECT}")
        if any(part.copy.has_addresses or part.copy.has_casts for part in self.parts):
            head.append("import cython")
        lines, places = list(head), [(self.parts[0].copy.name, 1)] * len(head)
        for part in self.parts:
            lines += self._body(part)
            places += [(part.copy.name, number) for number in part.copy.numbers]
        return lines, places

    def _directives(self) -> list[str]:
        """Return the directives for Cython; it reads them only at the top of a file, so the parts must agree."""
        found = {part.copy.lines[0] if part.copy.lines[0].startswith(DIRECTIVES) else "" for part in self.parts}
        if len(found) > 1:
            raise CannotDerive(f"the modules of {self.name} differ in their first line ({DIRECTIVES} …)")
        return [line for line in found if line]

    def _cimports(self) -> list[str]:
        taken: dict[str, set[str]] = {}
        for part in self.parts:
            for home, names in part.copy.cimports.items():
                extension = self.program.extension(home)
                for each in names if extension != self.name else ():
                    origin, _, local = each.partition(" as ")
                    called = self.program.called(f"{home}.{origin}")
                    local = part.renamed.get(local or origin, local or origin)
                    taken.setdefault(extension, set()).add(called if called == local else f"{called} as {local}")
            twins = {part.renamed.get(twin, twin) for twin in (*part.copy.masks, *part.copy.tables)}
            if twins:
                taken.setdefault(values_name(self.name), set()).update(twins)
        return [
            f"from cython.cimports.{home} import {', '.join(sorted(names))}" for home, names in sorted(taken.items())
        ]

    def _body(self, part: Part) -> list[str]:
        lines = list(part.copy.lines)
        edits = list(renaming(part.tree, part.renamed)) if part.renamed else []
        several = len(self.parts) > 1
        for node in part.tree.body:
            future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
            if future or (several and isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"):
                edits = [edit for edit in edits if not node.lineno <= edit[0] <= (node.end_lineno or 0)]
                edits.append(span(node, "pass"))
        apply(lines, edits)
        return lines

    def declarations(self) -> tuple[str, Declarer]:
        """Return the `.pxd` and its declarer."""
        declarer = Declarer(self.program, self.name, [part.copy for part in self.parts])
        for part in self.parts:
            declarer.renamed[part.copy.name] = part.renamed
        return declarer.text(), declarer

    def values(self) -> Values:
        """Return the constants by their C names: the defining module, the name there, and the value of a number."""
        found: Values = {}
        for part in self.parts:
            masks = {twin: (part.copy.name, "", value) for twin, value in part.copy.masks.items()}
            tables = {twin: (part.copy.name, name, None) for twin, name in part.copy.tables.items()}
            found |= {part.renamed.get(twin, twin): each for twin, each in (masks | tables).items()}
        return found

    def faces(self) -> dict[str, str]:
        """Return, by module, the file that stands in for it; empty if the extension is the module itself."""
        if self.parts[0].copy.name == self.name:
            return {}
        return {part.copy.name: self._face(part) for part in self.parts}

    def _face(self, part: Part) -> str:
        names = "".join(f"    {name!r}: {part.renamed.get(name, name)!r},\n" for name in part.own)
        return FACE.format(doc=ast.get_docstring(part.tree) or "", whole=self.name, names=names)


# The import comes last, because the siblings access one another while they are imported.
FACE = '''"""{doc}

Compiled together with its siblings.
"""

import sys
from importlib import import_module

WHOLE = "{whole}"
NAMES = {{
{names}}}


def __getattr__(name):
    if name in NAMES:
        return getattr(sys.modules[WHOLE], NAMES[name])
    raise AttributeError(f"module {{__name__!r}} has no attribute {{name!r}}")


__file__ = import_module(WHOLE).__file__
'''


def outside(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a module outside of functions and classes."""
    for child in ast.iter_child_nodes(tree):
        yield child
        if not isinstance(child, Def | ast.ClassDef | ast.Lambda):
            yield from outside(child)


def bound(tree: ast.Module | ast.ClassDef) -> set[str]:
    """Return the names that a module or class binds itself."""
    found: set[str] = set()
    for node in outside(tree):
        if isinstance(node, Def | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
    return {name for name in found if not name.endswith(TWIN)}


def imported(tree: ast.Module) -> set[str]:
    nodes = (node for node in outside(tree) if isinstance(node, ast.Import | ast.ImportFrom))
    kept = (node for node in nodes if getattr(node, "module", "") != "__future__")
    return {alias.asname or alias.name.split(".")[0] for node in kept for alias in node.names}


def span(node: ast.stmt | ast.expr | ast.alias, text: str) -> Edit:
    return node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0, text


def renaming(tree: ast.AST, names: dict[str, str], beyond: dict[str, str] | None = None) -> Iterator[Edit]:
    """Yield edits that rename names of a module, except where a function or class shadows them.

    `beyond` is the scope that the functions of a class see, which excludes the class's own names.
    """
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Name) and node.id in names:
            yield span(node, names[node.id])
        elif isinstance(node, ast.alias) and (node.asname or node.name) in names:
            yield span(node, f"{node.name} as {names[node.asname or node.name]}")
        elif isinstance(node, Def | ast.ClassDef):
            if node.name in names and isinstance(tree, ast.Module):
                at = node.col_offset + len("class " if isinstance(node, ast.ClassDef) else "def ")
                yield node.lineno, at, node.lineno, at + len(node.name.encode()), names[node.name]
            outer = names if beyond is None else beyond
            if isinstance(node, Def):
                yield from renaming(node, without(outer, own_names(node)))
            else:
                yield from renaming(node, without(outer, bound(node)), outer)
        else:
            yield from renaming(node, names, beyond)


def without(names: dict[str, str], hidden: Iterable[str]) -> dict[str, str]:
    return {name: fresh for name, fresh in names.items() if name not in hidden}
