"""That Didn’t Just Happen!?!."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, before_fights, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}

HOLDER = {"square": "T1.n", "hand": ["that-didnt-happen"]}


def table(*others: dict[str, Any], hand: str = "lost-in-the-woods") -> Forest:
    return forest(PLAIN, seats=[{"square": "T1.c", "hand": [hand]}, *others], agenda=walking(2))


@rule("ZTE-89", "ZTE-B39", "ZTE-38")
def test_the_card_is_discarded_and_still_was_its_players_card() -> None:
    game = table(HOLDER).pick("play lost-in-the-woods")
    assert (game.asked, game.options) == (1, ["pass", "play that-didnt-happen"])
    game.pick("play that-didnt-happen")
    assert game.seat(1)["lost"] == 0
    assert (game.seat(0)["carded"], game.seat(1)["carded"]) == (True, True)
    assert game.position["discard"] == ["lost-in-the-woods", "that-didnt-happen"]
    assert game.told("cancelled") == [{"event": "cancelled", "seat": 0, "card": "lost-in-the-woods"}]


@rule("ZTE-89")
def test_or_it_is_let_happen() -> None:
    assert table(HOLDER).play("play lost-in-the-woods", "pass").seat(1)["lost"] == 1


@rule("ZTE-B39")
def test_a_cancelling_can_be_cancelled() -> None:
    game = table(HOLDER, {**HOLDER, "square": "T1.w"}).play(
        "play lost-in-the-woods", "on seat-1", "play that-didnt-happen"
    )
    assert (game.asked, game.kind) == (2, "cancel")
    game.pick("play that-didnt-happen")
    assert game.seat(1)["lost"] == 1
    assert [event["card"] for event in game.told("cancelled")] == ["that-didnt-happen"]


@rule("ZTE-B39", "ZTE-38")
def test_who_has_played_a_card_in_this_cycle_cannot_cancel() -> None:
    game = table({**HOLDER, "carded": True}).pick("play lost-in-the-woods")
    assert game.seat(1)["lost"] == 1


@rule("ZTE-B39")
def test_the_use_of_a_laid_card_cannot_be_cancelled() -> None:
    seats = [{"square": "T1.c", "front": ["twist-of-fate"]}, HOLDER]
    game = forest(PLAIN, seats=seats, agenda=walking(2)).pick("use twist-of-fate")
    assert (game.asked, game.kind) == (0, "move")
    assert game.seat(0)["bullets"] == 4


@rule("ZTE-89", "ZTE-C12")
def test_it_is_not_played_out_of_nothing() -> None:
    both = {"square": "T1.w", "hand": ["lost-in-the-woods", "that-didnt-happen"]}
    game = forest(PLAIN, seats=[{"square": "T1.c", "carded": True}, HOLDER, both], agenda=before_fights()).pick("pass")
    assert game.asked == 2
    assert game.why_not("play that-didnt-happen") == "ZTE-89"


@rule("ZTE-89", "ZTE-C22")
def test_whether_somebody_holds_it_shows_only_when_it_is_played() -> None:
    without = table({**HOLDER, "hand": ["portal"]}).pick("play lost-in-the-woods")
    holding = table(HOLDER).pick("play lost-in-the-woods")
    assert without.events[: len(holding.events)] == holding.events
    assert holding.events[-1] == {"event": "window", "reason": "card"}
    assert holding.view(0)["asked"] is None
