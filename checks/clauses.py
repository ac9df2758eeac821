"""Check that every clause exists in both languages and is named by a test, and that every guide is correct."""

import sys
from collections.abc import Iterator
from pathlib import Path

import tablee  # noqa: F401 - puts the games on the shelf
from checks.reporting import reported
from tablee.contract.clauses import read_coverage
from tablee.contract.guides import guide_problems


def problems(root: Path) -> Iterator[str]:
    """Yield clauses without a test, tests without a clause, differing rulebooks and wrong guides, for all games."""
    games = root / "src" / "tablee" / "games"
    for game in sorted(folder.parent for folder in games.glob("*/rulebook")):
        yield from read_coverage(game, root / "tests" / "games" / game.name).problems
        yield from guide_problems(game.name) if (game / "rulebook" / "guide.en.md").exists() else ()


def main() -> int:
    return reported(problems(Path.cwd()), Path.cwd())


if __name__ == "__main__":
    sys.exit(main())
