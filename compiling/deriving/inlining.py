"""Build the bodies of short methods into their callers.

A call of a method goes through the table of its class and costs more than a short body. Nothing overrides a method marked
`@final`, so C callers use a function with the same body from the declarations, which the C compiler can inline. One marked
`@usual` may be overridden, so this function first asks whether the object is of exactly the class that defines it. Functions
that compute with floats still call it: built in, it changes where the C compiler rounds, and a bot's choice between equals.
"""

import ast
from collections.abc import Callable, Iterator

from compiling.deriving.editing import Edit, finish, start
from compiling.deriving.inferring import Locals, locals_of
from compiling.deriving.kinds import FLOAT, INT, MASK, TWIN
from compiling.deriving.program import BITS, INTRINSIC, CannotDerive, Function, Program
from compiling.deriving.reading import FINAL, USUAL, own_names


def inline_name(function: Function) -> str:
    """Return the name of the function with the body of a method."""
    return f"{function.owner.rpartition('.')[2]}__{function.name}{TWIN}"


def inline_calls(
    known: Locals, calls: Iterator[ast.Call], cast: Callable[[str], str]
) -> Iterator[tuple[Function, ast.Name, Edit]]:
    """Yield the final and usual methods among these calls, with their holders and the edits that call their functions instead."""
    floats = FLOAT in (*known.declared().values(), *known.params.values())
    for call in calls:
        method = known.called(call)
        fits = method and (method.final or (method.usual and not floats))
        match call.func:
            case ast.Attribute(value=ast.Name(id=name) as holder) if method and fits and is_held(known, name):
                end = start(call.args[0]) if call.args else finish(call)
                text = f"{inline_name(method)}({cast(name)}{', ' if call.args else ')'}"
                yield method, holder, (*start(call), *end, text)


def is_held(known: Locals, name: str) -> bool:
    """True if C knows the class of a name: `self`, a parameter or a local."""
    return name == "self" or name in known.known


class Body(ast.NodeTransformer):
    """Rewrites the body of a method for the declarations; collects what it needs from others."""

    def __init__(self, program: Program, function: Function) -> None:
        self.program = program
        self.function = function
        self.known = locals_of(program, function)
        self.own = own_names(function.node)
        self.methods: list[Function] = []
        self.intrinsics: set[str] = set()

    def lines(self) -> list[str]:
        """Return the statements, without the docstring."""
        body = self.function.node.body
        said = isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
        copied = ast.parse(ast.unparse(ast.Module(body[1:] if said else body, [])))
        return ast.unparse(ast.fix_missing_locations(self.visit(copied))).splitlines()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        assert node.value
        return ast.Assign([node.target], self.visit(node.value))

    def visit_Call(self, node: ast.Call) -> ast.AST:
        method = self.known.called(node)
        arguments = [self.visit(each) for each in node.args]
        if isinstance(node.func, ast.Attribute) and method and method.inline:
            self.methods.append(method)
            return ast.Call(ast.Name(inline_name(method)), [self.visit(node.func.value), *arguments], [])
        if isinstance(node.func, ast.Name) and (node.func.id == "range" or self._is_intrinsic(node.func.id)):
            self.intrinsics |= {node.func.id} - {"range"}
            return ast.Call(node.func, arguments, [])
        raise self._refused(ast.unparse(node.func))

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id == "self" or node.id in self.own:
            return node
        kind, fact = (look(self.function.module, node.id) for look in (self.program.constant, self.program.value))
        if kind not in (INT, MASK):
            raise self._refused(node.id)
        assert isinstance(fact, list)
        return ast.Constant(fact[1]) if kind == INT else ast.Name(f"{fact[1]}ULL")

    def _is_intrinsic(self, name: str) -> bool:
        home, _, origin = self.program.origin(self.function.module, name).rpartition(".")
        return home == BITS and origin in INTRINSIC

    def _refused(self, name: str) -> CannotDerive:
        source = self.program.sources[self.function.module]
        place = f"{source.path}:{source.numbers[self.function.node.lineno - 1]}"
        return CannotDerive(
            f"{place}: {self.function.label} is {FINAL if self.function.final else USUAL}, so it is built into its callers and "
            f"can use only fields, parameters, numbers and other such methods: it uses {name}"
        )
