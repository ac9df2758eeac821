"""The picture of the table in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tablee import Match
from tablee.cli.picture import picture
from tablee.text import Texts
from tests.games.happy_pigs.scene import GAME, acting, farm, place
from tests.rules import rule

NAMES = ["Anna", "Bob", "Chloé"]


def drawn(match: Match, seat: int | None, lang: str = "en") -> str:
    page = io.StringIO()
    Console(file=page, width=120, color_system=None).print(picture(match.view(seat), Texts(GAME, lang, NAMES)))
    return page.getvalue()


def year() -> Match:
    herd = {"big": 1, "vaccinated-medium": 1, "small": 1, "vaccinated-baby": 1}
    return acting("feed", 4, farm(12, herd, items={"vaccine": 2}), farm(30), farm(5), card="spring-school-trip")


@rule("HPG-12", "HPG-47")
def test_fields_are_drawn_as_pigs_in_cells() -> None:
    said = drawn(year(), 0)
    for row in (
        "╭B─────╮╭b+╮· ·",
        "│      │╰──╯· ·",
        "╰──────╯· · · ·",
        "╭m+──╮╭s───╮· ·",
        "│    │╰────╯· ·",
        "╰────╯· · · · ·",
    ):
        assert row in said


@rule("HPG-17", "HPG-31", "HPG-33")
def test_the_season_card_and_the_market() -> None:
    said = drawn(year(), 0)
    assert "Spring · School trip   Feed 8   Mate 8   Buy 8   Sell 6" in said
    assert "$1 for each Baby and each Small you own." in said
    lines = [line.split() for line in said.splitlines()]
    assert ["│", "Big", "49", "$15", "$15", "│"] in lines
    assert ["│", "vaccine", "23", "$1", "│"] in lines
    assert ["│", "field", "17", "$10", "│"] in lines


@rule("HPG-17")
def test_in_french() -> None:
    said = drawn(year(), None, "fr")
    assert "Printemps · Sortie scolaire   Nourrir 8   Reproduire 8   Acheter 8   Vendre 6" in said
    assert "╭G─────╮" in said
    assert "15\u00a0$" in said


@rule("HPG-22", "HPG-34")
def test_a_sealed_tile_is_only_a_mark() -> None:
    match = place([farm(), farm(), farm()])
    match.pick(1, "program mate")
    row = next(line for line in drawn(match, 0).splitlines() if "Bob" in line)
    assert "■" in row
    assert "Mate" not in row
    own = next(line for line in drawn(match, 1).splitlines() if "Bob" in line)
    assert "Mate" in own


@rule("HPG-A1")
def test_without_fences_between_straddled_fields() -> None:
    two = farm(0, {"medium": 9}, fields=2)
    assert "╭m───╮╭m───╮╭m───╮╭m───╮╭m───╮" in drawn(place([two, farm(), farm()], {"straddle": True}), 0)


@rule("HPG-14")
def test_cells_have_names_for_those_who_arrange_by_hand() -> None:
    said = drawn(place([farm(0, {"baby": 1}), farm(), farm()], {"by_hand": True}), 0)
    assert "  A B C D E F G H " in said
    assert "1 ╭b─╮" in said


@rule("HPG-59")
@pytest.mark.parametrize("viewer", [0, None])
def test_foresight_shows_the_card_to_come(viewer: int | None) -> None:
    match = place([farm(), farm(), farm()], {"foresight": True}, next_card="spring-full-pens-5")
    assert "Next round: Spring · Full pens." in drawn(match, viewer)
    start = Match.start(GAME, 3, seed=1)
    assert "preparatory round" in drawn(start, viewer)


@rule("HPG-43")
def test_the_countdown_the_free_cells_and_the_legend() -> None:
    said = drawn(year(), 0)
    assert "round 1 of 16 · the season changes in 4 rounds" in said
    assert "17 of 48" in said, "Big 12, Medium 9, Small 6, Baby 4"
    assert "▸ first player" in said
    assert "+ vaccinated" in said
    assert "tile face down" not in said
    last = drawn(place([farm(), farm(), farm()], round=4), 0)
    assert "the season changes at the end of this round" in last


@rule("HPG-59")
def test_foresight_shows_the_numbers_and_the_effect_to_come() -> None:
    said = drawn(place([farm(), farm(), farm()], {"foresight": True}, next_card="spring-school-trip"), 0)
    assert "Next round: Spring · School trip.   Feed 8   Mate 8   Buy 8   Sell 6" in said
    assert "$1 for each Baby and each Small you own." in said


@rule("HPG-60")
def test_tiles_that_are_laid_open_are_never_covered() -> None:
    said = drawn(place([farm(), farm(), farm()], {"open_programming": True}, asked=[0]), 1)
    assert "■" not in said
    covered = place([farm(), farm(), farm()])
    covered.pick(2, "program sell")
    assert "■ tile face down" in drawn(covered, 1)
