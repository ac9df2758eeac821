"""Rewrite what hot functions do with objects of compiled classes, so that no reference is counted and no GIL is needed.

A local that holds such an object becomes a bare pointer: whoever called owns the object for as long as the call lasts. Items
of lists are read without a reference, and classes are tested without Python.
"""

import ast
from collections.abc import Iterator

from compiling.deriving.editing import Edit, apply, finish, replaced, start, wrapped
from compiling.deriving.inferring import Locals
from compiling.deriving.kinds import VOID, Kind
from compiling.deriving.program import THREADS, CannotDerive, Function
from compiling.deriving.reading import Source, nodes

POINTER = '"void *"'
OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%"}
OPERATORS |= {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>"}
ITEM, IS_A, EXACTLY, EXPECT = "item__c", "is_a__c", "exactly__c", "expect__c"  # core/intrinsics.pxd


class Borrower:
    """Finds the edits of one hot function; `classes` and `intrinsics` are what they need, by dotted name."""

    def __init__(self, function: Function, known: Locals) -> None:
        self.function = function
        self.known = known
        self.pointers = {name: kind.of for name, kind in known.declared().items() if kind.is_class}
        self.names = known.narrowed | self.pointers  # those whose class Cython does not know
        self.casts = bool(self.names)  # it contains casts
        self.augmented: list[ast.AugAssign] = []  # assignments to be spelled out, because Cython would count references
        self.classes: set[str] = set()
        self.intrinsics: set[str] = set()

    def edits(self, body: list[ast.AST]) -> Iterator[Edit]:
        """Yield the edits of these nodes of the function."""
        tests = {id(node.test) for node in body if isinstance(node, ast.Assert)}
        for node in body:
            match node:
                case ast.Name(id=name, ctx=ast.Load()) if name in self.names:
                    yield replaced(node, self.cast(name))
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in self.pointers:
                    yield from wrapped(value, f"cython.cast({POINTER}, ", ")")
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if name in self.pointers:
                    yield from wrapped(value, f"cython.cast({POINTER}, ", ")")
                case ast.AugAssign(target=ast.Attribute() | ast.Subscript() as target) if self.reaches(target):
                    self.augmented.append(node)
                case ast.Subscript() if self.is_item(node):
                    yield from self.item(node)
                case ast.Assert(test=ast.Call(func=ast.Name(id="isinstance") as func) as test):
                    self.intrinsics.add(EXPECT)
                    end = "return" if self.function.result == VOID else "return 0"
                    yield (*start(node), *start(func), "if not ")
                    yield replaced(func, EXPECT)
                    yield (*finish(test), *finish(test), f": {end}")
                case ast.Call(func=ast.Name(id=name), args=[task, thing, _, _]) if self.is_shared(name):
                    self.casts = True
                    yield from (
                        *wrapped(task, f"cython.cast({POINTER}, ", ")"),
                        *wrapped(thing, f"cython.cast({POINTER}, ", ")"),
                    )
                case ast.Call(func=ast.Name(id="isinstance") as func) if id(node) not in tests:
                    self.intrinsics.add(IS_A)
                    yield replaced(func, IS_A)

    def is_shared(self, name: str) -> bool:
        """True if it is the function that shares work among threads."""
        return self.known.program.origin(self.function.module, name) == f"{THREADS}.together"

    def reaches(self, target: ast.expr) -> bool:
        """True if it is a part of something borrowed."""
        names = {node.id for node in nodes(target) if isinstance(node, ast.Name)}
        return bool(names & self.names.keys()) or any(map(self.is_item, nodes(target)))

    def is_item(self, node: ast.AST) -> bool:
        """True for an item of a list of objects."""
        holder = self.known.of(node.value) if isinstance(node, ast.Subscript) else None
        return holder is not None and holder.name == "objects"

    def cast(self, name: str) -> str:
        """Return a name as an object of its class."""
        return f"cython.cast({self.called(self.names[name])}, {name})"

    def given(self, params: list[tuple[str, Kind]]) -> list[str]:
        """Return the arguments for these parameters of a block of the function."""
        return [self.cast(name) if name in self.names else name for name, _ in params]

    def item(self, node: ast.Subscript) -> Iterator[Edit]:
        kind = self.known.of(node)
        assert kind
        self.intrinsics.add(ITEM)
        self.casts = True
        yield (*start(node), *start(node), f"cython.cast({self.called(kind.of)}, {ITEM}(")
        yield (*finish(node.value), *start(node.slice), ", ")
        yield (*finish(node.slice), *finish(node), "))")

    def called(self, dotted: str) -> str:
        """Return the name of a class in the module, which may have to take it from its home first."""
        program, module = self.known.program, self.function.module
        name = dotted.rpartition(".")[2]
        if program.origin(module, name) != dotted:
            self.classes.add(dotted)
        return name


def spelled_out(source: Source, node: ast.AugAssign, edits: list[Edit]) -> Iterator[Edit]:
    """Turn `a.b[i] += c` into `a.b[i] = a.b[i] + (c)`, where both targets get these edits."""
    target, value = node.target, node.value
    if start(target)[0] != finish(target)[0] or any(isinstance(each, ast.Call) for each in nodes(target)):
        place = f"{source.path}:{source.numbers[node.lineno - 1]}"
        raise CannotDerive(f"{place}: {ast.unparse(target)} would be evaluated twice: keep it in a local")
    first, last = start(target), finish(target)
    line = [source.lines[target.lineno - 1].encode()[: target.end_col_offset].decode()]
    own = [(1, edit[1], 1, *edit[3:]) for edit in edits if first <= edit[:2] and edit[2:4] <= last]
    apply(line, own)
    text = line[0].encode()[target.col_offset :].decode()
    yield (*last, *start(value), f" = {text} {OPERATORS[type(node.op)]} (")
    yield (*finish(value), *finish(value), ")")
