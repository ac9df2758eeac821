"""Strength of the strongest level against the strongest bot of an earlier version, which plays in processes of its own.

python -m bench.former [--minutes M] [--row TEXT ...]

Each row names the revision whose judge the earlier bot has; rules and search are today's, because bots of other rules
cannot meet. Its checkout is made and compiled in build/former when it is needed first. Matches accumulate in
bench/strength.jsonl as those of bench.strength do, with the same deals from every seat; at the end the table is printed
and written into docs/reference/bots.md.
"""

import argparse
import io
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import tablee
from bench.runs import ROOT
from bench.strength import STRONGEST, Row, play_on, won, write
from tablee.adapters.stdio import Stdio
from tablee.bots import Bot, bot
from tablee.core.game import Game

CHECKOUTS = ROOT / "build" / "former"
JUDGING = ("src/tablee/bots/evaluate/{game}*.py", "src/tablee/bots/networks/{game}.json")
SECONDS = 3600.0  # per answer: a benchmark may be paused
REMARK = re.compile(r"  # object: .*")
START, END = "<!-- former: made by `python -m bench.former` -->\n", "<!-- end of former -->\n"


@dataclass(frozen=True)
class Former(Row):
    """The strongest level on one seat, and on all others a bot whose judge is that of an earlier revision."""

    revision: str = ""
    told: str = ""
    unmarked: bool = False  # its comments “# object:” are older than their meaning for the compiler

    @property
    def name(self) -> str:
        return f"{self.game} {self.seats} former {self.revision}"

    @property
    def checkout(self) -> Path:
        return CHECKOUTS / f"{self.game}-{self.revision}-{tablee.game(self.game).rules_version}"

    def player(self, spec: str, game: Game) -> Bot:
        if spec == self.level:
            return bot(spec, game)
        path = f"PYTHONPATH={self.checkout / 'build' / 'compiled'}"
        return Stdio(shlex.join(["env", path, sys.executable, "-m", "bench.seat", spec]), game, SECONDS)


DAYZ = ("84daebc9^", "random playouts, judged by the lead")
ROWS = (
    Former("happy_dayz", 2, "ismcts:it=12000", 0.65, STRONGEST, *DAYZ),
    Former("happy_dayz", 4, "ismcts:it=12000", 0.45, STRONGEST, *DAYZ),
    Former("zombiaki", 2, "ismcts:it=6000", 0.65, STRONGEST, "10bde1f9^", "without a network", unmarked=True),
    Former("happy_pigs", 3, "ismcts:it=3000", 0.50, STRONGEST, "d8e5277a^", "half of the farmers' tiles at random, farms judged by hand-made rules"),
    Former("zombies4", 2, "careful:it=400", 0.65, STRONGEST, "d8e5277a^", "cards with several answers judged unanswered"),
)  # fmt: skip


def make(row: Former) -> None:
    """Make and compile the checkout of a row: everything as committed last, but the judge of the row's revision."""
    folder = row.checkout
    if (folder / "build" / "compiled").exists():
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    unpack("HEAD", folder)
    patterns = [pattern.format(game=row.game) for pattern in JUDGING]
    for path in [path for pattern in patterns for path in folder.glob(pattern)]:
        path.unlink()
    known = git("ls-tree", "-r", "--name-only", row.revision).decode().splitlines()
    unpack(row.revision, folder, *(path for path in known if any(Path(path).match(pattern) for pattern in patterns)))
    for path in folder.glob(patterns[0]) if row.unmarked else ():
        path.write_text(REMARK.sub("", path.read_text("utf-8")), "utf-8")
    if subprocess.run([sys.executable, "-m", "compiling"], cwd=folder, check=False).returncode:
        shutil.rmtree(folder)
        raise RuntimeError(f"{row.name}: the checkout could not be compiled")


def unpack(revision: str, folder: Path, *paths: str) -> None:
    with tarfile.open(fileobj=io.BytesIO(git("archive", revision, *paths))) as packed:
        packed.extractall(folder, filter="data")


def git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=True).stdout


def table(rows: tuple[Former, ...]) -> Iterator[str]:
    yield f"| Game | Seats | `{STRONGEST}` against | Victories (95 %) | Even | Goal | Matches |"
    yield "|---|---|---|---|---|---|---|"
    for row in rows:
        rivals, (share, matches) = f"{row.seats - 1} × `{row.rival}`, {row.told}", won(row)
        yield f"| {row.game} | {row.seats} | {rivals} | {share} | {100 / row.seats:.0f} % | {100 * row.goal:.0f} % | {matches} |"


def main() -> None:
    read = argparse.ArgumentParser(prog="python -m bench.former", description="Play against the bots of before.")
    read.add_argument("--minutes", type=float, default=0.0, help="minutes to play; 0 only writes the table")
    read.add_argument("--row", action="append", default=[], help="only rows whose name starts with this")
    given = read.parse_args()
    chosen: list[Row] = []
    for row in ROWS:
        if given.minutes and row.name.startswith(tuple(given.row) or ""):
            make(row)
            chosen.append(row)
    play_on(chosen, given.minutes)
    write(START, END, "\n".join(table(ROWS)) + "\n")


if __name__ == "__main__":
    main()
