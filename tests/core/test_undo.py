"""Undo: free if a pick had no consequences, otherwise by consent; draws are never repeated."""

from __future__ import annotations

import pytest

from tablee.core.errors import Refused
from tablee.core.match import Match
from tablee.core.verify import verify
from tests.core.scenes import SEED, new_match, play_some


def first_option(match: Match, seat: int) -> str:
    decision = match.decision(seat)
    assert decision is not None
    return decision.options[0]


def why_not(match: Match, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    return refused.value.id


def test_a_sealed_pick_is_taken_back_freely() -> None:
    match = new_match()
    before = match.position(), match.record.dumps(), match.told(0)
    match.pick(0, first_option(match, 0))
    match.undo(0)
    assert (match.position(), match.record.dumps(), match.told(0)) == before


def test_there_must_be_something_to_take_back() -> None:
    match = new_match()
    assert why_not(match, 0) == "undo-nothing"
    assert why_not(match, 7) == "undo-nothing"
    match.pick(1, first_option(match, 1))
    with pytest.raises(Refused) as refused:
        match.undo(0, consent=True)
    assert refused.value.id == "undo-nothing"


def test_not_after_somebody_else_has_picked() -> None:
    match = new_match()
    match.pick(0, first_option(match, 0))
    match.pick(1, first_option(match, 1))
    assert why_not(match, 0) == "undo-others"
    match.undo(1)
    match.undo(0)
    assert match.record.lines == []


def test_not_after_chance_has_decided() -> None:
    match = new_match(2)
    match.pick(0, first_option(match, 0))
    match.pick(1, first_option(match, 1))
    assert why_not(match, 1) == "undo-unforeseen"


def test_not_after_something_hidden_was_shown() -> None:
    match = new_match()
    match.pick(0, first_option(match, 0))
    match.revealing[-1] = True
    assert why_not(match, 0) == "undo-unforeseen"


def test_by_consent_all_that_came_after_goes_too() -> None:
    match = new_match(2)
    before = match.position()
    match.pick(0, first_option(match, 0))
    match.pick(1, first_option(match, 1))
    match.undo(0, consent=True)
    assert match.position() == before
    assert match.made == [0, 0]


def test_what_was_drawn_does_not_come_again() -> None:
    """The same picks after an undo by consent get the next draws, not the same ones."""
    match = new_match(2)
    match.pick(0, first_option(match, 0))
    match.pick(1, first_option(match, 1))
    dealt = match.record.lines[-1].drawn
    match.undo(1, consent=True)
    assert match.record.next_draw == dealt + 1
    match.pick(1, first_option(match, 1))
    assert match.record.lines[-1].drawn == dealt + 1


def test_a_saved_match_remembers_the_draws_that_are_gone() -> None:
    match = new_match(2)
    match.pick(0, first_option(match, 0))
    match.pick(1, first_option(match, 1))
    match.undo(0, consent=True)
    again = Match.replay(match.record.dumps(), seed=SEED)
    for one in (match, again):
        play_some(one, 100, luck=5)
    assert again.record.dumps() == match.record.dumps()
    assert verify(again.record).id == "fair-taken-back"


def test_picks_without_draws_after_an_undo_keep_the_stream_where_it_stands() -> None:
    """The first pick after the undo draws nothing: the record still says where the next draw is."""
    match = new_match(2)
    match.pick(0, first_option(match, 0))
    match.pick(1, first_option(match, 1))
    match.undo(0, consent=True)
    match.pick(1, first_option(match, 1))
    text = match.record.dumps()
    assert Match.replay(text, seed=SEED).chance.index == match.chance.index
    assert Match.replay(text).record.dumps() == text
    assert verify(play_some(match, 100).record).fair


def test_a_finished_match_can_be_taken_back_by_consent() -> None:
    match = play_some(new_match(), 100)
    last = match.record.lines[-1].seat
    match.undo(last, consent=True)
    assert not match.over
    assert not match.record.finished
    assert match.record.seed == ""
    play_some(match, 100)
    assert verify(match.record).fair
