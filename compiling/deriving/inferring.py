"""Infer the kinds of locals from what is assigned to them."""

import ast
from collections.abc import Iterator

from compiling.deriving.expressions import Expressions
from compiling.deriving.kinds import FLOAT, INT, MASK, OBJECT, SCALARS, Kind, annotated, joined
from compiling.deriving.program import Function, Program
from compiling.deriving.reading import Def, named, nodes

COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
Assignment = tuple[ast.expr, ast.expr | Kind]


class Locals(Expressions):
    """The kinds of one function's names."""

    def __init__(self, program: Program, module: str, owner: str, node: Def, params: list[tuple[str, Kind]]) -> None:
        super().__init__(program, module, owner, node)
        self.params = dict(params)
        self.fixed: set[str] = set()  # names with an annotation
        self.known = dict(params)
        self.narrowed = dict(self._narrowed())
        self.assignments = list(self._assignments(node))
        self._settle()

    def _narrowed(self) -> Iterator[tuple[str, str]]:
        """Yield names narrowed by `assert isinstance(x, C)`, with their class."""
        for node in nodes(self.node):
            match node:
                case ast.Assert(test=ast.Call(func=ast.Name(id="isinstance"), args=[ast.Name(id=name), cls])):
                    if dotted := self.program.class_named(self.module, ast.unparse(cls)):
                        yield name, dotted

    def _assignments(self, node: ast.AST) -> Iterator[Assignment]:
        """Yield every assignment of the function as target and value."""
        for child in ast.iter_child_nodes(node):
            if isinstance(child, COMPREHENSIONS):
                continue
            match child:
                case ast.Assign():
                    for target in child.targets:
                        yield from matched(target, child.value)
                case ast.AnnAssign(target=ast.Name(id=name)):
                    self.fixed.add(name)
                    self.known[name] = self._annotated(child)
                case ast.AugAssign():
                    yield child.target, ast.BinOp(as_loaded(child.target), child.op, child.value)
                case ast.AnnAssign(value=ast.expr()) | ast.NamedExpr():
                    assert child.value
                    yield child.target, child.value
                case ast.For():
                    yield child.target, item_of(child.iter)
            yield from self._assignments(child)

    def _annotated(self, node: ast.AnnAssign) -> Kind:
        kind = annotated(node.annotation, lambda text: self.program.class_named(self.module, text))
        if kind.name == "pointer" and node.value:
            value = self.of(node.value)
            return Kind("array", kind.of, value.size) if value and value.name == "array" else OBJECT
        return kind

    def _settle(self) -> None:
        """Iterate over the assignments until a fixed point."""
        while True:
            before = dict(self.known)
            for target, value in self.assignments:
                self._assign(target, value)
            for name, kind in self.lent():
                self._widen(name, Kind(kind.of))
            if self.known == before:
                return

    def _assign(self, target: ast.expr, value: ast.expr | Kind) -> None:
        kind = value if isinstance(value, Kind) else self.of(value)
        if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
            self._widen(target.value.id, kind)
        elif isinstance(target, ast.Tuple):
            for each in target.elts:
                self._assign(each, OBJECT)
        elif isinstance(target, ast.Name) and kind and target.id not in self.fixed and target.id not in self.params:
            name = target.id
            kind = Kind("class", self.narrowed[name]) if name in self.narrowed else kind
            self.known[name] = self.both(self.known.get(name, kind), kind)

    def _widen(self, name: str, kind: Kind | None) -> None:
        """Widen the element kind of a local array by what is stored in it."""
        held = self.known.get(name)
        if held and held.name == "array" and kind in (MASK, FLOAT):
            self.known[name] = Kind("array", joined(Kind(held.of), kind).name, held.size)

    def declared(self) -> dict[str, Kind]:
        """Return the locals that get a C type."""
        own = {name: kind for name, kind in self.known.items() if name not in self.params}
        return {name: kind for name, kind in own.items() if kind in SCALARS or kind.name in ("class", "array")}

    def untyped(self) -> set[str]:
        """Return the locals that stay Python objects."""
        names = {target.id for target, _ in self.assignments if isinstance(target, ast.Name)}
        return names - set(self.declared()) - set(self.params)

    def lent(self) -> Iterator[tuple[str, Kind]]:
        """Yield the names passed to pointer parameters, with the parameter's kind."""
        for node in nodes(self.node):
            if isinstance(node, ast.Call) and (function := self.called(node)) and function.has_pointers:
                given = node.args[-len(function.params) :]
                for argument, (_, kind) in zip(given, function.params, strict=False):
                    if kind.name == "pointer" and isinstance(argument, ast.Name):
                        yield argument.id, kind


def locals_of(program: Program, function: Function) -> Locals:
    """Return the (cached) locals of a compiled function."""
    kept = program.locals.get(function.dotted)
    if not isinstance(kept, Locals):
        kept = Locals(program, function.module, function.owner, function.node, function.params)
        program.locals[function.dotted] = kept
    return kept


def matched(target: ast.expr, value: ast.expr) -> Iterator[Assignment]:
    """Split `a, b = c, d` into two assignments."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        for one, other in zip(target.elts, value.elts, strict=True):
            yield from matched(one, other)
    else:
        yield target, value


def as_loaded(target: ast.expr) -> ast.expr:
    return ast.Name(target.id, ast.Load()) if isinstance(target, ast.Name) else target


def item_of(iterated: ast.expr) -> ast.expr | Kind:
    """Return the element that a loop over this yields."""
    if isinstance(iterated, ast.Call) and named(iterated.func, "range"):
        return INT
    return ast.Subscript(iterated, ast.Constant(0), ast.Load())
