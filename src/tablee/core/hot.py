"""Hints for the compiler (compiling/); they have no effect and no cost in plain Python."""

from typing import TypeVar

Mask = int
"""An int used as a bitmask of up to 64 bits; unsigned in C."""

Small = int
"""An int of at most 16 bits, to keep long lists small."""

Tiny = int
"""An int of at most 8 bits."""

Single = float
"""A 32-bit float, as learners use them."""

Unchecked = int
"""An int from outside that may still be anything, so it stays a Python object."""

Thing = TypeVar("Thing")


def unset(count: int) -> list[int]:
    """Return a list of this many numbers that are written before they are read; C does not clear it."""
    return [0] * count


def acyclic(thing: Thing) -> Thing:
    """Mark a class whose objects never lead back to themselves, so that the garbage collector need not look at them."""
    return thing


def usual(thing: Thing) -> Thing:
    """Mark a short method that is built into its callers for objects of exactly this class; other classes may override it."""
    return thing


def cold(thing: Thing) -> Thing:
    """Mark a function that works with Python objects, or a class that stays a Python class, in a compiled module."""
    return thing
