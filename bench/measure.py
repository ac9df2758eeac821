"""How fast one game is with the engine on the import path; prints its rates as JSON. Run in a process of its own.

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
COPIES = 1000  # per look at the clock
ROOTS = 8
LENGTHS = 20  # playouts whose length is counted, per root


@dataclass(frozen=True)
class Rates:
    """What happened per second of this process's time on a core."""

    playout_matches: float
    playout_decisions: float
    root_decisions: float
    driven_decisions: float
    match_picks: float
    copies: float
    samples: float


class Course:
    """One game, set up for measuring: four seats or as many as sit, the usual options."""

    def __init__(self, game: Game, seconds: float, first_seed: int) -> None:
        self.game = game
        self.seats = min(SEATS, game.most_seats)
        self.options = game.read_settings(self.seats, {})
        self.seconds = seconds
        self.first_seed = first_seed

    def deal(self, chance: Chance) -> State:
        state = self.game.blank()
        state.seats = self.seats
        self.game.start(state, self.options, chance)
        return state

    def repeat(self, once: Callable[[int], int]) -> tuple[float, int, int]:
        """Do something with one seed after the other; the seconds it took, what it counted, and how often."""
        counted, seed = 0, self.first_seed
        start = time.process_time()
        while True:
            counted += once(seed)
            seed += 1
            took = time.process_time() - start
            if took >= self.seconds:
                return took, counted, seed - self.first_seed

    # What is measured

    def playout(self, seed: int) -> int:
        """A match of random picks from the deal, inside the engine."""
        chance = Chance(seed)
        self.deal(chance).playout(chance)
        return 1

    def drive(self, seed: int) -> int:
        """A match of random picks, each made by Python through the hot face; counts its decisions."""
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
        """A match of random picks as a Match: validated, recorded, with events; counts its picks."""
        chance = Chance(seed)
        match = Match.start(self.game, self.seats, self.options, seed=seed)
        while not match.over:
            decision = match.pending[0]
            match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
        return len(match.record.lines)

    def middle(self, seed: int) -> State:
        """A state about half-way through a match."""
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
        """How many decisions so many playouts had: counted on some of them, since picks are drawn from the same stream."""
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
        """Decisions per second of playouts as search makes them: copy a sampled world, play it out, read the score."""
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
        """A freshly dealt table as the seat to answer imagines it."""
        state = self.deal(Chance(seed))
        world = self.game.blank()
        self.game.view(state, state.turn).sample_into(world, Chance(seed))
        return world

    def length(self, root: State) -> float:
        """How many decisions a playout from here has, on average."""
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
