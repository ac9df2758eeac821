"""`tablee.vector.make`: a vectorized environment (adapters/vector.py)."""

from tablee.adapters.vector import Vector, make

__all__ = ["Vector", "make"]
