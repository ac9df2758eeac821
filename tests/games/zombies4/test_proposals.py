"""What is proposed to a person: zombies towards the others, and the picks of longer answers."""

from __future__ import annotations

import pytest

from tablee.core.chance import Chance
from tests.games.zombies4.forest import GAME, Forest, forest, laying, prowling, turn, walking
from tests.rules import rule

ME = {"square": "T1.s", "carded": True, "hand": ["amulet", "spear"]}
YOU = {"square": "T1.n", "carded": True}


def proposed(game: Forest, seat: int = 0) -> list[str]:
    return GAME.proposed(GAME.view(game.state, seat))


def spelled(game: Forest, text: str) -> list[str]:
    return GAME.spelled(GAME.view(game.state, 0), text)


@rule("ZTE-44", "ZTE-B2")
def test_zombies_leave_the_asking_seat_and_go_to_the_others() -> None:
    game = forest("forest-8 0,-1", seats=[ME, YOU], dogs={"T1.s": 1, "T1.w": 1}, agenda=prowling(2))
    game.play(*proposed(game))
    assert game.view(0)["dogs"] == {"T1.n": 2}


@rule("ZTE-44")
def test_all_moves_of_the_die_are_proposed_one_by_one_and_each_can_be_made() -> None:
    dogs = {"T1.nw": 2, "T1.w": 2, "T1.e": 1, "T1.c": 2}
    game = forest("forest-8 0,-1", "forest-1 1,-1", seats=[ME, YOU], dogs=dogs, agenda=prowling(5))
    plan = proposed(game)
    assert len([pick for pick in plan if pick.startswith("at ")]) == 5
    for i, pick in enumerate(plan):
        assert proposed(game) == plan[i:]  # what is left of it
        game.pick(pick)
    assert game.kind == "ending"


@rule("ZTE-3")
def test_once_the_cabin_lies_zombies_stand_in_the_others_way_and_not_in_ones_own() -> None:
    tiles = ("forest-8 0,-1", "forest-1 1,-1", "cabin 1,-2")
    me, you = {**ME, "square": "T2.n"}, {**YOU, "square": "T1.s"}
    game = forest(*tiles, seats=[me, you], dogs={"T3.s": 1, "T1.nw": 1}, agenda=prowling(1))
    assert proposed(game)[0] == "dog T3.s"  # out of one's own way
    game = forest(*tiles, seats=[me, you], dogs={"T1.nw": 1, "T2.e": 1}, agenda=prowling(1))
    assert proposed(game) == ["dog T1.nw", "at T1.c"]  # into that of the other


@rule("ZTE-44")
def test_a_dog_stands_where_all_ways_to_the_cabin_pass_not_where_one_of_several_does() -> None:
    tiles = ("forest-8 0,-1", "forest-1 1,-1", "cabin 1,-2")
    me, you = {**ME, "square": "T3.s"}, {**YOU, "square": "T1.sw"}
    game = forest(*tiles, seats=[me, you], dogs={"T2.c": 1}, agenda=prowling(1))
    assert proposed(game)[-1] == "at T2.nw"  # T1.ne and T2.w are each on some ways only


@rule("ZTE-17", "ZTE-18")
def test_dogs_are_put_near_the_others_and_tokens_near_oneself() -> None:
    placing = [
        {"step": "placing", "seat": 0, "square": "T2.nw", "what": what, "left": 1} for what in ("hearts", "dogs")
    ]
    me, you = {**ME, "square": "T1.n"}, {**YOU, "square": "T2.n"}
    game = forest("forest-8 0,-1", "campground 0,-2", seats=[me, you], agenda=turn("before-fights", *placing))
    dogs, heart = proposed(game)
    assert dogs == "at T2.n"
    assert heart == "at T2.s"


