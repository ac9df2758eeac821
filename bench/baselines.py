"""PPO baselines: train in each game, play against every level, and write tables and learning curves into the docs.

python -m bench.baselines GAME … [--minutes 10]   # trains; needs the extras `ppo` and `lab` and the compiled engine
python -m bench.baselines GAME … --levels sharp   # plays more levels with what was trained last (build/baselines)
python -m bench.baselines                         # writes the page from the results in bench/baselines.json
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from bench.runs import COMPILED, ROOT
from tablee.bots.levels import LEVELS
from tablee.text import catalogue

KEPT = ROOT / "bench" / "baselines.json"
PAGE = ROOT / "docs" / "how-to" / "baselines.md"
PICTURES = ROOT / "docs" / "pictures"
TRAINED = ROOT / "build" / "baselines"
# Matches of Zombies!!! 4 are long, and random players reach neither spell nor trophies: it first learns to win with fewer.
RECIPES = {"zombies4": ["--before", "kills=5", "kills=5", "kills=10", "--points", "6", "--curve", "100"]}
EXAMPLE = ROOT / "docs" / "how-to" / "examples" / "ppo.py"
START, END = "<!-- results: made by `python -m bench.baselines` -->\n", "<!-- end of results -->\n"
WIDE, HIGH, EDGE = 460, 220, 40
Result = dict[str, Any]


def train(game: str, minutes: float, levels: list[str]) -> Result:
    """Run the example and return its result; with levels, only play these."""
    TRAINED.mkdir(parents=True, exist_ok=True)
    out = TRAINED / f"{game}.json"
    command = [str(EXAMPLE), game, "--minutes", str(minutes), "--out", str(out), *RECIPES.get(game, [])]
    run([*command, "--again", "--levels", *levels] if levels else command)
    result: Result = json.loads(out.read_text("utf-8"))
    return result


def run(command: list[str]) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(COMPILED), *filter(None, sys.path)])}
    subprocess.run([sys.executable, *command], check=True, env=environment)


def tables(kept: dict[str, Result]) -> Iterator[str]:
    yield "| game, seats | minutes | decisions | an even share | random | " + " | ".join(LEVELS) + " |\n"
    yield "|---" * (5 + len(LEVELS)) + "|\n"
    for game, result in sorted(kept.items()):
        cells = [percent(result["levels"].get(level)) for level in ("random", *LEVELS)]
        name = f"{catalogue(game, 'en').say('name')}, {result['seats']}"
        first = f"{result['minutes']:g} | {result['steps']:,} | {100 / result['seats']:.0f} %"
        yield f"| {name} | {first} | {' | '.join(cells)} |\n"
    yield "\n"
    for game in sorted(kept):
        yield f"![{catalogue(game, 'en').say('name')}: share of victories by minutes of learning](../pictures/ppo-{game}.svg)\n"


def percent(share: dict[str, float] | None) -> str:
    """Format a share, its 95 % interval, and the number of matches."""
    if not share:
        return "not played"
    low, high = 100 * share["low"], 100 * share["high"]
    return f"**{100 * share['share']:.0f} %**<br>{low:.0f}–{high:.0f} ({share['matches']:.0f})"


def picture(result: Result) -> str:
    """Draw the learning curve with its intervals, as SVG."""
    curve, minutes = result["curve"], result["minutes"]

    def spot(point: dict[str, float], value: float) -> str:
        return f"{EDGE + WIDE * min(1.0, point['minutes'] / minutes):.1f},{10 + HIGH * (1 - value):.1f}"

    line = " ".join(spot(each, each["share"]) for each in curve)
    band = [spot(each, each["high"]) for each in curve] + [spot(each, each["low"]) for each in reversed(curve)]
    even = f"{10 + HIGH * (1 - 1 / result['seats']):.1f}"
    marks = "".join(
        f'<text x="{EDGE - 6}" y="{14 + HIGH * (1 - share / 100):.1f}" text-anchor="end">{share} %</text>'
        f'<line x1="{EDGE}" x2="{EDGE + WIDE}" y1="{10 + HIGH * (1 - share / 100):.1f}" y2="{10 + HIGH * (1 - share / 100):.1f}" stroke="#ddd"/>'
        for share in (0, 25, 50, 75, 100)
    )
    times = "".join(
        f'<text x="{EDGE + WIDE * part / 4:.0f}" y="{HIGH + 28}" text-anchor="middle">{minutes * part / 4:g}</text>'
        for part in range(5)
    )
    title = (
        f"{catalogue(result['game'], 'en').say('name')}: victories against random play, by minutes of processor time"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE + EDGE + 20} {HIGH + 60}" width="{WIDE + EDGE + 20}" '
        f'font-family="sans-serif" font-size="11" fill="#26343f"><rect width="100%" height="100%" fill="#fff"/>{marks}{times}'
        f'<line x1="{EDGE}" x2="{EDGE + WIDE}" y1="{even}" y2="{even}" stroke="#b4462f" stroke-dasharray="4 3"/>'
        f'<polygon points="{" ".join(band)}" fill="#2c6e8f" opacity="0.2"/>'
        f'<polyline points="{line}" fill="none" stroke="#2c6e8f" stroke-width="2"/>'
        f'<text x="{EDGE + WIDE / 2:.0f}" y="{HIGH + 48}" text-anchor="middle">{title}</text></svg>\n'
    )


def write(kept: dict[str, Result]) -> None:
    before, rest = PAGE.read_text("utf-8").split(START)
    PAGE.write_text(f"{before}{START}{''.join(tables(kept))}{END}{rest.split(END)[1]}", "utf-8")
    for game, result in kept.items():
        (PICTURES / f"ppo-{game}.svg").write_text(picture(result), "utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.baselines", description=__doc__)
    asked.add_argument("games", nargs="*", help="games to train in; without any, only write the page")
    asked.add_argument("--minutes", type=float, default=10.0, help="minutes of processor time per game (default: 10)")
    asked.add_argument("--levels", nargs="+", default=[], help="only play these levels, with the last trained network")
    given = asked.parse_args()
    kept: dict[str, Result] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for game in given.games:
        kept[game] = train(game, given.minutes, given.levels)
        KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")
    write(kept)


if __name__ == "__main__":
    main()
