"""Playing cards."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, all_but, before_fights, beginning, ending, forest, turn, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


@rule("ZTE-36", "ZTE-38")
def test_events_are_played_in_any_turn_but_one_per_cycle() -> None:
    """An event in one's own turn, none in the turns of others until one's own turn begins again."""
    hand = ["clair-warlock", "lost-in-the-woods", "fully-loaded"]
    seats: list[dict[str, Any]] = [{"square": "T1.c", "hand": hand}, {**QUIET, "square": "T1.n", "hand": ["spear"]}]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, agenda=walking(2))
    game.play("play lost-in-the-woods").pick("stop", 1)
    assert game.kind == "ending"
    assert game.seat(0)["carded"]
    game.pick("end", "forest-2")  # seat 1's turn begins, and seat 0 is not asked
    assert game.asked == 1
    other = forest(PLAIN, "forest-1 0,-2", seats=[{**seats[0], "carded": True}, seats[1]], active=1,
                   agenda=turn("draw-tile", {"step": "window", "seat": 1, "asked": 1, "reason": "turn"}, seat=1))  # fmt: skip
    assert other.asked == 0
    assert other.why_not("play clair-warlock") == "ZTE-38"


@rule("ZTE-38", "ZTE-37")
def test_the_cycle_begins_with_ones_own_turn() -> None:
    seats = [{"square": "T1.c", "hand": ["clair-warlock"], "carded": True, "paged": True}, {**QUIET, "hand": ["spear"]}]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, active=1, agenda=ending(1)).pick("end")
    assert (game.seat(0)["carded"], game.seat(0)["paged"]) == (False, False)
    assert (game.asked, game.kind) == (0, "window")


@rule("ZTE-37", "ZTE-B41")
def test_using_a_laid_card_is_no_card_of_the_cycle() -> None:
    seats = [{"square": "T1.c", "hand": ["lost-in-the-woods"], "front": ["amulet", "twist-of-fate"]}, QUIET]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, agenda=walking(2)).play(
        "use twist-of-fate", "use amulet", "at T2.n"
    )
    assert not game.seat(0)["carded"]
    game.play("play lost-in-the-woods")
    assert game.seat(0)["carded"]


@rule("ZTE-37")
def test_one_page_is_used_per_cycle() -> None:
    seats = [{"square": "T1.c", "front": ["twist-of-fate", "something-not-right"]}, QUIET]
    game = forest(PLAIN, seats=seats, discard=["portal"], agenda=walking(2)).play("use twist-of-fate")
    assert game.why_not("use something-not-right") == "ZTE-37"


@rule("ZTE-36", "ZTE-B41")
def test_pages_are_laid_down_in_ones_own_turn_only() -> None:
    seats = [
        {"square": "T1.c", "hand": ["twist-of-fate"]},
        {"square": "T1.n", "hand": ["here-doggie", "lost-in-the-woods"]},
    ]
    agenda = turn("draw-tile", {"step": "window", "seat": 0, "asked": 1, "reason": "turn"})
    game = forest(PLAIN, seats=seats, agenda=agenda)
    assert game.asked == 1
    assert game.why_not("play here-doggie") == "ZTE-36"
    game = forest(PLAIN, seats=seats, agenda=beginning()).pick("play twist-of-fate")
    assert game.seat(0)["front"] == ["twist-of-fate"]
    assert game.seat(0)["carded"]


@rule("ZTE-37")
def test_pages_are_used_in_the_turns_of_others_too() -> None:
    seats = [{"square": "T1.c"}, {"square": "T1.n", "front": ["twist-of-fate"], "carded": True}]
    game = forest(PLAIN, seats=seats, agenda=before_fights())
    assert (game.asked, "use twist-of-fate" in game.options) == (1, True)
    game.pick("use twist-of-fate", 3)
    assert game.seat(1)["bullets"] == 4


@rule("ZTE-39")
def test_a_card_may_be_played_in_any_building_or_place() -> None:
    for tile in ("cabin", "cave", "shed", "altar", "campground", "pet-cemetery"):
        seats = [{"square": "T2.n", "hand": ["lost-in-the-woods"]}, {**QUIET, "square": "T1.n"}]
        game = forest(PLAIN, f"{tile} 0,-2", seats=seats, agenda=walking(2))
        assert "play lost-in-the-woods" in game.options


@rule("ZTE-42", "ZTE-53", "ZTE-25")
def test_a_card_goes_before_a_rule() -> None:
    """A fight cannot be left; the Amulet leads out of it."""
    seats = [{"square": "T1.c", "front": ["amulet"]}, QUIET]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, dogs={"T1.n": 1}, agenda=walking(2)).pick("step T1.n")
    game.play("use amulet", "at T2.n")
    assert game.seat(0)["square"] == "T2.n"
    assert game.kind == "move"


@rule("ZTE-C12")
def test_a_card_that_changes_nothing_cannot_be_played() -> None:
    hand = ["fully-loaded", "bad-zombie", "friends-here"]
    game = forest(PLAIN, "forest-1 0,-2", seats=[{"square": "T1.c", "hand": hand}, QUIET], agenda=walking(2))
    assert not [text for text in game.options if text.startswith("play")]
    assert game.why_not("play fully-loaded") == "ZTE-77"
    assert game.why_not("play bad-zombie") == "ZTE-73"
    assert game.why_not("play friends-here") == "ZTE-93"


@rule("ZTE-C13", "ZTE-C33")
def test_the_opponent_is_named_at_once_and_the_square_after_the_others_had_their_say() -> None:
    cancel = {"square": "T1.w", "hand": ["that-didnt-happen"]}
    seats = [{"square": "T1.c", "hand": ["talk-to-the-hand"]}, {**QUIET, "square": "T1.n"}, cancel]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, agenda=walking(2)).pick("play talk-to-the-hand")
    assert (game.asked, game.kind, game.options) == (0, "target", ["on seat-1", "on seat-2"])
    assert game.why_not("on seat-0") == "ZTE-C33"
    game.pick("on seat-1")
    assert (game.asked, game.kind) == (2, "cancel-target")
    game.pick("pass")
    assert (game.asked, game.kind) == (0, "send")


@rule("ZTE-40", "ZTE-B47", "ZTE-80")
def test_three_cards_at_the_end_and_magic_key_asks_at_once() -> None:
    seats = [
        {"square": "T1.c", "front": ["magic-key"], "hand": ["spear", "sickle", "portal"]},
        {**QUIET, "hand": ["amulet"]},
    ]
    game = forest(PLAIN, seats=seats, agenda=walking(2)).pick("use magic-key")
    assert (game.kind, len(game.seat(0)["hand"])) == ("trim", 4)
    game.pick("discard portal")
    assert game.seat(0)["hand"] == ["amulet", "sickle", "spear"]
    assert game.kind == "move"


@rule("ZTE-41")
def test_discarding_ends_the_turn() -> None:
    seats = [{"square": "T1.c", "hand": ["fully-loaded", "spear"]}, {**QUIET, "bullets": 9}]
    game = forest(PLAIN, seats=seats, agenda=ending())
    assert game.why_not("play fully-loaded") == "ZTE-C14"
    game.pick("discard spear")
    assert (game.asked, game.position["active"]) == (0, 1)  # the next turn's first moment for cards
    assert forest(PLAIN, seats=seats, agenda=walking(1)).why_not("discard spear") == "ZTE-41"


@rule("ZTE-B42")
def test_used_pages_are_discarded() -> None:
    seats = [{"square": "T1.c", "front": ["twist-of-fate"]}, QUIET]
    game = forest(PLAIN, seats=seats, agenda=walking(1)).pick("use twist-of-fate")
    assert game.position["discard"] == ["twist-of-fate"]


def refilling(draw: list[str], discard: list[str]) -> Forest:
    """The moment before seat 0 refills its empty hand, with only these cards in the piles."""
    seats = [{"square": "T1.c", "carded": True}, QUIET]
    return forest(
        PLAIN, seats=seats, draw=draw, discard=discard, removed=all_but(*draw, *discard), agenda=before_fights()
    )


@rule("ZTE-43")
def test_the_discards_are_shuffled_in_the_middle_of_drawing() -> None:
    game = refilling(["spear"], ["portal", "amulet", "sickle"]).pick("pass", 1)
    assert len(game.seat(0)["hand"]) == 3
    assert "spear" in game.seat(0)["hand"]
    assert game.told("reshuffle") == [{"event": "reshuffle", "count": 3}]
    assert (len(game.position["draw"]), game.position["discard"]) == (1, [])


@rule("ZTE-43")
def test_when_both_piles_are_empty_one_draws_what_there_is() -> None:
    game = refilling(["spear"], ["portal"]).pick("pass", 1)
    assert sorted(game.seat(0)["hand"]) == ["portal", "spear"]
    assert refilling([], []).pick("pass", 1).seat(0)["hand"] == []
