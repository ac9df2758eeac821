"""`python -m tests.contract.digest`: print hashes of matches, to compare processes."""

from __future__ import annotations

import hashlib
import json
import sys

from tablee.contract.case import Case, as_bytes, numbered, play, told, whole
from tablee.core import shelf
from tablee.core.chance import Chance
from tests.contract.games import all_games
from tests.days import LONG
from tests.toy.lanterns.game import GAME as LANTERNS

MATCHES = 6 if LONG else 2  # of each game


def digest(case: Case) -> str:
    """Return a hash of everything observable in a match: record, events, states, views, decisions and samples."""
    game, played = case.game, play(case)
    facts = [played.match.record.dumps(), *(told(played.match.events, viewer) for viewer in case.viewers)]
    for moment in played.some(4):
        facts.append(whole(game, moment.before))
        for viewer in case.viewers:
            world = game.sample(game.view(moment.before, viewer), Chance(case.seed))
            facts.append(as_bytes(game.position(world)))
        world = moment.before.clone()
        world.playout(Chance(case.seed))
        facts.append(whole(game, world))
    return hashlib.sha256("\n".join(facts).encode()).hexdigest()


def digests() -> dict[str, str]:
    cases = [numbered(game, number) for game in all_games() for number in range(MATCHES)]
    return {repr(case): digest(case) for case in cases}


if __name__ == "__main__":
    shelf.put(LANTERNS)
    json.dump(digests(), sys.stdout)
