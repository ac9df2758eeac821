"""Undo: a pick that can be undone freely revealed nothing, and drawn outcomes are never drawn again."""

from __future__ import annotations

from dataclasses import replace

from tablee.contract.case import Case, Moment, asked, play, random_pick, shown, told, whole
from tablee.contract.claims import refusal_of, same
from tablee.contract.telling import traces
from tablee.core.bits import contains
from tablee.core.chance import Chance
from tablee.core.match import Match
from tablee.core.verify import verify

DRAWN_AGAIN = "outcomes of an undone pick are drawn again"


def free_undo_reveals_nothing(case: Case) -> None:
    """A pick that can be undone freely is possible, and looks the same, in every world its viewers could be in."""
    for moment in free_moments(case, 16):
        for viewer in case.viewers:
            looks_possible(case, moment, viewer)


def free_moments(case: Case, most: int) -> list[Moment]:
    """Return some of the picks that could be undone freely, for each kind of decision."""
    match, free = case.start(), dict[str, list[Moment]]()
    for moment in play(case).moments:
        match.pick(moment.seat, case.game.picks.texts[moment.pick])
        if match.undo_refusal(moment.seat) is None:
            free.setdefault(moment.kind, []).append(moment)
    each = max(1, most // max(1, len(free)))
    return [moment for kind in free.values() for moment in kind[:: max(1, len(kind) // each)][:each]]


def looks_possible(case: Case, moment: Moment, viewer: int | None) -> None:
    """Check that in a world the viewer cannot tell from the true one, some pick of that seat leaves the same traces."""
    game = case.game
    world = game.sample(game.view(moment.before, viewer), Chance(case.seed))
    after = shown(game, moment.after, viewer), told(moment.events, viewer), asked(game, moment.after, viewer)
    is_open = contains(world.asked | world.sealed, moment.seat)
    options = world.options(moment.seat) if is_open else []
    options.sort(key=lambda pick: pick != moment.pick)  # only a sealed pick can look like another
    assert any(traces(case, replace(moment, before=world), pick, viewer) == after for pick in options), (
        f"{game.picks.texts[moment.pick]!r} can be undone freely, but viewer {viewer} learned something from it"
    )


def undo_goes_back(case: Case) -> None:
    """An undo restores the match to before the pick; a refused one changes nothing."""
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
            same(snapshot(match)[:-1], before[:-1], "undo does not restore the match")
            if is_free:
                same(snapshot(match), before, "a free undo leaves a trace in the record")
            match.pick(seat, text)


def snapshot(match: Match) -> tuple[object, ...]:
    """Return everything observable about a match, its record last."""
    told_so_far = [told(match.events, viewer) for viewer in [*range(match.seats), None]]
    return whole(match.game, match.state), told_so_far, list(match.made), list(match.pending), match.record.dumps()


def refused_undo_changes_nothing(match: Match, seat: int) -> None:
    before = match.position(), match.record.dumps(), len(match.events)
    if match.undo_refusal(seat) is not None:
        refusal_of(lambda: match.undo(seat), "an undo was carried out although it should be refused")
        after = match.position(), match.record.dumps(), len(match.events)
        same(after, before, "a refused undo changed something")


def draws_are_used_once(case: Case) -> None:
    """Draws of a pick that was undone by consent stay consumed, and the record still verifies."""
    match, chance, undone = case.start(), case.stream(0), 0
    while not match.over:
        seat, text = random_pick(match, chance)
        match.pick(seat, text)
        if match.record.lines[-1].outcomes and undone < 8 and chance.below(3) == 0:
            undone += 1
            used = match.record.next_draw
            match.undo(seat, consent=True)
            same([match.chance.index, match.record.next_draw], [used, used], DRAWN_AGAIN)
            saved = match.record.dumps()
            same(Match.replay(saved).record.dumps(), saved, "a record with an undo does not replay")
            same(Match.replay(saved, seed=str(case.seed)).chance.index, used, DRAWN_AGAIN)
            match.pick(seat, text)
            same(match.record.lines[-1].drawn, used, DRAWN_AGAIN)
    text = match.record.dumps()
    same(Match.replay(text).record.dumps(), text, "a record with an undo does not replay")
    verdict = verify(text)
    assert verdict.fair, f"a match with an undo does not verify: {verdict.id}"
    says_so = verdict.id == "fair-taken-back", verdict.details["taken_back"] > 0
    same(says_so, (undone > 0, undone > 0), "the verdict does not say whether picks were undone")
