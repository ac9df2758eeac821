"""Games and bots from other packages, through the entry point groups `tablee.games` and `tablee.bots`.

A package that fails to load is skipped and reported in `shelf.PROBLEMS`, so it never breaks the others.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tablee.core import shelf
from tablee.core.errors import BadInput, Problem


def load_group(group: str, add: Callable[[str, Any], None]) -> None:
    """Call `add` with the name and object of each entry point, sorted by name."""
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
