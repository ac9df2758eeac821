"""OpenSpiel's ISMCTS against ours in our games, with equal time per move and alternating sides.

python -m bench.search_match GAME [--matches N] [--simulations S]
Needs `pip install "tablee[openspiel]"`. Theirs makes S simulations; ours thinks as long as theirs has on average so
far. OpenSpiel's C++ bot does not support games written in Python, so this is its Python bot.
"""

import argparse
import random
import time
from importlib import import_module
from typing import Any

import tablee
from tablee.bots import bot
from tablee.core.chance import Chance
from tablee.lab.numbers import wilson

# A match of Zombies!!! 4 takes theirs hours: it plays every sample to the end at random.
GAMES = ("happy_dayz", "happy_pigs", "zombiaki")
PERFECT = "zombiaki"  # has perfect information in OpenSpiel's sense, which its ISMCTS rejects: its MCTS plays
FIRST = 0.05  # seconds for ours before theirs has moved


class Duel:
    """Plays matches and keeps the time both sides have used."""

    def __init__(self, name: str, simulations: int) -> None:
        self.name = name
        self.game = tablee.game(name)
        self.simulations = simulations
        self.took = {"ours": 0.0, "theirs": 0.0}
        self.moves = {"ours": 0, "theirs": 0}
        import_module("tablee.adapters.openspiel")
        self.spiel = import_module("pyspiel").load_game(f"tablee_{name}(players=2)")

    def opponent(self, seed: int) -> Any:
        numpy = import_module("numpy")
        ismcts, mcts = (import_module(f"open_spiel.python.algorithms.{name}") for name in ("ismcts", "mcts"))
        luck = numpy.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, luck)
        if self.name == PERFECT:
            return mcts.MCTSBot(self.spiel, 1.0, self.simulations, rollouts, random_state=luck)
        return ismcts.ISMCTSBot(
            self.spiel, rollouts, 1.0, self.simulations, random_state=luck, allow_inconsistent_action_sets=True
        )

    def play(self, number: int) -> float:
        """Play one match; return our share of the victory."""
        seat, luck, theirs, state = (
            number % 2,
            random.Random(number),
            self.opponent(number),
            self.spiel.new_initial_state(),
        )
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(luck.choice(state.chance_outcomes())[0])
                continue
            start, mine = time.perf_counter(), state.current_player() == seat
            pick = self.choose(state.here, seat, number) if mine else int(theirs.step(state))
            if len(state.legal_actions()) > 1:
                side = "ours" if mine else "theirs"
                self.took[side] += time.perf_counter() - start
                self.moves[side] += 1
            state.apply_action(pick)
        return float(state.here.reward(seat))

    def choose(self, here: Any, seat: int, number: int) -> int:
        average = self.took["theirs"] / self.moves["theirs"] if self.moves["theirs"] else FIRST
        player = bot(f"ismcts:ms={max(1, int(1000 * average))}", self.game)
        return player.choose(self.game.view(here, seat), here.options(seat), Chance(number))

    def each(self, side: str) -> float:
        return 1000 * self.took[side] / max(1, self.moves[side])


def main() -> None:
    read = argparse.ArgumentParser(
        prog="python -m bench.search_match", description="Play OpenSpiel's ISMCTS against ours."
    )
    read.add_argument("game", choices=GAMES)
    read.add_argument("--matches", type=int, default=10, help="number of matches")
    read.add_argument("--simulations", type=int, default=20, help="simulations of OpenSpiel's search per move")
    given = read.parse_args()
    duel, won = Duel(given.game, given.simulations), 0.0
    for number in range(given.matches):
        won += duel.play(number)
        low, high = wilson(won / (number + 1), number + 1)
        share = f"{won / (number + 1):.0%} ({low:.0%}–{high:.0%}) of {number + 1}"
        print(
            f"{given.game}: ours won {share}; ms per move: {duel.each('ours'):.0f}, theirs {duel.each('theirs'):.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
