"""What plain Python tells the compiler (compiling/); uncompiled it means nothing and costs nothing."""

from typing import TypeVar

Mask = int
"""An int that is a set of up to 64 things: one bit each, unsigned in C."""

Small = int
"""An int of at most 16 bits, so that long lists of them take little memory."""

Tiny = int
"""An int of at most 8 bits."""

Single = float
"""A float of 32 bits, as learners use them."""

Thing = TypeVar("Thing")


def cold(thing: Thing) -> Thing:
    """Mark a function that works with Python objects, or a class that stays one of Python's, in a compiled module."""
    return thing
