"""Measure how many test positions each level solves, with 95 % intervals; writes docs/reference/bots.md.

python -m bench.positions.solve
"""

from collections.abc import Iterator
from pathlib import Path

import tablee
from bench.positions.suite import Position, read
from tablee.bots import LEVELS, Bot, bot
from tablee.core.chance import Chance
from tablee.lab.numbers import wilson

FEWEST = 20
TARGET = Path(__file__).parents[2] / "docs" / "reference" / "bots.md"
START, END = "<!-- positions: made by `python -m bench.positions.solve` -->\n", "<!-- end of positions -->\n"


def solves(player: Bot, given: Position, number: int) -> bool:
    """True if a bot finds the best pick from the asked seat's view."""
    game, state = tablee.game(given.game), given.state()
    player.forget()
    pick = player.choose(game.view(state, given.seat), state.options(given.seat), Chance(number + 1))
    return game.picks.texts[pick] == given.best


def table() -> Iterator[str]:
    """Yield one row per game with a suite; a share of only a few positions would be meaningless."""
    suites = {game: read(game) for game in tablee.games()}
    counts = ", ".join(f"{game} {len(suite)}" for game, suite in suites.items())
    if max(map(len, suites.values())) < FEWEST:
        yield f"No suite has {FEWEST} positions yet, and a share of fewer would mean little: {counts}."
        return
    yield f"| Game | {' | '.join(LEVELS)} | by chance | positions |"
    yield "|---" * (len(LEVELS) + 3) + "|"
    for game, suite in suites.items():
        if len(suite) >= FEWEST:
            cells = [cell(game, level, suite) for level in LEVELS]
            luck = sum(1 / each.options for each in suite) / len(suite)
            yield f"| {game} | {' | '.join(cells)} | {100 * luck:.0f} % | {len(suite)} |"


def cell(game: str, level: str, suite: list[Position]) -> str:
    player = bot(level, tablee.game(game))
    share = sum(solves(player, each, number) for number, each in enumerate(suite)) / len(suite)
    low, high = wilson(share, len(suite))
    return f"{100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def main() -> None:
    lines = "\n".join(table()) + "\n"
    print(lines, end="")
    page = TARGET.read_text("utf-8")
    before, rest = page.split(START)
    TARGET.write_text(f"{before}{START}{lines}{END}{rest.split(END)[1]}", "utf-8")


if __name__ == "__main__":
    main()
