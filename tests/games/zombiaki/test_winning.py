"""Chapter: Winning."""

from __future__ import annotations

from tests.games.zombiaki.street import HUMANS, ZOMBIES, street
from tests.rules import rule


@rule("ZBK-6")
def test_one_zombie_past_row_5_wins_at_once() -> None:
    table = street(A5="2", B1="3").end()
    assert table.winner == "zombies"
    assert table.match.winners == [ZOMBIES]
    assert table.match.scores == [1.0, 0.0]
    assert table.told == ["end", "turn", "cross"]
    assert table.units == {"A5": "2", "B1": "3"}


@rule("ZBK-6", "ZBK-33")
def test_a_dog_never_wins() -> None:
    """Edge case 36, second half: a dog on row 5 wins nothing."""
    table = street(A5="dog").move()
    assert table.winner is None
    assert table.units == {"A5": "dog"}


@rule("ZBK-A41", "ZBK-45")
def test_hunger_over_the_barricade_wins_outside_the_movement_step() -> None:
    """Edge case 36, first half."""
    assert street("zombies", zombies="hunger", A5="2").play("hunger A5").winner == "zombies"


@rule("ZBK-A41", "ZBK-35")
def test_an_order_over_the_barricade_wins() -> None:
    table = street("zombies", A5="2", B1="4 boss").pick("order A5")
    assert table.options == ["to A4", "to B5", "to barricade"]
    assert table.pick("to barricade").winner == "zombies"


@rule("ZBK-7")
def test_the_humans_win_when_dawn_is_drawn() -> None:
    table = street(humans="shot", decks={"zombies": "dawn"}, A1="2").end()
    assert table.winner == "humans"
    assert table.match.winners == [HUMANS]
    assert table.told == ["end", "turn", "walk", "dawn"]


@rule("ZBK-7", "ZBK-6")
def test_a_crossing_zombie_comes_before_dawn() -> None:
    """Edge case 7, last half: the movement step of that turn comes before its draw step."""
    assert street(decks={"zombies": "dawn"}, C5="2").end().winner == "zombies"
