"""A minimal QR reader for the link's picture: small byte-mode codes, without error correction."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator

BORDER = 2
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, _x: y % 2,
    lambda _y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
Grid = list[list[bool]]


def read_code(picture: Locator) -> str:
    """Return the text of the code."""
    grid = cells(picture.get_attribute("viewBox") or "", picture.locator("path").get_attribute("d") or "")
    bits = "".join(str(int(bit)) for bit in stream(grid))
    assert bits[:4] == "0100", "a code of bytes"
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * n : 20 + 8 * n], 2) for n in range(length)).decode()


def cells(box: str, path: str) -> Grid:
    size = int(box.split()[2]) - 2 * BORDER
    dark = {(int(y) - BORDER, int(x) - BORDER) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    return [[(y, x) in dark for x in range(size)] for y in range(size)]


def is_data(y: int, x: int, size: int) -> bool:
    """True if a cell belongs to the data and not to a finder, alignment or timing pattern."""
    corner = (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9)
    anchor = size > 21 and abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return not corner and not anchor and 6 not in (y, x)


def stream(grid: Grid) -> list[bool]:
    """Return the data bits in order: two columns at a time from the right, alternating up and down."""
    size = len(grid)
    assert size <= 37, "larger codes are written in several blocks"
    written = [grid[8][x] for x in range(5)]
    mask = MASKS[int("".join(str(int(bit)) for bit in written[2:]), 2) ^ 0b101]
    bits: list[bool] = []
    for turn, right in enumerate([*range(size - 1, 6, -2), 5, 3, 1]):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        cells = [(y, x) for y in rows for x in (right, right - 1) if is_data(y, x, size)]
        bits += [grid[y][x] != (not mask(y, x)) for y, x in cells]
    return bits
