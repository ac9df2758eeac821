"""Burst of 2 and Burst of 3."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-52", "ZBK-53")
def test_bullets_left_over_fly_on() -> None:
    """Edge case 10: zombie 1 in front, zombie 4 behind: the first dies, the second loses 2 and steps back one."""
    table = street(humans="burst-3", A5="1", A3="4").play("burst-3 A")
    assert table.units == {"A2": "2"}


@rule("ZBK-52")
def test_overkill_carries_over() -> None:
    """Edge case 12: what a Shot wastes a Burst uses."""
    table = street(humans="burst-3", A5="2", A4="dog", A3="3").play("burst-3 A")
    assert table.units == {"A3": "3"}
    assert street(humans="burst-2", A5="dog", A4="dog", A3="3").play("burst-2 A").units == {"A3": "3"}


@rule("ZBK-53")
def test_one_step_back_however_many_bullets() -> None:
    assert street(humans="burst-3", A5="5").play("burst-3 A").units == {"A4": "2"}
    assert street(humans="burst-2", A5="3").play("burst-2 A").units == {"A4": "1"}


@rule("ZBK-54")
def test_a_shield_swallows_all_bullets_left() -> None:
    """Edge case 11: shielded zombie 1; then dog before a shielded zombie."""
    assert street(humans="burst-3", A4="1 shield", A2="2").play("burst-3 A").units == {"A4": "1", "A2": "2"}
    table = street(humans="burst-3", A5="dog", A4="2 shield", A2="2").play("burst-3 A")
    assert table.units == {"A4": "2", "A2": "2"}
    assert table.at("A4") == "2"


@rule("ZBK-A18", "ZBK-A15")
def test_bullets_do_not_pass_a_wall() -> None:
    table = street(humans="burst-3", A4="wall-5 1", A3="3", B1="2").play("burst-3 A")
    assert table.units == {"A3": "3", "B1": "2"}
    assert street(humans="burst-2", B1="2").refused("play burst-2 C") == ("no-target", "ZBK-A18")


@rule("ZBK-A17")
def test_one_bullet_for_the_car_and_the_rest_fly_on() -> None:
    table = street(humans="burst-3", B4="car", B3="2", B1="4").play("burst-3 B car")
    assert table.told == ["play-car", "car", "hit", "die", "hit", "stay"]
    assert table.units == {"B1": "3"}
