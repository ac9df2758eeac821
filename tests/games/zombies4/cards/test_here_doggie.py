"""Here Doggie!."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, beginning, forest, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}

CEMETERY = "pet-cemetery 0,-2"
NINE = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"]


def calling(*tiles: str, dogs: dict[str, int] | None = None, **fields: Any) -> Forest:
    seats = [{"square": "T1.c", "hand": ["here-doggie"]}, QUIET]
    return forest(PLAIN, *tiles, seats=seats, dogs=dogs or {}, agenda=walking(2), **fields).pick("play here-doggie")


def dogs_after(game: Forest) -> int:
    while game.kind == "placing":
        game.pick(game.options[0])
    return sum(game.position["dogs"].values())


@rule("ZTE-78")
def test_nine_dogs_come_to_an_empty_cemetery() -> None:
    game = calling(CEMETERY)
    assert game.seat(0)["front"] == ["here-doggie"]
    assert (game.kind, game.position["agenda"][-1]["left"]) == ("placing", 9)
    assert dogs_after(game) == 9
    assert set(game.position["dogs"]) == {"T2.nw", "T2.n", "T2.ne", "T2.w", "T2.c"}  # two on a square at the most


@rule("ZTE-78", "ZTE-B30")
def test_they_are_added_to_those_who_are_there() -> None:
    assert dogs_after(calling(CEMETERY, dogs={"T2.n": 1, "T2.c": 2})) == 12


@rule("ZTE-B30")
def test_no_more_than_eighteen() -> None:
    assert dogs_after(calling(CEMETERY, dogs={f"T2.{square}": 2 for square in NINE[:6]})) == 18


@rule("ZTE-B30")
def test_without_the_cemetery_none_come_and_the_page_counts() -> None:
    game = calling()
    assert game.position["dogs"] == {}
    assert game.seat(0)["front"] == ["here-doggie"]


@rule("ZTE-B30", "ZTE-93")
def test_also_when_it_is_stolen() -> None:
    seats = [{"square": "T1.c", "hand": ["friends-here"]}, {**QUIET, "front": ["here-doggie"]}]
    game = forest(PLAIN, CEMETERY, seats=seats, agenda=walking(2)).pick("play friends-here")
    assert (game.asked, game.kind) == (0, "placing")
    assert dogs_after(game) == 9


@rule("ZTE-B31", "ZTE-37")
def test_discarding_it_only_removes_it() -> None:
    seats = [{"square": "T1.c", "front": ["here-doggie"]}, QUIET]
    game = forest(PLAIN, CEMETERY, seats=seats, agenda=walking(2)).pick("use here-doggie")
    assert game.seat(0)["front"] == []
    assert game.position["dogs"] == {}
    assert game.seat(0)["paged"]


@rule("ZTE-B39", "ZTE-89")
def test_cancelled_no_dogs_come_and_the_page_is_discarded() -> None:
    seats = [{"square": "T1.c", "hand": ["here-doggie"]}, {"square": "T1.n", "hand": ["that-didnt-happen"]}]
    game = forest(PLAIN, CEMETERY, seats=seats, agenda=beginning()).pick("play here-doggie")
    assert game.asked == 1
    game.pick("play that-didnt-happen", "forest-1")
    assert game.seat(0)["front"] == []
    assert game.position["dogs"] == {}
    assert game.position["discard"] == ["here-doggie", "that-didnt-happen"]
