"""The consequences of picks in figures that players know, one file per game: `gauge(judge)`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from tablee.bots.evaluate import judge
from tablee.bots.figures.gauge import Gauge

__all__ = ["Gauge", "gauge"]


def gauge(game: str) -> Gauge:
    """Return the gauge of a game; without a file of its own, one that counts victories."""
    name = f"{__name__}.{game}"
    if not find_spec(name):
        return Gauge(judge(game))
    made: Gauge = import_module(name).gauge(judge(game))
    return made
