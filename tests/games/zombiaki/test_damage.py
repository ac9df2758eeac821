"""Chapter: Damage and shields."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-23")
def test_damage_stays() -> None:
    table = street(humans="shot mine", A2="4").play("shot A")
    assert table.units == {"A1": "3"}
    assert table.move().move().units == {"A3": "3"}


@rule("ZBK-24")
def test_at_zero_the_zombie_and_its_cards_leave_the_game() -> None:
    table = street(humans="good-shot mine", A2="2").play("good-shot A")
    assert table.units == {}
    assert table.discarded("zombie-2") == 1
    assert table.told == ["play-lane", "die"]


@rule("ZBK-24")
def test_all_cards_of_a_joined_zombie_leave_the_game() -> None:
    table = street(humans="grenade mine", A2="6 shield boss").play("grenade A2")
    assert (table.discarded("zombie-3"), table.discarded("human"), table.discarded("boss")) == (2, 1, 1)


@rule("ZBK-38")
def test_a_shield_takes_one_attack_whole() -> None:
    table = street(humans="good-shot shot mine", A2="2 shield")
    assert table.play("good-shot A").at("A2") == "2"
    assert table.discarded("human") == 1
    assert table.play("shot A").units == {"A1": "1"}


@rule("ZBK-38", "ZBK-71")
def test_only_the_grenade_goes_through() -> None:
    assert street(humans="grenade mine", A2="5 shield").play("grenade A2").units == {}


@rule("ZBK-A21")
def test_a_blast_is_another_attack_than_its_cause() -> None:
    table = street(humans="napalm mine", A2="3 shield car").play("napalm A2")
    assert table.at("A2") == "2 fire"
    assert table.told == ["play-at", "burn", "shield", "car", "hit"]


@rule("ZBK-A21")
def test_each_step_into_fire_is_an_attack() -> None:
    table = street(humans="searchlight mine", A2="4 shield", A1="fire").play("searchlight A")
    assert table.at("A1") == "4 fire"
    assert table.discarded("human") == 1


@rule("ZBK-A20")
def test_a_shield_saves_from_the_barrel() -> None:
    table = street("zombies", A4="3 shield", A5="barrel").end()
    assert table.at("A4") == "3"
    assert table.at("A5") == ""
    assert (table.discarded("human"), table.discarded("barrel")) == (1, 1)


@rule("ZBK-A20", "ZBK-A22")
def test_who_walks_into_the_barrel_behind_a_shield_ends_its_step() -> None:
    table = street(A2="3 shield", A3="barrel").end()
    assert (table.at("A2"), table.at("A3")) == ("", "3")
