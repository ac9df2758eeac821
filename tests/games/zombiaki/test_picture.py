"""The street in a terminal: everything on it can be read."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tablee.cli.picture import picture
from tablee.text import Texts
from tests.games.zombiaki.street import GAME, Table, street
from tests.rules import rule


def drawn(table: Table, lang: str, seat: int | None) -> list[str]:
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(picture(table.match.view(seat), Texts(GAME, lang, ["Anna", "Bob"])))
    return console.export_text().splitlines()


def row(lines: list[str], number: int) -> str:
    """The lines of one row of the street, in one."""
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
    assert "barricade" in lines[1]
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
