"""Nobody is asked a question with one answer, and every turn tells how it ended."""

from __future__ import annotations

from itertools import pairwise

import pytest

import tablee
from tablee.core.chance import Chance
from tests.games.zombiaki.street import GAME, HUMANS, ZOMBIES, street
from tests.rules import rule

ENDINGS = {"end", "end-empty", "end-stuck", "end-terror"}


@rule("ZBK-15", "ZBK-A57")
@pytest.mark.parametrize("seed", range(12))
def test_there_is_always_a_choice_and_every_turn_tells_its_end(seed: int) -> None:
    chance = Chance(seed)
    match = tablee.Match.start(GAME, 2, seed=seed)
    while match.pending:
        options = match.pending[0].options
        assert len(options) > 1, options
        acting = [text for text in options if text != "end"] if chance.below(5) else options
        match.pick(match.pending[0].seat, acting[chance.below(len(acting))])
    told = [event["event"] for event in match.told(None)]
    turns = [n for n, event in enumerate(told) if event == "turn"]
    for start, end in pairwise(turns):
        assert len(ENDINGS.intersection(told[start:end])) == 1


@rule("ZBK-A57", "ZBK-64")
def test_one_way_only_is_gone_without_a_question() -> None:
    table = street(humans="blood", A3="2").pick("play blood A3")
    assert (table.kind, table.units) == ("play", {"B3": "2"})
    assert street(humans="blood", B3="2").pick("play blood B3").options == ["to A3", "to C3"]
    table = street("zombies", A1="4 boss", A2="3", A3="2", B3="4", C1="barrier").pick("order A3")
    assert table.options == ["to A4"] or table.units["A4"] == "2"


@rule("ZBK-A57", "ZBK-14", "ZBK-46")
def test_four_alike_and_a_hand_alike_are_not_asked_about() -> None:
    table = street("zombies", humans="shot shot shot shot", A3="4").end()
    assert (table.kind, table.hand(HUMANS)) == ("play", ["shot"] * 3)
    assert table.events[-1] == {"event": "discard", "seat": HUMANS, "card": "shot"}
    table = street("zombies", zombies="meat", humans="mine mine".replace("mine mine", "shot shot"), A3="4")
    assert table.play("meat").hand(HUMANS) == ["shot"]


@rule("ZBK-A57", "ZBK-15")
def test_a_turn_with_nothing_to_play_ends_by_itself_and_says_so() -> None:
    table = street(humans="net flamethrower", A1="2").play("barrier B1").play("net A1").play("flamethrower", "burn A 2")
    assert "end-empty" in table.told
    table = street(humans="shot net", C1="barrier").play("barrier A1")
    assert table.events[1] == {"event": "end-stuck", "seat": HUMANS, "kept": 2}
    assert table.asked == ZOMBIES
    table = street(humans="shot shot", A3="4", state={"terror": True}).play("shot A")
    assert "end-terror" in table.told
    assert street(humans="shot", A3="4").end().events[0] == {"event": "end", "seat": HUMANS, "kept": 2}


@rule("ZBK-10", "ZBK-5")
def test_who_begins_and_how_far_dawn_is() -> None:
    match = tablee.Match.start(GAME, 2, seed=3)
    told = match.told(None)
    assert told[0] == {"event": "begin", "seat": ZOMBIES, "until": 40}
    assert told[1] == {"event": "turn", "seat": ZOMBIES, "round": 1, "until": 40}
    table = street(A1="2", decks={"zombies": "dog dog dawn"}).end()
    assert table.events[1] == {"event": "turn", "seat": ZOMBIES, "round": 6, "until": 3}


@rule("ZBK-A47", "ZBK-A48")
@pytest.mark.parametrize(
    ("card", "play"),
    [
        ("back-off", "back-off"),
        ("searchlight", "searchlight A"),
        ("grenade", "grenade C5"),
        ("street-on-fire", "street-on-fire C"),
        ("high-voltage", "high-voltage B"),
    ],
)
def test_a_card_that_did_nothing_says_so(card: str, play: str) -> None:
    table = street(humans=card, A1="2").play(play)
    assert table.events[1] == {"event": "nothing", "card": card}
    texts = {lang: tablee.text.Texts(GAME, lang).event(table.events[1]) for lang in ("en", "fr")}
    assert texts["en"] != texts["fr"]


@rule("ZBK-A48")
def test_a_second_terror_says_that_it_adds_nothing() -> None:
    table = street("zombies", zombies="terror", A1="2").play("terror").play("terror")
    assert {"event": "nothing", "card": "terror"} in table.events


@rule("ZBK-63", "ZBK-51")
def test_damage_and_standing_still_say_why() -> None:
    table = street(A1="3", A2="fire").end()
    assert table.told[1:5] == ["turn", "walk", "scorch", "hit"]
    assert street(humans="shot", A1="3").play("shot A").told == ["play-lane", "hit", "stay"]
