"""Point 14, in play: everything that seats and spectators are asked, offered or told has a text in both languages."""

from __future__ import annotations

import re
from typing import Any

from tablee.contract.case import Case, as_bytes, play
from tablee.core.bits import members
from tablee.core.decision import Decision
from tablee.core.event import Event
from tablee.text import LANGUAGES, Texts

NAMELESS = re.compile(r"[a-z]")  # an id such as `hippie-9` needs a name; `C3` and `12` do not


def everything_told_has_words(case: Case) -> None:
    """Check the texts of all decisions, options and events of a match, as each seat and a spectator learns them."""
    game, played = case.game, play(case)
    decisions = [
        game.decision(moment.before, seat)
        for moment in played.some(60)
        for seat in members(moment.before.asked | moment.before.sealed)
    ]
    for lang in LANGUAGES:
        texts = Texts(game, lang)
        for decision in decisions:
            decision_has_words(texts, decision)
        for event in different(played.match.events):
            event_has_words(texts, event, case)


def different(events: list[Event]) -> list[Event]:
    """Return the events without duplicates."""
    return list({repr(event): event for event in events}.values())


def decision_has_words(texts: Texts, decision: Decision) -> None:
    said(texts.decision(decision))
    things_have_names(texts, decision.args)
    sentences = [said(texts.pick(option)) for option in decision.options]
    assert len(set(sentences)) == len(sentences), f"two options read the same: {sentences}"


def event_has_words(texts: Texts, event: Event, case: Case) -> None:
    """Check the event's text as told to each viewer, and in full for those who know everything."""
    tellings = {as_bytes(event.told_to(viewer)): event.told_to(viewer) for viewer in case.viewers}
    for told in tellings.values():
        said(texts.event(told))
        things_have_names(texts, {name: value for name, value in told.items() if name != "event"})
    knows_all = {**event.args, **(event.secret or {})}
    in_full = texts.catalogue.find(f"event-{event.kind}", texts.things(knows_all))
    assert in_full, f"no text event-{event.kind} in {texts.catalogue.lang} for {knows_all}"


def said(sentence: str) -> str:
    assert sentence.strip(), "an empty sentence"
    assert "{" not in sentence, f"unfilled placeholder in a sentence: {sentence}"
    return sentence


def things_have_names(texts: Texts, args: dict[str, Any]) -> None:
    """Check that no component would be shown to a person by its id."""
    for name, value in args.items():
        kind = name.rpartition("_")[2]
        if isinstance(value, list):
            kind = kind.removesuffix("s")
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, str) and NAMELESS.search(one) and kind != "seat":
                assert texts.name(kind, one) is not None, f"no name in {texts.catalogue.lang} for {kind}-{one}"
