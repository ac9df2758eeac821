"""Bit tricks on 64-bit card masks: this file in CPython, compiler intrinsics (intrinsics.pxd) when compiled."""

popcount = int.bit_count
"""How many bits are set."""


def lowest(mask: int) -> int:
    """The index of the lowest set bit; the mask must not be empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The index of the highest set bit; the mask must not be empty."""
    return mask.bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """The index of the set bit that has n set bits below it."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return (mask & -mask).bit_length() - 1
