"""Games and bots from other packages, through the entry point groups `tablee.games` and `tablee.bots`.

A package that fails to load is skipped and reported in `shelf.PROBLEMS`, so it never breaks the others.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.core import shelf
from tablee.core.errors import BadInput, Problem

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def load_group(group: str, add: Callable[[str, Any], None]) -> None:
    """Call `add` with the name and object of each entry point, sorted by name."""
    if not may_extend_us(tuple(sys.path)):
        return
    from importlib.metadata import entry_points

    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)):
        try:
            add(entry.name, entry.load())
        except Problem as problem:
            shelf.PROBLEMS.append(problem)
        except Exception as error:  # noqa: BLE001 - other people's code may fail in any way
            shelf.PROBLEMS.append(unloadable(entry, error))


@cache
def may_extend_us(path: tuple[str, ...]) -> bool:
    """True unless no package on the path names an entry point group of ours.

    Most starts find none, so they need not import importlib.metadata, which takes longer than this look.
    """
    for place in map(Path, path):
        if place.is_file():
            return True  # an archive, which only importlib.metadata can read
        if any(b"[tablee." in package.read_bytes() for package in place.glob("*-info/entry_points.txt")):
            return True
    return False


def unloadable(entry: EntryPoint, error: Exception) -> BadInput:
    package = f"{entry.dist.name} {entry.dist.version}" if entry.dist else "?"
    reason = f"{type(error).__name__}: {error}"
    return BadInput(
        "plugin-broken", field=entry.group, name=entry.name, package=package, value=entry.value, reason=reason
    )
