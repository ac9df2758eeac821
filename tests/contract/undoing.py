"""Undo: what may be taken back freely showed nothing, and what was drawn does not come again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.core.match import Match
from tablee.core.verify import verify
from tests.contract.case import Case, Moment, asked, play, random_pick, shown, told, whole
from tests.contract.telling import traces


def free_undo_reveals_nothing(case: Case) -> None:
    """To every viewer, a pick that may be taken back freely was possible in all worlds it saw, and looks the same in them."""
    for moment in free_moments(case, 16):
        for viewer in case.viewers:
            looks_possible(case, moment, viewer)


def free_moments(case: Case, most: int) -> list[Moment]:
    """Some of the picks that could be taken back freely, of each kind of decision."""
    match, free = case.start(), dict[str, list[Moment]]()
    for moment in play(case).moments:
        match.pick(moment.seat, case.game.picks.texts[moment.pick])
        if match.undo_refusal(moment.seat) is None:
            free.setdefault(moment.kind, []).append(moment)
    each = max(1, most // max(1, len(free)))
    return [moment for kind in free.values() for moment in kind[:: max(1, len(kind) // each)][:each]]


def looks_possible(case: Case, moment: Moment, viewer: int | None) -> None:
    """In a world the viewer could not tell from the true one, the seat could have done what leaves the same traces."""
    game = case.game
    world = game.sample(game.view(moment.before, viewer), Chance(case.seed))
    after = shown(game, moment.after, viewer), told(moment.events, viewer), asked(game, moment.after, viewer)
    is_open = ((world.asked | world.sealed) >> moment.seat) & 1
    options = world.options(moment.seat) if is_open else []
    options.sort(
        key=lambda pick: pick != moment.pick
    )  # the pick itself first: another one leaves its traces only if sealed
    assert any(traces(case, replace(moment, before=world), pick, viewer) == after for pick in options), (
        f"{game.picks.texts[moment.pick]!r} may be taken back freely, and viewer {viewer} learned something from it"
    )


def undo_goes_back(case: Case) -> None:
    """After an undo the match is what it was before the pick; a refused one changes nothing."""
    match, chance, undone = case.start(), case.stream(0), 0
    while not match.over:
        is_chosen = undone < 4 and chance.below(8) == 0
        before = snapshot(match) if is_chosen else ()
        seat, text = random_pick(match, chance)
        match.pick(seat, text)
        if is_chosen:
            undone += 1
            for other in range(case.seats):
                refused_undo_changes_nothing(match, other)
            is_free = match.undo_refusal(seat) is None
            match.undo(seat, consent=not is_free)
            assert snapshot(match)[:-1] == before[:-1], "undo does not go back to where the match was"
            assert not is_free or snapshot(match) == before, "a free undo leaves a trace in the record"
            match.pick(seat, text)


def snapshot(match: Match) -> tuple[object, ...]:
    told_so_far = [told(match.events, viewer) for viewer in [*range(match.seats), None]]
    return whole(match.game, match.state), told_so_far, list(match.made), list(match.pending), match.record.dumps()


def refused_undo_changes_nothing(match: Match, seat: int) -> None:
    before = match.position(), match.record.dumps(), len(match.events)
    if match.undo_refusal(seat) is not None:
        with pytest.raises(Refused):
            match.undo(seat)
        assert (match.position(), match.record.dumps(), len(match.events)) == before


def draws_are_used_once(case: Case) -> None:
    """What was drawn for a pick taken back by consent is gone: the next draws are others, and the record still verifies."""
    match, chance, undone = case.start(), case.stream(0), 0
    while not match.over:
        seat, text = random_pick(match, chance)
        match.pick(seat, text)
        if match.record.lines[-1].outcomes and undone < 8 and chance.below(3) == 0:
            undone += 1
            used = match.record.next_draw
            match.undo(seat, consent=True)
            assert match.chance.index == match.record.next_draw == used
            saved = match.record.dumps()
            assert Match.replay(saved).record.dumps() == saved
            assert Match.replay(saved, seed=str(case.seed)).chance.index == used
            match.pick(seat, text)
            assert match.record.lines[-1].drawn == used
    text = match.record.dumps()
    assert Match.replay(text).record.dumps() == text
    verdict = verify(text)
    assert verdict.fair
    assert (verdict.id == "fair-taken-back") == (verdict.details["taken_back"] > 0) == (undone > 0)
