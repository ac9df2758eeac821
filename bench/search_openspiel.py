"""Print the simulations per second of OpenSpiel's ISMCTS at an early root of hearts, on one core.

Runs in the peers' virtual environment.

python bench/search_openspiel.py SECONDS
"""

import random
import sys
import time
from importlib import import_module

SIMULATIONS = 1000
PASSED = 12  # the cards that four players pass before the first lead


def main() -> None:
    pyspiel = import_module("pyspiel")
    seconds = float(sys.argv[1])
    game, chance = pyspiel.load_game("hearts"), random.Random(1)
    state, played = game.new_initial_state(), 0
    while played < PASSED or state.is_chance_node() or len(state.legal_actions()) < 4:
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            played += 1
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 0.7, SIMULATIONS, -1, policy, False, False)
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        bot.step(state)
        done += SIMULATIONS
    print(done / (time.process_time() - start))


if __name__ == "__main__":
    main()
