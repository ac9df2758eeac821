"""The street in a terminal: everything on it can be read."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tablee.cli.picture import now, picture
from tablee.text import Texts
from tests.games.zombiaki.street import GAME, Table, street
from tests.rules import rule


def drawn(table: Table, lang: str, seat: int | None) -> list[str]:
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(picture(table.match.view(seat), Texts(GAME, lang, ["Anna", "Bob"])))
    return console.export_text().splitlines()


def row(lines: list[str], number: int) -> str:
    """Return one row of the street, its lines joined."""
    first = next(n for n, line in enumerate(lines) if line.strip("│ ").startswith(f"{number} "))
    last = next(n for n in range(first, len(lines)) if "┼" in lines[n] or "┴" in lines[n])
    return " ".join(" ".join(lines[first:last]).replace("│", " ").split())


@rule("ZBK-2", "ZBK-3", "ZBK-17")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_street_from_the_barricade_down_to_the_cemetery(seat: int | None) -> None:
    table = street(
        humans="shot grenade", zombies="click", A2="3 shield", A3="wall-6", B4="car 2 netted", C1="barrier", C4="dog"
    )
    lines = drawn(table, "en", seat)
    assert any("barricade" in line for line in lines[:5])
    assert row(lines, 4) == "4 Zombie 2 (netted) Dog [Car]"
    assert row(lines, 3) == "3 [Wall 6]"
    assert row(lines, 2) == "2 Zombie 3 (shield)"
    assert row(lines, 1) == "1 [Barrier]"
    said = "\n".join(lines)
    assert said.index("barricade") < said.index("cemetery")
    assert "Shot, Barrier, Grenade" in said
    assert "Click" in said


@rule("ZBK-17", "ZBK-39", "ZBK-70", "ZBK-34")
def test_what_holds_for_a_while_is_said_in_both_languages() -> None:
    table = street("zombies", A2="3 boss", B2="fire", state={"frozen": 1, "terror": True, "orders": 1})
    english, french = "\n".join(drawn(table, "en", 0)), "\n".join(drawn(table, "fr", 0))
    for sentence in ("The street is frozen.", "only one card", "one order left", "fire", "Zombie 3 (Boss)"):
        assert sentence in english
    for sentence in ("La rue est gelée.", "qu’une seule carte", "un ordre", "feu", "Zombie 3 (Boss)"):
        assert sentence in french


@rule("ZBK-6", "ZBK-7", "ZBK-10")
def test_each_side_is_told_what_it_wants_and_how_far_dawn_is() -> None:
    table = street(humans="shot", A2="3", decks={"zombies": "dog dog dawn"})
    zombies, humans = "\n".join(drawn(table, "en", 0)), "\n".join(drawn(table, "fr", 1))
    assert "You lead the zombies: get one over the barricade before dawn" in zombies
    assert "3 cards to dawn" in zombies
    assert "Vous menez les humains" in humans
    assert "3 cartes jusqu’à l’aube" in humans
    won = "\n".join(drawn(street(A5="2").end(), "en", 1))
    assert "A zombie is over the barricade: the zombies have won." in won


@rule("ZBK-32")
def test_a_dog_shows_the_steps_it_has_left() -> None:
    table = street(A1="dog", C1="dog").end()
    assert row(drawn(table, "en", 0), 1) == "1 Dog (3 steps left) Dog (3 steps left)"
    table.pick("run A1 A2")
    assert row(drawn(table, "en", 0), 2) == "2 Dog (2 steps left)"
    table.pick("run A2 A3")
    assert row(drawn(table, "fr", 0), 3) == "3 Chien (encore un pas)"


@rule("ZBK-72")
def test_an_open_net_shows_whom_it_holds() -> None:
    table = street(humans="net", A1="1", B1="2").pick("play net A1")
    assert row(drawn(table, "en", 1), 1) == "1 Zombie 1 (chosen) Zombie 2"


@rule("ZBK-17", "ZBK-56")
def test_what_a_card_could_do_now() -> None:
    table = street(humans="wall-5 freeze barrel", A4="2", C2="mine", A5="dog", B5="dog", C5="2")
    texts = Texts(GAME, "en")
    view = table.match.view(1)
    assert now(view, texts, "barrel") == "You hold it, and it cannot be played now."
    assert now(view, texts, "freeze") == "You hold it; it is played without a target."
    assert now(view, texts, "barrier") == "You hold it; on this street it may be played on A1, B1 and C1."
    assert now(view, texts, "mine") == "Lies on C2 now."
    assert now(view, texts, "car") == ""
