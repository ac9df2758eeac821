"""Find test positions: decisions in matches of fast bots on which very long searches with several seeds agree.

python -m bench.positions.find GAME [--minutes M] [--goal 200] [--it N]

A search is only as good as its judge; a position proves that more time would not change the pick. A short search first
drops the decisions without a clear best pick, which are most of them. Each position found is a line of
bench/positions/GAME.jsonl; the next run continues from there.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic

import tablee
from bench.positions.suite import Position, add, read
from tablee.bots import bot
from tablee.bots.evaluate import judge
from tablee.bots.search import Search
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.state import State

SEATS = {"happy_dayz": (2, 4), "happy_pigs": (3,), "zombiaki": (2,), "zombies4": (2, 4)}
USUAL_IT = {"happy_dayz": 60_000, "happy_pigs": 12_000, "zombiaki": 60_000, "zombies4": 4_000}
SEEDS = 3
GLANCE = 20  # the short search has this many times fewer iterations, and half the lead is enough for it
CLEAR = 0.04  # the least lead of the best pick over the second, as a share of the victory
FEWEST_OPTIONS, MOST_OPTIONS = 3, 40
EVERY = 12  # decisions, on average, between two examined ones
STREAMS = 16
FIRST_SEED = 800_000_000


@dataclass(frozen=True)
class Finder:
    """Finds positions of one game."""

    game: Game
    iterations: int

    def looks(self, number: int) -> Iterator[State]:
        """Yield some decisions of a match between greedy bots that sometimes pick at random."""
        seats = SEATS[self.game.name][number % len(SEATS[self.game.name])]
        table, luck, *streams = (Chance(FIRST_SEED + number * STREAMS + i) for i in range(seats + 2))
        players = [bot("greedy:samples=1:whim=20", self.game) for _ in range(seats)]
        state = self.game.setup(seats, {}, table)
        while state.asked:
            seat, options = state.turn, state.options(state.turn)
            if FEWEST_OPTIONS <= len(options) <= MOST_OPTIONS and luck.below(EVERY) == 0:
                yield state
            state.apply(seat, players[seat].choose(self.game.view(state, seat), options, streams[seat]), table)

    def proved(self, state: State) -> Position | None:
        """Return the position if all searches clearly agree, else None."""
        if self.search(state, Chance(FIRST_SEED + SEEDS), GLANCE)[1] < CLEAR / 2:
            return None
        seat, found = state.turn, []
        for seed in range(SEEDS):
            found.append(self.search(state, Chance(FIRST_SEED + seed)))
            if found[-1][0] != found[0][0] or found[-1][1] < CLEAR:
                return None
        pick, margin = found[0][0], min(lead for _, lead in found)
        return Position(
            self.game.name,
            state.seats,
            self.game.position(state),
            seat,
            self.game.picks.texts[pick],
            len(state.options(seat)),
            round(margin, 3),
            self.iterations,
            SEEDS,
        )

    def search(self, state: State, chance: Chance, fraction: int = 1) -> tuple[int, float]:
        """Return the most visited pick, and the lead of its mean worth over the others."""
        iterations = self.iterations // fraction
        made = Search(self.game.blank(), judge(self.game.name), len(self.game.picks), 2 * iterations + 2)
        made.run(self.game.view(state, state.turn), iterations, chance)
        ranked = sorted(made.results(state.turn), key=lambda result: -result[1])
        others = max((worth for _, _, worth in ranked[1:]), default=0.0)
        return ranked[0][0], ranked[0][2] - others


def main() -> None:
    read_given = argparse.ArgumentParser(prog="python -m bench.positions.find", description="Find test positions.")
    read_given.add_argument("game", choices=SEATS)
    read_given.add_argument("--minutes", type=float, default=8.0, help="minutes to search")
    read_given.add_argument("--goal", type=int, default=200, help="number of positions to reach")
    read_given.add_argument("--it", type=int, default=0, help="iterations per search (default: the game's own)")
    given = read_given.parse_args()
    finder = Finder(tablee.game(given.game), given.it or USUAL_IT[given.game])
    known, end = read(given.game), monotonic() + 60.0 * given.minutes
    seen = {str(each.position) for each in known}
    number, looked = 1000 * len(known), 0  # do not repeat matches of earlier runs
    while monotonic() < end and len(seen) < given.goal:
        for state in finder.looks(number):
            if monotonic() > end:
                break
            looked += 1
            found = finder.proved(state)
            if found and str(found.position) not in seen:
                seen.add(str(found.position))
                add(found)
        number += 1
    print(f"{given.game}: {looked} positions examined, {len(seen)} in the suite")


if __name__ == "__main__":
    main()
