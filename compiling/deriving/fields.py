"""Find the fields of classes: from a fresh instance if one can be made, else from assignments; annotations win."""

import ast
from collections.abc import Iterator
from typing import Any

from compiling.deriving.expressions import VIEWED
from compiling.deriving.inferring import Locals
from compiling.deriving.kinds import BOOL, FLOAT, INT, LARGEST, MASK, NUMBERS, OBJECT, VOID, Kind, annotated, joined
from compiling.deriving.program import Class, Program
from compiling.deriving.reading import Def, named, nodes


def find_fields(program: Program) -> None:
    """Find the fields of all classes, in several passes, because a class may contain another not yet known."""
    order = sorted(program.classes.values(), key=lambda cls: len(list(program.lineage(cls.dotted))))
    for settled in (False, False, True):
        program.settled = settled
        for cls in order:
            facts = program.looked[cls.module]["classes"].get(cls.name, {}).get("fields")
            said = dict(annotations(cls.node))
            found = {name: kind_of_fact(program, cls, fact, said.get(name)) for name, fact in (facts or {}).items()}
            if facts is None:
                found = assigned(program, cls, said)
            above = {name for kin in program.lineage(cls.base) for name in kin.fields}
            cls.fields = {name: kind for name, kind in found.items() if name not in above}


def annotations(node: ast.ClassDef) -> Iterator[tuple[str, ast.expr]]:
    """Yield `name: kind` in the body of a class, and `self.name: kind` in its methods."""
    for child in nodes(node):
        if isinstance(child, ast.AnnAssign):
            if isinstance(child.target, ast.Attribute) and named(child.target.value, "self"):
                yield child.target.attr, child.annotation
            elif child in node.body and isinstance(child.target, ast.Name):
                yield child.target.id, child.annotation


def kind_of_fact(program: Program, cls: Class, fact: list[Any] | None, said: ast.expr | None) -> Kind:
    """Return the kind of a field from its value, or from its annotation where the value is ambiguous."""
    kind = annotated(said, lambda text: program.class_named(cls.module, text)) if said else None
    if fact is None:
        return optional(said)
    if fact[0] in ("ints", "floats"):
        of = kind.of if kind and kind.name == "pointer" else "int" if fact[0] == "ints" else "double"
        return Kind("array", of, len(fact[1]))
    if fact[0] == "view":
        return Kind("view", VIEWED[fact[1]])
    if fact[0] in ("int", "bool", "float"):
        return number(fact, said)
    if fact[0] == "object":
        if kind and kind.is_class:
            return kind
        return Kind("class", fact[1]) if fact[1] in program.classes else optional(said)
    return kind if kind and kind.name == "objects" else Kind(fact[0]) if fact[0] == "list" else OBJECT


def number(fact: list[Any], said: ast.expr | None) -> Kind:
    text = ast.unparse(said) if said else ""
    if text in NUMBERS:
        return Kind(NUMBERS[text])
    if said:
        return OBJECT
    if fact[0] == "int":
        return MASK if fact[1] > LARGEST else INT
    return BOOL if fact[0] == "bool" else FLOAT


def optional(said: ast.expr | None) -> Kind:
    """Return the container kind of `list[…] | None` and similar annotations."""
    words = {part.strip().split("[")[0] for part in ast.unparse(said).split("|")} - {"None"} if said else set()
    word = words.pop() if len(words) == 1 else ""
    return Kind(word) if word in ("list", "dict", "str") else OBJECT


def assigned(program: Program, cls: Class, said: dict[str, ast.expr]) -> dict[str, Kind]:
    """Find the fields from what the methods assign to `self`."""
    found: dict[str, Kind] = {}
    for node in cls.node.body:
        if not isinstance(node, Def):
            continue
        known: Locals | None = None
        for name, value in own_assignments(node):
            annotation = said.get(name) or (parameter(node, value) if value else None)
            if annotation:
                kind: Kind | None = field_kind(program, cls, annotation)
            else:
                assert value  # a field that is only declared has an annotation
                known = known or inside(program, cls, node)
                kind = known.of(value)
            if kind:
                found[name] = joined(found.get(name, kind), kind)
    return {name: stored(kind) for name, kind in found.items()}


def inside(program: Program, cls: Class, node: Def) -> Locals:
    """Return the kinds of the names of a method."""
    params = [
        (argument.arg, annotated(argument.annotation, lambda text: program.class_named(cls.module, text)))
        for argument in node.args.args[1:]
    ]
    return Locals(program, cls.module, cls.dotted, node, params)


def parameter(node: Def, value: ast.expr) -> ast.expr | None:
    """Return the annotation if a value is a parameter."""
    found = (each.annotation for each in node.args.args if isinstance(value, ast.Name) and each.arg == value.id)
    return next(found, None)


def field_kind(program: Program, cls: Class, said: ast.expr) -> Kind:
    kind = annotated(said, lambda text: program.class_named(cls.module, text))
    return optional(said) if kind == OBJECT else kind


def stored(kind: Kind) -> Kind:
    """Return the kind a field stores: a list for a pointer, which only parameters can be."""
    return Kind("list") if kind.name == "pointer" else OBJECT if kind == VOID else kind


def own_assignments(node: Def) -> Iterator[tuple[str, ast.expr | None]]:
    """Yield the fields that a method assigns or only declares (`self.name: kind`), with their values."""
    for child in nodes(node):
        targets: list[ast.expr] = []
        if isinstance(child, ast.Assign):
            targets = child.targets
        elif isinstance(child, ast.AnnAssign):
            targets = [child.target]
        for target in targets:
            if isinstance(target, ast.Attribute) and named(target.value, "self"):
                yield target.attr, child.value  # type: ignore[attr-defined]
