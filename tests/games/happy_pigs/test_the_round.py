"""The round."""

from __future__ import annotations

from tests.games.happy_pigs.scene import farm, kinds, place, play, program, refused
from tests.rules import rule


@rule("HPG-16", "HPG-41")
def test_five_phases_in_this_order() -> None:
    grown = farm(0, {"medium": 1, "big": 1})
    match = place([grown, farm(0, {"small": 2}), farm()], card="spring-mating-season")
    events = program(match, "mate", "feed", "sell")
    assert kinds(events) == ["programmed", "revealed", "share", "share", "share"]
    play(match, "mate", "stop")
    events = play(match, "feed small", "stop")
    assert kinds(events) == ["unused", "stuck-herd", "unused"]
    assert match.pending[0].kind == "babies"
    events = play(match, "take 1")
    assert kinds(events) == ["babies", "first-player-passed", "season"]
    assert match.view(None)["table"]["round"] == 2
    assert match.pending[0].kind == "program"


@rule("HPG-16")
def test_a_pick_of_another_phase_is_refused() -> None:
    match = place([farm(30, {"small": 1}), farm(), farm()])
    for pick in ("buy small", "feed small", "mate", "sell small", "stop"):
        assert refused(match, 0, pick) == ("not-now", "HPG-16")
