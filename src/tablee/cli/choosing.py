"""Parse settings and numbers from the command line."""

from __future__ import annotations

from tablee.core.errors import BadInput


def read_pairs(written: str) -> dict[str, str]:
    """Parse settings written as `mode=express,memory=open`; BadInput if one has two different values."""
    chosen: dict[str, str] = {}
    for part in filter(None, written.split(",")):
        name, equals, value = (word.strip() for word in part.partition("="))
        if not equals:
            raise BadInput("setting-form", field="settings", written=part)
        if chosen.get(name, value) != value:
            raise BadInput("setting-twice", field=name, setting=name, first=chosen[name], second=value)
        chosen[name] = value
    return chosen


def read_number(field: str, written: str, low: int, high: int) -> int:
    """Parse a number within bounds; BadInput names the field and the bounds."""
    number = int(written[:20]) if written.isdecimal() else -1
    if not low <= number <= high:
        raise BadInput("number-range", field=field, name=field, value=written, allowed=f"{low}–{high}")
    return number
