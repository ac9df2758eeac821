"""Point 14, in play: everything that seats and spectators are asked, offered or told has words in both languages."""

from __future__ import annotations

import re
from typing import Any

from tablee.core.decision import Decision
from tablee.core.event import Event
from tablee.text import LANGUAGES, Texts
from tests.contract.case import Case, as_bytes, play, seats_of

NAMELESS = re.compile(r"[a-z]")  # `C3` and `12` are said as they are; `hippie-9` is not


def everything_told_has_words(case: Case) -> None:
    game, played = case.game, play(case)
    decisions = [
        game.decision(moment.before, seat)
        for moment in played.some(60)
        for seat in seats_of(moment.before.asked | moment.before.sealed)
    ]
    for lang in LANGUAGES:
        texts = Texts(game, lang)
        for decision in decisions:
            decision_has_words(texts, decision)
        for event in different(played.match.events):
            event_has_words(texts, event, case)


def different(events: list[Event]) -> list[Event]:
    """One event of each that say the same."""
    return list({repr(event): event for event in events}.values())


def decision_has_words(texts: Texts, decision: Decision) -> None:
    said(texts.decision(decision))
    things_have_names(texts, decision.args)
    sentences = [said(texts.pick(option)) for option in decision.options]
    assert len(set(sentences)) == len(sentences), f"two options read the same: {sentences}"


def event_has_words(texts: Texts, event: Event, case: Case) -> None:
    """Told in full where nothing was kept back; the `-hidden` message is for those who know less."""
    tellings = {as_bytes(event.told_to(viewer)): event.told_to(viewer) for viewer in case.viewers}
    for told in tellings.values():
        said(texts.event(told))
        things_have_names(texts, {name: value for name, value in told.items() if name != "event"})
    knows_all = {**event.args, **(event.secret or {})}
    in_full = texts.catalogue.find(f"event-{event.kind}", texts.things(knows_all))
    assert in_full, f"event-{event.kind} cannot be said in {texts.catalogue.lang} with {knows_all}"


def said(sentence: str) -> str:
    assert sentence.strip(), "an empty sentence"
    assert "{" not in sentence, f"a hole in a sentence: {sentence}"
    return sentence


def things_have_names(texts: Texts, args: dict[str, Any]) -> None:
    """No id of a component reaches a person."""
    for name, value in args.items():
        kind = name.rpartition("_")[2]
        if isinstance(value, list):
            kind = kind.removesuffix("s")
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, str) and NAMELESS.search(one) and kind != "seat":
                assert has_name(texts, kind, one), f"no name in {texts.catalogue.lang} for {kind}-{one}"


def has_name(texts: Texts, kind: str, value: str) -> bool:
    family, _, number = value.rpartition("-")
    whole = texts.catalogue.find(f"{kind}-{value}")
    return whole is not None or texts.catalogue.find(f"{kind}-{family}", {"value": number}) is not None
