"""Many matches between bots, on the hot face: no Match, no record, no events."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.adapters.stdio import player
from tablee.bots import Bot
from tablee.cli.tally import Tally
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.meter import Meter
from tablee.core.setting import Value
from tablee.core.state import State
from tablee.core.view import View
from tablee.lab.numbers import Sum
from tablee.lab.streams import stream

UNSEEN = View()


@dataclass(frozen=True)
class Batch:
    """A batch of matches of a simulation, starting at number `first`."""

    game: str
    bots: tuple[str, ...]
    settings: dict[str, Value]
    seed: int
    first: int
    count: int


def play_batch(batch: Batch) -> Tally:
    """Play all matches of a batch. The bots move one seat on from match to match, so each sits everywhere."""
    game = shelf.find(batch.game)
    players = [player(spec, game) for spec in batch.bots]
    tally = Tally()
    for match in range(batch.first, batch.first + batch.count):
        seated = [(seat + match) % len(players) for seat in range(len(players))]
        chances = [stream(batch.seed, match, number) for number in range(len(players) + 1)]
        meter = game.meter() or Meter()
        state, picks = play_match(game, batch.settings, [players[who] for who in seated], chances, meter)
        for name, number in meter.read(state).items():
            tally.metrics.setdefault(name, Sum()).add(number)
        tally.picks.add(picks)
        rewards = [state.reward(seat) for seat in range(len(seated))]
        tally.add_match([batch.bots[who] for who in seated], rewards)
        for seat, who in enumerate(seated):
            tally.victories.setdefault((who, seat), Sum()).add(rewards[seat])
            tally.scores.setdefault((who, seat), Sum()).add(state.score(seat))
    return tally


def play_match(
    game: Game, settings: dict[str, Value], players: list[Bot], chances: list[Chance], meter: Meter
) -> tuple[State, int]:
    """Play one match, observed by a meter; return its last state and its number of picks."""
    state, table = game.blank(), chances[0]
    state.seats = len(players)
    game.start(state, settings, table)
    for sitting in players:
        sitting.forget()
    picks = 0
    while state.asked:
        seat = state.turn
        player = players[seat]
        view = game.view(state, seat) if player.looks else UNSEEN
        state.apply(seat, player.choose(view, state.options(seat), chances[seat + 1]), table)
        picks += 1
        meter.see(state)
    return state, picks
