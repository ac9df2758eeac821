"""Old names on the wire. They keep working for one version; OpenAPI marks them, and the web app does not know them."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec.inspect as kinds
from msgspec import UNSET, Meta, UnsetType

from tablee.core.errors import BadInput

Value = TypeVar("Value")


def old_name(new: str) -> Meta:
    """Mark a field as the old name of another one."""
    return Meta(description=f"the old name of `{new}`", extra_json_schema={"deprecated": True})


def deprecation(field: kinds.Field) -> str:
    """Return what to use instead of a field that has an old name; empty for all others."""
    schema: dict[str, Any] = (field.type.extra_json_schema or {}) if isinstance(field.type, kinds.Metadata) else {}
    return str(schema["description"]) if schema.get("deprecated") else ""


def given(new: str, value: Value | UnsetType, old: str, before: Value | UnsetType) -> Value | UnsetType:
    """Return what a client gave under the new name or the old one; BadInput names both if it gave both."""
    if value is not UNSET and before is not UNSET:
        raise BadInput("field-renamed", field=old, new=new, old=old)
    return before if value is UNSET else value
