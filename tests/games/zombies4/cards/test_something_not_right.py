"""Something Doesn’t Feel Quite Right…."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, all_but, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def looking(discard: list[str], **fields: Any) -> Forest:
    seats = [{"square": "T1.c", "front": ["something-not-right"]}, {**QUIET, "hand": ["spear"]}]
    return forest(PLAIN, seats=seats, discard=discard, agenda=walking(2), **fields).pick("use something-not-right")


@rule("ZTE-86", "ZTE-C27")
def test_three_cards_of_the_discards_go_for_good() -> None:
    game = looking(["portal", "portal", "amulet", "here-doggie", "bad-zombie"])
    assert game.options == ["pile draw", "pile discard"]
    game.pick("pile discard")
    assert game.options == ["remove amulet", "remove bad-zombie", "remove portal"]
    assert game.why_not("remove here-doggie") == "ZTE-86"
    game.play("remove portal", "remove portal", "remove amulet")  # in any order
    assert game.position["removed"] == ["amulet", "portal", "portal"]
    assert game.position["discard"] == ["here-doggie", "something-not-right", "bad-zombie"]
    assert game.kind == "move"


@rule("ZTE-86")
def test_pages_are_never_removed() -> None:
    game = looking(["here-doggie", "twist-of-fate", "portal", "amulet"]).pick("pile discard")
    assert game.options == ["remove amulet", "remove portal"]


@rule("ZTE-C27")
def test_fewer_than_three_and_that_is_all() -> None:
    game = looking(["here-doggie", "portal"]).pick("pile discard")  # only one can go, so nobody is asked which (ZTE-C5)
    assert game.position["removed"] == ["portal"]
    assert game.kind == "move"


@rule("ZTE-86", "ZTE-C27")
def test_the_draw_pile_is_looked_through() -> None:
    """The user learns what is in the pile, and so what the others hold; everybody sees what is removed."""
    game = looking(["portal"]).pick("pile draw")
    told = [[event.get("card") for event in game.told_to(viewer, "pile-look")] for viewer in (0, 1, None)]
    assert told == [[game.position["draw"]], [None], [None]]
    groups = {tuple(group["may"]): group["cards"] for group in game.view(0)["unseen"]}
    assert groups == {("seat-1",): ["spear"], ("draw",): game.position["draw"]}
    assert all(len(group["may"]) > 1 for group in game.view(None)["unseen"])
    game.pick("remove amulet")
    assert game.told("removed") == [{"event": "removed", "seat": 0, "card": "amulet", "pile": "draw"}]


@rule("ZTE-86", "ZTE-C12")
def test_without_any_card_to_remove_it_is_useless() -> None:
    seats = [{"square": "T1.c", "front": ["something-not-right"]}, QUIET]
    piles = {"draw": [], "discard": ["here-doggie"], "removed": all_but("something-not-right", "here-doggie")}
    game = forest(PLAIN, seats=seats, agenda=walking(2), **piles)
    assert game.why_not("use something-not-right") == "ZTE-86"
