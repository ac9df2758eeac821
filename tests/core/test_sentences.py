"""Texts: names put into the messages of a game, and no message without its words."""

from __future__ import annotations

import pytest

from tablee.core.errors import BadInput
from tablee.text import Catalogue, Texts, catalogue
from tests.core.scenes import new_match
from tests.toy.lanterns.game import GAME as LANTERNS

SOURCE = """\
nothing = nothing
seat-n = Seat { $n }
card-hippie = Hippie { $value }
card-van = the Mini-van
    .help = Follows anything.
event-play = { $seat } plays { $card }.
event-play-hidden = { $seat } plays.
"""


def texts(names: tuple[str, ...] = ()) -> Texts:
    made = Texts(LANTERNS, "en", names)
    made.catalogue = Catalogue([SOURCE], "en")
    return made


def test_things_have_their_own_name_or_that_of_their_family() -> None:
    assert texts().thing("card", "van") == "the Mini-van"
    assert texts().thing("card", "hippie-9") == "Hippie 9"
    assert texts().thing("card", "unheard-of") == "unheard-of"
    assert texts().thing("card", 7) == 7
    assert texts().thing("cards", ["hippie-9", "van"]) == "Hippie 9, the Mini-van"
    assert texts().thing("card", []) == "nothing"


def test_seats_have_the_names_of_those_who_sit() -> None:
    assert texts(("Ada", "Blaise")).thing("seat", 1) == "Blaise"
    assert texts(("Ada", "Blaise")).thing("seat", "seat-0") == "Ada"
    assert texts().thing("seat", 1) == "Seat 2"


def test_the_last_word_of_an_argument_is_its_kind() -> None:
    named = texts(("Ada", "Blaise")).things({"from_seat": 0, "taken_card": "hippie-9", "count": 3})
    assert named == {"from_seat": "Ada", "taken_card": "Hippie 9", "count": 3, "taken_card_id": "hippie-9"}


def test_who_knows_less_is_told_less() -> None:
    assert texts().event({"event": "play", "seat": 0, "card": "van"}) == "Seat 1 plays the Mini-van."
    assert texts().event({"event": "play", "seat": 0}) == "Seat 1 plays."
    with pytest.raises(KeyError, match="event-dance"):
        texts().event({"event": "dance"})


def test_a_message_is_said_whole_or_not_at_all() -> None:
    messages = Catalogue([SOURCE], "en")
    assert messages.find("event-play", {"seat": "Ada"}) is None
    assert messages.find("card-van", attribute="help") == "Follows anything."
    assert messages.find("card-hippie", attribute="help") is None
    assert messages.find("unheard-of") is None
    assert messages.has("card-van")
    with pytest.raises(KeyError, match="in en with"):
        messages.say("event-play", {"seat": "Ada"})


def test_a_game_may_say_something_in_its_own_words() -> None:
    messages = Catalogue([SOURCE, "card-van = our van\n"], "en")
    assert messages.say("card-van") == "our van"


def test_the_same_table_in_two_languages() -> None:
    match = new_match()
    english, french = (Texts(LANTERNS, lang, ("Ada", "Blaise", "Chloé")) for lang in ("en", "fr"))
    assert english.pick("lay 7") == "Lay lantern 7"
    assert french.pick("vane turn") == "Tourner la girouette"
    assert english.decision(match.pending[0]) == "Which lantern do you lay? You have 0 points."
    assert french.event(match.told(None)[0]) == "Ada reçoit une main de lanternes."


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="There is no language “de”; choose one of: en, fr"):
        catalogue("", "de")
    with pytest.raises(BadInput) as refused:
        Texts(LANTERNS, "")
    assert refused.value.sentence("fr").startswith("Il n’y a pas de langue")
