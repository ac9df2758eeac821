"""Infer the kinds of expressions from those of their names."""

import ast
from collections.abc import Callable
from typing import Any

from compiling.deriving.kinds import (
    BOOL,
    FLOAT,
    INT,
    LARGEST,
    MASK,
    OBJECT,
    SCALARS,
    VOID,
    Kind,
    annotated,
    element,
    joined,
)
from compiling.deriving.program import BITS, INTRINSIC, MATHS, Function, Program
from compiling.deriving.reading import Def, nodes

# By type code of array.array; callers provide the widest numbers, whose array may be read-only.
VIEWED = {"i": "int", "d": "double", "f": "float", "b": "signed char", "q": "const long long"}
UNSET = "tablee.core.hot.unset"
NUMERIC = {"len": INT, "int": INT, "bool": BOOL, "float": FLOAT, "ord": INT}


class Expressions:
    """Infers the kinds of one function's expressions."""

    def __init__(self, program: Program, module: str, owner: str, node: Def) -> None:
        self.program = program
        self.module = module
        self.owner = owner
        self.node = node
        self.known: dict[str, Kind] = {}
        self.narrowed: dict[str, str] = {}  # by `assert isinstance(x, C)`
        self.assigned = {
            each.id for each in nodes(node) if isinstance(each, ast.Name) and not isinstance(each.ctx, ast.Load)
        }
        self.readers: dict[type[ast.expr], Callable[[Any], Kind | None]] = {
            ast.Constant: self._constant,
            ast.Name: self._name,
            ast.Attribute: self._attribute,
            ast.Subscript: self._subscript,
            ast.Call: self._call,
            ast.IfExp: lambda each: self._join([each.body, each.orelse]),
            ast.BoolOp: lambda each: self._join(each.values),
            ast.NamedExpr: lambda each: self.of(each.value),
            ast.Compare: lambda _: BOOL,
            ast.UnaryOp: self._unary,
            ast.BinOp: self._binary,
        }

    def of(self, node: ast.expr) -> Kind | None:
        """Return the kind of an expression; None while it depends on a name not yet known."""
        read = self.readers.get(type(node))
        return read(node) if read else OBJECT

    def _constant(self, node: ast.Constant) -> Kind:
        if isinstance(node.value, bool):
            return BOOL
        if isinstance(node.value, int):
            return MASK if node.value > LARGEST else INT
        return FLOAT if isinstance(node.value, float) else OBJECT

    def _name(self, node: ast.Name) -> Kind | None:
        name = node.id
        if name in self.narrowed:
            return Kind("class", self.narrowed[name])
        if name == "self" and self.owner:
            return Kind("class", self.owner)
        if name in self.known:
            return self.known[name]
        if name in self.assigned:
            return None
        return self.program.kind_of(self.module, name) or OBJECT

    def _attribute(self, node: ast.Attribute) -> Kind | None:
        holder = self.of(node.value)
        if holder and holder.is_class:
            kind = self.program.field(holder.of, node.attr)
            return element(kind) if kind else OBJECT if self.program.settled else None
        return holder and OBJECT

    def _subscript(self, node: ast.Subscript) -> Kind | None:
        holder = self.of(node.value)
        if holder and holder.name in ("array", "pointer", "view") and not isinstance(node.slice, ast.Slice):
            return element(Kind(holder.of))
        if holder and holder.name == "objects":
            return Kind("class", holder.of)
        return holder and OBJECT

    # Calls

    def called(self, node: ast.Call) -> Function | None:
        """Return the compiled function that is called, if it can be determined."""
        program = self.program
        if isinstance(node.func, ast.Name):
            return program.function_named(self.module, node.func.id)
        if isinstance(node.func, ast.Attribute):
            held_by = node.func.value
            base = program.class_named(self.module, held_by.id) if isinstance(held_by, ast.Name) else ""
            holder = Kind("class", base) if base else self.of(held_by)
            return program.method(holder.of, node.func.attr) if holder and holder.is_class else None
        if isinstance(node.func, ast.Subscript) and isinstance(node.func.value, ast.Name):
            table = program.function_table(self.module, node.func.value.id)
            return table[0] if table else None
        return None

    def _call(self, node: ast.Call) -> Kind | None:
        if isinstance(node.func, ast.Name):
            return self._named_call(node, node.func.id)
        if isinstance(node.func, ast.Attribute) and self.of(node.func.value) is None:
            return None
        return result_of(self.called(node))

    def _named_call(self, node: ast.Call, name: str) -> Kind | None:
        program = self.program
        if name in ("min", "max", "abs") and len(node.args) > (name != "abs"):
            return self._join(node.args)
        if name in NUMERIC:
            return NUMERIC[name]
        if cls := program.class_named(self.module, name):
            return Kind("class", cls)
        if self.is_unset(node):
            return self._sized(INT, node.args[0])
        home, _, origin = program.origin(self.module, name).rpartition(".")
        if home == BITS and origin in INTRINSIC:
            return INTRINSIC[origin]
        if home == "math" and origin in MATHS:
            return FLOAT
        if f"{home}.{origin}" == "array.array":
            return Kind("view", VIEWED[ast.literal_eval(node.args[0])])
        return self._arrays_of(name) or result_of(program.function_named(self.module, name))

    def is_unset(self, node: ast.Call) -> bool:
        """True for `unset(5)`: an array whose numbers are written before they are read."""
        return isinstance(node.func, ast.Name) and self.program.origin(self.module, node.func.id) == UNSET

    def _arrays_of(self, name: str) -> Kind | None:
        """Return the array kind of a plain function of this module that makes one."""
        functions = self.program.sources[self.module].functions()
        found = (annotated(each.returns, lambda _: "") for each in functions if each.name == name)
        return next((kind for kind in found if kind.name == "view"), None)

    # Operators

    def both(self, one: Kind, other: Kind) -> Kind:
        """Return the kind that can hold both."""
        if one.is_class and other.is_class:
            shared = self.program.common(one.of, other.of)
            return Kind("class", shared) if shared else OBJECT
        if one.name == other.name == "array" and one.size == other.size:
            return Kind("array", joined(Kind(one.of), Kind(other.of)).name, one.size)
        return joined(one, other)

    def _join(self, nodes: list[ast.expr]) -> Kind | None:
        whole: Kind | None = None
        for node in nodes:
            kind = self.of(node)
            whole = self.both(whole, kind) if whole and kind else whole or kind
        return whole

    def _unary(self, node: ast.UnaryOp) -> Kind | None:
        if isinstance(node.op, ast.Not):
            return BOOL
        kind = self.of(node.operand)
        return INT if kind == BOOL else kind

    def _binary(self, node: ast.BinOp) -> Kind | None:
        if isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List):
            return self._array(node.left, node.right)
        left, right = self.of(node.left), self.of(node.right)
        if isinstance(node.op, ast.BitAnd) and (is_small(node.left) or is_small(node.right)):
            return INT if left in SCALARS or right in SCALARS else OBJECT
        if left is None or right is None:
            return left or right if (left or right) in SCALARS else None
        return calculated(node.op, left, right) if left in SCALARS and right in SCALARS else OBJECT

    def _array(self, items: ast.List, count: ast.expr) -> Kind:
        """Return the kind of `[0] * 5`: an array, if the size is a constant."""
        kinds = [self.of(each) for each in items.elts]
        return self._sized(joined(INT, kinds[0]), count) if len(kinds) == 1 and kinds[0] in SCALARS else OBJECT

    def _sized(self, kind: Kind, count: ast.expr) -> Kind:
        size = self._number(count)
        return Kind("array", kind.name, size) if size else OBJECT

    def _number(self, node: ast.expr) -> int:
        """Evaluate a constant integer expression; 0 if it is not one."""
        names = {each.id for each in nodes(node) if isinstance(each, ast.Name)}
        values = {name: self.program.value(self.module, name) for name in names}
        calls = any(isinstance(each, ast.Call | ast.Attribute) for each in nodes(node))
        if calls or any(not fact or fact[0] != "int" for fact in values.values()):
            return 0
        expression = ast.fix_missing_locations(ast.Expression(node))
        numbers = {name: fact[1] for name, fact in values.items() if fact}
        number = eval(compile(expression, "size", "eval"), {}, numbers)  # noqa: S307 - numbers and operators of our own
        return number if type(number) is int else 0


def calculated(op: ast.operator, left: Kind, right: Kind) -> Kind:
    """Return the kind of an operation on two numbers."""
    if isinstance(op, ast.Div):
        return FLOAT
    if isinstance(op, ast.LShift | ast.RShift):
        return joined(INT, left)
    whole = joined(left, right)
    return whole if isinstance(op, ast.BitAnd | ast.BitOr | ast.BitXor) else joined(INT, whole)


def is_small(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and 0 <= node.value <= LARGEST


def result_of(function: Function | None) -> Kind:
    return function.result if function and function.result != VOID else OBJECT
