"""`python -m compiling.wire`: document the messages and the REST interface in docs/reference from their types."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec.inspect as kinds
from msgspec import Struct

from tablee.server import protocol
from tablee.server.app import make_app
from tablee.server.renamed import deprecation
from tablee.server.settings import Settings
from tablee.server.typescript import structs, written

REFERENCE = Path(__file__).resolve().parent.parent / "docs" / "reference"
MADE = "<!-- Made by `python -m compiling.wire` from the types of the server. Do not edit. -->\n"
MESSAGES = """\
# WebSocket messages

Every message on `/ws` is one JSON object; `type` names its type. [The protocol](protocol.md) explains their order.
Types are in TypeScript notation; fields marked `?` are optional.
"""
REST = """\
# REST

Everything under `/api` accepts and returns JSON, unless marked as text. A request that fails is answered with a `Problem`:
an id for programs, a sentence for people, and the clause if a rule is the reason. The same is available as OpenAPI at
`/openapi.json`.
"""


def cell(text: str) -> str:
    """Escape text for a table cell."""
    return " ".join(text.split()).replace("|", "\\|")


def fields(struct: type[Struct]) -> Iterator[str]:
    """Yield the section of a struct: its description, then one row per field."""
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    name = f"`{info.tag}`" if info.tag is not None else struct.__name__
    yield f"\n### {name}\n\n{' '.join((struct.__doc__ or '').split())}\n"
    if info.fields:
        yield "\n| field | type |\n|---|---|\n"
    for field in info.fields:
        mark = "?" if info.forbid_unknown_fields and not field.required else ""
        old = deprecation(field)
        yield f"| `{field.encode_name}{mark}` | `{cell(written(field.type))}`{f'; deprecated: {old}' if old else ''} |\n"


def messages() -> str:
    """Return the page on the WebSocket messages."""
    sent, told = get_args(protocol.ClientMessage), get_args(protocol.ServerMessage)
    inside = [one for one in structs(protocol) if one not in sent and one not in told]
    parts = {"A client sends": sent, "The server sends": told, "Parts of messages": inside}
    return (
        MADE
        + MESSAGES
        + "".join(f"\n## {title}\n" + "".join(map("".join, map(fields, parts[title]))) for title in parts)
    )


def rest() -> str:
    """Return the page on the REST interface: its routes, then the shapes they take and return."""
    schema = make_app(Settings()).state.routes.description
    rows = []
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            meaning = cell(operation.get("description") or operation["summary"].capitalize())
            takes = shape(operation.get("requestBody"))
            gives = shape(operation["responses"].get("200"))
            rows.append(f"| `{method.upper()} {path}` | {meaning} | {takes} | {gives} |\n")
    table = "\n| request | what it does | body | response |\n|---|---|---|---|\n" + "".join(sorted(rows, key=order))
    shapes = "".join(schema_rows(name, one) for name, one in sorted(schema["components"]["schemas"].items()))
    return f"{MADE}{REST}{table}\n## Shapes\n{shapes}"


def order(row: str) -> str:
    """Return the sort key of a row: path, then method."""
    method, path = row[3:].split("`", 1)[0].split(" ", 1)
    return f"{path} {method}"


def shape(content: dict[str, Any] | None) -> str:
    """Describe a body, with a link to its shape."""
    ((kind, held),) = (content or {}).get("content", {}).items() or [("", {})]
    name = held.get("schema", {}).get("$ref", "").rpartition("/")[2]
    return f"[{name}](#{name.lower()})" if name else "text" if kind == "text/plain" else ""


def schema_rows(name: str, one: dict[str, Any]) -> str:
    """Return the section of a shape: its description, and a row per property."""
    head = f"\n### {name}\n\n{' '.join(one.get('description', '').split())}\n"
    required = one.get("required", ())
    rows = [
        f"| `{field}{'' if field in required else '?'}` | {cell(said(kind))} |\n"
        for field, kind in one.get("properties", {}).items()
    ]
    return head + ("\n| field | type |\n|---|---|\n" + "".join(rows) if rows else "")


def said(kind: dict[str, Any]) -> str:
    """Describe a JSON schema in a few words."""
    if kind.get("deprecated"):
        return f"{said({**kind, 'deprecated': False})}; deprecated: {kind['description']}"
    if "$ref" in kind:
        name = kind["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in kind:
        return " or ".join(said(one) for one in kind["anyOf"])
    if "enum" in kind:
        return " or ".join(f"`{value}`" for value in kind["enum"])
    if kind.get("type") == "array":
        return f"list of {said(kind['items'])}" if kind.get("items") else "list"
    return str(kind.get("type", "anything"))


if __name__ == "__main__":
    (REFERENCE / "messages.md").write_text(messages(), "utf-8")
    (REFERENCE / "rest.md").write_text(rest(), "utf-8")
