"""Bad Zombie. No Biscuit!."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def surrounded(*tiles: str, dogs: dict[str, int], **fields: Any) -> Forest:
    """Up in the trees, so the dogs need not be fought first."""
    seats = [{"square": "T1.sw", "hand": ["bad-zombie"], "front": ["monkeys-are-funny"]}, QUIET]
    return forest(PLAIN, *tiles, seats=seats, dogs=dogs, agenda=walking(2), **fields)


@rule("ZTE-73", "ZTE-B27")
def test_all_zombies_of_the_tile_go_to_one_neighbour() -> None:
    game = surrounded("forest-1 0,-2", "forest-2 1,-1", dogs={"T1.nw": 2, "T1.se": 1}).pick("play bad-zombie")
    assert game.options == ["tile T0", "tile T2", "tile T3"]
    game.play("tile T3", "at T3.n", "at T3.n")
    assert game.why_not("at T3.n") == "ZTE-73"
    game.pick("at T3.s")
    assert game.position["dogs"] == {"T3.n": 2, "T3.s": 1}
    assert game.position["discard"] == ["bad-zombie"]


@rule("ZTE-B27", "ZTE-46")
def test_those_without_room_stay() -> None:
    full = {f"T2.{square}": 2 for square in ("nw", "n", "ne", "w", "c", "e", "sw", "s")}
    game = surrounded("forest-1 0,-2", dogs={"T1.nw": 2, "T1.se": 2, **full}).play("play bad-zombie", "tile T2")
    assert game.position["dogs"] == {"T1.se": 2, **full, "T2.se": 2}
    assert game.kind == "move"


@rule("ZTE-73", "ZTE-C12")
def test_not_on_the_tile_of_the_cabin_nor_without_zombies() -> None:
    seats = [{"square": "T2.n", "hand": ["bad-zombie"]}, QUIET]
    game = forest(PLAIN, "cabin 0,-2", seats=seats, dogs={"T2.w": 1}, agenda=walking(2))
    assert game.why_not("play bad-zombie") == "ZTE-73"
    assert surrounded("forest-1 0,-2", dogs={"T2.n": 1}).why_not("play bad-zombie") == "ZTE-73"


@rule("ZTE-73", "ZTE-C35")
def test_human_zombies_go_too_and_share_with_nobody() -> None:
    game = surrounded("forest-1 0,-2", dogs={"T1.nw": 1}, humans={"T1.w": 1}).play(
        "play bad-zombie", "tile T2", "at T2.n"
    )
    assert "at T2.n" not in game.options
    game.pick("at T2.s")
    assert (game.position["dogs"], game.position["humans"]) == ({"T2.n": 1}, {"T2.s": 1})


@rule("ZTE-73", "ZTE-C25")
def test_a_repellent_keeps_them_away() -> None:
    """The other pawn is in the north of T2, four steps from the dog: nearer squares are closed."""
    seats = [{"square": "T1.c", "hand": ["bad-zombie"]}, {**QUIET, "square": "T2.n", "repellent": 1}]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, dogs={"T1.nw": 1}, agenda=walking(2)).pick("play bad-zombie")
    assert game.squares("at") == ["T0.n", "T0.c", "T0.s"]
