"""Dawn."""

from __future__ import annotations

from tests.games.zombiaki.street import ZOMBIES, street
from tests.rules import rule


@rule("ZBK-7", "ZBK-5")
def test_dawn_comes_when_nothing_else_is_left_in_the_zombie_deck() -> None:
    table = street(zombies="dog dog terror", decks={"zombies": "click dawn"}, A1="2").end()
    assert table.winner is None
    assert table.hand(ZOMBIES) == ["dog", "dog", "terror", "click"]
    table = street(zombies="dog dog", decks={"zombies": "click dawn"}, A1="2").end()
    assert table.winner == "humans"
    assert table.discarded("dawn") == 1
    assert table.match.pending == []
