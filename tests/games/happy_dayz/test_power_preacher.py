"""The advanced powers of the Preachers: Revelation, Sermon."""

from __future__ import annotations

import pytest

from tests.games.happy_dayz.scene import options, play, refused, zone
from tests.games.happy_dayz.stage import asked, known_in, stage
from tests.rules import rule

PLUS = "preacher-plus hippie-base soldier-base"
MINUS = "preacher-minus hippie-base soldier-base"
HANDS = ("preacher-2 hippie-1", "preacher-9 hippie-2", "preacher-3 hippie-3")
TRICK = ("play preacher-2 high", "play preacher-9", "play preacher-3")


@rule("HDZ-P16", "HDZ-71")
def test_a_revelation_keeps_one_of_two_cards_and_buries_the_other() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", above="zombie-20 soldier-5")
    play(match, *TRICK)
    assert options(match) == ["take soldier-5", "take zombie-20"]
    assert refused(match, "take soldier-6") == "HDZ-P16"
    play(match, "take soldier-5")
    state = match.position()["state"]
    assert state["under"] == [{"card": "zombie-20", "seen": [1]}]
    assert asked(match) == [(1, "preacher-discard")]
    play(match, "discard zombie-1")
    assert zone(match, 1) == ["preacher-2", "preacher-3", "preacher-9", "soldier-5"]
    assert [row["card"] for row in match.position()["state"]["under"]] == ["zombie-20", "zombie-1"]


@rule("HDZ-P16", "HDZ-31")
def test_only_the_winner_sees_the_two_cards() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", above="zombie-20 soldier-5")
    play(match, *TRICK)
    assert [row["card"] for row in match.view(1)["above"]] == ["zombie-20", "soldier-5"]
    for viewer in (0, 2, None):
        assert [row["card"] for row in match.view(viewer)["above"]] == [None, None]
    play(match, "take soldier-5", "keep")
    assert "soldier-5" in known_in(match, 1, "zone-1")
    assert match.view(1)["under"][0]["card"] == "zombie-20"
    assert match.view(0)["under"][0]["card"] is None


@rule("HDZ-P16", "HDZ-31")
def test_the_winner_alone_is_told_the_two_cards() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", above="zombie-20 soldier-5")
    play(match, *TRICK)
    (told,) = [event for event in match.events if event.kind == "reveal"]
    assert [told.told_to(viewer).get("cards") for viewer in (0, 1, 2, None)] == [
        None,
        ["zombie-20", "soldier-5"],
        None,
        None,
    ]


@rule("HDZ-P16", "HDZ-36")
@pytest.mark.parametrize(("card", "told_to"), [("van", {0, 1, 2, None}), ("soldier-9", {1})])
def test_a_drawn_van_is_told_to_all_and_any_other_card_to_the_winner(card: str, told_to: set[int | None]) -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", under=card, rest_in=0)
    play(match, *TRICK)
    (drawn,) = [event for event in match.events if event.kind == "draw"]
    assert {viewer for viewer in (0, 1, 2, None) if drawn.told_to(viewer).get("card") == card} == told_to


@rule("HDZ-P16", "HDZ-D6")
def test_a_revelation_with_one_card_or_none_left() -> None:
    one = stage(*HANDS, powers=PLUS, encounter="zombie-1", under="soldier-9", rest_in=0)
    play(one, *TRICK)
    assert asked(one) == [(1, "preacher-discard")]
    assert "soldier-9" in zone(one, 1)
    none = stage(*HANDS, powers=PLUS, encounter="zombie-1", rest_in=0)
    play(none, *TRICK, "discard preacher-2")
    assert none.view(None)["encounter"] == "preacher-2"  # put under an empty Reserve it is its only card


@rule("HDZ-P16")
def test_a_revelation_may_show_the_first_card_of_the_first_faction() -> None:
    match = stage(*HANDS, powers=PLUS, encounter="zombie-1", reserve=["preacher-1"], under="soldier-9", rest_in=0)
    play(match, *TRICK)
    assert options(match) == ["take soldier-9", "take preacher-1"]


@rule("HDZ-P17")
def test_a_sermon_adds_a_card_and_asks_nothing() -> None:
    match = stage(*HANDS, powers=MINUS, encounter="zombie-1", above="zombie-20")
    play(match, *TRICK)
    assert asked(match) == [(1, "lead")]
    assert zone(match, 1) == ["preacher-2", "preacher-3", "preacher-9", "zombie-1", "zombie-20"]
    assert "zombie-20" in known_in(match, 1, "zone-1")
    assert "zombie-20" not in known_in(match, 0, "zone-1")
