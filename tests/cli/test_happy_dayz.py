"""Happy DayZ in a terminal: a whole match in both languages, its picture, and what is kept face down."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import tablee
from tablee.cli.drawing import news, seen
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
    """Face-down cards are shown nowhere: only one's hand, the Transfer Zones and the trick are."""
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


def test_what_zombies_cost_is_seen_and_explained_by_the_name_on_the_screen(run: Run) -> None:
    match = played(0)
    view = match.view(0)
    zombie = next(card for card in view["communities"][0]["hand"] if card.startswith("zombie-"))
    number = int(zombie.removeprefix("zombie-"))
    assert f"Zombie {number} (−{view['losses'][number - 1]})" in drawn(match, 0)
    assert "Zombies   −3 × 14, −6 × 4, −9 × 2 (reconstruction)" in drawn(match, 0)
    command = "play happy_dayz --seats me,random,random --seed 3 --lang"
    said = run(f"{command} en", "? Zombie 18", "q").said
    assert "In this match it costs 6 Survivors" in said
    assert said.index("costs 6 Survivors") < said.index("Zombie 18: ")
    french = run(f"{command} fr", "? zombie 20", "? Hippies", "? côté --", "q").said
    assert "La carte la plus basse de la Faction demandée gagne le pli." in french, "a keyboard has no minus sign"
    assert "elle coûte 9 Survivants" in french
    assert french.index("En jeu avec le Pouvoir") < french.index("HDZ-69")


def test_the_number_of_the_trick_and_its_leader_are_right_from_the_first_lead_on() -> None:
    match, chance = Match.start(GAME, 4, {"mode": "campaign"}, seed=3), Chance(3)
    while match.view(None)["round"] == 1:
        view, decision = match.view(None), match.pending[0]
        said = drawn(match, decision.seat).splitlines()
        led = view["trick"] + 1 if decision.kind.startswith(("lead", "follow")) else view["trick"]
        wanted = f"round 1 of 4, trick {led}" if view["steps"][-1] not in ("transfer", "change") else "round 1 of 4 ─"
        assert wanted in said[0]
        marked = [line for line in said if "▸" in line]
        assert len(marked) == (view["steps"][-1] not in ("transfer", "change"))
        assert all(NAMES[view["leader"]] in line for line in marked)
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_tally_is_printed_line_by_line(lang: str) -> None:
    match, texts = Match.start(GAME, 3, {"mode": "express"}, seed=5), Texts(GAME, lang, NAMES)
    chance = Chance(5)
    while match.pending:
        decision = match.pending[0]
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
    console = Console(width=200, file=io.StringIO(), record=True)
    console.print(news(match.told(None), texts))
    said = console.export_text().replace("\u00a0", " ")
    for event in match.told(None):
        for line in event.get("lines", []):
            sign = "−" if line["survivors"] < 0 else "+"
            name = texts.thing("faction", line["faction"])
            assert not line["count"] or f"{sign}{abs(line['survivors'])}\n" in said[said.index(f"    {name}") :]


def test_every_community_has_the_name_of_its_town() -> None:
    said = drawn(played(9), 0)
    assert "Anna · Flowers Hill" in said
    assert "Dan · Meadow Square" in said


def test_with_closed_memory_the_log_forgets_the_cards_of_tricks_that_are_over(run: Run) -> None:
    command = "play happy_dayz --seats me,random --settings mode=express --seed 3 --lang en"
    said = run(command, *["1"] * 12, "l all", "q").said
    log = said[said.rindex("• Round 1 begins") :]
    assert log.count(" wins the trick.") > 2
    assert log.count(" leads ") <= 2


def test_what_the_screen_says_can_be_typed_and_is_refused_by_its_clause_where_it_is_not_offered(run: Run) -> None:
    command = "play happy_dayz --seats me,random,random --seed 3 --lang fr"
    said = run(command, "Jouer Zombie 3", "? passer zombie 3 à droite", "passer hippie 1 a gauche", "q").said
    assert "D’abord, chaque Communauté passe deux cartes. (HDZ-16)" in said
    assert "Choisissez d’abord la carte pour la gauche. (HDZ-16)" in said
    assert "met Hippie 1 de côté" in said


def test_wandering_survivors_are_not_counted_as_the_reserve() -> None:
    match = Match.start(GAME, 2, {"edition": "prototype"}, "3")
    assert "Reserve 11 " in drawn(match, 0)
