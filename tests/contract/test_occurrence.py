"""Point 13: whatever a game has, some match has it: every verb, event, decision, pick and component occurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.match import Match
from tests.contract.case import all_games, numbered, seats_of
from tests.contract.messages import message_ids
from tests.contract.rare import NEVER, RARE

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


class Search:
    """Plays matches of a game, taking what was taken least so far, until all that is wanted has occurred."""

    def __init__(self, game: Game, wanted: set[str]) -> None:
        self.game = game
        self.missing = set(wanted)
        self.taken: Counter[str] = Counter()
        self.chance = Chance(13)
        self.named = named_kinds(game)

    def run(self, matches: int) -> set[str]:
        number = 0
        while self.missing and number < matches:
            self.play(numbered(self.game, number).start())
            number += 1
        return self.missing

    def play(self, match: Match) -> None:
        self.note(match, 0)
        while not match.over and self.missing:
            sealed = seats_of(match.state.sealed) if self.chance.below(16) == 0 else []
            seats = sealed or seats_of(match.state.asked)
            decision = match.decision(seats[self.chance.below(len(seats))])
            assert decision is not None
            self.missing -= {f"decision-{decision.kind}", *things("", decision.args)}
            pick = self.curious(decision.options)
            told = len(match.events)
            match.pick(decision.seat, pick)
            self.note(match, told)
        self.missing -= {f"{kind}-{value}" for kind in self.named for value in texts_in(match.position()["state"])}

    def curious(self, options: list[str]) -> str:
        """Half of the time anything, half of the time what was taken least."""
        pick = options[self.chance.below(len(options))]
        if self.chance.below(2):
            pick = min(options, key=lambda text: (self.taken[text], text != pick))
        self.taken[pick] += 1
        verb, words = self.game.picks.parse(pick)
        self.missing -= {f"pick-{verb}", f"pick {pick}", *things("", dict(words))}
        return pick

    def note(self, match: Match, after: int) -> None:
        for event in match.events[after:]:
            self.missing -= {f"event-{event.kind}", *things("", {**event.args, **(event.secret or {})})}


def things(kind: str, value: Any) -> Iterator[str]:
    """The messages that name what a value holds: `card-hippie-9` and its family `card-hippie`."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from things(name.rpartition("_")[2], one)
    elif isinstance(value, list):
        for one in value:
            yield from things(kind, one)
    elif isinstance(value, str):
        yield f"{kind}-{value}"
        yield f"{kind}-{value.rpartition('-')[0]}"


def texts_in(value: Any) -> Iterator[str]:
    """All texts inside a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from texts_in(one)


def kinds(game: Game) -> set[str]:
    """Verbs, events and decisions, as the catalogue knows them."""
    found = {name for name in message_ids(game) if name.startswith(("event-", "decision-"))}
    return {name.removesuffix("-hidden") for name in found} | {f"pick-{verb}" for verb in game.picks.verbs}


def named_kinds(game: Game) -> set[str]:
    """The kinds of things that picks name: card, tile, pig …"""
    return {kind.rpartition("_")[2] for words in game.picks.verbs.values() for kind in words}


def components(game: Game) -> set[str]:
    """Everything of such a kind that has a name, and every pick."""
    named = named_kinds(game)
    found = {name for name in message_ids(game) if name.partition("-")[0] in named}
    return found | {f"pick {text}" for text in game.picks.texts}


def without(names: set[str], declared: dict[str, dict[str, str]], game: Game) -> set[str]:
    """The names that are not declared for this game; `*` in a declaration stands for anything."""
    patterns = declared.get(game.name, {})
    return {name for name in names if not any(fnmatchcase(name, pattern) for pattern in patterns)}


@each_game
def test_every_verb_event_and_decision_occurs(game: Game) -> None:
    wanted = without(without(kinds(game), RARE, game), NEVER, game)
    assert Search(game, wanted).run(matches=200) == set()


@pytest.mark.long
@each_game
def test_every_pick_and_component_occurs(game: Game) -> None:
    wanted = without(kinds(game) | components(game), NEVER, game)
    assert Search(game, wanted).run(matches=8_000) == set()


@each_game
def test_what_is_declared_exists(game: Game) -> None:
    known = kinds(game) | components(game)
    declared = RARE.get(game.name, {}).keys() | NEVER.get(game.name, {}).keys()
    assert [pattern for pattern in declared if not any(fnmatchcase(name, pattern) for name in known)] == []
