"""The animated picture at the top of the README: a real match against bots, one frame per event.

`python -m tests.e2e.pictures match` regenerates it. Frames are WebP screenshots, combined into one file here.
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Iterator
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.guest import WIDE, Guest

if TYPE_CHECKING:
    from tests.e2e.pictures import Studio

PICKS = 14
SCALE = 0.5
QUALITY = 62
LOOK, MOVE = 900, 500  # milliseconds that a question and an answer are shown


def match(studio: Studio) -> None:
    """Record Happy DayZ from the deal on: each question, and the result of the answer."""
    anne = studio.guest(speed=30)
    anne.start(game="happy_dayz", seats=4, settings={"mode": "express"}, bots=[None, *["greedy"] * 3])
    frames: list[tuple[bytes, int]] = []
    expect(anne.page.locator(".hand button.can").first).to_be_visible()
    for _ in range(PICKS):
        anne.settle()
        anne.page.mouse.move(0, 0)
        frames.append((still(anne), LOOK))
        while not anne.touch():  # a bot may be asked between the two
            anne.settle()
        frames.append((still(anne), MOVE))
    studio.keep("match.webp", animation([*frames[:-1], (frames[-1][0], 2 * LOOK)]))
    anne.close()


def still(guest: Guest) -> bytes:
    """Return a small WebP screenshot of the page."""
    clip = {"x": 0, "y": 0, **WIDE["viewport"], "scale": SCALE}
    lens = guest.context.new_cdp_session(guest.page)
    taken = lens.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    lens.detach()
    return base64.b64decode(taken["data"])


def animation(frames: list[tuple[bytes, int]]) -> bytes:
    """Combine pictures of equal size into an endlessly looping WebP animation, each shown for its duration."""
    width, height = size_of(frames[0][0])
    parts = [
        chunk(b"VP8X", struct.pack("<I", 0b10) + small(width - 1) + small(height - 1)),
        chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0)),
    ]
    for picture, milliseconds in frames:
        assert size_of(picture) == (width, height)
        head = small(0) * 2 + small(width - 1) + small(height - 1) + small(milliseconds) + b"\x02"
        parts.append(chunk(b"ANMF", head + chunk(b"VP8 ", dict(chunks(picture))[b"VP8 "])))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def size_of(picture: bytes) -> tuple[int, int]:
    """Return width and height of a lossy WebP picture, from its key frame header."""
    data = dict(chunks(picture))[b"VP8 "]
    assert data[3:6] == b"\x9d\x01\x2a"
    width, height = struct.unpack("<HH", data[6:10])
    return width & 0x3FFF, height & 0x3FFF


def chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield name and content of the chunks of a WebP file."""
    assert (picture[:4], picture[8:12]) == (b"RIFF", b"WEBP")
    at = 12
    while at < len(picture):
        name, size = struct.unpack("<4sI", picture[at : at + 8])
        yield name, picture[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def small(number: int) -> bytes:
    """Encode a number in three bytes."""
    return number.to_bytes(3, "little")
