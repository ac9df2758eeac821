"""Write the table of levels and ratings into the docs, from the results of `tablee ladder GAME --keep`.

python -m bench.levels
"""

import json
from pathlib import Path

from tablee.bots.levels import KEPT, LEVELS, SPECS, ratings

TARGET = Path(__file__).parents[1] / "docs" / "reference" / "bots.md"
START, END = "<!-- levels: made by `python -m bench.levels` -->\n", "<!-- end of levels -->\n"


def table() -> str:
    """Return the table, one row per game: points, 95 % interval, bot."""
    lines = [f"| Game | {' | '.join(LEVELS)} | measured |", "|---" * (len(LEVELS) + 2) + "|"]
    kept = json.loads(KEPT.read_text("utf-8"))
    for game, specs in SPECS.items():
        rated = ratings().get(game, {})
        points = [f"**{one.points} ± {2 * one.unsure}**<br>" for one in rated.values()] or [""] * len(specs)
        cells = " | ".join(f"{point}`{spec}`" for point, spec in zip(points, specs, strict=True))
        told = kept[game] if rated else {}
        measured = f"{told['matches']} matches, {told['seats']} seats, {told['date']}" if rated else "not rated yet"
        lines.append(f"| {game} | {cells} | {measured} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    page = TARGET.read_text("utf-8")
    before, rest = page.split(START)
    TARGET.write_text(f"{before}{START}{table()}{END}{rest.split(END)[1]}", "utf-8")


if __name__ == "__main__":
    main()
