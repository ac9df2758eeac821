"""How well a judge predicts the winner without search, by stage of the match, game and number of seats.

python -m bench.foresight [GAME ...] [--seats 2,4] [--matches N] [--worlds W] [--bot BOT]
                          [--set SETTING=VALUE] [--weight NAME=VALUE]

One kind of bot plays the matches. At some decisions the judge plays out worlds sampled from the asked seat's view and
values each; the mean is its forecast. The table shows the forecast's correlation with the victory, its Brier score (the
mean squared error; lower is better) and that of the even share, the baseline. Every result is appended to
bench/foreseen.jsonl with its date and command. `--weight` tries a different value for one of the judge's weights, as NAME=VALUE.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path

import tablee
from tablee.bots import Bot, bot
from tablee.bots.evaluate import judge
from tablee.bots.judge import Judge
from tablee.core.chance import Chance
from tablee.core.game import Game

KEPT = Path(__file__).with_name("foreseen.jsonl")
SEATS = {"happy_dayz": (2, 4), "happy_pigs": (3, 5), "zombiaki": (2,), "zombies4": (2, 4, 6)}
STAGES = 4
LOOKS = 3  # decisions examined per stage and match
FIRST_SEED = 5_000_000


@dataclass
class Forecasts:
    """Pairs of forecast and result."""

    pairs: list[tuple[float, float]] = field(default_factory=list)

    @property
    def correlation(self) -> float:
        n = len(self.pairs)
        mean = [sum(pair[i] for pair in self.pairs) / n for i in range(2)]
        both = sum((x - mean[0]) * (y - mean[1]) for x, y in self.pairs)
        spread = [sum((pair[i] - mean[i]) ** 2 for pair in self.pairs) for i in range(2)]
        return both / sqrt(spread[0] * spread[1]) if spread[0] * spread[1] > 0 else 0.0

    @property
    def brier(self) -> float:
        return sum((x - y) ** 2 for x, y in self.pairs) / len(self.pairs)

    def even(self, seats: int) -> float:
        return sum((1 / seats - y) ** 2 for _, y in self.pairs) / len(self.pairs)


@dataclass(frozen=True)
class Course:
    """What to measure: a game, its judge, seats, settings, the number of worlds, and the bot that plays."""

    game: Game
    judge: Judge
    seats: int
    settings: dict[str, str]
    worlds: int
    player: str

    def looks(self, number: int) -> Iterator[tuple[float, float, float]]:
        """Play a match; yield its progress, the judge's forecast and the result for some of its decisions."""
        players: list[Bot] = [bot(self.player, self.game) for _ in range(self.seats)]
        streams = [Chance(FIRST_SEED + 16 * number + i) for i in range(self.seats + 1)]
        state, views = self.game.setup(self.seats, self.settings, streams[-1]), []
        while state.asked:
            seat, options = state.turn, state.options(state.turn)
            view = self.game.view(state, seat)
            if len(options) > 1:
                views.append(view)
            state.apply(seat, players[seat].choose(view, options, streams[seat]), streams[-1])
        luck, world = Chance(FIRST_SEED + 16 * number + 15), self.game.blank()
        for _ in range(STAGES * LOOKS if views else 0):
            place = luck.below(len(views))
            view = views[place]
            yield place / len(views), self.judge.foresee(view, world, self.worlds, luck), state.reward(view.seat)


def measure(course: Course, matches: int) -> list[Forecasts]:
    """Return the forecasts of this many matches, by stage."""
    stages = [Forecasts() for _ in range(STAGES)]
    for number in range(matches):
        for far, foreseen, came in course.looks(number):
            stages[int(far * STAGES)].pairs.append((foreseen, came))
    return stages


def told(course: Course, stages: list[Forecasts]) -> dict[str, list[float]]:
    return {
        "correlation": [round(stage.correlation, 3) for stage in stages],
        "brier": [round(stage.brier, 4) for stage in stages],
        "even": [round(stage.even(course.seats), 4) for stage in stages],
    }


def pairs_of(given: list[str]) -> dict[str, str]:
    return dict(text.split("=", 1) for text in given)


def main() -> None:
    read = argparse.ArgumentParser(
        prog="python -m bench.foresight", description="Measure how well judges predict the winner."
    )
    read.add_argument("games", nargs="*", help="games to play (default: all)")
    read.add_argument(
        "--seats", default="", help="numbers of seats, separated by commas (default: those usual for the game)"
    )
    read.add_argument("--matches", type=int, default=60, help="matches per game and number of seats")
    read.add_argument("--worlds", type=int, default=60, help="sampled worlds per forecast")
    read.add_argument("--bot", default="greedy", help="the bot that plays the matches")
    read.add_argument("--set", action="append", default=[], help="a setting of the match, as NAME=VALUE")
    read.add_argument(
        "--weight", action="append", default=[], help="a different value for one of the judge's weights, as NAME=VALUE"
    )
    given = read.parse_args()
    command = f"python -m bench.foresight {' '.join(sys.argv[1:])}".strip()
    for name in given.games or SEATS:
        own = judge(name)
        for weight, value in pairs_of(given.weight).items():
            setattr(own, weight, type(getattr(own, weight))(float(value)))
        for seats in [int(text) for text in given.seats.split(",")] if given.seats else SEATS[name]:
            course = Course(tablee.game(name), own, seats, pairs_of(given.set), given.worlds, given.bot)
            found = told(course, measure(course, given.matches))
            print(f"{name}, {seats} seats, {given.matches} matches, by quarters of the match", flush=True)
            for what, numbers in found.items():
                print(f"  {what:<12} {'  '.join(f'{number:7.3f}' for number in numbers)}", flush=True)
            facts = {"date": f"{datetime.now(UTC):%Y-%m-%d %H:%M}", "command": command, "game": name, "seats": seats}
            with KEPT.open("a") as kept:
                kept.write(f"{json.dumps(facts | {'matches': given.matches} | found)}\n")


if __name__ == "__main__":
    main()
