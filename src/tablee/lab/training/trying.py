"""Try a network: a bot with it plays against one without, every deal from every seat, measuring processor time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

from tablee.bots import Bot, bot
from tablee.bots.careful import Careful
from tablee.bots.ismcts import Ismcts
from tablee.bots.judge import Judge
from tablee.bots.network import Network
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.lab.numbers import wilson

STREAMS = 16
FIRST_SEED = 500_000_000  # never used in training


@dataclass(frozen=True)
class Verdict:
    """The tried bot's share of the victories, its 95 % interval, and its processor time relative to the others'."""

    matches: int
    share: float
    low: float
    high: float
    even: float
    pace: float

    @property
    def accepted(self) -> bool:
        """True if it is significantly better than even."""
        return self.low > self.even


@dataclass(frozen=True)
class Trial:
    """One seat plays with the network, the others with another or none."""

    game: str
    seats: int
    mine: Bot
    others: Bot

    def run(self, matches: int, first: int = 0) -> Verdict:
        shares, mine, others = [], 0.0, 0.0
        for share, own, theirs in (self.play(number) for number in range(first, first + matches)):
            shares.append(share)
            mine += own
            others += theirs
        share = sum(shares) / matches
        low, high = wilson(share, matches)
        pace = mine * (self.seats - 1) / others if others else 0.0
        return Verdict(matches, share, low, high, 1 / self.seats, pace)

    def play(self, number: int) -> tuple[float, float, float]:
        """Play one match; return the tried bot's share, its seconds, and those of the others."""
        own, deal = number % self.seats, number // self.seats
        game = shelf.find(self.game)
        table = Chance(FIRST_SEED + deal * STREAMS + STREAMS - 1)
        streams = [Chance(FIRST_SEED + (number << 24) + seat) for seat in range(self.seats)]
        state = game.setup(self.seats, {}, table)
        self.mine.forget()
        self.others.forget()
        spent = [0.0, 0.0]
        while state.asked:
            seat = state.turn
            player = self.mine if seat == own else self.others
            view, options, start = game.view(state, seat), state.options(seat), process_time()
            pick = player.choose(view, options, streams[seat])
            spent[seat != own] += process_time() - start
            state.apply(seat, pick, table)
            if seat != own and self.seats > 2:
                self.others.forget()  # one bot plays several seats
        return state.reward(own), spent[0], spent[1]


def taught(spec: str, game: str, network: Network) -> Bot:
    """Make a bot that uses this network instead of the installed one."""
    made = bot(spec, shelf.find(game))
    for judge in judges(made):
        judge.network = network  # type: ignore[attr-defined] # the judge of a game that has features has one
    return made


def judges(made: Bot) -> Iterator[Judge]:
    """Yield the judge of a bot that has one."""
    if isinstance(made, Careful):
        yield made.judge
    if isinstance(made, Ismcts):
        yield made.search.judge
