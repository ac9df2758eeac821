"""Valid positions are accepted unchanged, invalid ones are rejected naming the field."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.errors import BadInput
from tablee.core.match import Match
from tests.games.zombiaki.street import GAME, street
from tests.rules import rule

DOG = {"cards": ["dog"], "strength": 0, "shield": False, "boss": False, "marks": []}


def refused(change: dict[str, Any], **squares: Any) -> str:
    """Return the field that is named when a valid position is changed like this."""
    position = street(humans="shot", **squares).match.position()
    position["state"] = {**position["state"], **change}
    with pytest.raises(BadInput) as caught:
        Match.from_position(GAME, position)
    assert caught.value.sentence("fr") != caught.value.sentence("en")
    return str(caught.value.details["field"])


@rule("ZBK-4", "ZBK-20")
def test_a_position_comes_back_as_it_was() -> None:
    table = street(humans="shot", A2="3 shield boss obeyed", A3="wall-6", B1="dog", B2="fire", C4="car 2", C1="barrier")
    again = Match.from_position(GAME, table.match.position())
    assert again.position() == table.match.position()
    assert again.pending == table.match.pending


@rule("ZBK-4")
def test_cards_must_be_conserved() -> None:
    assert refused({"discards": {"shot": 1}}) == "decks"
    assert refused({"hands": {"zombies": [], "humans": ["shot", "shot", "barrier"]}}) == "decks"
    assert refused({"hands": {"zombies": ["shot"], "humans": ["shot", "barrier"]}}) == "hands"


@rule("ZBK-18", "ZBK-31", "ZBK-33")
def test_units_must_be_possible() -> None:
    unit = {"cards": ["zombie-2"], "strength": 2, "shield": False, "boss": False, "marks": []}
    changes: list[dict[str, Any]] = [{"strength": 0}, {"strength": 3}, {"marks": ["ran"]}, {"cards": ["zombie-9"]}]
    for change in [*changes, {"cards": []}]:
        assert refused({"units": {"A2": {**unit, **change}}}, A2="2") == "units"
    assert refused({"units": {"A2": {**DOG, "strength": 1}}}, A2="dog") == "units"
    assert refused({"units": {"A3": DOG}}, A2="dog", A3="wall-5") == "units"
    assert refused({"units": {"D2": DOG}}, A2="dog") == "units"


@rule("ZBK-56", "ZBK-61", "ZBK-73", "ZBK-34")
def test_objects_and_effects_must_be_possible() -> None:
    assert refused({"objects": {"A5": "wall-5"}}, A4="wall-5") == "objects"
    assert refused({"objects": {"A2": "barrier"}}, A1="barrier") == "objects"
    assert refused({"objects": {"A2": "chair"}}) == "objects"
    assert refused({"fire": "Z9"}) == "fire"
    assert refused({"boss": "in-play"}) == "boss"
    assert refused({"net": False, "decks": {}}, A2="2 netted") in ("decks", "net")


@rule("ZBK-10", "ZBK-11")
def test_the_agenda_must_make_sense() -> None:
    turn, play = {"step": "zombie-turn"}, {"step": "play", "side": "humans"}
    assert refused({"agenda": []}) == "agenda"
    assert refused({"agenda": [play]}) == "agenda"
    assert refused({"agenda": [turn, play]}) == "agenda"
    assert refused({"agenda": [{"step": "play", "side": "zombies"}, turn]}) == "agenda"
    assert refused({"agenda": [{"step": "run", "square": "A2", "steps": 2}, play, turn]}) == "agenda"
    assert refused({"agenda": [{"step": "to", "square": "A2", "cause": "mass"}, play, turn]}) == "agenda"
    gun = {"step": "gun", "card": "shot", "target": "A"}
    assert refused({"agenda": [gun, play, turn]}) == "agenda"
    assert refused({"agenda": [play, gun, turn]}) == "agenda"
    assert refused({"agenda": [{"step": "click", "card": "shot"}, gun, play, turn]}) == "agenda"
    assert refused({"agenda": [{"step": "enter", "squares": [], "back": 0}, play, turn]}) == "agenda"
    assert refused({"agenda": [{"step": "dance"}, play, turn]}) == "agenda"
