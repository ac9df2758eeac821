"""Words for sets of up to 64 things kept as masks, and for rows of numbers: this file in CPython, compiler intrinsics (intrinsics.pxd) when compiled."""

popcount = int.bit_count
"""How many bits are set."""


def contains(mask: int, n: int) -> bool:
    """Bit n is set."""
    return (mask >> n) & 1 == 1


def several(mask: int) -> bool:
    """More than one bit is set."""
    return mask & (mask - 1) != 0


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


def spread(mask: int, count: int, out: list[float], at: int) -> None:
    """Write the lowest bits to `out[at]` and after, as 0 and 1."""
    for b in range(count):
        out[at + b] = float((mask >> b) & 1)


def scale(values: list[int], count: int, most: float, out: list[float], at: int) -> None:
    """Write the first values to `out[at]` and after, divided by `most` and held within -1 and 1."""
    for i in range(count):
        out[at + i] = max(-1.0, min(1.0, values[i] / most))


def members(mask: int) -> list[int]:
    """The indices of all set bits, lowest first."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]
