"""Matches between bots on the hot face, for the tests of bots."""

from tablee.bots import Bot, bot
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.state import State


def play(game: Game, specs: list[str], seed: int) -> State:
    """One match, each seat played by its bot from its own view."""
    players: list[Bot] = [bot(spec, game) for spec in specs]
    streams = [Chance(seed * 16 + seat + 1) for seat in range(len(specs))]
    deal = Chance(seed * 16)
    state = game.setup(len(specs), {}, deal)
    while state.asked:
        seat = state.turn
        pick = players[seat].choose(game.view(state, seat), state.options(seat), streams[seat])
        state.apply(seat, pick, deal)
    return state


def victories(game: Game, specs: list[str], matches: int) -> float:
    """The share of the victories of the first bot, which sits on each seat in turn."""
    won = 0.0
    for number in range(matches):
        seat = number % len(specs)
        state = play(game, specs[-seat:] + specs[:-seat], seed=number)
        won += state.reward(seat)
    return won / matches
