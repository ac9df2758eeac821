"""Fixtures: studies small enough for tests."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.lab.study import Study, read_study

SMALL = """
seed = 5
[[case]]
game = "zombiaki"
bots = ["greedy:samples=1", "random"]
sweep = { barrier_row = ["1", "5"] }
matches = 24

[[case]]
game = "happy_pigs"
bots = ["random"]
seats = [2, 3]
matches = 12
"""
Write = Callable[[str], Study]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Read a study from its text."""

    def read(text: str) -> Study:
        path = tmp_path / "study.toml"
        path.write_text(text)
        return read_study(path)

    return read


@pytest.fixture
def small(write: Write) -> Study:
    return write(SMALL)
