"""Magic Key."""

from __future__ import annotations

from tests.games.zombies4.forest import forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


@rule("ZTE-80", "ZTE-B24")
def test_laid_down_on_a_cave_square() -> None:
    game = forest(PLAIN, "cave 0,-2", seats=[{"square": "T2.n", "hand": ["magic-key"]}, QUIET], agenda=walking(2))
    assert game.pick("play magic-key").seat(0)["front"] == ["magic-key"]
    game = forest(PLAIN, "cave 0,-2", seats=[{"square": "T2.s", "hand": ["magic-key"]}, QUIET], agenda=walking(2))
    assert game.why_not("play magic-key") == "ZTE-80"  # on the tile, but before the entrance


@rule("ZTE-80")
def test_take_a_card_of_a_hand() -> None:
    seats = [
        {"square": "T1.c", "front": ["magic-key"]},
        {**QUIET, "hand": ["spear", "portal"]},
        {**QUIET, "hand": ["sickle"]},
    ]
    game = forest(PLAIN, seats=seats, agenda=walking(2)).play("use magic-key", "on seat-1")
    assert game.options == ["take spear", "take portal"]
    assert game.why_not("take sickle") == "ZTE-80"
    game.pick("take portal")
    assert (game.seat(0)["hand"], game.seat(1)["hand"]) == (["portal"], ["spear"])


@rule("ZTE-80", "ZTE-C12")
def test_an_empty_hand_is_no_target() -> None:
    game = forest(PLAIN, seats=[{"square": "T1.c", "front": ["magic-key"]}, QUIET], agenda=walking(2))
    assert game.why_not("use magic-key") == "ZTE-80"


@rule("ZTE-C28")
def test_only_the_two_know_which_card() -> None:
    seats = [{"square": "T1.c", "front": ["magic-key"], "hand": ["portal", "sickle", "spear"]},
             {**QUIET, "hand": ["amulet", "spear"]}, {**QUIET, "hand": ["portal"]}]  # fmt: skip
    game = forest(PLAIN, seats=seats, agenda=walking(2)).play("use magic-key", "on seat-1")
    assert game.view(0)["unseen"][0] == {"may": ["seat-1"], "cards": ["amulet", "spear"]}
    game.pick("take amulet")
    told = [[event.get("card") for event in game.told_to(viewer, "taken")] for viewer in (0, 1, 2, None)]
    assert told == [["amulet"], ["amulet"], [None], [None]]
    assert game.view(1)["unseen"][0] == {"may": ["seat-0"], "cards": ["amulet"]}
    assert all("seat-0" in group["may"] for group in game.view(2)["unseen"])


@rule("ZTE-C28")
def test_the_hand_is_shown_to_the_user_alone() -> None:
    seats = [{"square": "T1.c", "front": ["magic-key"]}, {**QUIET, "hand": ["amulet", "spear"]}, QUIET]
    game = forest(PLAIN, seats=seats, agenda=walking(2)).pick("use magic-key")
    told = [[event.get("card") for event in game.told_to(viewer, "look")] for viewer in (0, 1, 2, None)]
    assert told == [[["amulet", "spear"]], [None], [None], [None]]


@rule("ZTE-C28")
def test_what_was_seen_is_remembered() -> None:
    seats = [{"square": "T1.c", "front": ["magic-key"]}, {**QUIET, "hand": ["amulet", "spear"]}]
    game = forest(PLAIN, seats=seats, agenda=walking(2)).play("use magic-key", "take amulet")
    assert game.view(0)["unseen"][0] == {"may": ["seat-1"], "cards": ["spear"]}
    assert game.view(1)["unseen"][0] == {"may": ["seat-0"], "cards": ["amulet"]}
