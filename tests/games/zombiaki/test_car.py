"""Car."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-82", "ZBK-A37")
def test_it_must_be_able_to_drive_there() -> None:
    """Edge case 22, last part: refused when a zombie stands in row 4 of the lane."""
    table = street(humans="car", A4="2", B3="pit-1", C2="dog", C5="fire")
    assert table.plays("car") == ["A5", "B4", "B5", "C3", "C4"]
    assert table.refused("play car A3") == ("car-blocked", "ZBK-A37")
    assert table.refused("play car A4") == ("not-empty", "ZBK-A10")
    assert table.refused("play car B2") == ("car-blocked", "ZBK-A37")
    assert table.refused("play car C5") == ("on-fire", "ZBK-A10")


@rule("ZBK-84")
def test_units_walk_over_it() -> None:
    table = street(A2="3", A3="car", B3="dog").move()
    assert table.at("A3") == "3 car"
    assert table.move().at("A4") == "3"


@rule("ZBK-84", "ZBK-83")
def test_a_shot_detonates_it_and_nine_squares_take_1() -> None:
    """Edge case 22: the mine next to it goes off too."""
    table = street(
        humans="shot", A2="2", A3="2", B2="3", B3="car 4", B4="mine", C2="dog", C4="2 shield", B5="3", C1="2"
    )
    assert table.refused("play shot B car") == ("no-car", "ZBK-A17")
    table = street(humans="shot", A2="2", A3="2", B2="3", B3="car 4", B4="mine", C2="dog", C4="2 shield", C1="2")
    table.play("shot B car")
    assert table.kind == "shrapnel"
    table.pick("shrapnel B3")
    assert table.units == {"A2": "1", "A3": "1", "B2": "2", "B3": "2", "C1": "2", "C4": "2"}
    assert table.at("B3") == "2"


@rule("ZBK-83")
def test_what_sets_it_off() -> None:
    for card in ("gasoline B2", "napalm B2", "grenade B2", "sniper car", "shot B car", "burst-2 B car"):
        table = street(humans=card.split()[0], B2="car", A1="3").play(card)
        assert "car" in table.told
        assert table.at("A1") == "2"
    table = street(humans="street-on-fire", A2="car", B1="3").play("street-on-fire A")
    assert table.at("B1") == "2"
    table = street(humans="flamethrower", B2="car", A2="3").play("flamethrower", "burn A 1", "burn B 1")
    assert table.at("A2") == "1"


@rule("ZBK-83", "ZBK-A24")
def test_a_chain_from_mine_to_car_and_back_ends() -> None:
    """Mine, shrapnel, car: the mine is used up, so the chain ends."""
    table = street(A1="4", A2="mine", A3="car", B3="5").end().pick("shrapnel A3")
    assert table.told[:4] == ["shrapnel", "car", "hit", "hit"]
    assert table.units == {"A2": "1", "B4": "4"}
    assert table.discarded("mine") == table.discarded("car") == 1
