"""Find masks that would lose their upper half: a Mask returned, passed or stored where an int is declared."""

import ast
from collections.abc import Iterator

from compiling.deriving.inferring import Locals, locals_of
from compiling.deriving.kinds import INT, MASK
from compiling.deriving.program import CannotDerive, Function, Program
from compiling.deriving.reading import nodes

HALF = 32


def refuse_narrowed(program: Program) -> None:
    """Refuse to compile code that would silently lose bits."""
    found = [
        f"{(source := program.sources[each.module]).path}:{source.numbers[line - 1]}: {each.label}: {what} is a 64-bit "
        "mask where an int is declared: annotate the target as Mask"
        for each in program.every_function()
        if each.hot
        for line, what in narrowed(program, each)
    ]
    if found:
        raise CannotDerive("\n".join(found))


def narrowed(program: Program, function: Function) -> Iterator[tuple[int, str]]:
    """Yield the lines of a hot function on which 64 bits are narrowed to 32, and the expression."""
    known = locals_of(program, function)
    for node in nodes(function.node):
        match node:
            case ast.Return(value=ast.expr() as value) if function.result == INT and is_wide(known, value):
                yield node.lineno, f"returns {ast.unparse(value)}"
            case ast.Call():
                yield from given(known, node)
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript() as target], value=value):
                if known.of(target) == INT and is_wide(known, value):
                    yield node.lineno, f"{ast.unparse(target)} = {ast.unparse(value)}"


def given(known: Locals, node: ast.Call) -> Iterator[tuple[int, str]]:
    called = known.called(node)
    params = called.params if called and called.hot else []
    for argument, (name, kind) in zip(node.args[-len(params) :] if params else [], params, strict=False):
        if kind == INT and is_wide(known, argument):
            yield node.lineno, f"{name}={ast.unparse(argument)}"


def is_wide(known: Locals, node: ast.expr) -> bool:
    """True if it may have more than 32 bits; a right shift by 32 or more leaves fewer."""
    match node:
        case ast.BinOp(op=ast.RShift(), right=ast.Constant(value=int() as by)) if by >= HALF:
            return False
    return known.of(node) == MASK
