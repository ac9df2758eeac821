"""Measure the speed of one game with the engine on the import path; prints JSON. Runs in its own process.

python -m bench.measure GAME SECONDS PASS
"""

import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

import tablee
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.state import State

SEATS = 4
COPIES = 1000  # per clock reading
ROOTS = 8
LENGTHS = 20  # playouts per root to measure the average length


@dataclass(frozen=True)
class Rates:
    """Rates per second of this process's processor time."""

    playout_matches: float
    playout_decisions: float
    root_decisions: float
    driven_decisions: float
    match_picks: float
    copies: float
    samples: float


class Course:
    """One game, set up for measuring: four seats or the most it allows, default settings."""

    def __init__(self, game: Game, seconds: float, first_seed: int) -> None:
        self.game = game
        self.seats = min(SEATS, game.most_seats)
        self.settings = game.read_settings(self.seats, {})
        self.seconds = seconds
        self.first_seed = first_seed

    def deal(self, chance: Chance) -> State:
        state = self.game.blank()
        state.seats = self.seats
        self.game.start(state, self.settings, chance)
        return state

    def repeat(self, once: Callable[[int], int]) -> tuple[float, int, int]:
        """Call `once` with one seed after another; return the seconds, the sum of the counts, and the calls."""
        counted, seed = 0, self.first_seed
        start = time.process_time()
        while True:
            counted += once(seed)
            seed += 1
            took = time.process_time() - start
            if took >= self.seconds:
                return took, counted, seed - self.first_seed

    # Measurements

    def playout(self, seed: int) -> int:
        """Play a match of random picks inside the engine."""
        chance = Chance(seed)
        self.deal(chance).playout(chance)
        return 1

    def drive(self, seed: int) -> int:
        """Play a match of random picks, each made by Python through the hot face; return the number of decisions."""
        chance = Chance(seed)
        state = self.deal(chance)
        picks = 0
        while state.asked:
            seat = state.turn
            options = state.options(seat)
            state.apply(seat, options[chance.below(len(options))], chance)
            picks += 1
        return picks

    def match(self, seed: int) -> int:
        """Play a match of random picks as a Match (validated, recorded, with events); return the number of picks."""
        chance = Chance(seed)
        match = Match.start(self.game, self.seats, self.settings, seed=seed)
        while not match.over:
            decision = match.pending[0]
            match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
        return len(match.record.lines)

    def middle(self, seed: int) -> State:
        """Return a state about halfway through a match."""
        half = self.drive(seed) // 2
        chance = Chance(seed)
        state = self.deal(chance)
        for _ in range(half):
            options = state.options(state.turn)
            state.apply(state.turn, options[chance.below(len(options))], chance)
        return state

    def rates(self) -> Rates:
        took, _, matches = self.repeat(self.playout)
        drive_took, driven, _ = self.repeat(self.drive)
        match_took, picks, _ = self.repeat(self.match)
        decisions = self.count(matches)
        middle = self.middle(self.first_seed)
        return Rates(
            playout_matches=matches / took,
            playout_decisions=decisions / took,
            root_decisions=self.root_rate(),
            driven_decisions=driven / drive_took,
            match_picks=picks / match_took,
            copies=self.copy_rate(middle),
            samples=self.sample_rate(middle),
        )

    def count(self, matches: int) -> float:
        """Estimate the decisions of this many playouts, from counting some of them again with the same seeds."""
        some = min(matches, 300)
        return matches * sum(self.counted_playout(self.first_seed + number) for number in range(some)) / some

    def counted_playout(self, seed: int) -> int:
        chance = Chance(seed)
        state = self.deal(chance)
        picks = 0
        while state.asked:
            state.apply(state.turn, state.random_pick(chance), chance)
            picks += 1
        return picks

    def root_rate(self) -> float:
        """Return decisions per second of playouts as in search: copy a sampled world, play it out, read the score."""
        scratch, chance = self.game.blank(), Chance(self.first_seed)
        roots = [self.sampled(self.first_seed + number) for number in range(ROOTS)]
        lengths = [self.length(root) for root in roots]

        def once(seed: int) -> int:
            scratch.copy_from(roots[seed % ROOTS])
            scratch.playout(chance)
            scratch.score(0)
            return 1

        took, matches, _ = self.repeat(once)
        return matches * sum(lengths) / ROOTS / took

    def sampled(self, seed: int) -> State:
        """Sample a world from the first asked seat's view of a fresh deal."""
        state = self.deal(Chance(seed))
        world = self.game.blank()
        self.game.view(state, state.turn).sample_into(world, Chance(seed))
        return world

    def length(self, root: State) -> float:
        """Return the average number of decisions of a playout from here."""
        scratch, chance, picks = self.game.blank(), Chance(self.first_seed), 0
        for _ in range(LENGTHS):
            scratch.copy_from(root)
            while scratch.asked:
                scratch.apply(scratch.turn, scratch.random_pick(chance), chance)
                picks += 1
        return picks / LENGTHS

    def copy_rate(self, state: State) -> float:
        scratch = self.game.blank()

        def once(_seed: int) -> int:
            for _ in range(COPIES):
                scratch.copy_from(state)
            return COPIES

        took, copies, _ = self.repeat(once)
        return copies / took

    def sample_rate(self, state: State) -> float:
        view, scratch, chance = self.game.view(state, 0), self.game.blank(), Chance(self.first_seed)

        def once(_seed: int) -> int:
            for _ in range(10):
                view.sample_into(scratch, chance)
            return 10

        took, samples, _ = self.repeat(once)
        return samples / took


def main() -> None:
    name, seconds, number = sys.argv[1:]
    course = Course(tablee.game(name), float(seconds), 1000 * int(number))
    print(json.dumps(asdict(course.rates())))


if __name__ == "__main__":
    main()
