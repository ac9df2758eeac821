"""The cost of undo is proportional to the undone picks, however long the match is and however often one goes back."""

from __future__ import annotations

import pytest

from tablee.core.chance import Chance
from tablee.core.match import Match
from tablee.core.trail import EVERY, Trail
from tests.core.scenes import new_match
from tests.toy.lanterns.state import Lanterns


def keep_answering(match: Match, picks: int) -> None:
    """One seat changes its sealed answer again and again, which makes a match of any length."""
    decision = match.decision(0)
    assert decision is not None
    for number in range(picks):
        match.pick(0, decision.options[number % 2])


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count how often the rules are applied."""
    applied: list[int] = []
    real = Lanterns.apply

    def apply(state: Lanterns, seat: int, pick: int, chance: Chance) -> None:
        applied.append(pick)
        real(state, seat, pick, chance)

    monkeypatch.setattr(Lanterns, "apply", apply)
    return applied


def test_one_step_back_in_a_long_match_costs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    keep_answering(match, 1000)
    applied = counted(monkeypatch)
    match.undo(0)
    assert len(match.record.lines) == 999
    assert len(applied) < EVERY


def test_back_and_forth_costs_nothing_but_the_picks(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    keep_answering(match, 500)
    match.undo(0)
    applied = counted(monkeypatch)
    for _ in range(100):
        keep_answering(match, 1)
        match.undo(0)
    assert len(applied) == 100


def test_all_the_way_back_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    before = match.position(), match.record.dumps(), list(match.events)
    keep_answering(match, 600)
    applied = counted(monkeypatch)
    for _ in range(600):
        match.undo(0)
    assert (match.position(), match.record.dumps(), list(match.events)) == before
    assert len(applied) < 600 * EVERY


def test_going_back_gives_what_a_replay_gives() -> None:
    match = new_match()
    for back in (1, 5, 40, 3, 100, 64, 1):
        keep_answering(match, 70)
        match.take_back(max(0, len(match.record.lines) - back))
        again = Match.replay(match.record)
        assert (again.position(), again.events, again.made) == (match.position(), match.events, match.made)
        assert (again.shown, again.revealing) == (match.shown, match.revealing)


def test_marks_are_few() -> None:
    match = new_match()
    keep_answering(match, 64 * EVERY)
    assert 6 <= len(match.trail.marks) <= 12
    assert [mark.lines for mark in match.trail.marks][-2:] == [63 * EVERY, 64 * EVERY]


def test_a_mark_is_made_once() -> None:
    marks = Trail()
    state = new_match().state
    for _ in range(3):
        marks.mark(7, state)
    assert [mark.lines for mark in marks.marks] == [7]
    assert marks.back(6) is None
