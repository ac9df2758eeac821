"""Point 5: everything that leaves the program survives JSON."""

from __future__ import annotations

import json
from typing import Any

from tablee.contract.case import Case, as_bytes, play, told
from tablee.contract.claims import same
from tablee.core.bits import members
from tablee.core.event import Event


def survives(value: Any) -> None:
    """Check that a value survives a round trip through JSON: no tuples, no numbers as keys, no objects."""
    same(json.loads(as_bytes(value)), value, "a value changes in a round trip through JSON")
    plain(value)


def plain(value: Any) -> None:
    """Check that a value consists of JSON types only, exactly as a parser returns them."""
    if isinstance(value, dict):
        for name, one in value.items():
            assert type(name) is str, f"the key {name!r} is not a str"
            plain(one)
    elif isinstance(value, list):
        for one in value:
            plain(one)
    else:
        assert value is None or type(value) in (str, int, bool, float), (
            f"{value!r} is a {type(value).__name__}, which JSON does not have"
        )


def all_survives_json(case: Case) -> None:
    """Decisions, events, views and positions survive JSON."""
    game, played = case.game, play(case)
    for viewer in case.viewers:
        for event in played.match.told(viewer):
            survives(event)
    for state in played.states(10):
        survives(game.position(state))
        for viewer in case.viewers:
            survives(game.show(game.view(state, viewer)))
        for seat in members(state.asked | state.sealed):
            survives(game.decision(state, seat).as_json())


def options_are_in_order(case: Case) -> None:
    """Options are distinct, in the order of the game's pick table, and the same when requested again."""
    game = case.game
    for moment in play(case).some(40):
        for seat in members(moment.before.asked | moment.before.sealed):
            numbers = moment.before.options(seat)
            assert numbers == sorted(set(numbers)), f"options are not ascending: {numbers}"
            assert all(0 <= number < len(game.picks) for number in numbers), (
                f"an option is not in the table of picks: {numbers}"
            )
            texts = game.decision(moment.before, seat).options
            assert len(set(texts)) == len(texts), f"two options have the same text: {texts}"
            same(moment.before.options(seat), numbers, "the options differ when requested again")


def events_are_told_once(case: Case) -> None:
    """An event does not change after it was told, and identifies seats by number."""
    game, match, chance = case.game, case.start(), case.stream(0)
    at_once = [told(match.events, viewer) for viewer in case.viewers]
    pieces: list[list[Event]] = [list(match.events)]
    while not match.over:
        seat = members(match.state.asked)[0]
        options = game.decision(match.state, seat).options
        events = match.pick(seat, options[chance.below(len(options))])
        pieces.append(events)
        at_once += [told(events, viewer) for viewer in case.viewers]
    later = [told(events, viewer) for events in pieces for viewer in case.viewers]
    same(later, at_once, "an event changed after it was told")
    for event in match.events:
        assert "event" not in event.args, f"{event}: no argument may be called “event”"
        for name, value in {**event.args, **(event.secret or {})}.items():
            if name.rpartition("_")[2] == "seat":
                named = value if isinstance(value, list) else [value]
                assert all(type(seat) is int and 0 <= seat < case.seats for seat in named), (
                    f"{event}: {name} is not the number of a seat"
                )
