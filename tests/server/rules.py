"""Rules of tomorrow: every game at a higher version, which still knows the older ones or does not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from tablee.core import shelf

NAME = "TABLEE_TEST_RULES"  # "3" knows its own rules alone, "3+" all before it as well


def change_rules() -> None:
    """Raise the version of every game as the environment says, for programs that tests start."""
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
    """Here and in programs started meanwhile, time has gone on."""
    before = {type(game): (game.rules_version, game.older_rules) for game in shelf.SHELF.values()}
    os.environ[NAME] = f"{version}{'+' if knows_older else ''}"
    try:
        change_rules()
        yield
    finally:
        del os.environ[NAME]
        for kind, (number, older) in before.items():
            kind.rules_version, kind.older_rules = number, older
