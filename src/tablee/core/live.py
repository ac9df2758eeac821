# cython: boundscheck=True, wraparound=True
"""Chance in a live match: drawn from a secret seed, recorded, and replayed."""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import TYPE_CHECKING

from tablee.core.chance import Chance
from tablee.core.hot import cold

if TYPE_CHECKING:
    from hashlib import _Hash as Hash


def commitment(seed: str) -> str:
    """Return the hash published before the match, against which the seed revealed afterwards is checked."""
    return sha256(f"tablee seed {seed}".encode()).hexdigest()


ALL = 1 << 64
SURE = ALL - (1 << 31)  # every draw has fewer outcomes than this leaves, so a smaller number is always fair
FIRST = Struct(">Q")  # the first eight bytes of a hash, as a number


def opening(seed: str) -> Hash:
    """Return the hash of the text with which every draw from this seed begins."""
    return sha256(b"tablee draw %b " % seed.encode())


def draw(seed: str, index: int, n: int) -> int:
    """Return draw number `index`, from 0 to n-1: unpredictable without the seed, verifiable with it."""
    return draw_after(opening(seed), index, n)


def draw_after(begun: Hash, index: int, n: int) -> int:
    """Return draw number `index` of the seed with this opening."""
    attempt = 0
    while True:
        hashed = begun.copy()
        hashed.update(b"%d %d" % (index, attempt))
        number: int = FIRST.unpack_from(hashed.digest())[0]
        if number < SURE or number < ALL - ALL % n:
            return number % n
        attempt += 1


class LiveChance(Chance):
    """Draws from a secret seed by index, and keeps the outcomes of the current pick."""

    def __init__(self, seed: str, index: int = 0) -> None:
        super().__init__(0)
        self.seed = seed
        self.index = index
        self.outcomes: list[int] = []
        self.begun: Hash | None = None  # the opening of the seed, once something is drawn

    def below(self, n: int) -> int:
        return self.drawn(n)  # object: a hash is one

    @cold
    def drawn(self, n: int) -> int:
        if self.begun is None:
            self.begun = opening(self.seed)
        outcome = draw_after(self.begun, self.index, n)
        self.index += 1
        self.outcomes.append(outcome)
        return outcome


@cold
class ScriptedChance(LiveChance):
    """Replays given outcomes: a record's (`index` is that of the first one), or dice listed by a test.

    The rules cannot stop halfway, so a script that does not fit only sets `broken`, for the caller to check.
    """

    def __init__(self, script: list[int], index: int = 0) -> None:
        super().__init__("", index)
        self.script = script
        self.used = 0
        self.broken = False

    def below(self, n: int) -> int:
        outcome = self.script[self.used] if self.used < len(self.script) else -1
        if not 0 <= outcome < n:
            self.broken = True
            outcome = 0
        self.used += 1
        self.index += 1
        self.outcomes.append(outcome)
        return outcome

    @property
    def fits(self) -> bool:
        """True if every outcome was used and none was missing."""
        return not self.broken and self.used == len(self.script)
