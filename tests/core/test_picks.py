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


def test_an_unknown_pick_has_no_number() -> None:
    with pytest.raises(KeyError):
        PICKS.number("play hippie-1 high")


def test_a_table_says_nothing_twice() -> None:
    with pytest.raises(ValueError, match="same text"):
        Picks({"pass": ()}, ["pass", "pass"])


def test_a_table_follows_its_own_verbs() -> None:
    with pytest.raises(ValueError, match="does not follow"):
        Picks({"pass": ()}, ["play van"])
