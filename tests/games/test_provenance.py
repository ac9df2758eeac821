"""What a clause says comes from where its tag says: a remark of ours inside a quoted rule would pass for the book's."""

from __future__ import annotations

import pytest

from tablee.text import rulebook


@pytest.mark.parametrize(
    ("game", "clause", "ours"),
    [
        ("happy_pigs", "HPG-2", "bank"),  # that money never runs out
        ("happy_pigs", "HPG-22", "change your mind"),
        ("happy_pigs", "HPG-46", "decision"),  # when one is asked
    ],
)
def test_a_clause_of_the_rulebook_says_nothing_of_ours(game: str, clause: str, ours: str) -> None:
    found = rulebook(game, "en").clause(clause)
    assert found.tag == "seed"
    assert ours not in found.text


@pytest.mark.parametrize(
    ("game", "clause", "tag"),
    [
        ("zombiaki", "ZBK-55", "found"),
        ("zombiaki", "ZBK-47", "inferred"),
        ("zombiaki", "ZBK-77", "inferred"),
        ("happy_dayz", "HDZ-P1", "reconstructed"),  # what Zombies cost
        ("happy_dayz", "HDZ-P2", "reconstructed"),  # the numbers of the Children
        ("happy_dayz", "HDZ-D4", "ruling"),
        ("happy_dayz", "HDZ-D24", "ruling"),
        ("happy_pigs", "HPG-A31", "ruling"),
        ("happy_pigs", "HPG-A32", "ruling"),
        ("happy_pigs", "HPG-A33", "ruling"),
        ("happy_pigs", "HPG-A34", "ruling"),
    ],
)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_the_rulebook_does_not_say_is_marked(game: str, clause: str, tag: str, lang: str) -> None:
    assert rulebook(game, lang).clause(clause).tag == tag


@pytest.mark.parametrize("game", ["happy_dayz", "happy_pigs", "zombiaki", "zombies4"])
def test_sentences_do_not_speak_of_where_they_come_from(game: str) -> None:
    told = [clause.text for clause in rulebook(game, "fr").clauses.values() if clause.tag == "seed"]
    assert not [text for text in told if "de nous" in text or "reconstitu" in text]
