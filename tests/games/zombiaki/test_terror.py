"""Terror."""

from __future__ import annotations

from tests.games.zombiaki.street import HUMANS, ZOMBIES, street
from tests.rules import rule


@rule("ZBK-39")
def test_the_humans_play_only_one_card() -> None:
    table = street("zombies", zombies="click", humans="shot shot shot barrier", A3="4").play("terror")
    assert (table.asked, table.kind) == (HUMANS, "discard")
    table.pass_on().play("shot A", "let")
    assert table.asked == ZOMBIES
    assert table.hand(HUMANS) == ["shot", "barrier"]


@rule("ZBK-39")
def test_none_is_allowed_and_the_turn_after_is_free_again() -> None:
    table = (
        street("zombies", zombies="dog", humans="shot shot shot barrier", A1="4").play("terror").end().pass_on().end()
    )
    assert table.asked == ZOMBIES
    table.until("play", HUMANS).play("shot A")
    assert (table.asked, table.kind) == (HUMANS, "play")


@rule("ZBK-A48")
def test_a_second_terror_changes_nothing_more() -> None:
    table = street("zombies", zombies="terror dog", humans="shot shot shot barrier", A3="4")
    table.play("terror").play("terror").end().pass_on()
    assert (table.asked, table.kind) == (HUMANS, "play")
    assert table.play("shot A").asked == ZOMBIES
    assert not table.state["terror"]
