"""When a person wants to be asked, and longer answers."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.games.zombies4.edge.stance import STANCES
from tests.games.zombies4.forest import (
    GAME,
    Forest,
    before_fights,
    beginning,
    forest,
    laying,
    prowling,
    start,
    walking,
)
from tests.rules import rule

PLAIN = "forest-8 0,-1"
READY = {"square": "T1.w", "hand": ["lost-in-the-woods"]}
QUIET = {"square": "T0.s", "carded": True}


def waived(game: Forest, stance: str = "usual") -> str:
    return GAME.waived(GAME.view(game.state, game.asked), stance)


@rule("ZTE-C38")
def test_moments_of_others_that_do_not_concern_me_pass_by_themselves() -> None:
    game = forest(PLAIN, seats=[{"square": "T0.c", "carded": True}, READY], agenda=before_fights())
    assert (game.asked, waived(game), waived(game, "always"), waived(game, "own")) == (1, "pass", "", "pass")


@rule("ZTE-C38")
def test_my_own_turn_begins_without_a_question_for_i_may_play_while_walking() -> None:
    assert waived(forest(PLAIN, seats=[READY, QUIET], agenda=beginning())) == "pass"
    assert waived(forest(PLAIN, seats=[READY, QUIET], agenda=walking(2))) == ""


@rule("ZTE-C38")
def test_somebody_who_comes_onto_my_tile_concerns_me() -> None:
    seats = [{"square": "T0.n", "carded": True}, READY, {**READY, "square": "T0.s"}]
    game = forest(PLAIN, seats=seats, agenda=walking(2)).pick("step T1.s")
    assert (game.asked, waived(game), waived(game, "own")) == (1, "", "pass")
    game.pick("pass")
    assert (game.asked, waived(game)) == (2, "pass")  # it is not on that tile


@rule("ZTE-C38")
def test_the_spell_and_an_attack_on_me_concern_me() -> None:
    me = {"square": "T2.c", "carded": True, "fever": 2}
    others = [{**READY, "square": "T2.c"}, {**READY, "square": "T0.s"}]
    game = forest(PLAIN, "cabin 0,-2", seats=[me, *others], agenda=walking(1)).pick("cast")
    assert (game.asked, waived(game), waived(game, "own")) == (1, "", "pass")
    game.pick("pass").pick("pass", 1).pick("attack seat-1")
    assert (game.asked, waived(game)) == (1, "")
    assert (game.pick("pass").asked, waived(game)) == (2, "pass")


@rule("ZTE-C38")
def test_a_card_i_could_cancel_is_put_to_me() -> None:
    seats = [{"square": "T1.c", "hand": ["dog-repellent"]}, {"square": "T1.n", "hand": ["that-didnt-happen"]}]
    game = forest(PLAIN, seats=seats, agenda=walking(2)).pick("play dog-repellent")
    assert (game.asked, waived(game), waived(game, "own")) == (1, "", "pass")


@rule("ZTE-C38")
def test_further_rolls_of_a_fight_go_on_unless_life_is_at_stake() -> None:
    me = {"square": "T1.s", "hand": ["lost-in-the-woods"], "bullets": 0, "halves": 4}
    game = forest(PLAIN, seats=[me, {**QUIET, "square": "T1.n"}], dogs={"T1.c": 1}, agenda=walking(1)).pick("step T1.c")
    assert (game.kind, waived(game)) == ("fight", "")
    assert waived(game.pick("roll", 1)) == "roll"
    assert waived(game.pick("roll", 1)) == ""  # one heart left
    assert game.pick("roll", 6).told("beat")


@rule("ZTE-C38")
def test_the_end_of_a_walk_asks_only_where_cards_are_laid_down() -> None:
    me = {"square": "T0.s", "hand": ["lost-in-the-woods", "spear"]}
    game = forest(PLAIN, "shed 0,-2", seats=[me, {**QUIET, "square": "T1.n"}], agenda=walking(1)).pick("step T0.c")
    assert (game.kind, game.options[0], waived(game)) == ("halt", "stop", "stop")
    inside = {**me, "square": "T2.w"}
    game = forest(PLAIN, "shed 0,-2", seats=[inside, {**QUIET, "square": "T1.n"}], agenda=walking(1)).pick("step T2.nw")
    assert (game.kind, waived(game)) == ("halt", "")


@rule("ZTE-C38")
@pytest.mark.parametrize("stance", STANCES)
def test_what_a_stance_passes_depends_on_nothing_hidden(stance: str) -> None:
    """In worlds with other hands that look the same to a spectator, a seat asked the same question passes the same."""
    match, chance = start(3, seed=11, night=2), Chance(4)
    compared = 0
    while not match.over:
        decision = match.pending[0]
        answer = GAME.waived(GAME.view(match.state, decision.seat), stance)
        if answer:
            assert answer in decision.options
        other = GAME.sample(GAME.view(match.state, None), Chance(len(match.record.lines)))
        if other.turn == decision.seat:
            compared += 1
            assert GAME.waived(GAME.view(other, decision.seat), stance) == answer
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
    assert compared > 100


@rule("ZTE-31", "ZTE-44", "ZTE-C4")
@pytest.mark.parametrize(
    ("agenda", "typed", "picks"),
    [
        (walking(4), "walk T1.c", ["step T0.c", "step T0.n", "step T1.s", "step T1.c"]),
        (walking(4), "T0.c", ["step T0.c"]),
        (walking(1), "walk T1.c", ["step T1.c"]),  # too far: refused by its clause
        (prowling(2), "dog T1.n T1.no", ["dog T1.n", "at T1.nw"]),
        (prowling(2), "T1.n T1.ne T1.e T1.se", ["dog T1.n", "at T1.ne", "dog T1.e", "at T1.se"]),
        (laying("altar"), "lay T1 north 90", ["lay T1 north", "rotate 90"]),
        (laying("altar"), "lay T1 north", ["lay T1 north"]),
        (walking(4), "stop", ["stop"]),
    ],
)
def test_a_longer_answer_is_several_picks(agenda: Any, typed: str, picks: list[str]) -> None:
    game = forest(PLAIN, seats=[{}, QUIET], dogs={"T1.n": 1, "T1.e": 1}, agenda=agenda)
    assert GAME.spelled(GAME.view(game.state, 0), typed) == picks


@rule("ZTE-C6")
def test_several_squares_are_filled_in_one_answer() -> None:
    game = forest(PLAIN, agenda=laying("outhouse")).play("lay T1 north", "rotate 0")
    view = GAME.view(game.state, 0)
    assert GAME.spelled(view, "at c n c") == ["at T2.c", "at T2.n", "at T2.c"]
    game.play(*GAME.spelled(view, "at c no c"))
    assert game.position["dogs"] == {"T2.nw": 1, "T2.c": 2}
