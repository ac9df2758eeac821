"""The picture of the table in a terminal."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from tablee.cli.drawing import result
from tablee.cli.picture import now, picture
from tablee.core.live import ScriptedChance
from tablee.core.match import Match
from tablee.text import Texts
from tests.games.zombies4.forest import ALL_TILES, GAME, Forest, forest, laying, walking

NAMES = ["Ann", "Bob"]


def drawn(game: Forest, seat: int | None = 0, lang: str = "en", width: int = 120) -> str:
    page = StringIO()
    console = Console(file=page, width=width, color_system=None)
    console.print(picture(game.view(seat), Texts(GAME, lang, NAMES)))
    return page.getvalue()


def test_walls_doors_dogs_tokens_and_pawns() -> None:
    seats = [{"square": "T2.w", "hand": ["spear"]}, {"square": "T1.n", "front": ["twist-of-fate"]}]
    dogs, tokens = {"T2.nw": 2, "T2.e": 1}, {"T2.n": "heart", "T2.w": "bullet"}
    game = forest("forest-8 0,-1", "shed 0,-2", seats=seats, dogs=dogs, tokens=tokens, agenda=walking(2))
    lines = [line[2:].rstrip(" │") for line in drawn(game).splitlines()]
    at = lines.index("+───+───+") - 1
    assert lines[at + 1 : at + 7] == [
        "+───+───+",
        "│D□   ♥ │ ♣",
        "+T2 Shed+",
        "│ •A  □ │d·",
        "+╴ ╶+───+",
        "  ·   ♣   ♣",
    ]
    assert "T1" in lines[at + 7]
    assert "  ·   ·B  ·" in lines


@pytest.mark.parametrize(("angle", "door"), [(0, "+╴ ╶+───+"), (90, "╎"), (180, "+───+╴ ╶+"), (270, "╎")])
def test_a_turned_tile_has_its_door_elsewhere(angle: int, door: str) -> None:
    assert door in drawn(forest("forest-8 0,-1", f"cabin 0,-2 {angle}", agenda=walking(2)))


def test_players_and_the_own_hand_only() -> None:
    seats = [{"hand": ["spear", "portal"], "halves": 5, "lost": 1}, {"hand": ["sickle"], "trophies": 7}]
    game = forest("forest-8 0,-1", seats=seats, agenda=walking(2))
    page = drawn(game)
    assert "Your hand: “Spear” and “Portal”" in page
    assert "Sickle" not in page
    assert "2½" in page
    assert "in the woods" in page
    assert "Votre main\u00a0: «\u00a0Faucille\u00a0»" in drawn(game, 1, "fr")
    assert "hand:" not in drawn(game, None)


def test_a_wide_map_is_cut_around_the_own_pawn() -> None:
    game = forest(*ALL_TILES, seats=[{"square": "T1.c"}, {"square": "T17.c"}], agenda=walking(2))
    assert max(map(len, drawn(game, width=90).splitlines())) <= 90
    left, right = drawn(game, 0, width=90), drawn(game, 1, width=90)
    assert " T1 " in left
    assert "T17 " not in left
    assert "T17 " in right
    assert " T1 " not in right


def test_every_named_tile_can_be_told_from_the_others() -> None:
    game = forest("forest-8 0,-1", "shed 0,-2", "ranger-post -1,-2", agenda=walking(2))
    assert "T0\u00a0Bridge · T2\u00a0Shed · T3\u00a0Ranger Post" in drawn(game)
    assert "T3\u00a0Poste de garde forestier" in drawn(game, lang="fr")


def test_the_drawn_tile_and_its_rotations_are_shown() -> None:
    page = drawn(forest("forest-8 0,-1", agenda=laying("cave")))
    assert "Cave: 6 dogs, 3 hearts, 3 bullets." in page
    assert re.search("0° +90° +180° +270°", page)
    assert page.count("╴ ╶") == 2  # its entrance: south at 0°, north at 180°
    assert page.count("╎") == 2  # west at 90°, east at 270°
    assert "0°" not in drawn(forest("forest-8 0,-1", agenda=walking(2)))


def test_the_number_the_spell_needs_and_a_dawn_where_one_is_played() -> None:
    seats = [{"front": ["here-doggie", "twist-of-fate"]}, {}]
    game = forest("forest-8 0,-1", seats=seats, agenda=walking(2))
    assert "Spell" in drawn(game)
    assert "4+" in drawn(game)
    assert "dawn" not in drawn(game)
    late = forest("forest-8 0,-1", seats=seats, agenda=walking(2), options={"night": 7})
    assert "dawn 7 rounds after the last tile (house rule)" in drawn(late, width=140)


def test_what_lies_on_a_place() -> None:
    dogs, tokens = {"T2.nw": 2, "T2.e": 1}, {"T2.n": "heart", "T2.w": "bullet", "T2.nw": "heart"}
    seats = [{"square": "T2.w"}, {"square": "T1.n"}]
    view = forest("forest-8 0,-1", "shed 0,-2", seats=seats, dogs=dogs, tokens=tokens, agenda=walking(2)).view(0)
    texts = Texts(GAME, "en", NAMES)
    assert now(view, texts, "T2") == "T2 “Shed”, 3 dogs, 2 hearts, 1 bullet, Ann"
    assert now(view, texts, "t2.nw") == "T2 “Shed”, north-west, room, 2 dogs, 1 heart, 1 step away"
    assert now(view, texts, "T1.n") == "T1 “Forest 8”, north, clear, Bob"
    assert (
        now(view, texts, "T7") == now(view, texts, "T7.n") == now(view, texts, "T2.x") == now(view, texts, "Tx") == ""
    )


def test_the_final_table_says_how_the_match_was_won() -> None:
    quiet = {"square": "T0.s", "carded": True, "trophies": 20}
    seats = [{"square": "T2.n", "carded": True, "trophies": 3}, quiet]
    game = forest("forest-8 0,-1", "cabin 0,-2", seats=seats, agenda=walking(2))
    match = Match.from_position(GAME, {"seats": 2, "options": {}, "state": game.position})
    match.chance = ScriptedChance([5])
    match.pick(0, "cast")
    page = StringIO()
    Console(file=page, width=120, color_system=None).print(result(match, Texts(GAME, "en", NAMES)))
    assert re.search(r"Ann wins\.\s.*\n.*Ann casts the spell and wins!", page.getvalue())
    assert re.search(r"1 │ Ann\s+│\s+3 trophies", page.getvalue())
    assert re.search(r"2 │ \w+\s+│\s+20 trophies", page.getvalue())
