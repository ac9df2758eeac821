"""Rulebooks: one clause per line, found by number and by words."""

from __future__ import annotations

import pytest

from tablee.core.errors import BadInput
from tablee.core.rulebook import Clause, parse
from tablee.text import rulebook

BOOK = """\
# Moons
A game of moons.

## The deal
- **MOO-1** [seed] Each seat gets one moon.
- **MOO-2** [found] The Moon of *March* is dealt last. (MOO-1)

## The end
- **MOO-A1** [ruling] A moon in the water is no moon.
"""


def test_clauses_know_where_they_stand() -> None:
    book = parse(BOOK)
    assert book.title == "Moons"
    assert list(book.clauses) == ["MOO-1", "MOO-2", "MOO-A1"]
    assert book.clause("MOO-A1") == Clause("MOO-A1", "The end", "ruling", "A moon in the water is no moon.")
    assert {title: len(clauses) for title, clauses in book.chapters().items()} == {"The deal": 2, "The end": 1}


def test_search_finds_all_words_in_any_order_and_case() -> None:
    book = parse(BOOK)
    assert [clause.id for clause in book.search("MARCH moon")] == ["MOO-2"]
    assert [clause.id for clause in book.search("moo-a1")] == ["MOO-A1"]
    assert [clause.id for clause in book.search("the end")] == ["MOO-A1"]
    assert book.search("sun") == []


def test_a_search_does_not_mind_how_accents_and_apostrophes_are_typed() -> None:
    book = parse("# Lune\n\n## Début\n- **LUN-1** [seed] L’étoile d’abord.\n- **LUN-2** [seed] La lune ensuite.\n")
    for typed in ("l'etoile", "L’ÉTOILE", "debut d'abord"):
        assert [clause.id for clause in book.search(typed)] == ["LUN-1"]


def test_an_unknown_clause_is_named_with_how_they_are_numbered() -> None:
    with pytest.raises(BadInput) as refused:
        parse(BOOK).clause("MOO-9")
    assert refused.value.sentence("en") == "There is no clause “MOO-9”; the clauses are numbered MOO-A…, MOO-…."


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("- **MOO-1** [seed] Again.", "line 5.*MOO-1.*is there twice"),
        ("- **MOO-3** [rumour] Perhaps.", "line 5.*unknown tag"),
        ("- **MOO-3** Without a tag.", "line 5 is not a clause"),
        ("- MOO-3 [seed] Not bold.", "line 5 is not a clause"),
        ("- **moo-3** [seed] Small letters.", "line 5 is not a clause"),
        ("- **MOO-3** [seed]", "line 5 is not a clause"),
    ],
)
def test_a_line_that_is_no_clause_is_named(line: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse(f"# Moons\n\n## Deal\n- **MOO-1** [seed] One.\n{line}\n")


def test_a_clause_before_the_first_chapter_is_named() -> None:
    with pytest.raises(ValueError, match=r"line 2.*no chapter"):
        parse("# Moons\n- **MOO-1** [seed] One.\n")


def test_the_books_on_disk_are_read_by_language() -> None:
    assert rulebook("lanterns", "en").clause("LAN-3").chapter == "A round"
    assert rulebook("lanterns", "fr").clause("LAN-3").chapter == "Une manche"
    with pytest.raises(BadInput, match="There is no language “de”; choose one of: en, fr"):
        rulebook("lanterns", "de")


def test_what_stands_before_the_first_chapter_is_the_overview() -> None:
    book = parse("# Toy\nA game.\n\nThe aim: win.\n\n## Play\nAside.\n- **TOY-1** [seed] Play.\n")
    assert book.overview == ("A game.", "The aim: win.")
    assert list(book.clauses) == ["TOY-1"]
