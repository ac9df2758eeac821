"""Mine."""

from __future__ import annotations

from tests.games.zombiaki.street import HUMANS, ZOMBIES, street
from tests.rules import rule


@rule("ZBK-77", "ZBK-A10")
def test_any_free_square_but_right_in_front_of_a_unit() -> None:
    """Edge case 21: refused in front of a dog, accepted beside one."""
    table = street(humans="mine", A2="dog", B4="2", C1="pit-1", C3="fire")
    assert table.plays("mine") == ["A1", "A4", "A5", "B1", "B2", "B3", "C2", "C4", "C5"]
    assert table.refused("play mine A3") == ("mine-in-front", "ZBK-77")
    assert table.refused("play mine B5") == ("mine-in-front", "ZBK-77")
    assert table.refused("play mine C1") == ("not-empty", "ZBK-A10")
    assert table.refused("play mine C3") == ("on-fire", "ZBK-A10")


@rule("ZBK-78", "ZBK-79")
def test_2_damage_to_who_steps_on_it() -> None:
    """Edge case 20: zombie 2 dies, zombie 3 is left with 1; the human chooses during the zombie turn."""
    table = street(A1="2", A2="mine", B1="3").end()
    assert (table.asked, table.kind) == (HUMANS, "shrapnel")
    assert table.units == {"B2": "3"}
    assert table.pick("shrapnel B2").units == {"B2": "2"}
    assert table.asked == ZOMBIES
    assert table.at("A2") == ""
    assert street(A1="3", A2="mine").end().at("A2") == "1"


@rule("ZBK-79", "ZBK-A24")
def test_shrapnel_flies_to_a_square_next_to_it() -> None:
    """Edge case 20: a corner mine has only two neighbours."""
    table = street(B1="2", B2="mine").end()
    assert table.options == ["shrapnel A2", "shrapnel B1", "shrapnel B3", "shrapnel C2"]
    assert table.refused("shrapnel A1") == ("too-far", "ZBK-A24")
    table = street("zombies", zombies="zombie-2", A1="mine").pick("play zombie-2 A1")
    assert table.options == ["shrapnel A2", "shrapnel B1"]


@rule("ZBK-A24", "ZBK-83")
def test_shrapnel_sets_off_a_car() -> None:
    """Edge case 20: the chain goes on."""
    table = street(B1="2", B2="mine", B3="car", C3="3").end().pick("shrapnel B3")
    assert table.told[:3] == ["shrapnel", "car", "hit"]
    assert table.units == {"C4": "2"}


@rule("ZBK-78")
def test_what_sets_it_off() -> None:
    for card in ("gasoline B2", "napalm B2", "grenade B2"):
        assert street(humans=card.split()[0], B2="mine", C4="2").play(card).kind == "shrapnel"
    assert street(humans="street-on-fire", A2="mine").play("street-on-fire A").kind == "shrapnel"
    assert street(humans="shot", B2="mine", B3="car", C4="2").play("shot B car").kind == "shrapnel"
    table = street(humans="flamethrower", B4="mine", A4="2").play("flamethrower", "burn A 1", "burn B 1")
    assert table.kind == "shrapnel"


@rule("ZBK-78")
def test_guns_and_high_voltage_do_not() -> None:
    assert street(humans="high-voltage", B2="mine").play("high-voltage B").at("B2") == "mine"
    assert street(humans="shot", B2="mine", B1="2").play("shot B").at("B2") == "mine"


@rule("ZBK-79", "ZBK-38")
def test_a_shield_saves_from_mine_and_shrapnel() -> None:
    table = street(A1="2 shield", A2="mine", B1="1 shield").end().pick("shrapnel B2")
    assert (table.at("A2"), table.at("B2")) == ("2", "1")
