"""Sickle."""

from __future__ import annotations

from typing import Any

from tests.games.zombies4.forest import Forest, forest, refused, walking
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}


def armed(dogs: dict[str, int], front: list[str], **fields: Any) -> Forest:
    seats = [{"square": "T1.s", "front": front, "carded": True, "bullets": 0}, QUIET]
    return forest(PLAIN, seats=seats, dogs=dogs, agenda=walking(3), **fields)


@rule("ZTE-85", "ZTE-B23")
def test_laid_down_in_a_room_of_a_named_building() -> None:
    rooms = {"cabin": "n", "burnt-cabin": "c", "shed": "w", "ranger-post": "sw", "outhouse": "ne", "boathouse 180": "w"}
    for tile, room in rooms.items():  # the last one is the dock
        name, _, angle = tile.partition(" ")
        seats = [{"square": f"T2.{room}", "hand": ["sickle"]}, QUIET]
        game = forest(PLAIN, f"{name} 0,-2 {angle or 0}", seats=seats, agenda=walking(2))
        assert game.pick("play sickle").seat(0)["front"] == ["sickle"]


@rule("ZTE-85", "ZTE-B23")
def test_not_at_places_nor_outside_the_rooms() -> None:
    for tile, square in {"altar": "n", "cave": "n", "campground": "c", "pet-cemetery": "c", "shed": "e"}.items():
        seats = [{"square": f"T2.{square}", "hand": ["sickle"]}, QUIET]
        assert forest(PLAIN, f"{tile} 0,-2", seats=seats, agenda=walking(2)).why_not("play sickle") == "ZTE-85"


@rule("ZTE-85")
def test_one_more_on_the_first_attack_only() -> None:
    game = armed({"T1.c": 1}, ["sickle"]).pick("step T1.c", 4)
    assert game.told("attack")[0]["total"] == 5
    assert game.seat(0)["trophies"] == 1
    game = armed({"T1.c": 1}, ["sickle"]).pick("step T1.c", 3, 4, 5)
    assert [attack["total"] for attack in game.told("attack")] == [4, 4, 5]


@rule("ZTE-B38", "ZTE-87")
def test_spear_and_sickle_add_up() -> None:
    game = armed({"T1.c": 1}, ["sickle", "spear"]).pick("step T1.c", 3)
    assert game.told("attack")[0]["total"] == 5
    game = armed({"T1.c": 1}, ["sickle", "spear"]).pick("step T1.c", 2, 4)
    assert [attack["total"] for attack in game.told("attack")] == [4, 5]


@rule("ZTE-85", "ZTE-B37")
def test_the_other_dog_is_pushed_to_a_square_of_choice() -> None:
    game = armed({"T1.w": 2, "T1.c": 2}, ["sickle"]).pick("step T1.c")
    assert (game.kind, game.options) == ("push", ["keep", "at T1.n", "at T1.e", "at T1.s"])
    assert game.why_not("at T1.w") == "ZTE-85"
    game.pick("at T1.n", 6)
    assert game.position["dogs"] == {"T1.n": 1, "T1.w": 2}
    assert game.seat(0)["trophies"] == 1


@rule("ZTE-C26")
def test_pushing_is_a_choice_and_each_fight_has_its_own_first_attack() -> None:
    game = armed({"T1.c": 2}, ["sickle"]).pick("step T1.c").pick("keep", 4, 4)
    assert game.seat(0)["trophies"] == 2


@rule("ZTE-B37")
def test_without_a_free_neighbour_the_dog_stays() -> None:
    full = {f"T1.{square}": 2 for square in ("n", "w", "e", "s")}
    seats = [{"square": "T1.s", "front": ["sickle", "monkeys-are-funny"], "carded": True}, QUIET]
    game = forest(PLAIN, seats=seats, dogs={**full, "T1.c": 2}, agenda=walking(3)).pick("step T1.c", 6, 6)
    assert game.seat(0)["trophies"] == 2


@rule("ZTE-C25", "ZTE-B37")
def test_a_repellent_guides_the_push() -> None:
    seats = [{"square": "T1.s", "front": ["sickle"], "carded": True}, {**QUIET, "square": "T1.nw", "repellent": 1}]
    game = forest(PLAIN, seats=seats, dogs={"T1.c": 2}, agenda=walking(3)).pick("step T1.c")
    assert game.options == ["keep", "at T1.e", "at T1.s"]


@rule("ZTE-55")
def test_never_two_sickles() -> None:
    refused("players", PLAIN, seats=[{"front": ["sickle", "sickle"]}, {}])
