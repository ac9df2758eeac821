"""All compiled modules together: their C classes and functions, the kinds of these, and what every name refers to."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeGuard

from compiling.deriving.kinds import BOOL, FLOAT, INT, LARGEST, MASK, OBJECT, SCALARS, VOID, Kind, annotated
from compiling.deriving.reading import (
    ACYCLIC,
    COLD,
    FIELDS,
    FINAL,
    USUAL,
    Def,
    Source,
    attribute_calls,
    imported_names,
    is_marked,
    is_plain,
    named,
    top_level,
)
from compiling.modules import merged

INTRINSICS = "tablee.core.intrinsics"
BITS = "tablee.core.bits"
THREADS, TOGETHER = "tablee.core.threads", "tablee.core.together"  # the Python and the C face of threads
INTRINSIC = {"popcount": INT, "contains": BOOL, "several": BOOL, "lowest": INT, "highest": INT, "nth_bit": INT}
INTRINSIC |= {"spread": VOID, "scale": VOID, "mark_words": VOID, "copy_numbers": VOID}
MATHS = ("sqrt", "log", "exp")
FIELD_WORDS = ("field", "each", "composed", "setting", "derived", "known", "cache")  # core/fields.py
FIELD, COLLECT = "FIELD_", "collect_fields"  # their names in the copy


class FieldLine(ast.AnnAssign):
    """A line that declares a field."""

    target: ast.Name
    value: ast.Call


class CannotDerive(Exception):
    """The sources contain something that C cannot express; the message names the place."""


@dataclass
class Function:
    """A C function or method. Hot ones need no GIL and raise nothing; pointer parameters hide it from Python."""

    name: str
    module: str
    owner: str  # the dotted name of the class, or ""
    node: Def
    params: list[tuple[str, Kind]]
    result: Kind
    hot: bool
    open: bool = False  # True if plain Python may call it
    gil: bool = False  # True for a block of a hot function that uses Python objects (holding.py)

    @property
    def dotted(self) -> str:
        return f"{self.owner or self.module}.{self.name}"

    @property
    def label(self) -> str:
        """`name` or `Class.name`."""
        return ".".join(filter(None, [self.owner.rpartition(".")[2], self.name]))

    @property
    def has_pointers(self) -> bool:
        return any(kind.name == "pointer" for _, kind in self.params)

    @property
    def final(self) -> bool:
        """True for a hot method that nothing overrides, so that C callers can contain its body."""
        return self.hot and bool(self.owner) and is_marked(self.node, FINAL)

    @property
    def usual(self) -> bool:
        """True for a hot method whose body C callers can contain for objects of exactly its class."""
        return self.hot and bool(self.owner) and is_marked(self.node, USUAL)

    @property
    def inline(self) -> bool:
        return self.final or self.usual


@dataclass
class Class:
    """A class that becomes a C struct with methods."""

    name: str
    module: str
    node: ast.ClassDef
    base: str  # dotted, or ""
    fields: dict[str, Kind] = field(default_factory=dict)
    methods: dict[str, Function] = field(default_factory=dict)

    @property
    def dotted(self) -> str:
        return f"{self.module}.{self.name}"


class Program:
    """The symbol table of all compiled modules."""

    def __init__(self, sources: dict[str, Source], plain: dict[str, ast.Module], source: Path) -> None:
        self.sources = sources
        self.extensions = merged(sources)
        self.classes: dict[str, Class] = {}
        self.functions: dict[str, Function] = {}
        self.settled = False  # True once all fields are known
        self.locals: dict[str, object] = {}  # a cache by function (inferring.py)
        self.kinds: dict[tuple[str, str], Kind | None] = {}  # a cache by module and name
        self.renamed: dict[str, str] = {}  # new names of functions and classes renamed in their extension
        self._find_classes()
        self.looked = look(source, {name: self._classes_of(name) for name in sources})
        self._spell_out()
        self._find_functions()
        self._open_functions(plain)

    # Names

    def extension(self, module: str) -> str:
        """Return the extension a module is compiled into."""
        return self.extensions.get(module, module)

    def called(self, dotted: str) -> str:
        """Return the name of a function or class in its extension."""
        return self.renamed.get(dotted) or dotted.rpartition(".")[2]

    def origin(self, module: str, name: str) -> str:
        """Return the dotted name of what a module's name refers to, following imports."""
        while module in self.sources and name in self.sources[module].imports:
            module, name = self.sources[module].imports[name]
        return f"{module}.{name}"

    def class_named(self, module: str, name: str) -> str:
        """Return the dotted name of the compiled class a name refers to, or ""."""
        dotted = self.origin(module, name)
        return dotted if dotted in self.classes else ""

    def function_named(self, module: str, name: str) -> Function | None:
        return self.functions.get(self.origin(module, name))

    def value(self, module: str, name: str) -> list[Any] | None:
        """Return the value of a name in the uncompiled module, as described by `looking`."""
        found: list[Any] | None = self.looked[module]["values"].get(name)
        return found

    def kind_of(self, module: str, name: str) -> Kind | None:
        """Return the kind of what a module's name refers to: a number, a table of numbers, or a compiled object."""
        if (module, name) not in self.kinds:
            found = self.constant(module, name) or self.table(module, name) or self.held(module, name)
            self.kinds[module, name] = found
        return self.kinds[module, name]

    def constant(self, module: str, name: str) -> Kind | None:
        """Return the kind of a constant number, or None."""
        fact = self.value(module, name)
        if not fact or fact[0] not in ("int", "bool", "float"):
            return None
        if fact[0] != "int":
            return BOOL if fact[0] == "bool" else FLOAT
        return MASK if fact[1] > LARGEST or self._says(module, name) == "Mask" else INT

    def table(self, module: str, name: str) -> Kind | None:
        """Return the kind of a list of constant numbers, or None."""
        fact = self.value(module, name)
        if not fact or fact[0] not in ("ints", "floats"):
            return None
        size = len(fact[1])
        if fact[0] == "floats":
            return Kind("array", "double", size)
        if max(fact[1]) > LARGEST or self._says(module, name) == "list[Mask]":
            return Kind("array", "u64", size)
        small = min(fact[1]) >= -(2**15) and max(fact[1]) < 2**15
        return Kind("array", "short" if small else "int", size)

    def function_table(self, module: str, name: str) -> list[Function] | None:
        """Return the compiled functions of a list of functions with one signature, or None."""
        fact = self.value(module, name)
        if not fact or fact[0] != "functions" or any(each not in self.functions for each in fact[1]):
            return None
        found = [self.functions[each] for each in fact[1]]
        kinds = {(tuple(kind for _, kind in each.params), each.result, each.hot) for each in found}
        return found if len(kinds) == 1 else None

    def held(self, module: str, name: str) -> Kind | None:
        """Return the kind of a module-level object, or list of objects, of a compiled class, or None."""
        fact = self.value(module, name)
        if fact and fact[0] == "object" and fact[1] in self.classes:
            return Kind("class", fact[1])
        if fact and fact[0] in ("list", "objects"):
            if fact[0] == "objects" and fact[1] in self.classes:
                return Kind("objects", fact[1])
            kind = annotated(
                self._annotation(module, name), lambda text: self.class_named(self._home(module, name), text)
            )
            return kind if kind.name == "objects" else None
        return None

    def _home(self, module: str, name: str) -> str:
        return self.origin(module, name).rpartition(".")[0]

    def _annotation(self, module: str, name: str) -> ast.expr | None:
        home, _, name = self.origin(module, name).rpartition(".")
        for node in top_level(self.sources[home].tree) if home in self.sources else ():
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
                return node.annotation
        return None

    def _says(self, module: str, name: str) -> str:
        annotation = self._annotation(module, name)
        return ast.unparse(annotation) if annotation else ""

    # Classes

    def _find_classes(self) -> None:
        waiting = [(name, node) for name, source in self.sources.items() for node in source.classes()]
        while True:
            known = len(self.classes)
            for module, node in waiting:
                base = self._base(module, node)
                dotted = f"{module}.{node.name}"
                if base is not None and dotted not in self.classes:
                    self.classes[dotted] = Class(node.name, module, node, base)
            if len(self.classes) == known:
                return

    def _base(self, module: str, node: ast.ClassDef) -> str | None:
        """Return the compiled base of a class, "" without a base; None if the class stays plain Python."""
        if any(not marked_by(each) for each in node.decorator_list) or node.keywords or len(node.bases) > 1:
            return None
        if not node.bases:
            return ""
        return self.class_named(module, ast.unparse(node.bases[0])) or None

    def _classes_of(self, module: str) -> list[str]:
        return [each.name for each in self.classes.values() if each.module == module]

    def _spell_out(self) -> None:
        """Append the methods that classes generate for C, replacing those of the same name."""
        for name, source in self.sources.items():
            spelled = self.looked[name]["classes"].items()
            texts = {key: each["methods"] + self._declared(name, key) for key, each in spelled if each["methods"]}
            if texts:
                source.spell_out(texts)
        for each in self.classes.values():
            each.node = next(node for node in self.sources[each.module].classes() if node.name == each.name)

    def _declared(self, module: str, name: str) -> str:
        """Return the source of a class's table of fields, which in C no decorator builds."""
        cls = self.classes[f"{module}.{name}"]
        names = [each.target.id for each in cls.node.body if is_field(each)]
        if not names:
            return ""
        table = ", ".join(f"{each!r}: {FIELD}{each}" for each in names)
        return f"\ndeclared = {ast.unparse(cls.node.bases[0])}.declared + {COLLECT}({{{table}}})\n"

    def lineage(self, dotted: str) -> Iterator[Class]:
        """Yield a class, its base, and so on."""
        while dotted in self.classes:
            yield self.classes[dotted]
            dotted = self.classes[dotted].base

    def field(self, dotted: str, name: str) -> Kind | None:
        return next((each.fields[name] for each in self.lineage(dotted) if name in each.fields), None)

    def method(self, dotted: str, name: str) -> Function | None:
        return next((each.methods[name] for each in self.lineage(dotted) if name in each.methods), None)

    def common(self, one: str, other: str) -> str:
        """Return the nearest common base class, or ""."""
        mine = [each.dotted for each in self.lineage(one)]
        return next((each.dotted for each in self.lineage(other) if each.dotted in mine), "")

    # Functions

    def _find_functions(self) -> None:
        for name, source in self.sources.items():
            for node in source.functions():
                if found := self._declare(name, "", node):
                    self.functions[found.dotted] = found
        for each in sorted(self.classes.values(), key=lambda each: len(list(self.lineage(each.dotted)))):
            for child in each.node.body:
                if isinstance(child, Def) and (found := self._declare_method(each, child)):
                    each.methods[child.name] = found

    def _declare_method(self, cls: Class, node: Def) -> Function | None:
        above = self.method(cls.base, node.name)
        if above is None:
            return self._declare(cls.module, cls.dotted, node)
        if above.final:
            raise CannotDerive(f"{cls.dotted}.{node.name} overrides {above.dotted}, which is final")
        names = [argument.arg for argument in node.args.args[1:]]
        params = list(zip(names, (kind for _, kind in above.params), strict=True))
        return Function(node.name, cls.module, cls.dotted, node, params, above.result, above.hot)

    def _declare(self, module: str, owner: str, node: Def) -> Function | None:
        """Return the C declaration of a function; None if it stays plain Python."""
        if is_plain(node):
            return None
        arguments = node.args.args[1:] if owner else node.args.args
        kinds = [annotated(argument.annotation, lambda text: self.class_named(module, text)) for argument in arguments]
        result = annotated(node.returns, lambda text: self.class_named(module, text))
        clear = all(kind in SCALARS or kind.name in ("pointer", "class") for kind in kinds)
        hot = clear and result in (*SCALARS, VOID) and not is_marked(node, COLD)
        params = list(zip((argument.arg for argument in arguments), kinds, strict=True))
        if hot:
            return Function(node.name, module, owner, node, params, result, hot)
        loose = [(name, loosened(kind)) for name, kind in params]
        if not owner and not any(kind.is_class for _, kind in loose):
            return None
        return Function(node.name, module, owner, node, loose, OBJECT, hot)

    def every_function(self) -> Iterator[Function]:
        yield from self.functions.values()
        for each in self.classes.values():
            yield from each.methods.values()

    def _open_functions(self, plain: dict[str, ast.Module]) -> None:
        """Find the functions that plain Python uses: by import, by a method call, or by `__all__`."""
        taken = {name for tree in plain.values() for name in imported_names(tree)}
        called = self._called_methods(plain)
        for each in self.every_function():
            if each.owner:
                above = (kin for kin in self.lineage(each.owner) if each.name in kin.methods)
                offered = any(kin.name in self.sources[kin.module].offered() for kin in above)
                asked = offered or each.name in called.get(realm(each.module), ())
            else:
                asked = (each.module, each.name) in taken or each.name in self.sources[each.module].offered()
                if (each.module, each.name) in taken and each.has_pointers:
                    raise CannotDerive(
                        f"{each.dotted} writes into a list, which plain Python cannot pass to C: add a function that returns "
                        "a list and import that instead"
                    )
            each.open = not each.has_pointers and (asked or not each.hot)

    def _called_methods(self, plain: dict[str, ast.Module]) -> dict[str, set[str]]:
        """Return, by realm, the names of the methods called in plain modules and cold functions."""
        called: dict[str, set[str]] = {}
        for name, tree in plain.items():
            called.setdefault(realm(name), set()).update(attribute_calls(tree))
        hot = {id(each.node) for each in self.every_function() if each.hot}
        for name, source in self.sources.items():
            cold = (node for _, node in source.all_functions() if id(node) not in hot)
            called.setdefault(realm(name), set()).update(*map(attribute_calls, cold))
        return called


