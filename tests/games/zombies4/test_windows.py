"""When cards can be played."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.zombies4.cards.picks import PICKS
from tests.games.zombies4.forest import (
    GAME,
    Forest,
    before_fights,
    beginning,
    ending,
    forest,
    prowling,
    start,
    turn,
    walking,
)
from tests.rules import rule

PLAIN = "forest-8 0,-1"
QUIET = {"square": "T0.s", "carded": True, "passing": "turn"}
FIRST = {"version_1": True}  # where one could pass until one's turn, or until something happens to one
READY = {"square": "T1.w", "hand": ["lost-in-the-woods"]}  # could play a card at any moment


def reason(game: Forest) -> str:
    kind, args = GAME.question(game.state, game.asked)
    assert kind == "window"
    return str(args["reason"])


@rule("ZTE-C14", "ZTE-C21")
def test_at_the_beginning_of_every_turn_the_active_seat_first() -> None:
    seats = [{**READY, "square": "T1.n"}, READY, {**QUIET, "hand": ["spear"]}]
    game = forest(PLAIN, seats=seats, active=2, agenda=ending(2)).pick("end")
    assert (game.asked, reason(game)) == (0, "turn")
    game.pick("pass")
    assert (game.asked, reason(game)) == (1, "turn")
    game.pick("pass", "forest-1")
    assert game.kind == "laying"


@rule("ZTE-C15")
def test_before_the_fights_of_step_three() -> None:
    agenda = turn("before-fights", {"step": "placing", "seat": 0, "square": "T1.nw", "what": "dogs", "left": 1})
    game = forest(PLAIN, seats=[{"square": "T1.c", "carded": True}, READY], agenda=agenda).pick("at T1.c")
    assert (game.asked, reason(game)) == (1, "fights")
    game.pick("pass", 5, 1)
    assert game.told("beat")


@rule("ZTE-C16", "ZTE-79")
def test_when_the_die_for_movement_is_rolled() -> None:
    game = forest(PLAIN, seats=[{"square": "T1.c", "carded": True}, READY], agenda=before_fights()).pick("pass", 4)
    assert (game.asked, reason(game)) == (1, "move")
    game.play("play lost-in-the-woods").play("step T1.s")
    assert game.squares("step") == ["T1.c", "T1.sw", "T1.se"]


@rule("ZTE-C17")
def test_on_another_tile_and_among_zombies_but_not_at_every_step() -> None:
    seats = [{"square": "T0.c", "carded": True}, READY]
    game = forest(PLAIN, seats=seats, dogs={"T1.c": 1}, agenda=walking(6)).pick("step T0.n")
    assert game.asked == 0
    game.pick("step T1.s")
    assert (game.asked, reason(game)) == (1, "arrival")
    game.pick("pass").pick("step T1.c")
    assert (game.asked, reason(game)) == (1, "arrival")  # before the fight
    game.pick("pass", 6)
    assert game.told("fight")
    game.pick("step T1.n")
    assert game.asked == 0


@rule("ZTE-C18")
def test_when_the_die_for_the_zombies_is_rolled() -> None:
    me = {"square": "T1.c", "hand": ["dog-repellent"]}
    game = forest(PLAIN, seats=[me, READY], dogs={"T1.n": 1, "T1.e": 1}, agenda=walking(1)).pick("stop", 2)
    assert (game.asked, reason(game)) == (0, "prowl")
    game.pick("pass")
    assert (game.asked, reason(game)) == (1, "prowl")
    assert game.pick("pass").kind == "prowl"


@rule("ZTE-C19", "ZTE-C20")
def test_before_the_spell_and_before_a_duel() -> None:
    me = {"square": "T2.c", "carded": True, "fever": 2}
    game = forest(PLAIN, "cabin 0,-2", seats=[me, {**READY, "square": "T2.c"}], agenda=walking(1)).pick("cast")
    assert (game.asked, reason(game)) == (1, "spell")
    game.pick("pass", 1).pick("attack seat-1")
    assert (game.asked, reason(game)) == (1, "duel")


@rule("ZTE-C36")
def test_who_walks_may_play_before_each_step_and_after_the_last() -> None:
    me = {"square": "T0.s", "hand": ["lost-in-the-woods"]}
    game = forest(PLAIN, seats=[me, {**QUIET, "square": "T1.n"}], agenda=walking(1))
    assert "play lost-in-the-woods" in game.options
    game.pick("step T0.c")
    assert game.options == ["stop", "play lost-in-the-woods"]


@rule("ZTE-C36")
def test_who_fights_may_play_before_each_roll() -> None:
    me = {"square": "T1.s", "hand": ["lost-in-the-woods"], "bullets": 0}
    game = forest(PLAIN, seats=[me, {**QUIET, "square": "T1.n"}], dogs={"T1.c": 1}, agenda=walking(1)).pick("step T1.c")
    assert game.options == ["roll", "play lost-in-the-woods"]
    game.pick("roll", 1)
    assert game.options == ["roll", "play lost-in-the-woods"]


@rule("ZTE-C21")
def test_when_a_card_has_worked_all_are_asked_again() -> None:
    seats = [READY, {"square": "T1.n", "hand": ["clair-warlock"]}, {**QUIET, "square": "T1.n"}]
    game = forest(PLAIN, "forest-1 0,-2", seats=seats, agenda=beginning()).pick("pass")
    assert game.asked == 1
    game.play("play clair-warlock", "on seat-0", "at T2.n")
    assert (game.asked, game.kind) == (0, "window")


@rule("ZTE-C22")
def test_only_who_could_play_something_is_asked() -> None:
    nothing = {"square": "T1.w", "hand": ["portal", "that-didnt-happen", "here-doggie"]}
    game = forest(PLAIN, seats=[{"square": "T1.c", "carded": True}, nothing, READY], agenda=walking(2)).pick("stop", 1)
    assert game.asked == 2


@rule("ZTE-C22")
def test_nobody_else_learns_who_is_asked_or_passes() -> None:
    """For the others, views are the same before and after a pass, nothing is told, and the pause is told either way."""
    seats = [{"square": "T1.c", "carded": True}, READY, {**READY, "square": "T1.n"}, QUIET]
    game = forest(PLAIN, seats=seats, agenda=walking(2)).pick("stop", 1)
    assert game.asked == 1
    before = [game.view(viewer) for viewer in (0, 3, None)]
    assert all(view["asked"] is None for view in before)
    assert game.view(1)["asked"] == 1
    game.pick("pass")
    assert (game.asked, game.events) == (2, [])
    assert [game.view(viewer) for viewer in (0, 3, None)] == before
    nobody = [{"square": "T1.c", "carded": True}, {**READY, "hand": ["portal"]}, {**READY, "hand": ["portal"]}, QUIET]
    game = forest(PLAIN, seats=nobody, dogs={"T1.n": 1}, agenda=walking(2)).pick("stop", 1)
    assert game.told("window") == [{"event": "window", "reason": "prowl"}]
    assert game.kind == "pace"


@rule("ZTE-C22")
def test_no_pause_where_all_can_see_that_nobody_could_answer() -> None:
    game = forest(PLAIN, seats=[{"square": "T1.c", "carded": True}, QUIET], dogs={"T1.n": 1}, agenda=walking(2))
    assert game.pick("stop", 1).told("window") == []


@rule("ZTE-C22")
def test_a_fight_does_not_tell_whether_the_fighter_holds_a_card() -> None:
    """The other seat sees the same pause whether the fighter is asked or rolls immediately."""
    me = {"square": "T1.s", "hand": ["lost-in-the-woods"], "bullets": 0}
    asked = forest(PLAIN, seats=[me, {**QUIET, "square": "T1.n"}], dogs={"T1.c": 1}, agenda=walking(1)).pick(
        "step T1.c"
    )
    rolled = forest(PLAIN, seats=[{**me, "hand": ["portal"]}, {**QUIET, "square": "T1.n"}], dogs={"T1.c": 1},
                    agenda=walking(1)).pick("step T1.c", 6, 1)  # fmt: skip
    assert rolled.events[: len(asked.events)] == asked.events
    assert asked.told("window")[-1]["reason"] == "roll"
    assert asked.view(1)["asked"] is None


@rule("ZTE-C22")
def test_a_sampled_world_of_who_is_not_asked_asks_somebody_else() -> None:
    seats = [{"square": "T1.c", "carded": True}, READY, {**READY, "square": "T1.n"}]
    game = forest(PLAIN, seats=seats, agenda=walking(2)).pick("stop", 1)
    view = GAME.view(game.state, 0)
    assert {GAME.sample(view, Chance(seed)).turn for seed in range(30)} == {1, 2}


@rule("ZTE-C23")
def test_pass_until_my_turn() -> None:
    seats = [{"square": "T1.c", "carded": True}, READY]
    game = (
        forest(PLAIN, seats=seats, dogs={"T1.n": 1}, agenda=walking(2), options=FIRST).pick("stop", 1).pick("pass turn")
    )
    assert game.seat(1)["passing"] == "turn"
    game.pick("at T1.w")  # a dog comes to its square, and it still passes
    assert (game.asked, game.kind) == (1, "window")  # its own turn has begun
    assert game.seat(1)["passing"] == ""


@rule("ZTE-C23")
def test_pass_until_a_zombie_comes() -> None:
    seats = [{"square": "T1.c", "carded": True}, QUIET, {**READY, "passing": "event"}]
    game = forest(PLAIN, seats=seats, dogs={"T1.n": 1}, agenda=prowling(1)).pick("dog T1.n").pick("at T1.w")
    assert (game.asked, game.seat(2)["passing"]) == (2, "")


@rule("ZTE-C23")
def test_pass_until_a_card_names_me() -> None:
    asleep = {"square": "T1.n", "hand": ["that-didnt-happen"], "passing": "event"}
    seats = [{"square": "T1.c", "hand": ["lost-in-the-woods"]}, asleep, {**asleep, "square": "T1.w"}]
    game = forest(PLAIN, seats=seats, agenda=walking(2)).play("play lost-in-the-woods", "on seat-2")
    assert (game.asked, game.kind) == (2, "cancel-target")  # seat 1, whom it does not concern, sleeps on


@rule("ZTE-C23")
def test_pass_until_a_card_moves_me() -> None:
    """Named by the Portal, seat 1 passes until something happens; then it is moved."""
    seats = [{"square": "T2.n", "hand": ["portal"]}, {**READY, "hand": ["that-didnt-happen"]}]
    game = forest(PLAIN, "altar 0,-2", seats=seats, agenda=walking(2), options=FIRST).pick("play portal")
    assert (game.asked, game.kind) == (1, "cancel-target")
    game.pick("pass event")
    assert game.seat(1)["square"] == "T2.n"
    assert game.seat(1)["passing"] == ""


@rule("ZTE-C23")
def test_a_standing_pass_gave_way_to_saying_when_to_be_asked() -> None:
    game = forest(PLAIN, seats=[{"square": "T1.c", "carded": True}, READY], agenda=before_fights())
    assert game.options == ["pass", "play lost-in-the-woods"]
    assert game.why_not("pass turn") == game.why_not("pass event") == "ZTE-C38"


@rule("ZTE-C23")
def test_passing_is_for_windows_only() -> None:
    game = forest(PLAIN, seats=[{"square": "T1.c", "carded": True}, QUIET], agenda=walking(2))
    assert game.why_not("pass") == "ZTE-C23"
    assert {"pass", "pass turn", "pass event"} <= set(PICKS.texts)


@rule("ZTE-C22")
def test_a_pass_is_never_taken_back_freely_and_undo_tells_nothing() -> None:
    """Over whole matches: after somebody else's quiet answer, one's own pick is refused for its own reasons."""
    match, chance = start(4, seed=5), Chance(8)
    seen = set()
    while not match.over:
        seat = match.state.turn
        was_quiet = GAME.is_quiet(match.state)
        options = match.pending[0].options
        match.pick(seat, options[chance.below(len(options))])
        refusal = match.undo_refusal(seat)
        if was_quiet:
            assert refusal is not None
            seen.add(refusal.id)
            for other in set(range(4)) - {seat}:
                why = match.undo_refusal(other)
                assert why is None or why.id != "undo-others" or match.record.lines[-2].seat != other
    assert "undo-unforeseen" in seen
