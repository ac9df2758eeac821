"""The contract can fail: each broken variant of the toy is caught by the point that should catch it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee import bots
from tablee.bots import Bot
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.view import View
from tests.contract import (
    botting,
    copying,
    faults,
    knowing,
    leaks,
    placing,
    playing,
    recording,
    refusing,
    saying,
    sealing,
    telling,
    undoing,
    wire,
)
from tests.contract.points import POINTS, Point, prove
from tests.toy.lanterns.game import GAME as LANTERNS

CAUGHT: list[tuple[type[Game], Point]] = [
    (leaks.LeakInView, knowing.sampled_worlds_look_the_same),
    (leaks.LeakInEvent, telling.sealed_answers_tell_nothing),
    (leaks.LeakInEvent, undoing.free_undo_reveals_nothing),
    (leaks.LeakInDeal, telling.deals_are_told_the_same),
    (leaks.LeakInOptions, knowing.sampled_worlds_ask_the_same),
    (leaks.LeakInOptions, sealing.sealed_answers_commute),
    (leaks.LeakInQuestion, knowing.sampled_worlds_ask_the_same),
    (leaks.LeakInRefusal, refusing.refusals_name_a_clause),
    (leaks.LeakInSampler, knowing.something_is_hidden),
    (leaks.LeakInUnshownView, knowing.a_shown_view_is_the_view),
    (leaks.LeakInUnshownView, knowing.worlds_differ_when_they_can),
    (leaks.LeakInUnshownView, botting.bots_see_only_their_view),
    (leaks.LeakInFreeUndo, undoing.free_undo_reveals_nothing),
    (leaks.LeakInFreeUndo, telling.equal_views_are_told_the_same),
    (leaks.LeakInOrder, sealing.sealed_answers_commute),
    (leaks.LeakInReveal, sealing.sealed_answers_commute),
    (faults.NeverAsked, playing.every_offered_pick_applies),
    (faults.TooShort, playing.every_match_ends),
    (faults.Uneven, playing.playouts_end_too),
    (faults.LosesCards, playing.nothing_is_lost),
    (faults.SharesHands, copying.copies_stay_what_they_were),
    (faults.ForgetsVane, copying.copies_stay_what_they_were),
    (faults.KeepsWinds, copying.used_states_take_copies),
    (faults.HoldsState, copying.views_are_values),
    (faults.OutsideLuck, copying.copies_play_alike),
    (faults.ExtraDraws, recording.the_record_replays),
    (faults.ExtraDraws, recording.a_killed_writer_loses_one_line_at_most),
    (faults.ExtraDraws, recording.the_deal_is_verified),
    (faults.ExtraDraws, recording.same_seed_same_record),
    (faults.ExtraDraws, undoing.undo_goes_back),
    (faults.TellsTuples, wire.all_survives_json),
    (faults.TellsLater, wire.events_are_told_once),
    (faults.Descending, wire.options_are_in_order),
    (faults.ShowsLess, knowing.a_shown_view_is_the_view),
    (faults.DrawsEarly, sealing.sealed_answers_commute),
    (faults.ScoresEarly, playing.over_means_over),
    (faults.Speechless, saying.everything_told_has_words),
    (faults.ForgetfulPosition, placing.positions_are_the_state),
    (faults.Credulous, placing.broken_positions_are_refused),
    (faults.Bending, placing.broken_positions_are_refused),
    (faults.NoClause, refusing.refusals_name_a_clause),
]
CORE = {undoing.draws_are_used_once}  # no game can break it: the test below breaks the core


@pytest.mark.parametrize(("variant", "point"), CAUGHT, ids=lambda thing: thing.__name__)
def test_the_variant_is_caught(variant: type[Game], point: Point, monkeypatch: pytest.MonkeyPatch) -> None:
    game = variant()
    monkeypatch.setitem(shelf.SHELF, game.name, game)
    with pytest.raises(Exception, match=r".") as caught:
        prove(point, game, POINTS[point])
    assert any(f"{point.__name__} fails on Case({game.name}" in note for note in caught.value.__notes__)


def test_every_point_catches_something() -> None:
    assert {point for _, point in CAUGHT} | CORE == set(POINTS)


def test_a_bot_that_looks_under_the_table_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Bot):
        """Lays its brightest lantern if it beats all others, which only the truth can tell."""

        def choose(self, view: View, options: list[int], chance: Chance) -> int:
            if not isinstance(view, leaks.TruthfulView):
                return options[chance.below(len(options))]
            return options[-1] if view.truth.hands[view.seat] == max(view.truth.hands) else options[0]

    game = leaks.LeakInRefusal()  # its view carries the truth along and samples honestly
    monkeypatch.setitem(shelf.SHELF, game.name, game)
    monkeypatch.setitem(bots.BOTS, "cheat", (lambda _game, _settings: Cheat(), ()))
    with pytest.raises(AssertionError, match="cheat picks otherwise"):
        prove(botting.bots_see_only_their_view, game, 5)


def test_draws_that_come_again_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    undo: Callable[..., None] = Match.undo

    def forgetful_undo(match: Match, seat: int, *, consent: bool = False) -> None:
        undo(match, seat, consent=consent)
        match.record.used = 0
        match.chance.index = match.record.next_draw

    monkeypatch.setattr(Match, "undo", forgetful_undo)
    with pytest.raises(AssertionError):
        prove(undoing.draws_are_used_once, LANTERNS, 5)
