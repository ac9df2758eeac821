"""Invalid lessons are rejected, naming the file and the step."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import tablee
from tablee.contract.lessons import lesson_problems
from tablee.core.errors import BadInput
from tablee.core.lesson import make, read_lesson, standing
from tablee.text.catalogue import home
from tablee.text.lessons import find_lesson, read_json

GAME = tablee.game("happy_dayz")
FILE = home("happy_dayz") / "lessons" / "1-tricks.json"


@pytest.fixture
def told() -> dict[str, Any]:
    return copy.deepcopy(read_json(FILE.read_text(), FILE.name))


def problems(told: dict[str, Any]) -> list[str]:
    return list(lesson_problems(read_lesson("happy_dayz", 1, told, FILE.name)))


def test_a_valid_lesson_has_no_problems(told: dict[str, Any]) -> None:
    assert problems(told) == []


def test_an_impossible_position_is_named(told: dict[str, Any]) -> None:
    told["state"]["communities"][0]["hand"].append("scientist-4")
    (problem,) = problems(told)
    assert problem.startswith("happy_dayz/lessons/1-tricks.json: invalid position")


def test_a_good_pick_that_is_not_offered_is_named(told: dict[str, Any]) -> None:
    told["steps"][1]["good"] = ["play zombie-1 high"]
    (problem,) = problems(told)
    assert problem.startswith("happy_dayz/lessons/1-tricks.json, step 2: not offered: play zombie-1 high")


def test_a_wrong_pick_that_is_not_offered_is_named(told: dict[str, Any]) -> None:
    told["steps"][2]["wrong"]["eleven"] = ["play scientist-12"]
    assert "1-tricks.json, step 3: not offered: play scientist-12" in problems(told)[0]


def test_an_answer_that_is_not_offered_is_named(told: dict[str, Any]) -> None:
    told["steps"][0]["then"][0] = "1 play child-7"
    assert problems(told) == ["happy_dayz/lessons/1-tricks.json, step 1: “1 play child-7” is scripted but not offered"]


def test_a_missing_text_is_named(told: dict[str, Any]) -> None:
    told["steps"][0]["wrong"]["brave"] = told["steps"][0]["wrong"].pop("low")
    found = problems(told)
    assert all(problem.startswith("happy_dayz/lessons/1-tricks.json, step 1: ") for problem in found)
    assert ["brave" in problem for problem in found] == [True, True]


def test_a_clause_that_does_not_exist_is_named(told: dict[str, Any]) -> None:
    told["steps"][0]["clauses"] = ["HDZ-999"]
    assert all("1-tricks.json, step 1" in problem and "HDZ-999" in problem for problem in problems(told))


@pytest.mark.parametrize("field", ["steps", "seat", "id"])
def test_a_missing_field_is_named(told: dict[str, Any], field: str) -> None:
    del told[field]
    with pytest.raises(BadInput, match=f"1-tricks.json.*{field}"):
        read_lesson("happy_dayz", 1, told, FILE.name)


def test_an_unknown_field_of_a_step_is_named(told: dict[str, Any]) -> None:
    told["steps"][1]["godo"] = []
    with pytest.raises(BadInput, match=r"1-tricks.json, step 2.*godo"):
        read_lesson("happy_dayz", 1, told, FILE.name)


def test_a_script_that_answers_for_the_learner_is_named(told: dict[str, Any]) -> None:
    told["steps"][0]["then"].append("0 play child-1 high")
    with pytest.raises(BadInput, match=r"1-tricks.json.*step 1.*own seat"):
        read_lesson("happy_dayz", 1, told, FILE.name)


def test_what_is_no_json_is_named() -> None:
    with pytest.raises(BadInput, match=r"happy_dayz/lessons/9-x.json"):
        read_json("{", "happy_dayz/lessons/9-x.json")


def test_luck_is_the_same_after_a_pick_that_was_taken_back() -> None:
    lesson = find_lesson("happy_dayz", "tricks")
    shown = []
    for first in ("play child-1 low", "play scientist-13 high"):
        match = lesson.begin(GAME)
        make(match, 0, first)
        if first != "play scientist-13 high":
            assert standing(lesson, match).wrong == "child"
            match.take_back(0)
            make(match, 0, "play scientist-13 high")
        while (answer := standing(lesson, match).answer) is not None:
            make(match, answer.seat, answer.pick)
        shown.append(match.view(0)["encounter"])
    assert shown == ["zombie-20", "zombie-20"]
