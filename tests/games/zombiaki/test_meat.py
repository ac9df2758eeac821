"""Meat."""

from __future__ import annotations

from tests.games.zombiaki.street import HUMANS, ZOMBIES, street
from tests.rules import rule


@rule("ZBK-46")
def test_the_zombie_player_chooses_the_card_the_humans_lose() -> None:
    """Edge case 38: a kept card is taken, and the next draw is one larger."""
    table = street("zombies", zombies="meat", humans="shot mine car")
    table.pick("play meat")
    assert (table.asked, table.kind) == (ZOMBIES, "take-meat")
    assert table.options == ["take shot", "take mine", "take car"]
    assert table.refused("take grenade") == ("not-there", "ZBK-46")
    table.pick("take mine")
    assert table.hand(HUMANS) == ["shot", "car"]
    assert table.discarded("mine") == 1
    table.end()
    assert len(table.drawn) == 2


@rule("ZBK-A42")
def test_not_against_an_empty_hand() -> None:
    table = street("zombies", zombies="meat")
    assert table.plays("meat") == []
    assert table.refused("play meat") == ("empty-hand", "ZBK-A42")
