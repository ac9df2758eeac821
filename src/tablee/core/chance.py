"""Chance: the only source of randomness, always passed in."""

from __future__ import annotations

from tablee.core.hot import usual

__all__ = ["Chance"]

M64 = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
SPREAD = 0x2545F4914F6CDD1D


class Chance:
    """A fast pseudorandom stream for search, sampling and simulation; live matches use LiveChance (live.py)."""

    def __init__(self, seed: int) -> None:
        x = ((seed + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        x = ((x ^ (x >> 31)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        self.x = (x ^ (x >> 29)) or 1

    @usual
    def below(self, n: int) -> int:
        """Return a uniform number from 0 to n-1 (n below 2**31)."""
        x = self.x
        x ^= x >> 12
        x ^= (x << 25) & M64
        x ^= x >> 27
        self.x = x
        return (((x * SPREAD) & M64) >> 32) * n >> 32
