"""Chapter: Moving back."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-29")
def test_zombies_never_move_back_on_their_own() -> None:
    table = street(A3="2", A4="wall-6").move()
    assert table.units == {"A3": "2"}
    assert table.move().units == {"A3": "2"}


@rule("ZBK-26", "ZBK-51")
def test_only_onto_a_free_square_right_behind() -> None:
    """Edge case 8: row 1 has nothing behind it; an occupied square stops the step."""
    assert street(humans="shot net", A1="3").play("shot A").units == {"A1": "2"}
    assert street(humans="shot net", A3="3", A2="2").play("shot A").units == {"A2": "2", "A3": "2"}
    assert street(humans="shot net", A3="3", A2="dog").play("shot A").units == {"A2": "dog", "A3": "2"}
    assert street(humans="shot net", A3="3", A1="2").play("shot A").units == {"A1": "2", "A2": "2"}


@rule("ZBK-27")
def test_not_onto_a_wall_higher_than_the_zombie_is_strong() -> None:
    """Edge case 16: pushed from row 4 towards a wall in row 3."""
    assert street(humans="shot net", C3="wall-6", C4="5").play("shot C").units == {"C4": "4"}
    assert street(humans="shot net", C3="wall-5", C4="6").play("shot C").units == {"C3": "5"}
    assert street(humans="shot net", C3="wall-6", C4="6").play("shot C").units == {"C4": "5"}


@rule("ZBK-28")
def test_barrier_net_and_freeze_prevent_it() -> None:
    assert street(humans="shot car", C1="barrier", C3="3").play("shot C").units == {"C3": "2"}
    assert street(humans="shot car", C3="3 netted").play("shot C").units == {"C3": "2"}
    assert street(humans="shot car", C3="3", state={"frozen": 1}).play("shot C").units == {"C3": "2"}
