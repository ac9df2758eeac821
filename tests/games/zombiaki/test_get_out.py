"""Get out."""

from __future__ import annotations

from tests.games.zombiaki.street import HUMANS, ZOMBIES, street
from tests.rules import rule


@rule("ZBK-65")
def test_the_human_chooses_the_card_the_zombies_lose() -> None:
    table = street(humans="get-out", zombies="dog click").pick("play get-out")
    assert (table.asked, table.kind) == (HUMANS, "take-get-out")
    assert table.options == ["take dog", "take click"]
    assert table.refused("take hunger") == ("not-there", "ZBK-65")
    table.pick("take click")
    assert table.hand(ZOMBIES) == ["dog"]
    assert table.discarded("click") == 1


@rule("ZBK-A42", "ZBK-65")
def test_not_against_an_empty_hand() -> None:
    table = street(humans="get-out")
    assert table.refused("play get-out") == ("empty-hand", "ZBK-A42")
