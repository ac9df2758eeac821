"""`tablee.vector.make`: many matches at once (adapters/vector.py)."""

from tablee.adapters.vector import Vector, make

__all__ = ["Vector", "make"]
