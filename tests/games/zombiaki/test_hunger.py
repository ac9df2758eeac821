"""Hunger."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-45")
def test_one_square_forward_if_it_can() -> None:
    table = street("zombies", zombies="hunger", A2="2", A3="3", B2="2", B3="dog", C2="2", C3="wall-5")
    assert table.plays("hunger") == ["A3"]
    assert table.refused("play hunger A2") == ("occupied", "ZBK-22")
    assert table.refused("play hunger B2") == ("occupied", "ZBK-22")
    assert table.refused("play hunger C2") == ("wall-line", "ZBK-59")
    assert table.refused("play hunger A5") == ("no-zombie", "ZBK-45")
    table.play("hunger A3")
    assert table.at("A4") == "3"
    assert table.discarded("hunger") == 1


@rule("ZBK-45", "ZBK-73")
def test_held_zombies_do_not_hear_it() -> None:
    table = street("zombies", zombies="hunger", A2="2 netted", B1="barrier", B2="2")
    assert table.plays("hunger") == []
    assert table.refused("play hunger A2") == ("netted", "ZBK-73")
    assert table.refused("play hunger B2") == ("barred", "ZBK-61")
