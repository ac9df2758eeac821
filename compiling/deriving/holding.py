"""Set apart what hot functions do with Python objects, in functions of their own that hold the GIL.

Hot functions run without it. They may use objects under `if … sink is not None:`, where events are told, and in statements that say why:
`# object: reason`. Each such block becomes a function with the locals it reads as parameters.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from compiling.deriving.inferring import Locals
from compiling.deriving.kinds import SCALARS, VOID, Kind
from compiling.deriving.program import CannotDerive, Function
from compiling.deriving.reading import Source, nodes, own_names

REASON = "# object:"
LEAPS = (ast.Return, ast.Break, ast.Continue)


@dataclass
class Block:
    """Statements of a hot function, and the function they become."""

    body: list[ast.stmt]
    function: Function

    @property
    def first(self) -> int:
        return self.body[0].lineno

    @property
    def last(self) -> int:
        return self.body[-1].end_lineno or self.body[-1].lineno

    def call(self, arguments: list[str]) -> str:
        """Return the statement that takes their place."""
        text = f"{self.function.name}({', '.join(arguments)})"
        return text if self.function.result == VOID else f"return {text}"


def blocks(source: Source, function: Function, known: Locals) -> list[Block]:
    """Return the blocks of a hot function."""
    found: list[Block] = []
    for body in runs(source, function.node.body):
        name = f"{function.label.replace('.', '_')}__held{len(found) or ''}"
        found.append(Block(body, held(source, function, known, body, name)))
    return found


def runs(source: Source, body: list[ast.stmt]) -> Iterator[list[ast.stmt]]:
    """Yield the statements that use objects, consecutive ones together."""
    run: list[ast.stmt] = []
    for node in body:
        if says_why(source, node):
            run.append(node)
            continue
        if run:
            yield run
            run = []
        if isinstance(node, ast.If) and needs_sink(node.test):
            yield node.body
            yield from runs(source, node.orelse)
        else:
            for inner in (getattr(node, name, []) for name in ("body", "orelse")):
                yield from runs(source, inner)
    if run:
        yield run


def says_why(source: Source, node: ast.stmt) -> bool:
    """True if a statement, and each statement in it, gives its reason to use objects."""
    inner = [each for name in ("body", "orelse") for each in getattr(node, name, [])]
    last = inner[0].lineno - 1 if inner else node.end_lineno or node.lineno
    own = any(REASON in line for line in source.lines[node.lineno - 1 : last])
    return own and all(says_why(source, each) for each in inner)


def needs_sink(test: ast.expr) -> bool:
    """True if a condition holds only while events are told, so that what depends on it may use objects."""
    match test:
        case ast.BoolOp(op=ast.And(), values=values):
            return any(needs_sink(each) for each in values)
        case ast.Compare(left=ast.Name("sink") | ast.Attribute(attr="sink"), ops=[ast.IsNot()]):
            return True
    return False


def held(source: Source, function: Function, known: Locals, body: list[ast.stmt], name: str) -> Function:
    """Return the function that a block becomes."""
    here = [each for node in body for each in nodes(node)]
    inside = set(map(id, here))
    elsewhere = [each for each in nodes(function.node) if id(each) not in inside]
    returns = isinstance(body[-1], ast.Return)
    leaps = [each for each in here if isinstance(each, LEAPS) and each is not body[-1] and leaves(each, body)]
    around = [each for each in elsewhere if isinstance(each, ast.For | ast.While) and body[0] in nodes(each)]
    since = min([each.lineno for each in around], default=body[0].lineno)
    kept = bound(body) & read(function.node, lambda each: each in body or getattr(each, "end_lineno", since) < since)
    if leaps or kept:
        what = f"sets {min(kept)}, which is read outside of it" if kept else "leaves it"
        place = f"{source.path}:{source.numbers[body[0].lineno - 1]}"
        raise CannotDerive(
            f"{place}: {function.label}: a block that uses Python objects runs in a function of its own, but {what}: "
            "move it to a function marked @cold"
        )
    given = own_names(function.node) - (bound(body) - written(elsewhere) - set(known.params)) | {"self"}
    params = [
        (each, passed(source, function, known, each, body))
        for each in sorted(set().union(*(read(node, lambda _: False) for node in body)) & given)
    ]
    node = ast.FunctionDef(
        name, ast.arguments([], [ast.arg(each) for each, _ in params], None, [], [], None, []), body, []
    )
    ast.copy_location(node, body[0])
    return Function(name, function.module, "", node, params, function.result if returns else VOID, False, gil=True)


def leaves(leap: ast.AST, body: list[ast.stmt]) -> bool:
    """True unless it stays inside: a break or continue of a loop in the block."""
    loops = [each for node in body for each in nodes(node) if isinstance(each, ast.For | ast.While)]
    return isinstance(leap, ast.Return) or not any(leap in nodes(loop) for loop in loops)


def read(node: ast.AST, without: Callable[[ast.AST], bool]) -> set[str]:
    """Return the names that are read in a node, except inside loops over them and in nodes left out."""
    if without(node):
        return set()
    found = set().union(*(read(each, without) for each in ast.iter_child_nodes(node)))
    match node:
        case ast.Name(id=name, ctx=ast.Load()) | ast.AugAssign(target=ast.Name(id=name)):
            return found | {name}
        case ast.For(target=ast.Name(id=name)):
            return found - {name}
        case ast.ListComp() | ast.SetComp() | ast.DictComp():
            return found - written(nodes(node))
    return found


def bound(body: list[ast.stmt]) -> set[str]:
    """Return the names that these statements set, without those of comprehensions."""
    inner = [each for node in body for each in nodes(node) if isinstance(each, ast.comprehension)]
    apart = {id(each) for one in inner for each in nodes(one.target)}
    return written([each for node in body for each in nodes(node) if id(each) not in apart])


def written(found: list[ast.AST]) -> set[str]:
    return {node.id for node in found if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}


def passed(source: Source, function: Function, known: Locals, name: str, body: list[ast.stmt]) -> Kind:
    """Return the kind in which a local is passed to a block."""
    kind = known.of(ast.Name(name, ast.Load()))
    if kind and kind.name == "array":
        return Kind("pointer", kind.of)
    if kind and (kind in SCALARS or kind.is_class or kind.name == "pointer"):
        return kind
    place = f"{source.path}:{source.numbers[body[0].lineno - 1]}"
    raise CannotDerive(
        f"{place}: {function.label}: {name} has no C type, so it cannot be passed to a block that uses objects"
    )
