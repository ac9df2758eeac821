"""Test setup: put the toy game on the shelf next to the real ones."""

import gc

from tablee.core import shelf
from tests.toy.lanterns.game import GAME

shelf.put(GAME)


def pytest_collection_finish() -> None:
    """Leave the many objects of the collected tests out of every later garbage collection."""
    gc.freeze()
    gc.set_threshold(20_000)