@rule("ZTE-44", "ZTE-B2")
def test_nothing_is_proposed_to_anybody_else_or_at_other_questions() -> None:
    game = forest("forest-8 0,-1", seats=[ME, YOU], dogs={"T1.w": 1, "T1.e": 1}, agenda=prowling(1))
    assert proposed(game, 1) == game.view(1)["plan"] == []
    assert game.view(0)["plan"] == proposed(game) != []
    assert proposed(forest("forest-8 0,-1", seats=[ME, YOU], agenda=walking(3))) == []


@rule("ZTE-B2")
def test_a_proposal_is_the_same_whatever_the_others_hold() -> None:
    plans = set()
    for hand in (["portal"], ["lost-in-the-woods"], ["that-didnt-happen"]):
        you = {**YOU, "hand": hand}
        game = forest("forest-8 0,-1", seats=[ME, you], dogs={"T1.w": 2, "T1.e": 1}, agenda=prowling(2))
        view = GAME.view(game.state, 0)
        world = GAME.blank()
        view.sample_into(world, Chance(7))
        plans.add(tuple(proposed(game)))
        plans.add(tuple(GAME.proposed(GAME.view(world, 0))))
    assert len(plans) == 1


@rule("ZTE-41")
def test_discarding_a_card_while_zombies_are_moved_lets_the_rest_go_as_proposed() -> None:
    game = forest("forest-8 0,-1", seats=[ME, YOU], dogs={"T1.w": 1, "T1.e": 1, "T1.c": 1}, agenda=prowling(2))
    picks = spelled(game, "discard amulet")
    assert picks == [*proposed(game), "discard amulet"]
    assert spelled(game, "end") == [*proposed(game), "end"]
    assert spelled(game, "discard portal") == ["discard portal"]  # not in the hand
    game.play(*picks[:-1])
    assert game.kind == "ending"
    assert picks[-1] in game.options


@rule("ZTE-41")
def test_at_the_end_of_the_turn_a_discard_is_nothing_but_a_discard() -> None:
    game = forest("forest-8 0,-1", seats=[ME, YOU], agenda=turn("over", {"step": "ending", "seat": 0}))
    assert spelled(game, "discard amulet") == ["discard amulet"]


@rule("ZTE-31")
@pytest.mark.parametrize(
    ("said", "steps"),
    [
        ("walk T1.n", ["step T1.c", "step T1.n"]),
        ("walk T1.sw T1.w T1.nw T1.n", ["step T1.sw", "step T1.w", "step T1.nw", "step T1.n"]),
        ("marcher T1.so T1.no stop", ["step T1.sw", "step T1.w", "step T1.nw", "stop"]),
        ("walk T1.c collect", ["step T1.c", "collect"]),
    ],
)
def test_a_walk_may_name_its_way_and_how_it_ends(said: str, steps: list[str]) -> None:
    game = forest("campground 0,-1", seats=[ME, YOU], tokens={"T1.c": "bullet"}, agenda=walking(5))
    assert spelled(game, said) == steps


@rule("ZTE-36")
def test_a_card_and_whom_it_is_played_on_are_one_answer() -> None:
    me = {**ME, "hand": ["lost-in-the-woods"], "carded": False}
    game = forest("forest-8 0,-1", seats=[me, YOU], agenda=walking(2))
    picks = spelled(game, "play lost-in-the-woods seat-1")
    assert picks == ["play lost-in-the-woods", "on seat-1"]


@rule("ZTE-13", "ZTE-C5")
def test_each_place_of_a_drawn_tile_comes_with_its_rotations() -> None:
    game = forest("forest-1 0,-1", seats=[ME, YOU], agenda=laying("shed"))
    turns = game.view(0)["turns"]
    assert {f"lay {place}" for place in turns} == set(game.options)
    for place, angles in turns.items():
        after = forest("forest-1 0,-1", seats=[ME, YOU], agenda=laying("shed"))
        after.pick(f"lay {place}")
        assert after.options == [f"rotate {angle}" for angle in angles]
