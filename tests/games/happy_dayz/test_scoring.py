"""Scoring a round."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.games.happy_dayz.scene import GAME, play, scene
from tests.rules import rule

SCIENCE = ("scientist", "hippie", "soldier")
CHILDREN = ("child", "hippie", "soldier")


def last_trick(zones: dict[int, str], factions: tuple[str, ...], **changes: Any) -> tablee.Match:
    """A last trick of Mini-vans alone, which nobody wins: the Zones are scored as they lie."""
    match = scene("van", "van", "van", zones=zones, factions=factions, **changes)
    play(match, "play van low", "play van", "play van")
    assert match.over
    return match


def gains(match: tablee.Match) -> list[int]:
    return [event.args["gain"] for event in match.events if event.kind == "tally"]


@rule("HDZ-56", "HDZ-72", "HDZ-P1", "HDZ-P18")
def test_worked_example_four_scientists_without_the_majority() -> None:
    zombies = "zombie-1 zombie-2 zombie-3 zombie-15 zombie-16"  # 3 × 3 and 2 × 6 = 21
    own = f"scientist-1 scientist-2 scientist-3 scientist-4 hippie-1 hippie-2 hippie-3 soldier-1 soldier-2 {zombies}"
    match = last_trick({0: own, 1: "scientist-5 scientist-6 scientist-7 scientist-8"}, SCIENCE)
    assert gains(match)[0] == -7


@rule("HDZ-55", "HDZ-3")
def test_one_survivor_a_card_and_the_printed_losses() -> None:
    match = last_trick({0: "hippie-1 soldier-2 dog-3 zombie-1 zombie-15 zombie-19"}, ("hippie", "soldier", "dog"))
    assert gains(match) == [3 - 3 - 6 - 9, 0, 0]
    assert match.scores == [66 - 15, 66, 66]
    assert match.ranking == [[1, 2], [0]]


@rule("HDZ-72", "HDZ-D13")
@pytest.mark.parametrize(
    ("mine", "theirs", "less"),
    [(3, 0, 1), (3, 3, 0), (4, 4, 1), (4, 5, 1), (5, 4, 2), (1, 0, 1), (0, 0, 0)],
)
def test_scientists_ease_each_zombie(mine: int, theirs: int, less: int) -> None:
    own = " ".join([*(f"scientist-{value + 1}" for value in range(mine)), "zombie-1 zombie-2"])
    other = " ".join(f"scientist-{value + 7}" for value in range(theirs))
    match = last_trick({0: own, 1: other}, SCIENCE)
    assert gains(match)[0] == mine - 2 * (3 - less)


@rule("HDZ-72")
def test_scientists_without_zombies_change_nothing() -> None:
    match = last_trick({0: "scientist-1 scientist-2 scientist-3 scientist-4 scientist-5"}, SCIENCE)
    assert gains(match)[0] == 5


@rule("HDZ-73", "HDZ-P2", "HDZ-P21")
def test_only_the_best_child_card_counts_and_the_majority_scores_it_twice() -> None:
    match = last_trick({0: "child-1 child-5 child-12", 1: "child-13 child-9"}, CHILDREN)
    assert gains(match) == [2 * 4, 4, 0]


@rule("HDZ-73", "HDZ-D14")
def test_all_tied_for_the_most_children_score_twice() -> None:
    match = last_trick({0: "child-1 child-2", 1: "child-9 child-3", 2: "child-5"}, CHILDREN)
    assert gains(match) == [2 * 1, 2 * 3, 2]


@rule("HDZ-73")
def test_without_children_nothing_is_gained() -> None:
    assert gains(last_trick({0: "hippie-1"}, CHILDREN)) == [1, 0, 0]


@rule("HDZ-74", "HDZ-P5", "HDZ-D12")
@pytest.mark.parametrize(
    ("cards", "sets"),
    [
        ("hippie-1 hippie-2 soldier-1", 0),
        ("hippie-1 soldier-1 dog-1", 1),
        ("hippie-1 hippie-2 soldier-1 soldier-2 dog-1 dog-2 dog-3", 2),
    ],
)
def test_the_bunker_gives_one_for_each_set_of_the_three_factions(cards: str, sets: int) -> None:
    match = last_trick({0: cards}, ("hippie", "soldier", "dog"), bunker=True)
    assert gains(match)[0] == len(cards.split()) + sets


@rule("HDZ-D16", "HDZ-D17", "HDZ-60")
def test_a_population_stops_at_zero_and_only_the_net_result_counts() -> None:
    match = last_trick({0: "zombie-1 zombie-2 hippie-1"}, ("hippie", "soldier", "dog"), population=[5, 3, 6])
    assert match.scores == [0, 3, 6]
    match = last_trick({0: "zombie-1 zombie-2 hippie-1"}, ("hippie", "soldier", "dog"), population=[6, 3, 6])
    assert match.scores == [1, 3, 6]


@rule("HDZ-61", "HDZ-D29")
def test_the_most_survivors_win_and_a_tie_is_shared() -> None:
    match = last_trick({0: "hippie-1"}, ("hippie", "soldier", "dog"), population=[5, 6, 1])
    assert match.winners == [0, 1]
    assert match.ranking == [[0, 1], [2]]


@rule("HDZ-62", "HDZ-D30")
def test_if_all_are_wiped_out_at_once_the_zombies_win() -> None:
    zones = {0: "zombie-1", 1: "zombie-2", 2: "zombie-3"}
    match = last_trick(zones, ("hippie", "soldier", "dog"), population=[1, 3, 2])
    assert match.scores == [0, 0, 0]
    assert match.winners == []
    assert match.events[-1].kind == "zombies-win"


@rule("HDZ-P1")
@pytest.mark.parametrize(("split", "total"), [("14-4-2", 84), ("12-6-2", 90), ("10-6-4", 102), ("8-8-4", 108)])
def test_zombie_losses_by_option(split: str, total: int) -> None:
    match = tablee.Match.start(GAME, 4, {"zombie_losses": split}, seed=1)
    losses = match.view(None)["losses"]
    assert sum(losses) == total
    assert losses == sorted(losses)
    assert losses[14] > losses[0]


@rule("HDZ-55")
def test_the_tally_tells_how_each_number_came_about() -> None:
    match = last_trick({0: "hippie-1 soldier-2 zombie-1"}, ("hippie", "soldier", "dog"), bunker=True)
    tally = next(event.args for event in match.events if event.kind == "tally")
    assert [(line["faction"], line["count"], line["survivors"]) for line in tally["lines"]] == [
        ("hippie", 1, 1),
        ("soldier", 1, 1),
        ("dog", 0, 0),
        ("zombie", 1, -3),
        ("bunker", 1, 0),
    ]
    assert tally["gain"] == -1
    assert tally["population"] == 65
