"""Monkeys are Funny!."""

from __future__ import annotations

from tests.games.zombies4.forest import before_fights, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}

WOODS = "forest-2 0,-2"  # TT. / TTT / T.T


@rule("ZTE-81")
def test_over_two_wooded_dog_squares_without_a_fight_then_a_clear_one() -> None:
    """On the clear square with a dog the card is discarded and the dog is fought."""
    me = {"square": "T2.sw", "front": ["monkeys-are-funny"], "carded": True}
    dogs = {"T2.w": 2, "T2.c": 1, "T2.s": 1}
    game = forest(PLAIN, WOODS, seats=[me, QUIET], dogs=dogs, agenda=walking(4)).play("step T2.w", "step T2.c")
    assert game.position["dogs"] == dogs
    game.pick("step T2.s", 6)
    assert game.seat(0)["front"] == []
    assert game.position["discard"] == ["monkeys-are-funny"]
    assert game.seat(0)["trophies"] == 1


@rule("ZTE-B33")
def test_played_on_a_clear_square_it_stays_until_the_next_clear_one() -> None:
    seats = [{"square": "T2.s", "hand": ["monkeys-are-funny"]}, QUIET]
    game = forest(PLAIN, WOODS, seats=seats, agenda=walking(4)).pick("play monkeys-are-funny")
    assert game.seat(0)["front"] == ["monkeys-are-funny"]
    game.pick("step T2.c")
    assert game.seat(0)["front"] == ["monkeys-are-funny"]
    assert game.pick("step T2.s").seat(0)["front"] == []


@rule("ZTE-B34", "ZTE-33")
def test_no_fight_in_step_three_and_no_guarded_tokens() -> None:
    me = {"square": "T2.nw", "front": ["monkeys-are-funny"], "carded": True}
    dogs, tokens = {"T2.nw": 1}, {"T2.nw": "bullet", "T2.ne": "bullet"}
    seats = [me, {**QUIET, "hand": ["spear"]}]
    game = forest(PLAIN, "campground 0,-2", seats=seats, dogs=dogs, tokens=tokens, agenda=before_fights()).pick(
        "pass", 4
    )
    assert game.told("fight") == []
    assert game.why_not("collect") == "ZTE-33"


@rule("ZTE-81", "ZTE-25")
def test_played_in_a_fight_among_trees_it_ends_the_fight() -> None:
    seats = [{"square": "T2.s", "hand": ["monkeys-are-funny"]}, QUIET]
    game = forest(PLAIN, WOODS, seats=seats, dogs={"T2.c": 1}, agenda=walking(4)).pick("step T2.c")
    game.pick("play monkeys-are-funny")
    assert game.kind == "move"
    assert game.position["dogs"] == {"T2.c": 1}


@rule("ZTE-81")
def test_carried_to_a_clear_square_it_is_over() -> None:
    me = {"square": "T1.sw", "front": ["monkeys-are-funny", "amulet"], "carded": True}
    game = forest(PLAIN, WOODS, seats=[me, QUIET], agenda=walking(4)).play("use amulet", "at T2.ne")
    assert game.seat(0)["front"] == []
