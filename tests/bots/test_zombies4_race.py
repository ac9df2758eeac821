"""The judge of Zombies!!! 4 models a race: guard the Cabin against nearer seats, keep cards that stop a spell."""

from __future__ import annotations

import pytest

from tablee.bots import bot
from tablee.core.chance import Chance
from tests.bots.matches import victories
from tests.games.zombies4.forest import GAME, Forest, ending, forest, prowling, turn, walking

PLAIN, CABIN = "forest-8 0,-1", "cabin 0,-2"
ROOMS = {"T2.nw", "T2.n", "T2.w", "T2.c"}
PAGES = ["here-doggie", "twist-of-fate", "trees-are-alive"]
AFAR = {"square": "T0.s", "carded": True, "passing": "turn"}


def careful_pick(game: Forest, tries: int = 100) -> str:
    options = [GAME.picks.number(text) for text in game.options]
    chosen = bot(f"careful:it={tries}", GAME).choose(GAME.view(game.state, game.asked), options, Chance(1))
    return GAME.picks.texts[chosen]


def test_it_sends_dogs_into_the_cabin_when_another_is_about_to_cast() -> None:
    seats = [AFAR, {"square": "T2.s", "front": PAGES, "passing": "turn"}]
    game = forest(PLAIN, CABIN, seats=seats, dogs={"T2.sw": 1, "T1.nw": 1}, agenda=prowling(1))
    game.pick(careful_pick(game))
    assert careful_pick(game).removeprefix("at ") in ROOMS


def test_it_keeps_dogs_out_of_the_cabin_when_it_is_the_one_to_cast() -> None:
    seats = [{"square": "T2.s", "carded": True, "front": PAGES}, AFAR]
    game = forest(PLAIN, CABIN, seats=seats, dogs={"T2.sw": 1, "T1.nw": 1}, agenda=prowling(1))
    for _ in range(2):
        pick = careful_pick(game)
        assert pick.removeprefix("at ") not in ROOMS
        game.pick(pick)


def test_it_walks_into_the_cabin_and_casts() -> None:
    seats = [{"square": "T1.n", "carded": True, "front": PAGES[:2]}, {**AFAR, "square": "T1.c", "front": PAGES}]
    game = forest(PLAIN, CABIN, seats=seats, agenda=walking(6))
    for _ in range(3):
        game.pick(careful_pick(game))
    assert game.seat(0)["square"] == "T2.w"
    assert careful_pick(game, 400) == "cast"


def test_it_takes_a_caster_out_of_the_cabin() -> None:
    caster = {"square": "T2.n", "carded": True, "front": PAGES}
    other = {"square": "T0.s", "hand": ["clair-warlock"]}
    game = forest(PLAIN, CABIN, seats=[caster, other], agenda=walking(2)).pick("cast")
    assert (game.asked, careful_pick(game)) == (1, "play clair-warlock")


def test_it_sees_what_a_card_does_that_first_asks_whom_it_names() -> None:
    caster = {"square": "T2.n", "carded": True, "front": PAGES[:2]}
    third = {**AFAR, "square": "T1.c"}
    for card in ("clair-warlock", "portal"):
        other = {"square": "T3.c", "hand": [card]}
        beside = "altar 1,-1" if card == "portal" else "forest-1 1,-1"
        game = forest(PLAIN, CABIN, beside, seats=[caster, other, third], agenda=walking(2)).pick("cast")
        assert (game.asked, careful_pick(game)) == (1, f"play {card}")
        game.pick(f"play {card}")
        assert {"on seat-0", "on seat-2"} <= set(game.options)
        assert careful_pick(game) == "on seat-0"


def test_it_saves_that_card_while_nobody_can_cast() -> None:
    walker = {"square": "T1.s", "carded": True, "front": PAGES}
    other = {"square": "T0.s", "hand": ["clair-warlock"]}
    agenda = turn("fights", {"step": "window", "seat": 0, "asked": 1, "reason": "fights"})
    game = forest(PLAIN, "forest-1 0,-2", seats=[walker, other], agenda=agenda)
    assert game.asked == 1
    assert careful_pick(game).startswith("pass")


def test_it_discards_what_is_no_page_to_draw_another() -> None:
    seats = [{"square": "T1.c", "carded": True, "hand": ["here-doggie", "friends-here", "portal"]}, AFAR]
    assert careful_pick(forest(PLAIN, seats=seats, agenda=ending())) == "discard portal"


def test_it_fights_rather_than_throw_a_page_away_before_the_roll() -> None:
    seats = [{"square": "T1.c", "carded": True, "front": [*PAGES, "something-not-right"], "bullets": 1}, AFAR]
    fight = {"step": "fight", "seat": 0, "square": "T1.c", "foe": "dog", "missing": 0}
    game = forest(PLAIN, CABIN, seats=seats, dogs={"T1.c": 2}, agenda=[*walking(6), fight])
    assert {"use here-doggie", "use something-not-right"} <= set(game.options)
    assert careful_pick(game) == "roll"


def test_it_leads_a_dog_to_the_door_that_cannot_leave_the_cabin_in_one_go() -> None:
    seats = [{"square": "T2.w", "carded": True, "front": PAGES}, AFAR]
    game = forest(PLAIN, CABIN, seats=seats, dogs={"T2.n": 1, "T1.s": 1}, agenda=prowling(1))
    assert careful_pick(game) == "dog T2.n"
    assert careful_pick(game.pick("dog T2.n")) in ("at T2.nw", "at T2.c")


@pytest.mark.long
def test_it_beats_greedy_clearly() -> None:
    assert victories(GAME, ["careful:it=150", "greedy"], 100) >= 0.66
