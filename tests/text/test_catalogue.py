"""Messages are parsed lazily, one by one, with the same result as parsing whole files."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

from tablee.text.catalogue import Catalogue, entries, messages

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


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_plain_message_is_said_as_fluent_says_it(path: Path) -> None:
    """Everything about a message that needs no Fluent is the same with it: value, attributes, names and numbers."""
    texts = Catalogue([path.read_text("utf-8")], path.stem)
    plain = {id: parts for id in texts.entries if not id.startswith("-") and (parts := texts.parts(id))}
    assert len(plain) > len(texts.entries) / 2
    names = {name.removeprefix("$") for parts in plain.values() for each in parts.values() for name in each[1::2]}
    for id, parts in plain.items():
        message = texts.bundle.get_message(id)
        assert parts.keys() - {""} == message.attributes.keys()
        for attribute, pattern in parts.items():
            for value in ("l’un", "x" * 999, 0, 7, 999):
                args = dict.fromkeys(names, value)
                said = texts.filled(id, args, attribute)
                if said is None:
                    assert any(not name.startswith("$") for name in pattern[1::2]), (
                        "only another message may need Fluent"
                    )
                else:
                    assert said == texts.bundle.find(id, args, attribute), (id, attribute)


@pytest.mark.parametrize("value", [-1, 1000, 0.5, True, None, "x" * 3000])
def test_what_needs_formatting_is_left_to_fluent(value: object) -> None:
    texts = Catalogue(["count = There are { $n }."], "fr")
    assert texts.filled("count", {"n": value}) is None
    assert texts.find("count", {"n": value}) == texts.bundle.find("count", {"n": value}, "")
    assert texts.find("count") is None


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


def test_a_game_may_still_name_the_texts_of_its_settings_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("option-hand = Hand\n    .help = Cards dealt\npick-option-b = B\n")
    monkeypatch.setattr(import_module("tablee.text.catalogue"), "home", lambda _game: tmp_path)
    with pytest.warns(DeprecationWarning, match="older: the message option-NAME is now called setting-NAME"):
        told = Catalogue([messages("older", "en")], "en")
    assert told.say("setting-hand") == "Hand"
    assert told.say("setting-hand", attribute="help") == "Cards dealt"
    assert told.say("pick-option-b") == "B"
