"""The contract can fail: each broken variant of the toy is caught by the point that should catch it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee import bots
from tablee.bots import Bot
from tablee.contract import (
    Allowances,
    ContractBroken,
    botting,
    check,
    copying,
    guides,
    knowing,
    lessons,
    occurring,
    placing,
    playing,
    recording,
    refusing,
    saying,
    sealing,
    telling,
    texts,
    undoing,
    wire,
)
from tablee.contract.case import CasePoint
from tablee.contract.points import ON_MATCHES, ON_THE_GAME, GamePoint
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.view import View
from tablee.text.catalogue import home
from tests.contract import faults, leaks
from tests.toy.lanterns.game import GAME as LANTERNS

CAUGHT: list[tuple[type[Game], CasePoint]] = [
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
CAUGHT_AT_REST: list[tuple[type[Game], GamePoint]] = [
    (faults.NeverHappens, occurring.every_kind_occurs),
    (faults.NoHelp, texts.settings_have_words),
    (faults.Wordless, texts.every_pick_has_words),
    (faults.OtherClauses, texts.the_rulebooks_agree),
    (faults.Untranslated, texts.the_rulebooks_agree),
]
CORE = {undoing.draws_are_used_once}  # no game can break it: the test below breaks the core
ELSEWHERE = {
    occurring.allowances_name_what_exists,
    lessons.lessons_can_be_learned,
    guides.the_guide_is_true,
}  # broken below, in test_lesson.py and in games/test_guides.py


@pytest.mark.parametrize(("variant", "point"), CAUGHT, ids=lambda thing: thing.__name__)
def test_the_variant_is_caught(variant: type[Game], point: CasePoint, monkeypatch: pytest.MonkeyPatch) -> None:
    game = variant()
    monkeypatch.setitem(shelf.SHELF, game.name, game)
    with pytest.raises(ContractBroken) as caught:
        check(game, point.__name__)
    assert f"{point.__name__} fails on Case({game.name}" in str(caught.value)


@pytest.mark.parametrize(("variant", "point"), CAUGHT_AT_REST, ids=lambda thing: thing.__name__)
def test_the_variant_is_caught_without_a_match(
    variant: type[Game], point: GamePoint, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = variant()
    monkeypatch.setitem(shelf.SHELF, game.name, game)
    shutil.copytree(home(LANTERNS.name), tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(sys.modules["tablee.text.catalogue"], "home", lambda _game: tmp_path)
    for name, (old, new) in getattr(game, "changes", {}).items():
        text = (tmp_path / name).read_text("utf-8")
        assert old in text
        (tmp_path / name).write_text(text.replace(old, new), "utf-8")
    with pytest.raises(ContractBroken, match=point.__name__):
        check(game, point.__name__)


def test_every_point_catches_something() -> None:
    assert {point for _, point in CAUGHT} | CORE == set(ON_MATCHES)
    assert {point for _, point in CAUGHT_AT_REST} | ELSEWHERE == set(ON_THE_GAME)


def test_an_allowance_for_what_a_game_does_not_have_is_caught() -> None:
    for wrong in (
        Allowances(rare={"event-storm": "there is none"}),
        Allowances(never={"pick lay 13": "there are twelve"}),
        Allowances(open_verbs={"blow": "there is none"}),
        Allowances(opened={"storm": "there is none"}),
        Allowances(all_open=({"storm": True},)),
    ):
        with pytest.raises(ContractBroken, match=r"storm|lay 13|blow"):
            check(LANTERNS, "allowances_name_what_exists", allowances=wrong)


def test_one_call_lists_all_broken_points_with_their_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    game = faults.ScoresEarly()
    monkeypatch.setitem(shelf.SHELF, game.name, game)
    with pytest.raises(ContractBroken) as caught:
        check(game, "every_match_ends", "over_means_over", "every_kind_occurs")
    assert str(caught.value) == (
        "lanterns-ScoresEarly breaks 1 point of the contract\n\nover_means_over:\n"
        "  there are results before the end\n    found    [0.0, 0.0]\n    expected None\n"
        "  over_means_over fails on Case(lanterns-ScoresEarly, seats=2, settings={}, seed=0)"
    )
    with pytest.raises(ValueError, match="no point every_match_end;"):
        check(game, "every_match_end")


def test_the_game_that_is_handed_over_is_the_one_that_is_checked() -> None:
    class Lanterns(leaks.LeakInView):
        """Another game with the toy's name."""

    game = Lanterns()
    monkey = game.name
    type(game).name = "lanterns"
    with pytest.raises(BadInput, match="Two games are called “lanterns”") as refused:
        check(game)
    assert monkey != game.name
    assert str(refused.value).count(__name__.partition(".")[0]) >= 2


def test_without_hypothesis_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    monkeypatch.delitem(sys.modules, "tablee.contract.drawing", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r'pip install "tablee\[contract\]"'):
        check(LANTERNS)


def test_a_bot_that_looks_under_the_table_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Bot):
        """Lays its brightest lantern if it beats all others, which only the truth reveals."""

        def choose(self, view: View, options: list[int], chance: Chance) -> int:
            if not isinstance(view, leaks.TruthfulView):
                return options[chance.below(len(options))]
            return options[-1] if view.truth.hand[view.seat] == max(view.truth.hand) else options[0]

    game = leaks.LeakInRefusal()  # its view carries the truth along and samples honestly
    monkeypatch.setitem(shelf.SHELF, game.name, game)
    monkeypatch.setitem(bots.BOTS, "cheat", (lambda _game, _settings: Cheat(), ()))
    with pytest.raises(ContractBroken, match="cheat picks differently"):
        check(game, "bots_see_only_their_view")


def test_draws_that_come_again_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    undo: Callable[..., None] = Match.undo

    def forgetful_undo(match: Match, seat: int, *, consent: bool = False) -> None:
        undo(match, seat, consent=consent)
        match.record.used = 0
        match.chance.index = match.record.next_draw

    monkeypatch.setattr(Match, "undo", forgetful_undo)
    with pytest.raises(ContractBroken, match="drawn again"):
        check(LANTERNS, "draws_are_used_once")
