"""Play Happy Pigs with OpenSpiel's own ISMCTS against random play. It samples worlds consistent with what a seat knows.

python docs/how-to/examples/openspiel_ismcts.py [SIMULATIONS]
"""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tablee.adapters import openspiel

SEARCHER = 0


def play(name: str, simulations: int, seed: int) -> list[float]:
    """Play one match with the searcher on seat 0 against random play and return the returns of all seats."""
    game, luck, state_of_bot = pyspiel.load_game(name), random.Random(seed), np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, state_of_bot)
    bot = ismcts.ISMCTSBot(
        game, rollouts, 1.0, simulations, random_state=state_of_bot, allow_inconsistent_action_sets=True
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
        elif state.current_player() == SEARCHER:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return list(state.returns())


if __name__ == "__main__":
    print("games:", ", ".join(openspiel.NAMES))
    print("returns:", play("tablee_happy_pigs(players=2)", int(sys.argv[1]) if len(sys.argv) > 1 else 5, seed=1))
