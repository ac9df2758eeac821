"""Tune the weights of a judge by self-play: each new value against the current one, with seats rotated.

python -m bench.tune GAME [--it N] [--matches M] [--only WEIGHT] [--seats S] [--rival BOT]
Every result is appended to bench/tuned.jsonl with its date and command. A value is worth adopting if the lower end of
its 95 % interval is above the even share; it is then written into bots/evaluate/<game>.py by hand.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import tablee
from tablee.bots import Bot, bot
from tablee.bots.careful import Careful
from tablee.bots.ismcts import Ismcts
from tablee.bots.judge import Judge
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.lab.numbers import wilson

KEPT = Path(__file__).with_name("tuned.jsonl")
KIND = {"zombies4": "careful"}  # the strongest bot, where it is not ismcts
SEATS = {"happy_dayz": 4, "happy_pigs": 3, "zombiaki": 2, "zombies4": 3}
TRIED: dict[str, dict[str, tuple[float, ...]]] = {
    "happy_dayz": {"explore": (0.5, 0.7, 1.5, 2.5), "spread": (40, 60, 120), "victory": (0.2, 0.8)},
    "happy_pigs": {
        "decoupled": (0,),
        "explore": (0.5, 0.7, 1.5, 2.5),
        "spread": (40, 60, 120),
        "victory": (0.2, 0.8),
        "soft": (0.7, 1.5),
        "ahead": (1, 3),
    },
    "zombiaki": {
        "explore": (0.5, 0.7, 1.5, 2.5),
        "ahead": (0, 3, 12, 20),
        "whim": (0, 15, 60),
        "even": (4, 16, 30),
    },
    "zombies4": {
        "brave": (0.5, 2.0),
        "guard": (0.1, 0.4),
        "width": (0.4, 1.2),
        "bump": (1, 6),
        "settle": (0.2, 0.8),
        "ward": (0.2, 0.8),
        "bullet": (1.0, 2.5),
        "growth": (0.1, 0.3),
        "fresh": (0.5, 1.2),
        "pull": (0.5, 0.85),
        "hunt": (2, 8),
        "stuck": (0, 1),
    },
}


@dataclass(frozen=True)
class Trial:
    """One bot against a rival on all other seats."""

    game: Game
    mine: Bot
    rival: Bot
    seats: int

    def share(self, matches: int) -> float:
        """Return the share of the victories over this many matches; each deal is played from every seat."""
        return sum(self.play(number) for number in range(matches)) / matches

    def play(self, number: int) -> float:
        own, deal = number % self.seats, number // self.seats
        table, streams = Chance(100 * deal), [Chance(1000 * number + seat) for seat in range(self.seats)]
        state = self.game.setup(self.seats, {}, table)
        self.mine.forget()
        self.rival.forget()
        while state.asked:
            seat = state.turn
            player = self.mine if seat == own else self.rival
            view = self.game.view(state, seat)
            state.apply(seat, player.choose(view, state.options(seat), streams[seat]), table)
            if player is self.rival and self.seats > 2:
                self.rival.forget()  # one rival plays several seats
        return state.reward(own)


def judge_of(player: Bot) -> Judge:
    """Return the judge of a bot; its weights are its attributes."""
    if isinstance(player, Careful):
        return player.judge
    assert isinstance(player, Ismcts)
    return player.search.judge


def challengers(name: str, only: str) -> Iterator[tuple[str, float]]:
    for weight, values in TRIED[name].items():
        for value in values if only in ("", weight) else ():
            yield weight, value


def main() -> None:
    read = argparse.ArgumentParser(prog="python -m bench.tune", description="Tune the weights of a judge by self-play.")
    read.add_argument("game", choices=TRIED)
    read.add_argument("--it", type=int, default=500, help="iterations per search")
    read.add_argument("--matches", type=int, default=120, help="matches per value")
    read.add_argument("--only", default="", help="tune only this weight")
    read.add_argument("--seats", type=int, default=0, help="number of seats (default: the game's usual number)")
    read.add_argument(
        "--rival", default="", help="the bot to play against (default: the search with its current weights)"
    )
    given = read.parse_args()
    game, seats = tablee.game(given.game), given.seats or SEATS[given.game]
    thinking = f"{KIND.get(given.game, 'ismcts')}:it={given.it}"
    command = f"python -m bench.tune {' '.join(sys.argv[1:])}"
    for weight, value in challengers(given.game, given.only):
        mine = bot(thinking, game)
        judge = judge_of(mine)
        stands = getattr(judge, weight)
        setattr(judge, weight, type(stands)(value))
        share = Trial(game, mine, bot(given.rival or thinking, game), seats).share(given.matches)
        low, high = wilson(share, given.matches)
        print(f"{given.game} {weight} {stands:g} → {value:g}: {share:.1%} ({low:.1%}–{high:.1%})", flush=True)
        result = {"weight": weight, "stands": stands, "tried": value, "share": round(share, 4), "even": 1 / seats}
        interval = {"low": round(low, 4), "high": round(high, 4), "matches": given.matches}
        line = {"date": f"{datetime.now(UTC):%Y-%m-%d %H:%M}", "command": command, **result, **interval}
        with KEPT.open("a") as kept:
            kept.write(f"{json.dumps(line)}\n")


if __name__ == "__main__":
    main()
