"""Happy DayZ in a terminal: a whole match in both languages, its picture, and what is kept face down."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import tablee
from tablee.cli.drawing import seen
from tablee.cli.picture import picture
from tablee.core.chance import Chance
from tablee.core.match import Match
from tablee.text import Texts
from tests.cli.conftest import Run
from tests.cli.terminal import terminal

GAME = tablee.game("happy_dayz")
NAMES = ["Anna", "Bob", "Cleo", "Dan"]
MESSAGES = {
    "en": ("Which card do you pass to Random 2", "You lead: which card", "wins the trick", "The match is over"),
    "fr": (
        "Quelle carte passez-vous à Hasard 2",
        "Vous ouvrez le pli : quelle carte",
        "remporte le pli",
        "La partie est finie",
    ),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_match(lang: str, data: Path, run: Run) -> None:
    asked, leading, trick, over = MESSAGES[lang]
    command = "play happy_dayz --seats me,random,random,random --settings mode=express --seed 3 --lang"
    with terminal(*command.split(), lang) as screen:
        shown = screen.wait_for("u q >")
        assert asked in shown
        while over not in shown:
            screen.line("1")
            shown += screen.wait_for("u q >", over)
        code, rest = screen.to_the_end()
    assert code == 0
    assert leading in shown
    assert trick in shown
    assert Texts(GAME, lang).catalogue.say("zone-encounter") in shown
    (record,) = data.iterdir()
    assert run(f"verify {record}").code == 0
    assert str(record) in shown + rest


def drawn(match: Match, seat: int | None, lang: str = "en") -> str:
    console = Console(width=200, file=io.StringIO(), record=True)
    console.print(picture(seen(match, seat), Texts(GAME, lang, NAMES)))
    return console.export_text()


def played(picks: int, **options: Any) -> Match:
    match, chance = Match.start(GAME, 4, options, seed=3), Chance(3)
    for _ in range(picks):
        decision = match.pending[0]
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
    return match


def test_the_own_hand_is_shown_and_no_other() -> None:
    match = played(9)
    for seat in range(4):
        said = drawn(match, seat)
        hand = match.view(seat)["communities"][seat]["hand"]
        names = [str(Texts(GAME, "en").thing("card", card)) for card in hand]
        assert all(name in said for name in names)
    assert "Hand  " not in drawn(match, None).replace("Hand   ", "")


def test_every_card_in_the_picture_is_in_the_view() -> None:
    """Face-down cards are nowhere to be read: what is shown is one's hand, the Transfer Zones and the trick."""
    match = played(24)
    view = match.view(2)
    open_cards = [card for one in view["communities"] for card in (*one["transfer"], *one["hand"], one["card"])]
    texts = Texts(GAME, "en")
    named = {str(texts.thing("card", card)) for card in [*open_cards, view["encounter"], view["met"]] if card}
    every = {
        str(texts.thing("card", f"{suit}-{value}"))
        for suit, most in (("hippie", 13), ("soldier", 13), ("dog", 13), ("zombie", 20))
        for value in range(1, most + 1)
    }
    words = drawn(match, 2).replace(",", " ").replace("│", " ")
    shown = {card for card in every if f" {card} " in words}
    assert shown == named & every


def test_memory_is_shown_only_when_the_table_chose_so() -> None:
    closed, open_ = played(30), played(30, memory="open")
    assert "Expedition Zone · " not in drawn(closed, 1)
    assert "Expedition Zone · " in drawn(open_, 1)


def test_the_side_in_force_is_marked_without_colour() -> None:
    match = played(9)
    side = "low" if match.record.lines[-1].pick.endswith("low") else "high"
    assert match.view(0)["side"] == side
    name = Texts(GAME, "en").thing("side", side)
    assert f"▶ {name} ◀" in drawn(match, 0)


def test_cards_and_clauses_are_explained(run: Run) -> None:
    command = "play happy_dayz --seats me,random --seed 3 --lang"
    said = run(f"{command} en", "? zombie-3", "? Bunker", "? HDZ-27", "q").said
    assert "Zombie 3: " in said
    assert "Bunker: " in said
    assert "HDZ-27  " in said
    french = run(f"{command} fr", "? HDZ-27", "q").said
    assert "HDZ-27  " in french


def test_why_a_card_is_not_offered(run: Run) -> None:
    said = run("play happy_dayz --seats me,random --seed 3", "? play zombie-3", "q").said
    assert "(HDZ-" in said
