"""Build the bodies of final methods into their callers.

A call of a method goes through the table of its class and costs more than a short body. Nothing overrides a method marked
`@final`, so C callers use a function with the same body from the declarations, which the C compiler can inline.
"""

import ast
from collections.abc import Callable, Iterator

from compiling.deriving.editing import Edit, finish, start
from compiling.deriving.inferring import Locals, locals_of
from compiling.deriving.kinds import INT, TWIN
from compiling.deriving.program import BITS, INTRINSIC, CannotDerive, Function, Program
from compiling.deriving.reading import own_names


def inline_name(function: Function) -> str:
    """Return the name of the function with the body of a final method."""
    return f"{function.owner.rpartition('.')[2]}__{function.name}{TWIN}"


def inline_calls(
    known: Locals, calls: Iterator[ast.Call], cast: Callable[[str], str]
) -> Iterator[tuple[Function, ast.Name, Edit]]:
    """Yield the final methods among these calls, with their holders and the edits that call their functions instead."""
    for call in calls:
        method = known.called(call)
        match call.func:
            case ast.Attribute(value=ast.Name(id=name) as holder) if method and method.final and is_held(known, name):
                end = start(call.args[0]) if call.args else finish(call)
                text = f"{inline_name(method)}({cast(name)}{', ' if call.args else ')'}"
                yield method, holder, (*start(call), *end, text)


def is_held(known: Locals, name: str) -> bool:
    """True if C knows the class of a name: `self`, a parameter or a local."""
    return name == "self" or name in known.known


class Body(ast.NodeTransformer):
    """Rewrites the body of a final method for the declarations; collects what it needs from others."""

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
        if isinstance(node.func, ast.Attribute) and method and method.final:
            self.methods.append(method)
            return ast.Call(ast.Name(inline_name(method)), [self.visit(node.func.value), *arguments], [])
        if isinstance(node.func, ast.Name) and (node.func.id == "range" or self._is_intrinsic(node.func.id)):
            self.intrinsics |= {node.func.id} - {"range"}
            return ast.Call(node.func, arguments, [])
        raise self._refused(ast.unparse(node.func))

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id == "self" or node.id in self.own:
            return node
        if self.program.constant(self.function.module, node.id) != INT:
            raise self._refused(node.id)
        fact = self.program.value(self.function.module, node.id)
        assert fact
        return ast.Constant(fact[1])

    def _is_intrinsic(self, name: str) -> bool:
        home, _, origin = self.program.origin(self.function.module, name).rpartition(".")
        return home == BITS and origin in INTRINSIC

    def _refused(self, name: str) -> CannotDerive:
        source = self.program.sources[self.function.module]
        place = f"{source.path}:{source.numbers[self.function.node.lineno - 1]}"
        return CannotDerive(
            f"{place}: {self.function.label} is final, so it is built into its callers and can use only fields, parameters, "
            f"numbers and other final methods: it uses {name}"
        )
