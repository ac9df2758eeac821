"""Rewrite a module for Cython: cimports replace imports, and numbers replace the names of constants.

Edits stay on their lines, so that lines of the copy correspond to lines of the file; additions go to the end.
"""

import ast
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from compiling.deriving.borrowing import Borrower, spelled_out
from compiling.deriving.editing import Edit, apply, wrapped
from compiling.deriving.holding import Block, blocks
from compiling.deriving.inferring import Locals, locals_of
from compiling.deriving.inlining import inline_calls, inline_name
from compiling.deriving.kinds import LARGEST, MASK, TWIN, Kind
from compiling.deriving.program import (
    BITS,
    FIELD,
    INTRINSIC,
    INTRINSICS,
    MATHS,
    THREADS,
    TOGETHER,
    CannotDerive,
    Function,
    Program,
    is_field,
)
from compiling.deriving.reading import ACYCLIC, COLD, FIELDS, FINAL, USUAL, Def, Source, named, nodes, own_names

FIELDS_MODULE = "tablee.core.fields"


@dataclass
class Copy:
    """The rewritten module."""

    name: str
    lines: list[str]
    numbers: list[int]
    cimports: dict[str, set[str]] = field(default_factory=dict)  # by module: what is cimported from it
    masks: dict[str, int] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)  # by C name: the name of the list
    has_fields: bool = False
    has_addresses: bool = False
    has_casts: bool = False
    objects: dict[str, tuple[str, Kind]] = field(default_factory=dict)
    callees: dict[str, tuple[str, list[Function]]] = field(default_factory=dict)

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


