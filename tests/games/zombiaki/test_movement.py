"""Chapter: Movement."""

from __future__ import annotations

from tests.games.zombiaki.street import ZOMBIES, street
from tests.rules import rule


@rule("ZBK-A6")
def test_dogs_move_before_zombies() -> None:
    table = street(A1="2", A2="dog").end()
    assert (table.asked, table.kind) == (ZOMBIES, "dogs")
    table.pick("run A2 B2").pick("stop")
    assert table.units == {"A2": "2", "B2": "dog"}
    table = street(A1="2", A2="dog").end().pick("stop")
    assert table.units == {"A1": "2", "A2": "dog"}


@rule("ZBK-A6")
def test_dogs_run_in_the_order_the_player_likes() -> None:
    table = street(A1="dog", C1="dog").end()
    assert table.options == ["run A1 A2", "run A1 B1", "run C1 B1", "run C1 C2", "stop"]
    table.pick("run C1 C2").pick("stop")
    assert table.options == ["run A1 A2", "run A1 B1", "stop"]
    table.pick("run A1 B1").pick("stop")
    assert table.units == {"B1": "dog", "C2": "dog"}
    assert table.kind == "discard"


@rule("ZBK-A6", "ZBK-79")
def test_what_lies_on_a_dogs_way_acts_at_each_step() -> None:
    table = street(A1="dog", A2="pit-1", A3="2").end().pick("run A1 A2")
    assert table.units == {"A4": "2"}
    assert table.at("A2") == ""


@rule("ZBK-21")
def test_every_zombie_that_can_walk_must() -> None:
    table = street(A1="2", A2="3", A3="4", B4="2", C2="5").move()
    assert table.units == {"A2": "2", "A3": "3", "A4": "4", "B5": "2", "C3": "5"}


@rule("ZBK-22")
def test_zombies_do_not_pass_dogs_or_held_zombies() -> None:
    table = street(A1="2", A2="dog", B1="2", B2="3 netted").end().pick("stop")
    assert table.units == {"A1": "2", "A2": "dog", "B1": "2", "B2": "3"}


@rule("ZBK-A25")
def test_a_crossing_zombie_wins_before_anything_explodes() -> None:
    table = street(A1="2", A2="mine", C5="2").end()
    assert table.winner == "zombies"
    assert table.at("A2") == "mine"


@rule("ZBK-A25")
def test_entries_are_settled_row_5_to_1_and_lane_a_to_c() -> None:
    table = street(A1="dog", B1="2", B2="pit-2", B3="3", B4="barrel", C1="2", C2="fire").end().pick("stop")
    settled = [event["square"] for event in table.events if event["event"] in ("barrel-hit", "fall", "hit")]
    assert settled == ["B4", "B2", "C2"]


@rule("ZBK-59", "ZBK-60")
def test_worked_example_of_the_wall() -> None:
    """Edge case 1: the rulebook's example, wall 6 on C3."""
    table = street("zombies", zombies="zombie-4", C2="2", C3="wall-6")
    table.play("zombie-4 C1")
    assert table.move().units == {"C2": "4", "C3": "2"}
    assert table.move().units == {"C2": "4", "C4": "2"}
    assert street(C2="2", C3="wall-6").move().units == {"C2": "2"}


@rule("ZBK-59")
def test_the_line_must_reach_the_height() -> None:
    """Edge case 2: 2 + 3 is too little, 2 + 4 is enough, a zombie 6 climbs alone."""
    assert street(C1="3", C2="2", C3="wall-6").move().units == {"C1": "3", "C2": "2"}
    assert street(C1="4", C2="2", C3="wall-6").move().units == {"C2": "4", "C3": "2"}
    assert street(C2="6", C3="wall-6").move().units == {"C3": "6"}
    assert street(C1="3", C2="2", C3="wall-5").move().units == {"C2": "3", "C3": "2"}


@rule("ZBK-60")
def test_who_stands_on_the_wall_does_not_help_the_next() -> None:
    table = street(C2="4", C3="wall-6 2").move()
    assert table.units == {"C2": "4", "C4": "2"}


@rule("ZBK-A11")
def test_a_dog_keeps_the_line_whole() -> None:
    """Edge case 3: 2, dog, 4 before a wall 6."""
    table = street(C1="4", C2="dog", C3="2", C4="wall-6").end().pick("stop")
    assert table.units == {"C1": "4", "C2": "dog", "C4": "2"}


@rule("ZBK-A11", "ZBK-33")
def test_a_dog_at_the_foot_of_the_wall_blocks_the_lane() -> None:
    """Edge case 3, second half."""
    table = street(C1="5", C2="4", C3="dog", C4="wall-6").end().pick("stop")
    assert table.units == {"C1": "5", "C2": "4", "C3": "dog"}


@rule("ZBK-A11")
def test_netted_and_held_zombies_end_the_line() -> None:
    assert street(C1="4 netted", C2="2", C3="wall-6").move().units == {"C1": "4", "C2": "2"}
    table = street(zombies="not-so-fast", C1="4", C2="2", C3="wall-6").end().pick("play not-so-fast C1")
    assert table.units == {"C1": "4", "C2": "2"}


@rule("ZBK-A12")
def test_the_line_helps_any_step_forward() -> None:
    table = street("zombies", zombies="hunger", C1="4", C2="2", C3="wall-6")
    assert table.play("hunger C2").units == {"C1": "4", "C3": "2"}
    table = street("zombies", C1="4", C2="2", C3="wall-6", A1="5 boss").pick("order C2")
    assert "to C3" in table.options


@rule("ZBK-A12")
def test_a_step_sideways_needs_ones_own_strength() -> None:
    table = street("zombies", B1="4", B2="2", C2="wall-6", A1="5 boss").pick("order B2")
    assert table.options == ["to A2", "to B3"]
    assert table.refused("to C2") == ("wall-own", "ZBK-A12")


@rule("ZBK-25")
def test_one_card_move_besides_the_compulsory_step() -> None:
    """Edge case 32: the compulsory step and one card move, no second one; nor for a new zombie."""
    table = street("zombies", zombies="hunger change zombie-2", A2="2", A3="3", B1="4 boss")
    table.pick("order A3").pick("to A4")
    assert table.refused("play hunger A4") == ("moved", "ZBK-25")
    assert table.plays("hunger") == ["A2", "B1"]
    table.play("zombie-2 A1").play("change A1", "to A2")
    assert table.refused("play hunger A1") == ("moved", "ZBK-25")
    assert table.refused("play hunger A2") == ("moved", "ZBK-25")


@rule("ZBK-25")
def test_the_next_turn_allows_a_card_move_again() -> None:
    table = street("zombies", zombies="hunger", A1="2 moved", decks={"zombies": "dog dawn"})
    assert table.plays("hunger") == []
    table = street("zombies", zombies="hunger", A1="2 moved").until("play", ZOMBIES)
    assert table.marks("A2") == []


@rule("ZBK-A45")
def test_moves_forced_by_the_humans_do_not_count() -> None:
    table = street(humans="shot shot blood", A4="4 moved")
    table.play("shot A").play("shot A").play("blood A2", "to B2")
    assert table.units == {"B2": "2"}
