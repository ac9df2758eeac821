"""`python -m compiling.textures`: generate grain, fog and halftone for the web app, instead of filtering live.

The PNGs are stored uncompressed, so that every machine writes the same bytes.
"""

import struct
import zlib
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "art" / "kit"
Shade = Callable[[int, int], int]  # the opacity of a pixel, 0..255


def noise(x: int, y: int) -> int:
    """Return a deterministic number 0..255 for a place, without a visible pattern."""
    mixed = (x * 374761393 + y * 668265263) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return (mixed ^ (mixed >> 16)) & 255


def grain(x: int, y: int) -> int:
    """Shade paper: mostly bare, with some specks."""
    return max(0, noise(x, y) - 150) // 3


def fog(x: int, y: int) -> int:
    """Shade banks of fog that tile every 128 by 64 pixels, from three layers of smooth noise."""
    layers = ((32, 4), (16, 2), (8, 1))  # pixels between grid points, weight
    total = sum(weight * _smooth(x, y, step) for step, weight in layers)
    return max(0, total // sum(weight for _, weight in layers) - 70)


def _smooth(x: int, y: int, step: int) -> int:
    """Interpolate noise between grid points, in integers; the grid wraps around the picture's edges."""
    left, top, right, low = x // step, y // step, x % step, y % step
    across, down = 128 // step, 64 // step
    corner = [[noise((left + i) % across + step, (top + j) % down) for i in (0, 1)] for j in (0, 1)]
    rows = [row[0] * (step - right) + row[1] * right for row in corner]
    return (rows[0] * (step - low) + rows[1] * low) // (step * step)


def picture(size: tuple[int, int], ink: tuple[int, int, int], shade: Shade) -> bytes:
    """Return a PNG of one color in which each pixel has its own opacity."""
    width, height = size
    rows = b"".join(b"\0" + bytes(shade(x, y) for x in range(width)) for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", bytes(ink) * 256), (b"tRNS", bytes(range(256))), (b"IDAT", _stored(rows)))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in (*parts, (b"IEND", b"")))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _stored(data: bytes) -> bytes:
    """Return the data as a zlib stream of stored blocks."""
    blocks = [data[at : at + 65535] for at in range(0, len(data), 65535)]
    last = len(blocks) - 1
    packed = (struct.pack("<BHH", n == last, len(b), len(b) ^ 0xFFFF) + b for n, b in enumerate(blocks))
    return b"\x78\x01" + b"".join(packed) + struct.pack(">I", zlib.adler32(data))


def halftone() -> str:
    """Return dots that shrink upwards; the strip tiles horizontally."""
    dots = "".join(
        f'<circle cx="{4 + 8 * (row % 2)}" cy="{4 + 8 * row}" r="{(row + 1) * 4.6 / 20:.2f}"/>' for row in range(20)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="16" height="160" fill="#2a130a">{dots}</svg>\n'


def main() -> None:
    (FOLDER / "grain.png").write_bytes(picture((96, 96), (42, 19, 10), grain))
    (FOLDER / "fog.png").write_bytes(picture((128, 64), (214, 224, 230), fog))
    (FOLDER / "halftone.svg").write_text(halftone())


if __name__ == "__main__":
    main()
