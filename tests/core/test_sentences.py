"""Texts: names inserted into a game's messages, and no message without a text."""

from __future__ import annotations

import pytest

from tablee.core.decision import Decision
from tablee.core.errors import BadInput
from tablee.text import Catalogue, Texts, catalogue
from tests.core.scenes import new_match
from tests.toy.lanterns.game import GAME as LANTERNS

SOURCE = """\
nothing = nothing
list = { $others } and { $last }
seat-n = Seat { $n }
card-hippie = Hippie { $value }
card-van = the Mini-van
    .help = Follows anything.
event-play = { $seat } plays { $card }.
event-play-hidden = { $seat } plays.
event-find = { $tiles_count ->
    [0] Nothing is found.
   *[other] Found: { $tiles }.
}
event-hand = { $own ->
    [yes] { $seat } keeps { $card }.
   *[no] { $seat } hands { $card } to { $to_seat }.
}
tile-cave = Cave
tile-shed = Shed
listed-tile = “{ $name }”
square-nw = north-west of { $value }
pick-lay = Lay { $card }
pick-lay-in-last = Lay { $card }, with { $count } left
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
    assert texts().thing("cards", ["hippie-9", "van"]) == "Hippie 9 and the Mini-van"
    assert texts().thing("card", []) == "nothing"


def test_seats_have_the_names_of_those_who_sit() -> None:
    assert texts(("Ada", "Blaise")).thing("seat", 1) == "Blaise"
    assert texts(("Ada", "Blaise")).thing("seat", "seat-0") == "Ada"
    assert texts().thing("seat", 1) == "Seat 2"


def test_the_last_word_of_an_argument_is_its_kind() -> None:
    named = texts(("Ada", "Blaise")).things({"from_seat": 0, "taken_card": "hippie-9", "count": 3})
    expected = {"from_seat": "Ada", "taken_card": "Hippie 9", "count": 3, "taken_card_id": "hippie-9"}
    assert expected.items() <= named.items()


def test_several_things_are_strung_together_and_titles_set_apart() -> None:
    assert texts().thing("cards", ["hippie-9", "van", "hippie-2"]) == "Hippie 9, the Mini-van and Hippie 2"
    assert texts().thing("tiles", ["cave", "shed"]) == "“Cave” and “Shed”"
    assert texts().thing("tile", "cave") == "Cave", "alone, its sentence sets it apart"
    assert texts(("Ada", "Blaise", "Chloé")).thing("seat", [0, 1, 2]) == "Ada, Blaise and Chloé"


def test_a_place_has_the_name_of_its_point_in_the_language() -> None:
    assert texts().thing("square", "T7.nw") == "north-west of T7"
    assert texts().thing("square", "T7.up") == "T7.up"


def test_a_sentence_may_choose_its_words_by_what_it_is_about() -> None:
    assert texts().event({"event": "find", "tiles": []}) == "Nothing is found."
    assert texts().event({"event": "find", "tiles": ["cave"]}) == "Found: “Cave”."
    handed = {"event": "hand", "seat": 0, "card": "van"}
    assert texts().event({**handed, "to_seat": 0}) == "Seat 1 keeps the Mini-van."
    assert texts().event({**handed, "to_seat": 1}) == "Seat 1 hands the Mini-van to Seat 2."
    assert texts().things({"gain": -3}) == {"gain": -3, "gain_sign": "minus", "gain_abs": 3}


def test_an_option_may_say_more_beside_its_question() -> None:
    last = Decision(0, "last", ["lay 7"], {"count": 2})
    other = Decision(0, "other", ["lay 7"], {"count": 2})
    assert texts().pick("lay 7", last) == "Lay 7, with 2 left"
    assert texts().pick("lay 7", other) == texts().pick("lay 7") == "Lay 7"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ada", "d’Ada"),
        ("Élise", "d’Élise"),
        ("Œdipe", "d’Œdipe"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Hélène", "d’Hélène"),
        ("Harry", "de Harry"),
        ("Blaise", "de Blaise"),
        ("Place 2", "de Place 2"),
    ],
)
def test_french_elides_before_names(name: str, said: str) -> None:
    messages = Catalogue(["turn = Le tour { DE($name) }.\n"], "fr")
    assert messages.say("turn", {"name": name}) == f"Le tour {said}."


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
