"""Random streams of simulated matches: each match has its own, so that matches are independent."""

from __future__ import annotations

from tablee.core.chance import Chance

STREAMS = 16  # per match: one for the table and one for each seat
MOST_MATCHES = 1 << 32
MOST_SEED = (1 << 28) - 1  # seed, match and stream together fill 64 bits, so all streams are distinct


def stream(seed: int, match: int, number: int) -> Chance:
    """Return one of a match's streams: 0 for the table, 1 + seat for the bots."""
    return Chance((seed * MOST_MATCHES + match) * STREAMS + number)