class Rewriter:
    """Rewrites one module."""

    def __init__(self, program: Program, source: Source) -> None:
        self.program = program
        self.source = source
        self.module = source.name
        self.copy = Copy(source.name, [], list(source.numbers))
        self.edits: list[Edit] = []
        self.blocks: list[tuple[Block, list[str]]] = []  # with their arguments
        self.augmented: list[ast.AugAssign] = []
        self.replaced: set[int] = set()  # ids of the nodes that no longer need an import
        self.hot = {id(each.node) for each in program.every_function() if each.module == self.module and each.hot}

    def run(self) -> Copy:
        for _, node in self.source.all_functions():
            self._function(node, id(node) in self.hot)
            self._unmark(node)
        for function in [each for each in self.program.every_function() if each.module == self.module]:
            if function.hot:
                self._hot_function(function)
            self._unset_arrays(function)
        for each in self.source.classes():
            self._unmark(each)
            self._class_body(each)
        self._function_tables()
        self._imports()
        self.edits += [edit for each in self.augmented for edit in spelled_out(self.source, each, self.edits)]
        lines = list(self.source.lines)
        apply(lines, self.edits)
        self.copy.lines = lines
        self._set_apart()
        self._append()
        return self.copy

    # Inside functions

    def _function(self, node: Def, hot: bool) -> None:
        own = own_names(node)
        for child in body_nodes(node):
            if isinstance(child, ast.Name) and child.id not in own:
                self._name(child, hot)
            elif hot and isinstance(child, ast.Constant) and type(child.value) is int and child.value > LARGEST:
                self._replace(child, self._mask(f"NUMBER_{child.value:X}", child.value))

    def _name(self, node: ast.Name, hot: bool) -> None:
        program, name = self.program, node.id
        if kind := program.constant(self.module, name):
            fact = program.value(self.module, name)
            assert fact
            if kind == MASK:
                if hot:
                    self._replace(node, self._mask(name, fact[1]))
            else:
                self._replace(node, f"({fact[1]!r})" if fact[0] != "bool" and fact[1] < 0 else repr(fact[1]))
        elif hot and program.table(self.module, name):
            self.copy.tables[name + TWIN] = name
            self._replace(node, name + TWIN)
        elif hot and (functions := program.function_table(self.module, name)):
            self.copy.callees[name + TWIN] = (name, functions)
            self._replace(node, name + TWIN)
            for function in functions:
                self._cimport(function.module, function.name)
        elif hot and (kind := program.held(self.module, name)):
            self.copy.objects[name + TWIN] = (name, kind)
            self._edit(node, name + TWIN)  # the Python name is still used, at the end of the module

    def _hot_function(self, function: Function) -> None:
        known = locals_of(self.program, function)
        borrower = Borrower(function, known)
        found = blocks(self.source, function, known)
        self.blocks += [(block, borrower.given(block.function.params)) for block in found]
        self.program.functions |= {block.function.dotted: block.function for block in found}
        apart = {id(node) for block in found for each in block.body for node in nodes(each)}
        every = list(body_nodes(function.node))
        own = [node for node in every if id(node) not in apart]
        self._lent_arrays(known, every)
        self._inline_methods(known, [node for node in every if id(node) in apart], str)
        holders = self._inline_methods(known, own, lambda name: borrower.cast(name) if name in borrower.names else name)
        self.edits += borrower.edits([node for node in own if id(node) not in holders])
        self.augmented += borrower.augmented
        self.copy.has_casts |= borrower.casts
        for dotted in borrower.classes:
            self._cimport(*dotted.rsplit(".", 1))
        for name in borrower.intrinsics:
            self._cimport(INTRINSICS, name)

    def _lent_arrays(self, known: Locals, body: list[ast.AST]) -> None:
        """Pass the address of the first number where an array is passed to a pointer parameter."""
        for call in (child for child in body if isinstance(child, ast.Call)):
            taker = known.called(call)
            if taker and taker.has_pointers:
                for argument, (_, kind) in zip(call.args[-len(taker.params) :], taker.params, strict=False):
                    held = known.of(argument) if kind.name == "pointer" else None
                    if held and held.name == "view":
                        self.copy.has_addresses = True
                        self.edits += wrapped(argument, "cython.address(", "[0])")

    def _inline_methods(self, known: Locals, body: list[ast.AST], cast: Callable[[str], str]) -> set[int]:
        """Call final and usual methods without the table of their class; return the nodes of their holders."""
        holders = set()
        for method, holder, edit in inline_calls(known, (node for node in body if isinstance(node, ast.Call)), cast):
            self._cimport(method.module, inline_name(method))
            self.edits.append(edit)
            holders.add(id(holder))
        return holders

    def _unset_arrays(self, function: Function) -> None:
        """Leave out the start of an array whose numbers are written before they are read."""
        known = locals_of(self.program, function)
        for child in body_nodes(function.node):
            match child:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call() as value) if known.is_unset(value):
                    if name in known.declared():
                        self.replaced.add(id(value.func))
                        self._edit(child, "pass")

    def _mask(self, name: str, value: int) -> str:
        self.copy.masks[name + TWIN] = value
        return name + TWIN

    def _replace(self, node: ast.expr, text: str) -> None:
        self.replaced.add(id(node))
        self._edit(node, text)

    def _edit(self, node: ast.expr | ast.stmt, text: str) -> None:
        self.edits.append((node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0, text))

    # Around them

    def _unmark(self, node: Def | ast.ClassDef) -> None:
        for decorator in node.decorator_list:
            if any(named(decorator, mark) for mark in (ACYCLIC, COLD, FIELDS, FINAL, USUAL)):
                self.replaced.add(id(decorator))
                line = self.source.lines[decorator.lineno - 1]
                self.edits.append((decorator.lineno, 0, decorator.lineno, len(line.encode()), ""))

    def _class_body(self, cls: ast.ClassDef) -> None:
        """Remove annotations from the body of a C class, because its declaration contains them."""
        if f"{self.module}.{cls.name}" not in self.program.classes:
            return
        for node in cls.body:
            if isinstance(node, ast.AnnAssign) and node.value:
                said, start = node.annotation, node.target
                name = FIELD * is_field(node) + ast.unparse(start)
                self.edits.append(
                    (start.lineno, start.col_offset, said.end_lineno or 0, said.end_col_offset or 0, name)
                )
                self.copy.has_fields |= is_field(node)
            elif isinstance(node, ast.AnnAssign):
                self._edit(node, "pass")

    def _function_tables(self) -> None:
        """Remove lists of C functions, and what they are built from: Python cannot hold C functions."""
        cut: set[str] = set()
        for node in self.source.tree.body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=value)
                    | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
                ) if self.program.function_table(self.module, name) or self._names_functions(value, cut):
                    cut.add(name)
                    self.replaced |= {id(child) for child in nodes(node)}
                    self._edit(node, "pass")
        for child in nodes(self.source.tree):
            if isinstance(child, ast.Name) and child.id in cut and id(child) not in self.replaced:
                place = f"{self.source.path}:{self.source.numbers[child.lineno - 1]}"
                raise CannotDerive(
                    f"{place}: {child.id} contains C functions, so only tables of functions built from it can be used here"
                )

    def _names_functions(self, value: ast.expr, cut: set[str]) -> bool:
        """True if an expression contains functions that only C can call, by name or from a removed table."""
        called = {id(child.func) for child in nodes(value) if isinstance(child, ast.Call)}
        for child in nodes(value):
            if isinstance(child, ast.Name) and id(child) not in called:
                function = self.program.function_named(self.module, child.id)
                if child.id in cut or (function is not None and function.hot and not function.open):
                    return True
        return False

    def _imports(self) -> None:
        aside = self.replaced | set(self._annotation_names())
        names = (node for node in nodes(self.source.tree) if isinstance(node, ast.Name))
        used = {node.id for node in names if id(node) not in aside} | self.source.offered()
        for node in self.source.tree.body:
            if isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
                for child in node.body:
                    if isinstance(child, ast.ImportFrom):
                        self._import(child, used)
                self._edit(node, "pass")
            elif isinstance(node, ast.ImportFrom) and node.module != "__future__":
                kept = self._import(node, used)
                self._edit(node, f"from {node.module} import {', '.join(map(ast.unparse, kept))}" if kept else "pass")

    def _import(self, node: ast.ImportFrom, used: set[str]) -> list[ast.alias]:
        kept = []
        for alias in node.names:
            name = alias.asname or alias.name
            if name in used and not self._taken_in_c(name):
                kept.append(alias)
        return kept

    def _taken_in_c(self, name: str) -> bool:
        """Cimport a name if it is a C class or function, and return True."""
        home, _, origin = self.program.origin(self.module, name).rpartition(".")
        if home == BITS and origin in INTRINSIC:
            home = INTRINSICS
        elif home == THREADS:
            home = TOGETHER
        elif home == "math" and origin in MATHS:
            home = "libc.math"
        elif not (f"{home}.{origin}" in self.program.classes or f"{home}.{origin}" in self.program.functions):
            return False
        self._cimport(home, origin if origin == name else f"{origin} as {name}")
        return True

    def _cimport(self, home: str, name: str) -> None:
        if home != self.module:
            self.copy.cimports.setdefault(home, set()).add(name)

    def _annotation_names(self) -> Iterator[int]:
        for node in nodes(self.source.tree):
            for annotation in (getattr(node, "annotation", None), getattr(node, "returns", None)):
                if isinstance(annotation, ast.expr):
                    yield from (id(child) for child in nodes(annotation))

    # Additions

    def _set_apart(self) -> None:
        """Move the blocks of hot functions that use Python objects to functions of their own, at the end."""
        lines, numbers = self.copy.lines, self.copy.numbers
        for block, arguments in self.blocks:
            names = ", ".join(name for name, _ in block.function.params)
            at = slice(block.first - 1, block.last)
            body = textwrap.dedent("\n".join(lines[at])).splitlines()
            indent = " " * block.body[0].col_offset
            lines += [f"def {block.function.name}({names}):", *(f"    {line}" for line in body)]
            numbers += [numbers[block.first - 1], *numbers[at]]
            lines[at] = [indent + block.call(arguments), *[""] * (block.last - block.first)]

    def _append(self) -> None:
        extra = [f"{twin} = {name}" for twin, (name, _) in self.copy.objects.items()]
        for twin, (_, functions) in self.copy.callees.items():
            extra += [f"{twin}[{i}] = {function.name}" for i, function in enumerate(functions)]
        self.copy.lines += extra
        self.copy.numbers += [len(self.source.numbers)] * len(extra)


def values_name(module: str) -> str:
    """Return the name of the declaration file with an extension's constants."""
    return f"{module}__values"


def body_nodes(node: Def) -> Iterator[ast.AST]:
    """Yield all nodes that run when a function is called, excluding defaults and annotations."""
    waiting: list[ast.AST] = list(node.body)
    while waiting:
        child = waiting.pop()
        yield child
        if isinstance(child, ast.AnnAssign):
            waiting += [part for part in (child.target, child.value) if part]
        else:
            waiting += ast.iter_child_nodes(child)
