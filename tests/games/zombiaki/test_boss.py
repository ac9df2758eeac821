"""Boss."""

from __future__ import annotations

from tests.games.zombiaki.street import ZOMBIES, street
from tests.rules import rule


@rule("ZBK-34")
def test_the_boss_is_attached_to_any_zombie() -> None:
    table = street("zombies", zombies="boss", A1="5", B3="2")
    assert table.plays("boss") == ["A1", "B3"]
    table.play("boss B3")
    assert table.at("B3") == "2 boss"
    assert table.state["orders"] == 3


@rule("ZBK-34")
def test_one_order_a_turn_and_three_in_the_game() -> None:
    """Edge case 31: a second order in the turn and a fourth in the game are refused."""
    table = street("zombies", A1="4 boss", B1="2", C1="2")
    table.pick("order B1")
    assert table.refused("order C1") == ("ordered-already", "ZBK-34")
    assert table.state["orders"] == 2
    assert street("zombies", A1="4 boss", B1="2", state={"orders": 1}).pick("order B1").kind == "to-order"
    table = street("zombies", A1="4 boss", B1="2", state={"orders": 0})
    assert table.refused("order B1") == ("orders-spent", "ZBK-34")
    assert street("zombies", B1="2").refused("order B1") == ("no-boss", "ZBK-34")


@rule("ZBK-34")
def test_the_next_turn_allows_an_order_again() -> None:
    table = street("zombies", A1="4 boss", B1="2", C1="2").pick("order B1")
    table.until("play-orders", ZOMBIES)
    assert "order C2" in table.options


@rule("ZBK-35")
def test_an_order_moves_one_square_forward_back_or_sideways() -> None:
    table = street("zombies", A1="4 boss", B3="3").pick("order B3")
    assert table.options == ["to A3", "to B2", "to B4", "to C3"]
    assert table.refused("to B5") == ("too-far", "ZBK-35")
    assert table.pick("to C3").units == {"A1": "4", "C3": "3"}
    assert table.told == ["order", "walk"]


@rule("ZBK-35")
def test_only_strength_3_or_less_obeys_and_only_once() -> None:
    """Edge case 31: 4 and 3 with claws are refused, a wounded 4 is accepted, the same zombie twice is refused."""
    table = street("zombies", zombies="claws", A1="5 boss", B1="4", C1="3")
    assert table.refused("order B1") == ("too-strong-to-obey", "ZBK-35")
    table.play("claws C1")
    assert table.refused("order C1") == ("too-strong-to-obey", "ZBK-35")
    wounded = {"cards": ["zombie-4"], "strength": 3, "shield": False, "boss": False, "marks": []}
    boss = {"cards": ["zombie-5"], "strength": 5, "shield": False, "boss": True, "marks": []}
    table = street("zombies", state={"units": {"A1": boss, "B1": wounded}, "boss": "in-play", "orders": 3})
    assert "order B1" in table.options
    table = street("zombies", A1="5 boss", B1="2 obeyed")
    assert table.refused("order B1") == ("obeyed-already", "ZBK-35")


@rule("ZBK-A28")
def test_the_boss_does_not_order_himself() -> None:
    table = street("zombies", A1="2 boss", B1="2")
    assert [text for text in table.options if text.startswith("order")] == ["order B1"]
    assert table.refused("order A1") == ("boss-himself", "ZBK-A28")


@rule("ZBK-A28")
def test_orders_come_at_any_moment_from_the_turn_he_appears_and_are_no_cards() -> None:
    table = street("zombies", zombies="boss", A1="4", B1="2")
    table.play("boss A1").pick("order B1").pick("to B2")
    assert table.hand(ZOMBIES) == ["terror"]
    table.play("terror")
    assert street("zombies", A1="4 boss", B1="2").play("terror").kind == "play-orders"


@rule("ZBK-35", "ZBK-25")
def test_an_order_is_the_card_move_of_the_turn() -> None:
    table = street("zombies", A1="4 boss", B1="2 moved")
    assert table.refused("order B1") == ("moved", "ZBK-25")


@rule("ZBK-36")
def test_when_the_boss_dies_all_zombies_fall_back() -> None:
    """Edge case 30, second half: a grenade on the Boss."""
    table = street(humans="grenade", A3="4 boss", B2="2", B4="dog", C1="3", C4="2", A2="2").play("grenade A3")
    assert table.units == {"A1": "2", "B1": "2", "B4": "dog", "C1": "3", "C3": "2"}
    assert table.state["boss"] == "absent"
    assert table.told[:6] == ["play-at", "die", "boss-dies", "back", "back", "back"]


@rule("ZBK-A29")
def test_the_retreat_waits_until_the_card_is_settled() -> None:
    table = street(humans="high-voltage", C2="3", C3="1 boss").play("high-voltage C")
    assert table.told == ["play-lane", "die", "boss-dies", "hit", "back"]
    assert table.units == {"C1": "2"}


@rule("ZBK-A29", "ZBK-28")
def test_barrier_net_and_freeze_prevent_the_retreat() -> None:
    table = street(humans="grenade", A3="4 boss", B1="barrier", B3="2", C3="2 netted", C5="3").play("grenade A3")
    assert table.units == {"B3": "2", "C3": "2", "C4": "3"}
    assert street(humans="grenade", A3="4 boss", C3="2", state={"frozen": 1}).play("grenade A3").units == {"C3": "2"}


@rule("ZBK-A29", "ZBK-36")
def test_a_boss_who_dies_walking_turns_his_zombies_back_after_the_movement() -> None:
    table = street(A2="2 boss", A3="pit-2", B1="3").end()
    assert table.told[1:7] == ["turn", "walk", "walk", "fall", "die", "boss-dies"]
    assert table.told[7] == "back"
    assert table.units == {"B1": "3"}


@rule("ZBK-A29")
def test_a_boss_killed_by_the_barrel_turns_his_zombies_back_before_the_draw() -> None:
    table = street("zombies", A4="5 boss", A5="barrel", B2="3").end()
    assert table.told[1:7] == ["turn", "roll", "barrel-hit", "die", "boss-dies", "back"]
    assert table.units == {"B1": "3"}
