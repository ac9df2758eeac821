"""Play matches between bots on the hot face."""

from tablee.bots import Bot, bot
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.state import State


def play(game: Game, specs: list[str], seed: int) -> State:
    """Play one match, each seat by its bot from its own view."""
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
    """Return the first bot's share of the victories; it plays each seat in turn."""
    won = 0.0
    for number in range(matches):
        seat = number % len(specs)
        state = play(game, specs[-seat:] + specs[:-seat], seed=number)
        won += state.reward(seat)
    return won / matches
