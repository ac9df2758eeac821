"""The preview of an option matches exactly what then happens."""

from __future__ import annotations

from tests.games.zombiaki.street import HUMANS, ZOMBIES, street
from tests.rules import rule


@rule("ZBK-17", "ZBK-50", "ZBK-51")
def test_a_shot_shows_whom_it_hits_and_where_he_falls_back() -> None:
    table = street(humans="shot", A3="4")
    foreseen = table.match.view(HUMANS)["outlook"]
    assert list(foreseen) == ["play shot A"]
    table.play("shot A")
    assert foreseen["play shot A"] == [event for event in table.events if not event["event"].startswith("play")]
    assert [event["event"] for event in foreseen["play shot A"]] == ["hit", "back"]


@rule("ZBK-47", "ZBK-17")
def test_a_shot_that_may_click_is_shown_as_if_it_fired() -> None:
    table = street(humans="shot", zombies="click", A3="1")
    assert [event["event"] for event in table.match.view(HUMANS)["outlook"]["play shot A"]] == ["die"]


@rule("ZBK-83", "ZBK-84", "ZBK-36")
def test_a_whole_chain_is_shown_and_nothing_of_the_next_turn() -> None:
    table = street(humans="shot shot shot shot", A4="car", A3="1 boss", B3="3", state={"terror": True})
    told = [event["event"] for event in table.match.view(HUMANS)["outlook"]["play shot A car"]]
    assert told == ["car", "die", "boss-dies", "hit", "back"]


@rule("ZBK-17")
def test_only_who_is_asked_is_shown_something_and_looking_changes_nothing() -> None:
    table = street(humans="grenade", A3="4")
    before = table.match.position()
    assert table.match.view(ZOMBIES)["outlook"] == {} == table.match.view(None)["outlook"]
    assert "play grenade A3" in table.match.view(HUMANS)["outlook"]
    assert table.match.position() == before


@rule("ZBK-32", "ZBK-17")
def test_a_dog_that_runs_shows_the_march_after_it_and_no_card_drawn() -> None:
    table = street("zombies", A1="dog", C2="3")
    table.until("dogs", ZOMBIES)
    foreseen = table.match.view(ZOMBIES)["outlook"]
    assert foreseen["run A1 A2"] == [{"event": "run", "from_square": "A1", "square": "A2"}]
    assert all(event["event"] in ("run", "walk") for events in foreseen.values() for event in events)


@rule("ZBK-47")
def test_who_may_click_sees_what_the_shot_would_do() -> None:
    table = street(humans="shot", zombies="click", A3="1").play("shot A")
    assert [event["event"] for event in table.match.view(ZOMBIES)["outlook"]["let"]] == ["die"]
