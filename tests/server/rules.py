"""Simulated future rules: every game at a higher version, which may or may not support the older ones."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from tablee.core import shelf

NAME = "TABLEE_TEST_RULES"  # "3" supports only version 3, "3+" also all before it


def change_rules() -> None:
    """Set the version of every game from the environment variable, in programs that tests start."""
    wanted = os.environ.get(NAME, "")
    if not wanted:
        return
    version = int(wanted.rstrip("+"))
    for game in shelf.SHELF.values():
        kind = type(game)
        kind.older_rules = {**kind.older_rules, **({n: {} for n in range(1, version)} if "+" in wanted else {})}
        kind.rules_version = version


@contextmanager
def later(version: int, *, knows_older: bool = False) -> Iterator[None]:
    """Raise the rules version, here and in programs started meanwhile."""
    before = {type(game): (game.rules_version, game.older_rules) for game in shelf.SHELF.values()}
    os.environ[NAME] = f"{version}{'+' if knows_older else ''}"
    try:
        change_rules()
        yield
    finally:
        del os.environ[NAME]
        for kind, (number, older) in before.items():
            kind.rules_version, kind.older_rules = number, older
