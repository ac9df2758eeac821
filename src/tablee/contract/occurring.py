"""Point 13: everything in a game occurs in some match: every verb, event, decision, pick and component."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

from tablee.contract.allowances import Allowances, Reasons
from tablee.contract.case import numbered
from tablee.contract.messages import message_ids
from tablee.core.bits import members
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.match import Match

MATCHES, MANY_MATCHES = 200, 8_000


def every_kind_occurs(game: Game, allowances: Allowances) -> None:
    """Every verb, event and decision occurs, except those declared `rare` or `never`."""
    wanted = without(kinds(game), {**allowances.rare, **allowances.never})
    all_occur(game, wanted, MATCHES)


def everything_occurs(game: Game, allowances: Allowances) -> None:
    """Every verb, event, decision, pick and component occurs in many matches, except those declared `never`."""
    wanted = without(kinds(game) | components(game), allowances.never)
    all_occur(game, wanted, MANY_MATCHES)


def all_occur(game: Game, wanted: set[str], matches: int) -> None:
    missing = Search(game, wanted).run(matches)
    assert not missing, (
        f"never seen in {matches} matches: {', '.join(sorted(missing))}; if that is intended, declare them `rare` or `never`"
    )


def allowances_name_what_exists(game: Game, allowances: Allowances) -> None:
    """Every allowance names something that the game still has."""
    known = kinds(game) | components(game)
    patterns = [*allowances.rare, *allowances.never]
    patterns += [*(f"pick-{verb}" for verb in allowances.open_verbs), *(f"event-{kind}" for kind in allowances.opened)]
    lost = [pattern for pattern in patterns if not any(fnmatchcase(name, pattern) for name in known)]
    assert not lost, f"allowances for things the game does not have: {', '.join(lost)}"
    settings = {name for row in allowances.all_open for name in row} - {setting.name for setting in game.settings}
    assert not settings, f"`all_open` names settings the game does not have: {', '.join(sorted(settings))}"


class Search:
    """Plays matches, preferring the least-used picks, until everything wanted has occurred."""

    def __init__(self, game: Game, wanted: set[str]) -> None:
        self.game = game
        self.missing = set(wanted)
        self.taken: Counter[str] = Counter()
        self.chance = Chance(13)
        self.named = named_kinds(game)
        self.by_name = bool(self.missing - kinds(game))  # things as well, not only verbs, events and decisions

    def run(self, matches: int) -> set[str]:
        """Return what has not occurred after this many matches."""
        number = 0
        while self.missing and number < matches:
            self.play(numbered(self.game, number).start())
            number += 1
        return self.missing

    def play(self, match: Match) -> None:
        self.note(match, 0)
        while not match.over and self.missing:
            sealed = members(match.state.sealed) if self.chance.below(16) == 0 else []
            seats = sealed or members(match.state.asked)
            decision = match.decision(seats[self.chance.below(len(seats))])
            assert decision is not None
            self.occurred(f"decision-{decision.kind}", decision.args)
            pick = self.choose(decision.options)
            told = len(match.events)
            match.pick(decision.seat, pick)
            self.note(match, told)
        self.missing -= {f"{kind}-{value}" for kind in self.named for value in texts_in(match.position()["state"])}

    def choose(self, options: list[str]) -> str:
        """Choose a random option half of the time, otherwise the least-used one."""
        pick = options[self.chance.below(len(options))]
        if self.chance.below(2):
            pick = min(options, key=lambda text: (self.taken[text], text != pick))
        self.taken[pick] += 1
        verb, words = self.game.picks.parse(pick)
        self.occurred(f"pick-{verb}", dict(words))
        self.missing.discard(f"pick {pick}")
        return pick

    def occurred(self, kind: str, about: dict[str, Any]) -> None:
        """Note a kind of pick, event or decision, and the things it names."""
        self.missing.discard(kind)
        if self.by_name:
            self.missing.difference_update(things("", about))

    def note(self, match: Match, after: int) -> None:
        for event in match.events[after:]:
            self.occurred(f"event-{event.kind}", {**event.args, **(event.secret or {})})


def things(kind: str, value: Any) -> Iterator[str]:
    """Yield the ids of messages that name the things in a value: `card-hippie-9` and its family `card-hippie`."""
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
    """Yield all strings inside a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from texts_in(one)


def kinds(game: Game) -> set[str]:
    """Return the message ids of all verbs, events and decisions."""
    found = {name for name in message_ids(game) if name.startswith(("event-", "decision-"))}
    return {name.removesuffix("-hidden") for name in found} | {f"pick-{verb}" for verb in game.picks.verbs}


def named_kinds(game: Game) -> set[str]:
    """Return the kinds of things that picks name: card, tile, pig …"""
    return {kind.rpartition("_")[2] for words in game.picks.verbs.values() for kind in words}


def components(game: Game) -> set[str]:
    """Return every named thing of those kinds, and every pick."""
    named = named_kinds(game)
    found = {name for name in message_ids(game) if name.partition("-")[0] in named}
    return found | {f"pick {text}" for text in game.picks.texts}


def without(names: set[str], patterns: Reasons) -> set[str]:
    """Return the names that match no pattern."""
    return {name for name in names if not any(fnmatchcase(name, pattern) for pattern in patterns)}
