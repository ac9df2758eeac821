"""`python -m tests.records`: write records of the current rules for every game that has none of this version yet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tablee
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.match import Match

HERE = Path(__file__).parent


def settings(game: Game) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Yield the fewest and the most seats, and every setting at a non-default value where that is valid."""
    yield "fewest", game.fewest_seats, {}
    yield "most", game.most_seats, {}
    for setting in game.offered:
        if isinstance(setting.default, bool):
            other: Any = not setting.default
        elif setting.many or not (setting.choices or setting.high):
            continue
        else:
            lowest = setting.low + (setting.low == setting.default)
            other = next((value for value in setting.choices if value != setting.default), lowest)
        try:
            game.read_settings(game.fewest_seats, {setting.name: other})
        except tablee.BadInput:
            continue
        yield setting.name, game.fewest_seats, {setting.name: other}


def play(game: Game, seats: int, options: dict[str, Any], seed: str) -> Match:
    """Play a random match to its end."""
    match, chance = Match.start(game, seats, options, seed), Chance(len(seed))
    while match.pending:
        decision = match.pending[chance.below(len(match.pending))]
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
    return match


def write(game: Game, folder: Path) -> int:
    """Write the records of one game and their final scores; return their number."""
    folder.mkdir(parents=True)
    scores = {}
    for label, seats, options in settings(game):
        match = play(game, seats, options, f"{game.name} {game.rules_version} {label}")
        (folder / f"{label}.record").write_text(match.record.dumps())
        scores[label] = match.scores
    (folder / "scores.json").write_text(json.dumps(scores, indent=1) + "\n")
    return len(scores)


if __name__ == "__main__":
    for name in tablee.games():
        one = tablee.game(name)
        where = HERE / name / f"v{one.rules_version}"
        if where.exists():
            print(f"{name} version {one.rules_version} is there already; records of a version never change")
        else:
            print(f"{name} version {one.rules_version}: {write(one, where)} records")
