"""How often each seat wins between equals: `python -m tablee.lab.expected SECONDS [BOT] > src/tablee/server/expected.json`.

Every game with every number of seats is played for so many seconds of processor time by bots of one kind. What people win
is held against it (server/expected.py).
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from tablee.adapters.stdio import player
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.lab.playing import bare

OWN = ("happy_dayz", "zombiaki", "happy_pigs", "zombies4")


def shares(game: Game, seats: int, bot: str, seconds: float) -> tuple[list[float], int]:
    """The share of wins of each seat, and in how many matches."""
    players = [player(bot, game) for _ in range(seats)]
    settings = game.read_settings(seats, {})
    won, played, until = [0.0] * seats, 0, time.process_time() + seconds
    while time.process_time() < until:
        chances = [Chance((played * 16 + seats) * 16 + number) for number in range(seats + 1)]
        state = bare(game, dict(settings), players, chances)
        won = [sum(pair) for pair in zip(won, (state.reward(seat) for seat in range(seats)), strict=True)]
        played += 1
    return [round(one / played, 3) for one in won], played


def main(seconds: float, bot: str = "greedy") -> None:
    found: dict[str, dict[str, Any]] = {"shares": {}, "matches": {}}
    for name in OWN:
        game = shelf.find(name)
        for seats in range(game.fewest_seats, game.most_seats + 1):
            share, played = shares(game, seats, bot, seconds)
            found["shares"].setdefault(name, {})[str(seats)] = share
            found["matches"].setdefault(name, {})[str(seats)] = played
            print(name, seats, share, played, file=sys.stderr, flush=True)
    print(json.dumps({"bot": bot, **found}, indent=1))


if __name__ == "__main__":
    main(float(sys.argv[1]), *sys.argv[2:])
