"""Change."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-42")
def test_two_neighbours_swap_places() -> None:
    table = street("zombies", zombies="change", A2="2 shield", A3="5", B2="4")
    assert table.plays("change") == ["A2", "A3", "B2"]
    table.pick("play change A2")
    assert table.options == ["to A3", "to B2"]
    table.pick("to A3")
    assert (table.at("A2"), table.at("A3"), table.at("B2")) == ("5", "2 shield", "4")


@rule("ZBK-42")
def test_either_of_the_two_may_be_named_and_the_end_is_the_same() -> None:
    ends = []
    for first in ("A2", "A3"):
        table = street("zombies", zombies="change", A2="2", A3="5").play(f"change {first}")
        assert table.told == ["play", "swap"]
        ends.append((table.state, table.events))
    assert ends[0] == ends[1]
    assert street("zombies", zombies="change", A2="2").refused("play change A2") == ("no-partner", "ZBK-42")
    assert street("zombies", zombies="change", A2="2", B3="5").plays("change") == []


@rule("ZBK-A49")
def test_both_must_be_free_to_move() -> None:
    assert street("zombies", zombies="change", A2="2", A3="5 netted").plays("change") == []
    assert street("zombies", zombies="change", A2="2 moved", A3="5").plays("change") == []
    assert street("zombies", zombies="change", A2="2", B2="5", B1="barrier").plays("change") == []
    table = street("zombies", zombies="change", A2="2", A3="5 moved")
    assert table.refused("play change A2") == ("moved", "ZBK-25")
    table = street("zombies", zombies="change hunger", A2="2", A3="5").play("change A2", "to A3")
    assert table.plays("hunger") == []


@rule("ZBK-42", "ZBK-A12")
def test_on_a_wall_the_newcomer_needs_the_strength() -> None:
    """Edge case 34: zombies on a wall and at its foot."""
    table = street("zombies", zombies="change", A2="4", A3="2 wall-5")
    assert table.plays("change") == []
    assert table.refused("play change A2") == ("wall-own", "ZBK-A12")
    table = street("zombies", zombies="change", A2="5", A3="2 wall-5").play("change A2", "to A3")
    assert (table.at("A2"), table.at("A3")) == ("2", "5 wall-5")
    assert street("zombies", zombies="change", A2="3 wall-5", A3="4").plays("change") == []
