"""The chance to win behind a search's worth, by curves fitted to finished matches.

A worth is more than the chance to win: some judges count a part of the lead, which pulls it towards the middle.
`python -m bench.calibration` fits the curves and writes odds.json.
"""

from __future__ import annotations

import json
from functools import lru_cache
from math import exp, log
from pathlib import Path
from typing import NamedTuple

# In the source tree, because the file next to the compiled engine is a copy.
KEPT = Path(str(Path(__file__).with_name("odds.json")).replace(str(Path("build/compiled")), "src"))
EDGE = 0.001  # a worth of 0 or 1 has no logit


class Curve(NamedTuple):
    """A polynomial in logits: a straight line, bent where the search is too sure or not sure enough."""

    shift: float = 0.0
    slope: float = 1.0
    bend: float = 0.0
    twist: float = 0.0

    def chance(self, worth: float) -> float:
        """Return the chance to win, from 0 to 1."""
        x = logit(worth)
        return 1 / (1 + exp(-self.shift - x * (self.slope + x * (self.bend + x * self.twist))))

    def rises(self) -> bool:
        """True if a better worth always means a better chance."""
        return self.slope > 0 and self.bend * self.bend <= 3 * self.slope * self.twist


STRAIGHT = Curve()  # leaves a worth as it is


def logit(share: float) -> float:
    inner = min(max(share, EDGE), 1 - EDGE)
    return log(inner / (1 - inner))


@lru_cache(maxsize=1)
def curves() -> dict[str, dict[str, list[float]]]:
    """Return the fitted curves by game and number of seats."""
    found: dict[str, dict[str, list[float]]] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return found


def curve_of(game: str, seats: int) -> Curve:
    """Return the curve of a game with this many seats, straight where nothing was measured."""
    return Curve(*curves().get(game, {}).get(str(seats), STRAIGHT))
