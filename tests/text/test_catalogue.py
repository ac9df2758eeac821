"""Messages are parsed lazily, one by one, with the same result as parsing whole files."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

from tablee.text.catalogue import Catalogue, entries

FILES = sorted((Path(__file__).parents[2] / "src" / "tablee").glob("**/*.ftl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_message_is_found_and_read_as_in_the_whole_file(path: Path) -> None:
    source = path.read_text("utf-8")
    whole = {
        f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name: entry
        for entry in FluentResource(source).body
        if isinstance(entry, Message | Term)
    }
    parts = entries(source)
    assert parts.keys() == whole.keys()
    for name, part in parts.items():
        read = next(one for one in FluentResource(part).body if isinstance(one, Message | Term))
        assert read.equals(whole[name], ignored_fields=["span", "comment"]), name


def test_a_later_file_overrides_a_message() -> None:
    texts = Catalogue(["-who = nobody\nhello = Hello, { -who }\nbye = Bye", "-who = you\nbye = Farewell"], "en")
    assert texts.say("hello") == "Hello, you"
    assert texts.say("bye") == "Farewell"


def test_continuation_lines_comments_attributes_and_choices_belong_to_their_message() -> None:
    source = """# How many there are
cards =
    There { $n ->
        [one] is one card
       *[other] are { $n } cards
    }.
    .help = { cards }
# the next
none = None
"""
    texts = Catalogue([source], "en")
    assert texts.say("cards", {"n": 1}) == "There is one card."
    assert texts.say("cards", {"n": 2}, "help") == "There are 2 cards."
    assert texts.say("none") == "None"


def test_a_message_that_cannot_be_read_is_none() -> None:
    texts = Catalogue(["broken = { \nwhole = Whole"], "en")
    assert not texts.has("broken")
    assert texts.find("broken") is None
    assert texts.say("whole") == "Whole"
