"""Tablée: a digital table for modern board games.

>>> import tablee
>>> game = tablee.game("happy_dayz")
>>> match = tablee.Match.start(game, seats=4, settings={"mode": "express"}, seed=7)
"""

from tablee import games as _games
from tablee import text as _text
from tablee.core.decision import Decision
from tablee.core.errors import BadInput, Problem, Refused
from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.observations import Observations
from tablee.core.observations import observations as _observations
from tablee.core.record import Record
from tablee.core.shelf import find as _find
from tablee.core.shelf import find as game

__version__ = "0.1.0"
__all__ = [
    "BadInput",
    "Decision",
    "Event",
    "Game",
    "Match",
    "Observations",
    "Problem",
    "Record",
    "Refused",
    "game",
    "games",
    "observations",
]


def observations(game: str, seats: int = 0) -> Observations:
    """What each number of a game's observations is: `print(tablee.observations("happy_dayz", seats=4))`."""
    return _observations(_find(game), seats)


def games() -> list[str]:
    """The names of all games."""
    return list(_games.NAMES)


_text.catalogue  # noqa: B018 (imported so that problems speak; see core/errors.py)
