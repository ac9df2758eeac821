"""Click."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.street import GAME, HUMANS, ZOMBIES, street
from tests.rules import rule


@rule("ZBK-47")
@pytest.mark.parametrize("card", ["shot", "good-shot", "burst-2", "burst-3"])
def test_a_shot_or_burst_is_cancelled(card: str) -> None:
    """Edge case 13: the target is untouched and both cards are gone."""
    table = street(humans=card, zombies="click", A3="2").play(f"{card} A")
    assert (table.asked, table.kind) == (ZOMBIES, "click")
    assert table.options == ["click", "let"]
    table.pick("click")
    assert table.at("A3") == "2"
    assert (table.discarded(card), table.discarded("click")) == (1, 1)
    assert (table.asked, table.kind) == (HUMANS, "play")
    assert table.hand(ZOMBIES) == []


@rule("ZBK-A33")
def test_the_sniper_too() -> None:
    table = street(humans="sniper", zombies="click", A3="3").play("sniper A3", "click")
    assert table.at("A3") == "3"


@rule("ZBK-47")
def test_it_may_be_kept_for_later() -> None:
    table = street(humans="shot shot", zombies="click", A3="3").play("shot A", "let")
    assert table.at("A2") == "2"
    assert table.hand(ZOMBIES) == ["click"]
    table.play("shot A", "click")
    assert table.at("A2") == "2"


@rule("ZBK-47")
def test_nobody_is_asked_without_a_click_or_about_other_cards() -> None:
    assert street(humans="shot", zombies="hunger", A3="3").play("shot A").asked == HUMANS
    assert street(humans="high-voltage", zombies="click", A3="3").play("high-voltage A").at("A3") == "2"
    assert street(humans="grenade", zombies="click", A3="3").play("grenade A3").units == {}


@rule("ZBK-A33", "ZBK-39")
def test_the_card_that_clicked_counts_as_played() -> None:
    """Edge case 13, last part: the Terror quota is used up."""
    table = street(humans="shot shot", zombies="click", A1="3", state={"terror": True}).play("shot A", "click")
    assert table.asked == ZOMBIES
    assert table.units == {"A2": "3"}


@rule("ZBK-A33")
def test_it_is_no_card_for_the_play_step() -> None:
    table = street("zombies", zombies="click not-so-fast", A3="3")
    assert table.plays("click") == table.plays("not-so-fast") == []
    assert table.refused("click") == ("asked-play", "ZBK-15")


@rule("ZBK-47")
def test_a_shot_at_a_car_clicks_as_well() -> None:
    table = street(humans="shot", zombies="click", A3="car").play("shot A car", "click")
    assert table.at("A3") == "car"


@rule("ZBK-A58", "ZBK-A33")
def test_who_wants_no_question_outside_their_turn_lets_every_gun_fire() -> None:
    table = street(humans="shot", zombies="click", A3="2").pick("play shot A")
    view = GAME.view(table.match.state, table.asked)
    assert (GAME.waived(view, "usual"), GAME.waived(view, "own")) == ("", "let")
    table.pick("let")
    assert GAME.waived(GAME.view(table.match.state, table.asked), "own") == ""


@rule("ZBK-A33", "ZBK-17")
def test_who_holds_no_click_is_not_asked() -> None:
    assert street(humans="shot", zombies="mass", A3="2").pick("play shot A").kind == "play"
