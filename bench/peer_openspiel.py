"""Measure OpenSpiel's hearts, driven from Python as its users do; prints JSON. Runs in the peers' virtual environment.

python bench/peer_openspiel.py SECONDS PASS
"""

import json
import random
import sys
import time
from importlib import import_module
from typing import Any


def main() -> None:
    pyspiel = import_module("pyspiel")
    seconds, number = float(sys.argv[1]), int(sys.argv[2])
    game = pyspiel.load_game("hearts")
    chance = random.Random(number)
    decisions = matches = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += play(game.new_initial_state(), chance)
        matches += 1
    took = time.process_time() - start
    print(json.dumps({"driven_decisions": decisions / took, "playout_matches": matches / took}))


def play(state: Any, chance: random.Random) -> int:
    """Play one game of random actions; return the number of players' decisions, without cards dealt."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action, _ = chance.choice(state.chance_outcomes())  # all cards are equally likely
        else:
            action = chance.choice(state.legal_actions())
            decisions += 1
        state.apply_action(action)
    return decisions


if __name__ == "__main__":
    main()
