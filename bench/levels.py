"""The table of levels and their ratings in the docs, made from what `tablee ladder GAME --keep` has kept.

python -m bench.levels
"""

import json
from pathlib import Path

from tablee.bots.levels import KEPT, LEVELS

TARGET = Path(__file__).parents[1] / "docs" / "reference" / "bots.md"
START, END = "<!-- levels: made by `python -m bench.levels` -->\n", "<!-- end of levels -->\n"


def table() -> str:
    """One row for each game: points, the span that holds 95 %, the bot."""
    lines = [f"| Game | {' | '.join(LEVELS)} | measured |", "|---" * (len(LEVELS) + 2) + "|"]
    for game, told in json.loads(KEPT.read_text("utf-8")).items():
        rated = zip(told["levels"].values(), told["bots"], strict=True)
        cells = [f"**{points} ± {2 * unsure}**<br>`{spec}`" for (points, unsure), spec in rated]
        lines.append(
            f"| {game} | {' | '.join(cells)} | {told['matches']} matches, {told['seats']} seats, {told['date']} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    page = TARGET.read_text("utf-8")
    before, rest = page.split(START)
    TARGET.write_text(f"{before}{START}{table()}{END}{rest.split(END)[1]}", "utf-8")


if __name__ == "__main__":
    main()
