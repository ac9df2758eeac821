"""Picks: a small number inside, a text outside."""

from __future__ import annotations

import pytest

from tablee.core.picks import Picks

PICKS = Picks(
    {"play": ("card", "side"), "give": ("to_seat",), "pass": ()},
    ["play hippie-9 high", "play van", "give seat-2", "pass"],
)


def test_numbers_and_texts_are_the_same_table() -> None:
    assert len(PICKS) == 4
    assert [PICKS.number(text) for text in PICKS.texts] == [0, 1, 2, 3]


def test_a_pick_is_a_verb_and_what_it_names() -> None:
    assert PICKS.parse("play hippie-9 high") == ("play", {"card": "hippie-9", "side": "high"})
    assert PICKS.parse("play van") == ("play", {"card": "van"})
    assert PICKS.parse("pass") == ("pass", {})


@pytest.mark.parametrize("text", ["fly", "pass now", "", "play a b c", "Play van"])
def test_what_does_not_follow_the_verbs_is_no_pick(text: str) -> None:
    with pytest.raises(ValueError, match="does not follow"):
        PICKS.parse(text)


def test_a_verb_and_things_read_as_a_pick_whatever_they_are() -> None:
    for text in ("play van", "play hippie-9", "play van high", "play seat-2", "pass van", "play", "play high high"):
        assert PICKS.reads(text), text
    for text in ("fly van", "play tank", "", "play ", "van"):
        assert not PICKS.reads(text), text


def test_a_text_fits_if_its_things_are_of_the_kinds_of_its_verb() -> None:
    for text in ("play van", "play van high", "play hippie-9", "give seat-2", "pass"):
        assert PICKS.fits(text), text
    for text in (
        "play",
        "play high",
        "play van seat-2",
        "pass van",
        "give van",
        "give seat-2 seat-2",
        "fly",
        "play tank",
    ):
        assert not PICKS.fits(text), text


def test_things_that_no_pick_names_are_things_all_the_same() -> None:
    picks = Picks({"play": ("card",)}, ["play van"], things={"card": ["dawn"]})
    assert picks.fits("play dawn")
    assert list(picks.misfits()) == ["play dawn"]
    assert not picks.numbers.get("play dawn")


def test_an_unknown_pick_has_no_number() -> None:
    with pytest.raises(KeyError):
        PICKS.number("play hippie-1 high")


def test_a_table_of_picks_has_no_duplicates() -> None:
    with pytest.raises(ValueError, match="same text"):
        Picks({"pass": ()}, ["pass", "pass"])


def test_a_table_follows_its_own_verbs() -> None:
    with pytest.raises(ValueError, match="does not follow"):
        Picks({"pass": ()}, ["play van"])
