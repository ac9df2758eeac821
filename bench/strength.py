"""Strength of the strongest level against others, of each level against every weaker one, and of each style.

python -m bench.strength [--minutes M] [--row TEXT ...]

Results accumulate: the next match always belongs to the row with the fewest, so it can be stopped and resumed at any
time. Every deal is played from every seat, with seeds that no training uses. Each match is a line of
bench/strength.jsonl with the bots that played and a digest of their code and the version of the rules; only matches of
the current bots count, with 95 % intervals. At the end the tables are printed and written into docs/reference/bots.md.
"""

import argparse
import ast
import hashlib
import itertools
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from time import monotonic

import tablee
from tablee.bots import Bot, bot
from tablee.bots.levels import LEVELS, level_spec
from tablee.bots.style import PLAIN, STYLES
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.lab.numbers import wilson

KEPT = Path(__file__).with_name("strength.jsonl")
SOURCES = Path(__file__).parents[1] / "src" / "tablee" / "bots"
JUDGING = ("judge", "network")
THINKING = {
    "random": (),
    "greedy": ("greedy",),
    "careful": ("careful", *JUDGING),
    "ismcts": ("grove", "ismcts", "search", *JUDGING),
}
TARGET = Path(__file__).parents[1] / "docs" / "reference" / "bots.md"
START, END = "<!-- strength: made by `python -m bench.strength` -->\n", "<!-- end of strength -->\n"
MATRIX, MATRIX_END = "<!-- matrix: made by `python -m bench.strength` -->\n", "<!-- end of matrix -->\n"
MANNERS, MANNERS_END = "<!-- styles: made by `python -m bench.strength` -->\n", "<!-- end of styles -->\n"
STRONGEST = LEVELS[-1]
STREAMS = 16
FIRST_SEED = 720_000_000


@dataclass(frozen=True)
class Row:
    """A level on one seat, a rival on all others, and the target share of the victories."""

    game: str
    seats: int
    rival: str
    goal: float
    level: str = STRONGEST

    @property
    def name(self) -> str:
        own = "" if self.level == STRONGEST and self.rival not in LEVELS else f"{self.level} "
        return f"{self.game} {self.seats} {own}{self.rival}"

    @property
    def bots(self) -> list[str]:
        return [self.spec(bot) for bot in (self.level, self.rival)]

    def spec(self, bot: str) -> str:
        """Return the spec of a bot; a level may have a style."""
        level, _, style = bot.partition(":")
        return ":".join(filter(None, (level_spec(level, self.game), style))) if level in LEVELS else bot

    def play(self, number: int) -> float:
        """Play one match; return the level's share of the victory."""
        own, deal = number % self.seats, number // self.seats
        game, table = tablee.game(self.game), Chance(FIRST_SEED + deal * STREAMS)
        players = [self.player(self.level if seat == own else self.rival, game) for seat in range(self.seats)]
        streams = [Chance(FIRST_SEED + (number << 32) + 1 + seat) for seat in range(self.seats)]
        state = game.setup(self.seats, {}, table)
        while state.asked:
            seat = state.turn
            pick = players[seat].choose(game.view(state, seat), state.options(seat), streams[seat])
            state.apply(seat, pick, table)
        return state.reward(own)

    def player(self, spec: str, game: Game) -> Bot:
        return bot(spec, game)


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
USUAL = {"happy_dayz": 2, "happy_pigs": 3, "zombiaki": 2, "zombies4": 3}  # number of seats for comparing levels
FELT = {2: 0.65, 3: 1.6 / 3}  # the share at which a level feels stronger than the one below
PAIRS = tuple(
    Row(game, seats, below, FELT[seats], level)
    for game, seats in USUAL.items()
    for below, level in itertools.combinations(LEVELS, 2)
)

STYLED = "sharp"  # the level whose styles are compared
COMPANY = {"happy_dayz": 3, "happy_pigs": 3, "zombiaki": 2, "zombies4": 3}  # a third seat to be spiteful or kind to
MANNERED = tuple(
    Row(game, seats, STYLED, 1 / seats, f"{STYLED}:style={style}")
    for game, seats in COMPANY.items()
    for style in STYLES
    if style != STYLES[PLAIN]
)


