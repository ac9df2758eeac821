"""Where the luck of simulated matches comes from: each has streams of its own, so that matches do not hang on one another."""

from __future__ import annotations

from tablee.core.chance import Chance

STREAMS = 16  # per match: one for the table and one for each seat
MOST_MATCHES = 1 << 32
MOST_SEED = (1 << 28) - 1  # seed, match and stream together fill 64 bits, so that no two streams are the same


def stream(seed: int, match: int, number: int) -> Chance:
    """One of a match's own streams: 0 for the table, 1 + seat for the bots."""
    return Chance((seed * MOST_MATCHES + match) * STREAMS + number)
