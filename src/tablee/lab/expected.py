"""Measure how often each seat wins between equals: `python -m tablee.lab.expected FILE SECONDS [BOT]`.

Bots of one kind play every game and number of seats missing from FILE for SECONDS of processor time each, and the
results are added to FILE. The server compares people's wins with them (server/expected.json, server/expected.py).
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from tablee.adapters.stdio import player
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.lab.numbers import wilson
from tablee.lab.playing import bare

OWN = ("zombiaki", "happy_pigs", "zombies4", "happy_dayz")


def shares(game: Game, seats: int, bot: str, seconds: float) -> tuple[list[float], int]:
    """Return each seat's share of the wins, and the number of matches."""
    players = [player(bot, game) for _ in range(seats)]
    settings = game.read_settings(seats, {})
    won, played, until = [0.0] * seats, 0, time.process_time() + seconds
    while time.process_time() < until:
        chances = [Chance((played * 16 + seats) * 16 + number) for number in range(seats + 1)]
        state = bare(game, dict(settings), players, chances)
        won = [sum(pair) for pair in zip(won, (state.reward(seat) for seat in range(seats)), strict=True)]
        played += 1
    total = sum(won) or 1.0
    return [round(one / total, 3) for one in won], played


def bounds(found: dict[str, Any]) -> dict[str, Any]:
    """Return the 95 % interval of each seat's share."""
    return {
        game: {
            seats: [[round(one, 3) for one in wilson(share, found["matches"][game][seats])] for share in shares]
            for seats, shares in cells.items()
        }
        for game, cells in found["shares"].items()
    }


def main(file: Path, seconds: float, bot: str = "greedy") -> None:
    found: dict[str, Any] = {"bot": bot, "shares": {}, "matches": {}}
    if file.exists():
        found = json.loads(file.read_text())
    for name in OWN:
        game = shelf.find(name)
        for seats in range(game.fewest_seats, game.most_seats + 1):
            if str(seats) in found["shares"].get(name, {}):
                continue
            share, played = shares(game, seats, bot, seconds)
            found["shares"].setdefault(name, {})[str(seats)] = share
            found["matches"].setdefault(name, {})[str(seats)] = played
            found["bounds"] = bounds(found)
            file.write_text(json.dumps(found, indent=1) + "\n")
            print(name, seats, share, played, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]), *sys.argv[3:])
