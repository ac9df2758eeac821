"""How strong the strongest level is, row by row of one table, with 95 % intervals; what was played is kept and gone on with.

python -m bench.strength [--minutes M] [--row TEXT ...]

Each minute goes to the row with the fewest matches, so it can be stopped and started at any time; every deal is played from every
seat, with seeds that no training and no tuning uses. Each match is a line of bench/strength.jsonl with the bots that played and a digest of
their code, and only matches of the bots as they are now are counted. At the end the table is printed and written into docs/reference/bots.md.
"""

import argparse
import ast
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from time import monotonic

import tablee
from tablee.bots import Bot, bot
from tablee.bots.levels import level_spec
from tablee.core.chance import Chance
from tablee.lab.numbers import wilson

KEPT = Path(__file__).with_name("strength.jsonl")
SOURCES = Path(__file__).parents[1] / "src" / "tablee" / "bots"
THINKING = ("careful", "greedy", "ismcts", "judge", "network", "search")
TARGET = Path(__file__).parents[1] / "docs" / "reference" / "bots.md"
START, END = "<!-- strength: made by `python -m bench.strength` -->\n", "<!-- end of strength -->\n"
LEVEL = "merciless"
STREAMS = 16
FIRST_SEED = 700_000_000


@dataclass(frozen=True)
class Row:
    """The strongest level on one seat, a rival on all others, and the share of the victories it ought to reach."""

    game: str
    seats: int
    rival: str
    goal: float

    @property
    def name(self) -> str:
        return f"{self.game} {self.seats} {self.rival}"

    @property
    def bots(self) -> list[str]:
        return [level_spec(LEVEL, self.game), self.rival]

    def play(self, number: int) -> float:
        """The share of the victory in one match."""
        own, deal = number % self.seats, number // self.seats
        game, table = tablee.game(self.game), Chance(FIRST_SEED + deal * STREAMS)
        players: list[Bot] = [bot(LEVEL if seat == own else self.rival, game) for seat in range(self.seats)]
        streams = [Chance(FIRST_SEED + (number << 32) + 1 + seat) for seat in range(self.seats)]
        state = game.setup(self.seats, {}, table)
        while state.asked:
            seat = state.turn
            pick = players[seat].choose(game.view(state, seat), state.options(seat), streams[seat])
            state.apply(seat, pick, table)
        return state.reward(own)


ROWS = (
    Row("happy_dayz", 2, "greedy", 0.98),
    Row("happy_dayz", 4, "greedy", 0.78),
    Row("zombiaki", 2, "greedy", 0.95),
    Row("happy_pigs", 3, "greedy", 0.90),
    Row("happy_pigs", 5, "greedy", 0.65),
    Row("zombies4", 2, "greedy", 0.90),
    Row("zombies4", 4, "greedy", 0.60),
    Row("zombies4", 6, "greedy", 0.40),
)


@cache
def code_of(game: str) -> str:
    """A digest of what a bot of a game thinks with; comments and docstrings are no part of it."""
    digest = hashlib.sha256()
    paths = [SOURCES / f"{name}.py" for name in THINKING]
    for path in [*paths, *sorted(SOURCES.glob(f"evaluate/{game}*.py"))]:
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                node.value.value = None
        digest.update(ast.dump(tree).encode())
    learned = SOURCES / "networks" / f"{game}.json"
    digest.update(learned.read_bytes() if learned.exists() else b"")
    return digest.hexdigest()[:12]


def kept(row: Row) -> list[dict[str, object]]:
    """The matches of a row that were played by the bots of today."""
    lines = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    told = [json.loads(line) for line in lines]
    now = {"row": row.name, "bots": row.bots, "code": code_of(row.game)}
    return [match for match in told if all(match[name] == value for name, value in now.items())]


def play_on(rows: list[Row], minutes: float) -> None:
    """Match after match, always of the row that has the fewest, as long as there is time."""
    end = monotonic() + 60.0 * minutes
    played = {row: len(kept(row)) for row in rows}
    while monotonic() < end:
        row = min(rows, key=lambda row: played[row] // row.seats)
        share = row.play(played[row])
        facts = {"row": row.name, "bots": row.bots, "code": code_of(row.game), "number": played[row], "share": share}
        with KEPT.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(facts | {'date': f'{datetime.now(UTC):%Y-%m-%d}'})}\n")
        played[row] += 1


def table(rows: tuple[Row, ...]) -> Iterator[str]:
    yield f"| Game | Seats | `{LEVEL}` against | Victories (95 %) | Even | Goal | Matches |"
    yield "|---|---|---|---|---|---|---|"
    for row in rows:
        matches = kept(row)
        share = sum(float(str(match["share"])) for match in matches) / max(1, len(matches))
        low, high = wilson(share, len(matches)) if matches else (0.0, 1.0)
        won = f"{100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f})" if matches else "not measured"
        rivals = f"{row.seats - 1} × `{row.rival}`"
        yield f"| {row.game} | {row.seats} | {rivals} | {won} | {100 / row.seats:.0f} % | {100 * row.goal:.0f} % | {len(matches)} |"


def main() -> None:
    read = argparse.ArgumentParser(prog="python -m bench.strength", description="How strong the strongest level is.")
    read.add_argument("--minutes", type=float, default=0.0, help="how long to play; 0: only the table")
    read.add_argument("--row", action="append", default=[], help="only rows whose name begins so, as “zombies4 4”")
    given = read.parse_args()
    chosen = [row for row in ROWS if not given.row or row.name.startswith(tuple(given.row))]
    play_on(chosen, given.minutes)
    lines = "\n".join(table(ROWS)) + "\n"
    print(lines, end="")
    page = TARGET.read_text("utf-8")
    before, rest = page.split(START)
    TARGET.write_text(f"{before}{START}{lines}{END}{rest.split(END)[1]}", "utf-8")


if __name__ == "__main__":
    main()
