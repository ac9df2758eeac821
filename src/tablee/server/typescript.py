"""Generate TypeScript types from the structs in protocol.py and the *_shapes modules.

`python -m tablee.server.typescript` writes web/src/protocol.ts; with `--check` it only tells whether that is current.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec.inspect as kinds
from msgspec import Struct

from tablee.server import company_shapes, guide_shapes, people_shapes, protocol, shapes, teaching
from tablee.server.renamed import deprecation

TARGET = Path(__file__).parents[3] / "web" / "src" / "protocol.ts"
HEAD = "// Made from src/tablee/server/protocol.py and shapes by `python -m tablee.server.typescript`. Do not edit.\n"
JSON = """\
/** Any JSON object: a view, the arguments of an event, the settings of a match. */
export type Json = { [name: string]: unknown };
"""
PLAIN: dict[type, str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def written(kind: kinds.Type) -> str:
    """Return a type in TypeScript syntax."""
    if isinstance(kind, kinds.Metadata):
        return written(kind.type)
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, kinds.UnionType):
        return " | ".join(written(one) for one in kind.types)
    if isinstance(kind, kinds.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, kinds.DictType):
        value = written(kind.value_type)
        return "Json" if value == "unknown" else f"Record<string, {value}>"
    if isinstance(kind, kinds.StructType | kinds.TypedDictType):
        return kind.cls.__name__
    return PLAIN[type(kind)]


def interface(struct: type[Struct]) -> str:
    """Return a struct as an interface without its old names; fields a client may leave out are optional."""
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    lines = [f"/** {line} */" for line in [" ".join((struct.__doc__ or "").split())] if line]
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f'  type: "{info.tag}";')
    sent = info.forbid_unknown_fields
    for field in info.fields:
        if deprecation(field):
            continue
        mark = "?" if sent and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


def structs(module: ModuleType) -> list[type[Struct]]:
    """Return the structs a module defines, except base classes."""
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Struct)]
    return [struct for struct in found if struct.__module__ == module.__name__ and not struct.__subclasses__()]


def union(name: str, members: Any) -> str:
    """Return a union of interfaces."""
    return f"export type {name} =\n" + "\n".join(f"  | {one.__name__}" for one in get_args(members)) + ";\n"


def constants() -> str:
    """Return the named clocks, for a form."""
    clocks = "".join(
        f"  {name}: {{ bank: {one.bank}, increment: {one.increment} }},\n" for name, one in shapes.CLOCKS.items()
    )
    return f"/** The clocks that have a name. */\nexport const CLOCKS: Record<string, Clock> = {{\n{clocks}}};\n"


def typescript() -> str:
    """Return the whole file."""
    parts = [HEAD, JSON, *map(interface, [*structs(teaching), *structs(protocol)])]
    parts += [union("ClientMessage", protocol.ClientMessage), union("ServerMessage", protocol.ServerMessage)]
    parts += map(
        interface, [*structs(shapes), *structs(people_shapes), *structs(guide_shapes), *structs(company_shapes)]
    )
    return "\n".join([*parts, constants()])


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` compare it."""
    text = typescript()
    if arguments == ["--check"]:
        return 0 if TARGET.is_file() and TARGET.read_text("utf-8") == text else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
