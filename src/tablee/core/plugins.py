"""What other packages add: entry points of the groups `tablee.games` and `tablee.bots`.

A package that cannot be loaded is left out and noted in `shelf.PROBLEMS`, so that it never keeps the others from working.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tablee.core import shelf
from tablee.core.errors import BadInput, Problem


def load_group(group: str, add: Callable[[str, Any], None]) -> None:
    """Hand the name and object of each entry point to `add`, in the order of their names."""
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)):
        try:
            add(entry.name, entry.load())
        except Problem as problem:
            shelf.PROBLEMS.append(problem)
        except Exception as error:  # noqa: BLE001 - other people's code may fail in any way
            shelf.PROBLEMS.append(unloadable(entry, error))


def unloadable(entry: EntryPoint, error: Exception) -> BadInput:
    package = f"{entry.dist.name} {entry.dist.version}" if entry.dist else "?"
    reason = f"{type(error).__name__}: {error}"
    return BadInput(
        "plugin-broken", field=entry.group, name=entry.name, package=package, value=entry.value, reason=reason
    )
