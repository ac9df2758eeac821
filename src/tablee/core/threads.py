"""Work in parts that run at the same time, in several threads without the GIL; on plain sources, one after the other.

The C face of this file is together.pxd, where the compiled engine keeps its threads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Thing = TypeVar("Thing")
Task = Callable[[Thing, int, int], None]


def together(task: Task[Thing], thing: Thing, workers: int, parts: int) -> None:
    """Do all parts of a task: `task(thing, worker, part)`, a hot function.

    Each part is done once, by one of the workers 0 … n-1; the caller is one of them. No two parts may write to the same
    place, nor two workers; which worker does which part must not matter.
    """
    for part in range(parts):
        task(thing, 0, part)


def rouse() -> None:
    """Wake sleeping threads, because work for them comes in a moment."""
