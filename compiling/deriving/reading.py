"""Parsed modules: their imports, functions and classes."""

import ast
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

Def = ast.FunctionDef | ast.AsyncFunctionDef
# The decorators with a meaning here
COLD, FIELDS, ACYCLIC, FINAL, USUAL = "cold", "with_fields", "acyclic", "final", "usual"
CLOSURES = (ast.Lambda, ast.GeneratorExp, ast.FunctionDef, ast.AsyncFunctionDef, ast.Yield, ast.YieldFrom, ast.Await)


@dataclass
class Source:
    """One module: its text, and where its names come from."""

    name: str
    path: Path
    lines: list[str]
    numbers: list[int] = field(init=False)  # the original line number of each line
    tree: ast.Module = field(init=False)
    imports: dict[str, tuple[str, str]] = field(init=False)

    def __post_init__(self) -> None:
        self.numbers = list(range(1, len(self.lines) + 1))
        self.parse()

    def parse(self) -> None:
        self.tree = ast.parse("\n".join(self.lines))
        self.imports = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in top_level(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    def spell_out(self, texts: dict[str, str]) -> None:
        """Append these methods to classes, replacing those of the same name."""
        for cls in sorted(self.classes(), key=lambda cls: -cls.lineno):
            if text := texts.get(cls.name):
                replaced = {child.name for child in ast.parse(text).body if isinstance(child, Def)}
                self._insert(cls.end_lineno or cls.lineno, textwrap.indent(text, "    ").splitlines(), cls.lineno)
                for child in reversed(cls.body):
                    if isinstance(child, Def) and child.name in replaced:
                        self._remove(child)
        self.parse()

    def _insert(self, after: int, lines: list[str], number: int) -> None:
        self.lines[after:after] = lines
        self.numbers[after:after] = [self.numbers[number - 1]] * len(lines)

    def _remove(self, node: Def) -> None:
        first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        del self.lines[first - 1 : node.end_lineno], self.numbers[first - 1 : node.end_lineno]

    def functions(self) -> Iterator[Def]:
        return (node for node in self.tree.body if isinstance(node, Def))

    def classes(self) -> Iterator[ast.ClassDef]:
        return (node for node in self.tree.body if isinstance(node, ast.ClassDef))

    def all_functions(self) -> Iterator[tuple[ast.ClassDef | None, Def]]:
        """Yield functions and methods, each with its class."""
        yield from ((None, node) for node in self.functions())
        for cls in self.classes():
            yield from ((cls, node) for node in cls.body if isinstance(node, Def))

    def offered(self) -> set[str]:
        """Return what `__all__` names: always callable from plain Python."""
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and any(named(target, "__all__") for target in node.targets):
                return set(ast.literal_eval(node.value))
        return set()


@cache
def nodes(tree: ast.AST) -> list[ast.AST]:
    """Return a node and all below it, in the order of `ast.walk`; kept, because functions are read again and again."""
    found = [tree]
    for node in found:  # which grows meanwhile
        for value in vars(node).values():
            if isinstance(value, list):
                found += [each for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST):
                found.append(value)
    return found


def named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def top_level(tree: ast.Module) -> Iterator[ast.stmt]:
    """Yield the statements of a module, and those inside its top-level conditions."""
    for node in tree.body:
        yield node
        if isinstance(node, ast.If):
            yield from (*node.body, *node.orelse)


def is_marked(node: Def | ast.ClassDef, mark: str) -> bool:
    return any(named(decorator, mark) for decorator in node.decorator_list)


def is_plain(node: Def) -> bool:
    """True if C cannot declare it: special and decorated methods, closures, and unusual parameters."""
    arguments = node.args
    odd = arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults or arguments.posonlyargs
    decorated = [each for each in node.decorator_list if not any(named(each, mark) for mark in (COLD, FINAL, USUAL))]
    closures = any(isinstance(child, CLOSURES) for child in nodes(node) if child is not node)
    return bool(odd or decorated or closures or isinstance(node, ast.AsyncFunctionDef) or node.name.startswith("__"))


def own_names(node: Def) -> set[str]:
    """Return the names a function binds: its parameters and what is assigned in it."""
    found: set[str] = set()
    for child in nodes(node):
        match child:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()) | ast.arg(arg=name):
                found.add(name)
            case ast.ExceptHandler(name=str() as name) | ast.FunctionDef(name=name) if child is not node:
                found.add(name)
            case ast.Import() | ast.ImportFrom():
                found |= {alias.asname or alias.name for alias in child.names}
    return found


def attribute_calls(node: ast.AST) -> set[str]:
    """Return the names of all methods called in it."""
    calls = (child.func for child in nodes(node) if isinstance(child, ast.Call))
    return {call.attr for call in calls if isinstance(call, ast.Attribute)}


def imported_names(tree: ast.Module) -> set[tuple[str, str]]:
    """Return everything a module imports, anywhere in it, as pairs of module and name."""
    return {
        (node.module or "", alias.name)
        for node in nodes(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
