"""Measure RLCard's Uno with its random agents; prints JSON. Runs in the peers' virtual environment.

python bench/peer_rlcard.py SECONDS PASS
"""

import json
import sys
import time
from importlib import import_module


def main() -> None:
    rlcard, agents = import_module("rlcard"), import_module("rlcard.agents")
    seconds, number = float(sys.argv[1]), int(sys.argv[2])
    env = rlcard.make("uno", config={"seed": number})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    decisions = matches = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        trajectories, _ = env.run(is_training=False)
        decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
        matches += 1
    took = time.process_time() - start
    print(json.dumps({"driven_decisions": decisions / took, "playout_matches": matches / took}))


if __name__ == "__main__":
    main()
