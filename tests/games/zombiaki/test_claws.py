"""Claws."""

from __future__ import annotations

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-44")
def test_one_more_strength_for_good() -> None:
    table = street("zombies", zombies="claws", A2="5", B1="2")
    assert table.plays("claws") == ["A2", "B1"]
    table.play("claws A2")
    assert table.at("A2") == "6"
    assert table.state["units"]["A2"]["cards"] == ["zombie-5", "claws"]
    assert table.move().at("A3") == "6"


@rule("ZBK-44", "ZBK-59")
def test_claws_help_over_a_wall_and_go_with_their_zombie() -> None:
    table = street("zombies", zombies="claws", A2="5", A3="wall-6").play("claws A2")
    assert table.move().at("A3") == "6 wall-6"
    table = street("zombies", zombies="claws", humans="grenade shot shot shot", A2="2")
    table.play("claws A2").end().pick("discard shot").play("grenade A2")
    assert (table.discarded("claws"), table.discarded("zombie-2")) == (1, 1)
