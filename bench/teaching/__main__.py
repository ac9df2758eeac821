"""`python -m bench.teaching`: measure how often the pupil wins each game against seats that pick at random.

The pupil plays every seat equally often. The interval is Wilson's at 95 %; the even share is 1 / seats.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt

import tablee
from bench.teaching import happy_dayz, happy_pigs, zombiaki, zombies4
from bench.teaching.pupil import Json, Lessons, answer
from tablee.core.chance import Chance
from tablee.core.match import Match

# Seats and settings of each game, for its shortest form
GAMES: dict[str, tuple[Lessons, int, Json]] = {
    "happy_dayz": (happy_dayz.LESSONS, 3, {"mode": "express"}),
    "happy_pigs": (happy_pigs.LESSONS, 3, {}),
    "zombiaki": (zombiaki.LESSONS, 2, {}),
    "zombies4": (zombies4.LESSONS, 2, {}),
}
Z = 1.96


def play(game: str, seat: int, seed: int) -> float:
    """Play one match; return the pupil's share of the victory."""
    lessons, seats, settings = GAMES[game]
    match, chance = Match.start(tablee.game(game), seats, settings, seed), Chance(seed + 1)
    while not match.over:
        decision = match.pending[0]
        if decision.seat == seat:
            pick = answer(lessons, match.view(seat), decision, chance)
        else:
            pick = decision.options[chance.below(len(decision.options))]
        match.pick(decision.seat, pick)
    return match.state.reward(seat)


def interval(won: float, played: int) -> tuple[float, float]:
    share = won / played
    middle = (share + Z * Z / (2 * played)) / (1 + Z * Z / played)
    half = Z * sqrt(share * (1 - share) / played + Z * Z / (4 * played * played)) / (1 + Z * Z / played)
    return middle - half, middle + half


def measure(game: str, matches: int) -> tuple[float, float, float, float]:
    """Return the pupil's victories, their interval and the even share, in percent."""
    seats = GAMES[game][1]
    won = sum(play(game, number % seats, number) for number in range(matches))
    low, high = interval(won, matches)
    return 100 * won / matches, 100 * low, 100 * high, 100 / seats


def main(arguments: list[str]) -> int:
    read = argparse.ArgumentParser(prog="python -m bench.teaching", description=__doc__)
    read.add_argument("--matches", type=int, default=200, help="matches per game")
    read.add_argument("--games", default=",".join(GAMES), help="games to measure, separated by commas (default: all)")
    given = read.parse_args(arguments)
    print(f"| game | matches | pupil wins | 95 % interval | even share |\n|{'---|' * 5}")
    for game in given.games.split(","):
        share, low, high, even = measure(game, given.matches)
        print(f"| {game} | {given.matches} | {share:.0f} % | {low:.0f}–{high:.0f} % | {even:.0f} % |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
