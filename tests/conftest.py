"""Test setup: put the toy game on the shelf next to the real ones."""

import gc
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from compiling.engine import alone
from tablee.core import shelf
from tests.toy.lanterns.game import GAME

COLLECTING = Path(__file__).parents[1] / "build" / "collecting.lock"

shelf.put(GAME)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, Any, Any]:
    """Let one worker collect after the other: in a new clone the first compiles all tests, and the others read that."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return (yield)
    with alone(COLLECTING):
        return (yield)


def pytest_collection_finish() -> None:
    """Leave the many objects of the collected tests out of every later garbage collection."""
    gc.freeze()
    gc.set_threshold(20_000)
