"""Dog."""

from __future__ import annotations

from tests.games.zombiaki.street import ZOMBIES, street
from tests.rules import rule


@rule("ZBK-31")
def test_a_dog_has_endurance_1_and_strength_0() -> None:
    table = street("zombies", zombies="dog").play("dog A1")
    assert table.state["units"]["A1"]["strength"] == 0
    table = street(humans="shot", A3="dog")
    assert table.play("shot A").units == {}
    assert table.discarded("dog") == 1


@rule("ZBK-31", "ZBK-62")
def test_where_a_dog_may_be_put() -> None:
    table = street("zombies", zombies="dog", A1="2", C1="barrier")
    assert table.plays("dog") == ["A2", "A3", "B1", "B2", "B3"]
    assert table.refused("play dog C1") == ("lane-barred", "ZBK-62")
    assert table.refused("play dog A1") == ("taken", "ZBK-19")


@rule("ZBK-A46")
def test_dogs_start_in_one_of_the_first_three_rows_or_by_a_setting_in_row_1() -> None:
    table = street("zombies", zombies="dog", B2="3")
    assert table.plays("dog") == ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"]
    table = street("zombies", zombies="dog", options={"dog_rows": "1"})
    assert table.plays("dog") == ["A1", "B1", "C1"]
    assert table.refused("play dog A2") == ("dog-row", "ZBK-A46")


@rule("ZBK-32")
def test_up_to_three_steps_in_any_direction_but_diagonally() -> None:
    table = street(B3="dog").end()
    assert table.options == ["run B3 A3", "run B3 B2", "run B3 B4", "run B3 C3", "stop"]
    table.pick("run B3 B2").pick("run B2 A2").pick("run A2 A3")
    assert table.units == {"A3": "dog"}
    assert table.kind == "discard"


@rule("ZBK-A7")
def test_a_dog_may_stay_or_stop_early() -> None:
    assert street(B3="dog").end().pick("stop").units == {"B3": "dog"}
    table = street(B3="dog").end().pick("run B3 B4")
    assert table.options == ["run B4 A4", "run B4 B3", "run B4 B5", "run B4 C4", "stop"]
    assert table.pick("stop").units == {"B4": "dog"}
    assert table.kind == "discard"


@rule("ZBK-A7", "ZBK-33")
def test_a_dog_cannot_leave_the_street() -> None:
    table = street(A5="dog").end()
    assert table.options == ["run A5 A4", "run A5 B5", "stop"]
    assert table.refused("run A4 A5") == ("no-dog", "ZBK-32")


@rule("ZBK-33")
def test_no_way_through_zombies_dogs_and_walls() -> None:
    table = street(B2="dog", A2="3", B1="dog", B3="wall-5", C1="2").end()
    assert table.options == ["run B1 A1", "run B2 C2", "stop"]


@rule("ZBK-A3", "ZBK-61")
def test_a_dog_in_a_barred_lane_does_not_move() -> None:
    """Edge case 17: not even sideways, and no dog comes in."""
    table = street(A2="dog", A1="barrier", B2="dog").end()
    assert (table.asked, table.options) == (ZOMBIES, ["run B2 B1", "run B2 B3", "run B2 C2", "stop"])


@rule("ZBK-32", "ZBK-70")
def test_no_dog_runs_when_frozen() -> None:
    assert street(A2="dog", state={"frozen": 2}).end().kind == "discard"


@rule("ZBK-A8")
def test_dogs_are_no_zombies() -> None:
    table = street("zombies", zombies="claws hunger human boss", A2="dog", B3="2")
    for card in ("claws", "hunger", "human", "boss"):
        assert table.plays(card) == ["B3"]
        assert table.refused(f"play {card} A2") == ("is-dog", "ZBK-A8")
    table = street("zombies", zombies="mass change bite", A2="dog", A3="2 shield")
    assert table.plays("mass") == table.plays("change") == []
    assert table.plays("bite") == ["A3"]
    table = street(humans="net grenade", A2="dog", B2="2 boss", B4="3")
    assert table.plays("net") == ["B2", "B4"]
    assert table.play("grenade B2").units == {"A2": "dog", "B3": "3"}


@rule("ZBK-A8")
def test_what_concerns_dogs_too() -> None:
    assert street(humans="high-voltage", A2="dog").play("high-voltage A").units == {}
    assert street(humans="searchlight", A2="dog").play("searchlight A").units == {"A1": "dog"}
    assert street(humans="back-off", A2="dog").play("back-off").units == {"A1": "dog"}
    assert street(humans="blood", A2="dog").play("blood A2", "to B2").units == {"B2": "dog"}
    assert street(humans="napalm", A2="dog").play("napalm A2").units == {}
