"""What there is and what to do; The tiles."""

from __future__ import annotations

from collections import deque

import pytest

from tablee.games.zombies4.cards.cards import CARDS, KIND_OF, LAID, PAGES, USABLE
from tablee.games.zombies4.cards.picks import PICKS
from tablee.games.zombies4.cards.tiles import BUILDINGS, FOREST_DOGS, TILES, Tile
from tests.games.zombies4.forest import forest, walking
from tests.rules import rule

PRINTED = {  # copies, dogs, hearts, bullets, squares
    "bridge": (1, 0, 0, 0, "x=x~=~x=x"),
    "cabin": (1, 9, 0, 0, "BBTBBT..T"),
    "abandoned-cars": (1, 3, 2, 1, "PPPT.TTT."),
    "altar": (1, 3, 2, 1, "AA.AAT..T"),
    "boathouse": (1, 3, 1, 2, "TT.BBD~~~"),
    "burnt-cabin": (1, 4, 1, 2, "BB.BB...."),
    "campground": (1, 6, 2, 3, "T.T...T.T"),
    "cave": (2, 6, 3, 3, "CCCCCC..."),
    "outhouse": (1, 3, 1, 1, "T.B..BT.T"),
    "pet-cemetery": (1, 3, 0, 0, "........."),
    "ranger-post": (1, 0, 3, 0, "B.TB..BTT"),
    "shed": (1, 3, 1, 3, "BBTBB..TT"),
}
WALLS = {  # square and side of each wall of the tiles that have some, as listed by the public source
    "bridge": "1e 1w 4e 4w 7e 7w",
    "cabin": "0n 0w 1n 1e 2w 3w 4e 4s 5w 7n",
    "boathouse": "0s 1s 3n 3s 3w 4n 4s 5s",
    "burnt-cabin": "0n 0w 1n 1e 2w 3w",
    "shed": "0n 0w 1n 1e 2w 3w 4e 4s 5w 7n",
    "ranger-post": "0n 0e 0w 1w 3w 6e 6s 6w 7w",
    "outhouse": "2n 2e 2s 5n 5e 5s 8n",
    "cave": "0n 0w 1n 2n 2e 3s 3w 5e 5s 6n 8n",
}
FORESTS = (
    "TTT...... TT.TTTT.T TTTT.TT.. TTTT..... TTTT..T.. T.T...T.T T..T.TT.T ......TT. TT..TTT.T TT.TTT..T T...TT.TT"
)


def tile(name: str) -> Tile:
    return next(one for one in TILES if one.id == name)


@rule("ZTE-1")
def test_the_box() -> None:
    assert sum(one.copies for one in TILES) == 30
    assert len(KIND_OF) == sum(card.copies for card in CARDS) == 50
    assert len(CARDS) == 22
    assert forest().position["pool"] == 100


@rule(
    "ZTE-59", "ZTE-60", "ZTE-61", "ZTE-62", "ZTE-63", "ZTE-64", "ZTE-65", "ZTE-66", "ZTE-67", "ZTE-68", "ZTE-69", "ZTE-70"
)  # fmt: skip
@pytest.mark.parametrize("name", PRINTED)
def test_named_tiles_are_as_printed(name: str) -> None:
    one = tile(name)
    assert (one.copies, one.dogs, one.hearts, one.bullets, one.squares) == PRINTED[name]
    usable = [square for square in range(9) if one.squares[square] not in "x~"]
    walls = {f"{square}{'nesw'[side]}" for square in usable for side in range(4) if one.edge(square, side) in "-|"}
    assert walls == set(WALLS.get(name, "").split())


@rule("ZTE-71", "ZTE-57")
def test_plain_forest() -> None:
    forests = [one for one in TILES if one.is_forest]
    assert [one.squares for one in forests] == FORESTS.split()
    assert sum(one.copies for one in forests) == 17
    assert all(one.edge(square, side) in " :" for one in forests for square in range(9) for side in range(4))


@rule("ZTE-71")
def test_sums_of_all_tiles() -> None:
    assert sum(one.copies * one.dogs for one in TILES if one.dogs != FOREST_DOGS) == 49
    assert sum(one.copies * one.hearts for one in TILES) == sum(one.copies * one.bullets for one in TILES) == 19


@rule("ZTE-18", "ZTE-61", "ZTE-65")
@pytest.mark.parametrize("name", PRINTED)
def test_every_tile_has_room_for_its_tokens(name: str) -> None:
    one = tile(name)
    marked = 9 if name == "campground" else sum(letter in "BDAPC" for letter in one.squares)
    assert one.hearts + one.bullets <= marked


@rule("ZTE-B18")
@pytest.mark.parametrize("one", TILES, ids=lambda one: one.id)
def test_the_squares_of_a_tile_are_joined(one: Tile) -> None:
    usable = {square for square in range(9) if one.squares[square] not in "x~"}
    found, queue = set[int](), deque([min(usable)])
    while queue:
        square = queue.popleft()
        if square not in found:
            found.add(square)
            queue += [near for side, near in around(square) if near in usable and one.edge(square, side) not in "-|"]
    assert found == usable


def around(square: int) -> list[tuple[int, int]]:
    row, column = divmod(square, 3)
    steps = [(0, row - 1, column), (1, row, column + 1), (2, row + 1, column), (3, row, column - 1)]
    return [(side, y * 3 + x) for side, y, x in steps if 0 <= x < 3 and 0 <= y < 3]


@rule("ZTE-C7")
@pytest.mark.parametrize("one", TILES[1:], ids=lambda one: one.id)
def test_every_tile_has_an_open_side_and_is_closed_on_one_at_the_most(one: Tile) -> None:
    """With that, the leftmost tile of the northernmost row always offers a place: see the note in the README."""
    borders = [(0, 1, 2), (2, 5, 8), (6, 7, 8), (0, 3, 6)]
    is_open = [[is_way_out(one, square, side) for square in border] for side, border in enumerate(borders)]
    assert any(all(side) for side in is_open)
    assert sum(not any(side) for side in is_open) <= 1


def is_way_out(one: Tile, square: int, side: int) -> bool:
    return one.squares[square] not in "x~" and one.edge(square, side) not in "-|"


@rule("ZTE-35")
def test_squares_nobody_can_stand_on() -> None:
    game = forest("boathouse 0,-1 180", seats=[{"square": "T0.c"}, {}], agenda=walking(6))
    assert game.squares("step") == ["T0.n", "T0.s"]
    assert game.why_not("step T0.w") == "ZTE-35"
    assert game.why_not("step T1.nw") == "ZTE-35"  # water, as the tile lies


@rule("ZTE-94", "ZTE-86", "ZTE-72", "ZTE-85")
def test_sorts_of_cards() -> None:
    assert [card.sort for card in CARDS[:PAGES]] == ["page"] * 5
    assert sum(card.copies for card in CARDS[:PAGES]) == 12
    assert all(card.sort != "event" for card in CARDS[:LAID])
    assert all(card.sort == "event" for card in CARDS[LAID:])
    assert {card.id for card in CARDS[PAGES:USABLE]} == {"amulet", "magic-key", "tranquilizer-gun"}


@rule("ZTE-B23")
def test_named_buildings() -> None:
    assert {"cabin", "burnt-cabin", "shed", "ranger-post", "outhouse", "boathouse"} == BUILDINGS


@rule("ZTE-C4")
def test_names_of_squares_and_places() -> None:
    assert "step T7.nw" in PICKS.numbers
    assert "at T29.se" in PICKS.numbers
    assert "lay T3 north" in PICKS.numbers
    assert "at T30.c" not in PICKS.numbers
