"""Hearts, bullets and belongings."""

from __future__ import annotations

from tests.games.zombies4.forest import Forest, beginning, forest, refused, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def beside_a_heart(halves: int) -> Forest:
    seats = [{"square": "T2.s", "halves": halves, "carded": True}, QUIET]
    return forest(PLAIN, "altar 0,-2", seats=seats, tokens={"T2.c": "heart"}, agenda=walking(3)).pick("step T2.c")


@rule("ZTE-B1", "ZTE-53")
def test_at_eight_halves_a_heart_is_taken_at_nine_it_is_not() -> None:
    assert beside_a_heart(8).pick("collect").seat(0)["halves"] == 10
    game = beside_a_heart(9)
    assert "collect" not in game.options
    assert game.why_not("collect") == "ZTE-53"


@rule("ZTE-B1", "ZTE-53")
def test_positions_with_too_many_hearts_are_refused() -> None:
    refused("players", PLAIN, seats=[{"halves": 11}, {}])


@rule("ZTE-54")
def test_any_number_of_bullets() -> None:
    seats = [{"square": "T2.s", "bullets": 500, "carded": True}, QUIET]
    game = forest(PLAIN, "altar 0,-2", seats=seats, tokens={"T2.c": "bullet"}, agenda=walking(3))
    assert game.play("step T2.c", "collect").seat(0)["bullets"] == 501


@rule("ZTE-51")
def test_tokens_stay_where_they_lie() -> None:
    """Not even a card that clears a tile of its zombies moves them."""
    seats = [{"square": "T2.s", "hand": ["bad-zombie"]}, QUIET]
    tokens = {"T2.nw": "heart", "T2.c": "bullet"}
    game = forest(PLAIN, "altar 0,-2", seats=seats, tokens=tokens, dogs={"T2.c": 1}, agenda=walking(3))
    assert game.play("play bad-zombie", "at T1.n").position["tokens"] == tokens


@rule("ZTE-52")
def test_a_square_holds_zombies_and_one_token() -> None:
    forest(PLAIN, "altar 0,-2", tokens={"T2.c": "heart"}, dogs={"T2.c": 2})
    refused("tokens", PLAIN, "altar 0,-2", tokens={"T2.c": ["heart", "bullet"]})
    refused("tokens", PLAIN, "altar 0,-2", tokens={"T2.se": "heart"})


@rule("ZTE-55")
def test_one_copy_of_a_card_in_front() -> None:
    seats = [{"square": "T2.n", "hand": ["spear", "twist-of-fate"], "front": ["spear", "twist-of-fate"]}, QUIET]
    game = forest(PLAIN, "shed 0,-2", seats=seats, agenda=beginning())
    assert game.why_not("play spear") == "ZTE-55"
    assert game.why_not("play twist-of-fate") == "ZTE-55"
    refused("players", PLAIN, seats=[{"front": ["spear", "spear"]}, {}])


@rule("ZTE-56", "ZTE-28")
def test_all_that_lies_in_front_is_lost_in_death() -> None:
    front = ["monkeys-are-funny", "sickle", "amulet", "here-doggie"]
    me = {"square": "T1.c", "halves": 1, "bullets": 0, "front": front, "carded": True}
    game = forest(PLAIN, seats=[me, QUIET], dogs={"T1.n": 1}, agenda=walking(1)).pick("step T1.n").pick("roll", 1, 1)
    assert game.seat(0)["front"] == []


@rule("ZTE-57", "ZTE-81")
def test_wooded_squares_are_those_with_a_tree() -> None:
    """Monkeys are Funny! stays in play on them and is discarded elsewhere."""
    me = {"square": "T1.sw", "front": ["monkeys-are-funny"], "carded": True}
    game = forest(PLAIN, seats=[me, QUIET], agenda=walking(3)).pick("step T1.s")
    assert game.seat(0)["front"] == ["monkeys-are-funny"]
    assert game.pick("step T1.se").seat(0)["front"] == []
