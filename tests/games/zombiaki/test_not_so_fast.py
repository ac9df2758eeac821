"""Not so fast."""

from __future__ import annotations

from tests.games.zombiaki.street import ZOMBIES, street
from tests.rules import rule


@rule("ZBK-49")
def test_played_right_before_the_movement_step() -> None:
    """Edge case 39: the chosen zombie stays, and the one behind is blocked by it."""
    table = street(zombies="not-so-fast", A1="2", A2="3", B1="4").end()
    assert (table.asked, table.kind) == (ZOMBIES, "hold")
    assert table.options == ["play not-so-fast A1", "play not-so-fast A2", "play not-so-fast B1", "go"]
    table.pick("play not-so-fast A2")
    assert table.units == {"A1": "2", "A2": "3", "B2": "4"}
    assert table.discarded("not-so-fast") == 1
    assert table.marks("A2") == []


@rule("ZBK-49")
def test_before_dogs_and_only_then() -> None:
    table = street(zombies="not-so-fast", A1="2", B1="dog").end()
    assert table.kind == "hold"
    assert table.refused("play hunger A1") == ("not-held", "ZBK-15")
    assert table.pick("go").kind == "dogs"
    table = street("zombies", zombies="not-so-fast", A1="2")
    assert table.refused("play not-so-fast A1") == ("not-before", "ZBK-49")


@rule("ZBK-49")
def test_it_stops_the_compulsory_step_only() -> None:
    table = street(zombies="not-so-fast hunger", A1="2").end().pick("play not-so-fast A1")
    table.pick(next(text for text in table.options if text != "discard hunger"))
    assert table.play("hunger A1").units == {"A2": "2"}


@rule("ZBK-49")
def test_two_of_them_hold_two_zombies() -> None:
    table = street(zombies="not-so-fast not-so-fast", A1="2", B1="3", C1="4").end()
    table.pick("play not-so-fast A1")
    assert table.options == ["play not-so-fast B1", "play not-so-fast C1", "go"]
    assert table.refused("play not-so-fast A1") == ("held-already", "ZBK-A50")
    assert table.pick("play not-so-fast C1").units == {"A1": "2", "B2": "3", "C1": "4"}


@rule("ZBK-A50")
def test_only_zombies_that_nothing_else_holds() -> None:
    table = street(zombies="not-so-fast", A1="2 netted", B1="barrier", B3="3", C1="dog", C3="2").end()
    assert table.options == ["play not-so-fast C3", "go"]
    assert table.refused("play not-so-fast A1") == ("held-already", "ZBK-A50")
    assert street(zombies="not-so-fast", A1="2", state={"frozen": 2}).end().kind == "discard"
