"""Why not? Every refusal says a sentence in both languages and names a clause of the rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.core.errors import Refused
from tablee.games import happy_pigs
from tablee.text import catalogue, rulebook
from tests.games.happy_pigs.scene import acting, farm, place, play, refused
from tests.rules import rule

SOURCE = (Path(happy_pigs.__file__).parent / "edge" / "refusals.py").read_text()
REASONS = re.findall(r'"([a-z-]+)", "(HPG-\w+)"', SOURCE)


@rule("HPG-16", "HPG-37")
@pytest.mark.parametrize(("id", "clause"), sorted(set(REASONS)))
def test_every_reason_has_words_and_a_clause(id: str, clause: str) -> None:
    for lang in ("en", "fr"):
        said = catalogue("happy_pigs", lang).find(
            f"refusal-{id}", {"price": 3, "money": 1, "fields": 1, "left": 2, "action": "feed"}
        )
        assert said
        assert rulebook("happy_pigs", lang).clause(clause).id == clause


@rule("HPG-16", "HPG-37")
def test_no_sentence_is_never_said() -> None:
    texts = (Path(happy_pigs.__file__).parent / "text" / "en.ftl").read_text()
    assert set(re.findall(r"^refusal-([a-z-]+)", texts, re.MULTILINE)) == {id for id, _ in REASONS}


@rule("HPG-29")
def test_a_refusal_names_the_price() -> None:
    match = acting("buy", 3, farm(4), farm(), farm(), card="spring-school-trip")
    with pytest.raises(Refused) as caught:
        match.pick(0, "buy medium")
    assert caught.value.sentence("en") == "This costs $10, and you have $4. (HPG-29)"
    assert caught.value.sentence("fr") == "Cela coûte 10\u00a0$, et vous avez 4\u00a0$. (HPG-29)"


@rule("HPG-15")
def test_a_pig_with_room_is_not_given_up() -> None:
    strict = {"strict_placement": True}
    match = acting("buy", 3, farm(60), farm(), farm(), options=strict)
    assert refused(match, 0, "overbuy big") == ("has-room", "HPG-15")
    poor = acting("buy", 3, farm(4), farm(), farm(), options=strict)
    assert refused(poor, 0, "overbuy big") == ("no-money", "HPG-29")
    feeding = acting("feed", 3, farm(0, {"small": 1}), farm(), farm(), options=strict)
    assert refused(feeding, 0, "overfeed small") == ("has-room", "HPG-15")
    assert refused(feeding, 0, "overbuy big") == ("other-action", "HPG-37")
    waiting = place([farm(60, {"small": 1}), farm(), farm()], strict)
    assert refused(waiting, 0, "overbuy big") == ("not-now", "HPG-16")
    assert refused(waiting, 0, "overfeed small") == ("not-now", "HPG-16")


@rule("HPG-46", "HPG-47")
def test_why_a_pig_is_not_vaccinated() -> None:
    fed = acting("feed", 4, farm(0, {"medium": 1, "baby": 1}, items={"vaccine": 2}), farm(), farm())
    play(fed, "feed medium")
    assert refused(fed, 0, "vaccinate big") == ("say-fed", "HPG-46"), "the only Big was fed"
    assert refused(fed, 0, "vaccinate fed-small") == ("no-pig", "HPG-46")
    both = acting("feed", 4, farm(0, {"vaccinated-big": 1, "big": 1, "baby": 1}, items={"vaccine": 1}), farm(), farm())
    assert refused(both, 0, "vaccinate vaccinated-big") == ("needs-none", "HPG-47")
    assert refused(both, 0, "vaccinate fed-big") == ("not-fed", "HPG-46")


@rule("HPG-15", "HPG-20", "HPG-49")
def test_what_can_never_be_is_refused_by_its_clause() -> None:
    match = acting("buy", 3, farm(60, {"medium": 1}), farm(), farm(), options={"strict_placement": True})
    assert refused(match, 0, "overbuy vaccine") == ("only-pigs", "HPG-15")
    assert refused(match, 0, "take 2") == ("no-babies", "HPG-20")
    assert refused(match, 0, "mate supplement") == ("supplement-feed", "HPG-48")
    assert refused(match, 0, "feed medium amulet") == ("amulet-mate", "HPG-49")
    assert refused(match, 0, "overfeed big") == ("other-action", "HPG-37")


@rule("HPG-A31")
def test_a_hand_that_holds_a_pig_does_nothing_else() -> None:
    herd = farm(20, {"baby": 1}, items={"vaccine": 1})
    match = acting("buy", 3, herd, farm(), farm(), options={"by_hand": True})
    assert refused(match, 0, "lift A1") == ("hand-first", "HPG-A31")
    assert refused(match, 0, "arrange field-2") == ("no-field", "HPG-A31")
    assert refused(match, 0, "tidy") == ("tidy-already", "HPG-A31")
    play(match, "arrange field-1")
    assert refused(match, 0, "buy baby") == ("in-hand", "HPG-A31")
    assert refused(match, 0, "lift H1") == ("no-pig-there", "HPG-A31")
