"""Point 12: bots use only what their seat knows."""

from __future__ import annotations

import json

from tablee.bots import BOTS, bot
from tablee.contract.case import Case, as_bytes, play
from tablee.contract.claims import same
from tablee.core.chance import Chance

QUICK = {
    "greedy": "greedy:samples=1",
    "careful": "careful:it=20",
    "ismcts": "ismcts:it=20",
}  # for bots whose default settings think longer than a test needs

MOST_OPTIONS = 16  # decisions with more options only take longer


def bots_see_only_their_view(case: Case) -> None:
    """Given the same stream, a bot picks the same from the true view, a sampled world's view and one read from JSON."""
    game = case.game
    moments = [moment for moment in play(case).some(20) if 1 < len(moment.before.options(moment.seat)) <= MOST_OPTIONS]
    for number, moment in enumerate(moments[:2]):
        seat, options = moment.seat, moment.before.options(moment.seat)
        view = game.view(moment.before, seat)
        world = game.sample(view, Chance(case.seed + number))
        views = [view, game.view(world, seat), game.read_view(json.loads(as_bytes(game.show(view))))]
        for name in BOTS:
            picks = [bot(QUICK.get(name, name), game).choose(one, list(options), Chance(number)) for one in views]
            assert picks[0] in options, f"{name} makes a pick that is not offered"
            same(picks, picks[:1] * 3, f"{name} picks differently in a world that looks the same")
