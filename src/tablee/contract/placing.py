"""Positions survive writing and reading, and damaged ones are rejected naming the field."""

from __future__ import annotations

import copy
import json
from typing import Any

from tablee.contract.case import Case, as_bytes, play, random_pick, whole
from tablee.contract.claims import same
from tablee.core.chance import Chance
from tablee.core.errors import BadInput
from tablee.core.match import Match
from tablee.text import LANGUAGES

WRONG: tuple[Any, ...] = (None, -1, 10**6, 1.5, "nonsense", [], {}, [[]], True, [-1], ["nonsense"], [10**6])


def positions_are_the_state(case: Case) -> None:
    """A match started from a position equals the one it was taken from, and continues the same way."""
    game, played = case.game, play(case)
    for state in played.states(10):
        position = {**played.match.position(), "state": game.position(state)}
        match = Match.from_position(game, json.loads(as_bytes(position)), seed=case.seed)
        same(whole(game, match.state), whole(game, state), "a position read back gives a different state")
        placed, original = match.state.clone(), state.clone()
        for world in (placed, original):
            world.playout(Chance(case.seed))
        same(whole(game, placed), whole(game, original), "a position does not contain the whole state")
        replayed = Match.replay(match.record.dumps())
        same(replayed.position(), match.position(), "a record that starts from a position does not replay")


def broken_positions_are_refused(case: Case) -> None:
    """A damaged position is rejected naming the field, or accepted unchanged and playable; nothing is coerced."""
    game, chance, played = case.game, case.stream(5), play(case)
    for state in played.states(4):
        position = {**played.match.position(), "state": game.position(state)}
        for _ in range(25):
            broken = copy.deepcopy(position)
            what = break_it(broken, chance)
            placed = placed_or_refused(case, broken)
            if isinstance(placed, BadInput):
                assert placed.details["field"], f"rejected without naming a field: {what}"
                spoken = {placed.sentence(lang) for lang in LANGUAGES}
                assert placed.id not in spoken, f"no text for problem-{placed.id}"
            else:
                written, given = placed.position()["state"], broken["state"]  # a game may allow omissions
                same({name: written.get(name) for name in given}, given, f"accepted but read differently: {what}")
                plays_on(case, placed, chance, what)


def placed_or_refused(case: Case, position: Any) -> Match | BadInput:
    try:
        return Match.from_position(case.game, position, seed=case.seed)
    except BadInput as refused:
        return refused


def break_it(position: Any, chance: Chance) -> str:
    """Change one thing somewhere in the position, and return what was changed."""
    holders = [(position, name) for name in position if name != "options"] + inside(position["state"])
    holder, name = holders[chance.below(len(holders))]
    old = holder[name]
    if isinstance(old, list) and old and chance.below(2):
        change_list(old, chance)
    else:
        holder[name] = copy.deepcopy(WRONG[chance.below(len(WRONG))])
    return f"{name}: {old} → {holder[name]}"


def inside(value: Any) -> list[tuple[Any, Any]]:
    """Return every place inside a JSON value, as container and key."""
    names = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [place for name in names for place in [(value, name), *inside(value[name])]]


def change_list(old: list[Any], chance: Chance) -> None:
    """Drop, repeat or swap items."""
    at = chance.below(len(old))
    match chance.below(3):
        case 0:
            del old[at]
        case 1:
            old.insert(at, copy.deepcopy(old[chance.below(len(old))]))
        case _:
            other = chance.below(len(old))
            old[at], old[other] = old[other], old[at]


def plays_on(case: Case, match: Match, chance: Chance, what: str) -> None:
    """Check that an accepted position can be played without breaking an invariant."""
    for _ in range(12):
        if match.over:
            return
        match.pick(*random_pick(match, chance))
        try:
            case.game.check(match.state)
        except BadInput as broken:
            raise AssertionError(f"accepted although it breaks an invariant: {what}") from broken
