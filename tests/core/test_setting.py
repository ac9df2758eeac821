"""Settings are read in their own type from JSON or a word; invalid ones are rejected, listing what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.errors import BadInput
from tablee.core.setting import Setting, Value, read_settings

FLAG = Setting("vane", default=True)
NUMBER = Setting("hand", 3, low=2, high=4)
CHOICE = Setting("mode", "campaign", ("express", "campaign"))
MANY = Setting("factions", ["hippie", "dog"], ("hippie", "dog", "soldier"), many=2)


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (FLAG, False, False),
        (FLAG, "true", True),
        (FLAG, "NO", False),
        (FLAG, "on", True),
        (NUMBER, 4, 4),
        (NUMBER, "2", 2),
        (CHOICE, "express", "express"),
        (MANY, ["soldier", "hippie"], ["soldier", "hippie"]),
        (MANY, ("dog", "soldier"), ["dog", "soldier"]),
        (MANY, "dog+hippie", ["dog", "hippie"]),
    ],
)
def test_values_are_read_in_their_own_type(option: Setting, given: Any, read: Value) -> None:
    value = option.read(given)
    assert value == read
    assert type(value) is type(read)


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (FLAG, "maybe"),
        (FLAG, 1),
        (FLAG, None),
        (NUMBER, 1),
        (NUMBER, 5),
        (NUMBER, "three"),
        (NUMBER, 2.5),
        (NUMBER, True),
        (NUMBER, [3]),
        (NUMBER, "9" * 5000),
        (CHOICE, "Express"),
        (CHOICE, ""),
        (CHOICE, ["express"]),
        (CHOICE, None),
        (MANY, ["hippie"]),
        (MANY, ["hippie", "hippie"]),
        (MANY, ["hippie", "cat"]),
        (MANY, ["hippie", "dog", "soldier"]),
        (MANY, "hippie"),
        (MANY, 3),
        (MANY, [["hippie"], "dog"]),
        (MANY, {"hippie": 1, "dog": 2}),
    ],
)
def test_wrong_values_are_refused_with_what_is_allowed(option: Setting, given: Any) -> None:
    with pytest.raises(BadInput) as refused:
        option.read(given)
    assert refused.value.details["field"] == option.name
    assert option.allowed in refused.value.sentence("en")
    assert option.allowed in refused.value.sentence("fr")


def test_what_is_allowed_is_readable() -> None:
    said = [option.allowed for option in (FLAG, NUMBER, CHOICE, MANY)]
    assert said == ["true, false", "2–4", "express, campaign", "2 × hippie, dog, soldier"]


def test_options_not_given_have_their_defaults() -> None:
    assert read_settings((FLAG, NUMBER, CHOICE), {"hand": "4"}, "") == {"vane": True, "hand": 4, "mode": "campaign"}


def test_defaults_are_not_shared_between_tables() -> None:
    first = read_settings((MANY,), {}, "")
    assert isinstance(first["factions"], list)
    first["factions"].append("soldier")
    assert read_settings((MANY,), {}, "") == {"factions": ["hippie", "dog"]}


def test_an_unknown_setting_is_named_with_those_there_are() -> None:
    with pytest.raises(BadInput) as refused:
        read_settings((FLAG, NUMBER), {"moon": 1}, "")
    assert refused.value.sentence("en") == "There is no setting “moon”; the settings are: vane, hand."
    with pytest.raises(BadInput, match="the settings are: –"):
        read_settings((), {"moon": 1}, "")


def test_an_option_is_data_for_a_form() -> None:
    assert NUMBER.as_json() == {"name": "hand", "default": 3, "choices": [], "low": 2, "high": 4, "many": 0}
