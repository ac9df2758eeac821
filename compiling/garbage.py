"""Pauses Python's garbage collector, which would look again and again through syntax trees that are all in use."""

import contextlib
import gc
from collections.abc import Iterator


@contextlib.contextmanager
def uncollected() -> Iterator[None]:
    """Collect no garbage until the end: deriving takes two thirds of the time, translating four fifths."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