@cache
def code_of(game: str, *bots: str) -> str:
    """Return a digest of the code of some bots of a game and of its rules version, ignoring comments and docstrings."""
    digest = hashlib.sha256(str(tablee.game(game).rules_version).encode())
    names = {name for spec in bots for name in THINKING[spec.partition(":")[0]]}
    names |= {"style" for spec in bots if "style=" in spec}
    paths = [SOURCES / f"{name}.py" for name in sorted(names)]
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
    """Return the stored matches of a row that the current bots played."""
    lines = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    told = [json.loads(line) for line in lines]
    now = {"row": row.name, "bots": row.bots, "code": code_of(row.game, *row.bots)}
    return [match for match in told if all(match[name] == value for name, value in now.items())]


def play_on(rows: list[Row], minutes: float) -> None:
    """Play matches until the time is up, always of the row with the fewest."""
    end = monotonic() + 60.0 * minutes
    played = {row: len(kept(row)) for row in rows}
    while monotonic() < end:
        row = min(rows, key=lambda row: played[row] // row.seats)
        share = row.play(played[row])
        code = code_of(row.game, *row.bots)
        facts = {
            "row": row.name,
            "bots": row.bots,
            "code": code,
            "number": played[row],
            "share": share,
            "seed": FIRST_SEED,
        }
        with KEPT.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(facts | {'date': f'{datetime.now(UTC):%Y-%m-%d}'})}\n")
        played[row] += 1


def won(row: Row) -> tuple[str, int]:
    """Return the share of the victories with its interval, and the number of matches."""
    matches = kept(row)
    if not matches:
        return "not measured", 0
    share = sum(float(str(match["share"])) for match in matches) / len(matches)
    low, high = wilson(share, len(matches))
    return f"{100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f})", len(matches)


def table(rows: tuple[Row, ...]) -> Iterator[str]:
    yield f"| Game | Seats | `{STRONGEST}` against | Victories (95 %) | Even | Goal | Matches |"
    yield "|---|---|---|---|---|---|---|"
    for row in rows:
        rivals, (share, matches) = f"{row.seats - 1} × `{row.rival}`", won(row)
        yield f"| {row.game} | {row.seats} | {rivals} | {share} | {100 / row.seats:.0f} % | {100 * row.goal:.0f} % | {matches} |"


def styles(rows: tuple[Row, ...]) -> Iterator[str]:
    """Yield one line per game: how each style does against plain bots of the same level."""
    names = [row.level.partition("=")[2] for row in rows if row.game == rows[0].game]
    yield f"| Game | Seats | Even | {' | '.join(names)} |"
    yield "|---" * (3 + len(names)) + "|"
    for game, seats in COMPANY.items():
        yield f"| {game} | {seats} | {100 / seats:.0f} % | {shares(row for row in rows if row.game == game)} |"


def shares(rows: Iterable[Row]) -> str:
    found = map(won, rows)
    return " | ".join(f"{share} of {matches}" if matches else share for share, matches in found)


def matrix(rows: tuple[Row, ...]) -> Iterator[str]:
    """Yield one line per game and level: how it does against each weaker one."""
    yield f"| Game | Seats | Even | Goal | Level | {' | '.join(f'v {rival}' for rival in LEVELS[:-1])} |"
    yield "|---" * (5 + len(LEVELS) - 1) + "|"
    for game, seats in USUAL.items():
        for level in LEVELS[1:]:
            told = shares(row for row in rows if row.game == game and row.level == level)
            empty = " |" * (len(LEVELS) - 1 - LEVELS.index(level))
            yield f"| {game} | {seats} | {100 / seats:.0f} % | {100 * FELT[seats]:.0f} % | {level} | {told} |{empty}"


def write(start: str, end: str, lines: str) -> None:
    print(lines, end="")
    page = TARGET.read_text("utf-8")
    before, rest = page.split(start)
    TARGET.write_text(f"{before}{start}{lines}{end}{rest.split(end)[1]}", "utf-8")


def main() -> None:
    read = argparse.ArgumentParser(prog="python -m bench.strength", description="Measure the strength of the levels.")
    read.add_argument("--minutes", type=float, default=0.0, help="minutes to play; 0 only writes the tables")
    read.add_argument(
        "--row", action="append", default=[], help="only rows whose name starts with this, e.g. “zombies4 4”"
    )
    given = read.parse_args()
    chosen = [row for row in ROWS + PAIRS + MANNERED if not given.row or row.name.startswith(tuple(given.row))]
    play_on(chosen, given.minutes)
    write(START, END, "\n".join(table(ROWS)) + "\n")
    write(MATRIX, MATRIX_END, "\n".join(matrix(PAIRS)) + "\n")
    write(MANNERS, MANNERS_END, "\n".join(styles(MANNERED)) + "\n")


if __name__ == "__main__":
    main()
