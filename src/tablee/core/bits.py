"""Operations on bitmasks of up to 64 bits and on rows of numbers.

CPython runs this file; compiled modules use compiler intrinsics instead (intrinsics.pxd).
"""

popcount = int.bit_count
"""Count the set bits."""


def contains(mask: int, n: int) -> bool:
    """True if bit n is set."""
    return (mask >> n) & 1 == 1


def several(mask: int) -> bool:
    """True if more than one bit is set."""
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
    """Write the lowest `count` bits as 0.0 or 1.0, starting at `out[at]`."""
    for b in range(count):
        out[at + b] = float((mask >> b) & 1)


def scale(values: list[int], count: int, most: float, out: list[float], at: int) -> None:
    """Write the first `count` values, divided by `most` and clamped to [-1, 1], starting at `out[at]`."""
    for i in range(count):
        out[at + i] = max(-1.0, min(1.0, values[i] / most))


def mark_words(values: list[int], count: int, words: int, out: list[float], at: int) -> None:
    """Write 1.0 for the word, from 1 to `words`, that each of the first `count` values names, `words` numbers per value."""
    for i in range(count):
        if 1 <= values[i] <= words:
            out[at + words * i + values[i] - 1] = 1.0


def copy_numbers(to: list[int], source: list[int], count: int) -> None:
    """Copy the first `count` numbers."""
    to[:count] = source[:count]


def members(mask: int) -> list[int]:
    """The indices of all set bits, lowest first."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]
