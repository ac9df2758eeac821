"""Rate the levels by all their matches, and write the table of levels into the docs.

python -m bench.levels

The matches are those of `tablee ladder GAME --keep` and, of the current bots, those of `bench.strength` between levels,
of which only the winner is known.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from bench.strength import PAIRS, kept
from tablee.bots.levels import KEPT, LEVELS, SPECS, is_current, ratings
from tablee.cli.ladder import Tally, measured, read_kept, read_orders, write_kept

TARGET = Path(__file__).parents[1] / "docs" / "reference" / "bots.md"
START, END = "<!-- levels: made by `python -m bench.levels` -->\n", "<!-- end of levels -->\n"


def table() -> str:
    """Return the table, one row per game: points, 95 % interval, bot."""
    lines = [f"| Game | {' | '.join(LEVELS)} | measured |", "|---" * (len(LEVELS) + 2) + "|"]
    stored = json.loads(KEPT.read_text("utf-8"))
    for game, specs in SPECS.items():
        rated = ratings().get(game, {})
        points = [f"**{one.points} ± {2 * one.unsure}**<br>" for one in rated.values()] or [""] * len(specs)
        cells = " | ".join(f"{point}`{spec}`" for point, spec in zip(points, specs, strict=True))
        lines.append(f"| {game} | {cells} | {origin(stored[game]) if rated else 'not rated yet'} |")
    return "\n".join(lines) + "\n"


def origin(told: dict[str, Any]) -> str:
    """Say how many matches the ratings of a game stand on."""
    others = sum(told.get("firsts", {}).values())
    ladder = f"{told['matches']} matches of the ladder, {told['seats']} seats"
    return f"{ladder}, and {others:.0f} of the matrix, {told['date']}" if others else f"{ladder}, {told['date']}"


def firsts(game: str) -> Tally:
    """Return how often each level came first in the matches of one level against another on all other seats."""
    found: defaultdict[tuple[int, ...], float] = defaultdict(float)
    for row in PAIRS:
        if row.game != game:
            continue
        above, below = LEVELS.index(row.level), LEVELS.index(row.rival)
        rivals = [below] * (row.seats - 2)
        for match in kept(row):
            share = float(str(match["share"]))
            found[above, below, *rivals] += share
            found[below, above, *rivals] += 1.0 - share
    return {order: count for order, count in found.items() if count}


def rate() -> None:
    """Fit the ratings of all games to their results, and store them."""
    stored = read_kept()
    for game, told in stored.items():
        if is_current(game, told):
            results = read_orders(told), firsts(game)
            stored[game] = measured(game, results, told["matches"], told["seats"])
    write_kept(stored)
    ratings.cache_clear()


def main() -> None:
    rate()
    page = TARGET.read_text("utf-8")
    before, rest = page.split(START)
    TARGET.write_text(f"{before}{START}{table()}{END}{rest.split(END)[1]}", "utf-8")


if __name__ == "__main__":
    main()
