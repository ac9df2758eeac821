"""All points of the contract, and the number of matches each takes in a normal run."""

from __future__ import annotations

from collections.abc import Callable

from tablee.contract import (
    botting,
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
from tablee.contract.allowances import Allowances
from tablee.contract.case import CasePoint
from tablee.core.game import Game

GamePoint = Callable[[Game, Allowances], None]

# Proved on matches, with the number of matches.
ON_MATCHES: dict[CasePoint, int] = {
    playing.every_offered_pick_applies: 8,  # 1
    playing.every_match_ends: 20,  # 1
    playing.playouts_end_too: 6,  # 1
    playing.nothing_is_lost: 12,  # 2
    copying.copies_stay_what_they_were: 4,  # 3
    copying.copies_play_alike: 6,  # 3
    copying.used_states_take_copies: 6,  # 3
    copying.views_are_values: 6,  # 3
    recording.the_record_replays: 5,  # 4
    recording.a_killed_writer_loses_one_line_at_most: 5,  # 4
    recording.the_deal_is_verified: 4,  # 4
    wire.all_survives_json: 6,  # 5
    wire.options_are_in_order: 8,  # 5
    wire.events_are_told_once: 4,  # 5
    knowing.sampled_worlds_look_the_same: 10,  # 6
    knowing.a_shown_view_is_the_view: 10,  # 6
    knowing.worlds_differ_when_they_can: 8,  # 6
    knowing.something_is_hidden: 8,  # 6
    knowing.sampled_worlds_ask_the_same: 10,  # 7
    telling.equal_views_are_told_the_same: 10,  # 8
    telling.deals_are_told_the_same: 10,  # 8
    telling.sealed_answers_tell_nothing: 8,  # 8
    sealing.sealed_answers_commute: 6,  # 9
    playing.over_means_over: 5,  # 10
    recording.same_seed_same_record: 5,  # 11
    botting.bots_see_only_their_view: 3,  # 12
    saying.everything_told_has_words: 5,  # 14
    undoing.free_undo_reveals_nothing: 8,
    undoing.undo_goes_back: 4,
    undoing.draws_are_used_once: 4,
    placing.positions_are_the_state: 6,
    placing.broken_positions_are_refused: 6,
    refusing.refusals_name_a_clause: 6,
}

# Proved on the game itself, once.
ON_THE_GAME: tuple[GamePoint, ...] = (
    occurring.every_kind_occurs,  # 13
    occurring.allowances_name_what_exists,  # 13
    texts.settings_have_words,  # 14
    texts.every_pick_has_words,  # 14
    texts.the_rulebooks_agree,  # 14
    lessons.lessons_can_be_learned,
    guides.the_guide_is_true,
)

# Takes minutes, so only long runs include it.
AT_LENGTH: tuple[GamePoint, ...] = (occurring.everything_occurs,)  # 13

POINTS = tuple(point.__name__ for point in (*ON_MATCHES, *ON_THE_GAME))