def marked_by(decorator: ast.expr) -> bool:
    """True if a class with this decorator can be compiled."""
    return named(decorator, FIELDS) or named(decorator, ACYCLIC)


def realm(module: str) -> str:
    """Return the realm of a module: each game is one, and so is the rest; a change in one game never affects another."""
    parts = module.split(".")
    return ".".join(parts[:3]) if parts[1:2] == ["games"] and len(parts) > 3 else parts[0]


def is_field(node: ast.stmt) -> TypeGuard[FieldLine]:
    """True if a line of a class declares a field (core/fields.py)."""
    match node:
        case ast.AnnAssign(target=ast.Name(), value=ast.Call(func=ast.Name(id=name))):
            return name in FIELD_WORDS
    return False


def loosened(kind: Kind) -> Kind:
    """Return the kind of a cold function's parameter: compiled classes, ints and lists keep theirs."""
    if kind.name in ("pointer", "objects", "list"):
        return Kind("list")
    return kind if kind.is_class or kind == INT else OBJECT


def look(source: Path, classes: dict[str, list[str]]) -> dict[str, Any]:
    """Describe the values of the uncompiled modules, found by a separate Python process."""
    # Without cached bytecode: its timestamps are in seconds, so it could miss a quick second edit of the same size.
    fresh = ["-B", "-X", f"pycache_prefix={os.devnull}"]
    command = [sys.executable, *fresh, "-m", "compiling.deriving.looking", str(source)]
    root = Path(__file__).resolve().parents[2]
    run = subprocess.run(command, cwd=root, input=json.dumps(classes), capture_output=True, text=True, check=False)
    if run.returncode:
        raise CannotDerive(f"the sources do not run uncompiled:\n{run.stderr.strip()}")
    found: dict[str, Any] = json.loads(run.stdout)
    return found
