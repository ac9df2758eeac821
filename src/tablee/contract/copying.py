"""Point 3: copies of states and views are equal and independent."""

from __future__ import annotations

from tablee.contract.case import Case, as_bytes, play, random_pick, shown, whole
from tablee.contract.claims import same
from tablee.core.bits import members
from tablee.core.chance import Chance
from tablee.core.state import State


def copies_stay_what_they_were(case: Case) -> None:
    """Copies of past states are unchanged when the match is over."""
    game, match, chance = case.game, case.start(), case.stream(0)
    every = 1 + len(play(case).moments) // 100
    kept = {}
    while not match.over:
        number = len(match.record.lines)
        if number % every == 0:
            position = as_bytes(game.position(match.state))
            kept[number] = match.state.clone(), position
            same(as_bytes(game.position(kept[number][0])), position, "a copy differs from its original")
        match.pick(*random_pick(match, chance))
    for number, (copy, position) in kept.items():
        same(as_bytes(game.position(copy)), position, f"the copy made before pick {number} has changed since")


def copies_play_alike(case: Case) -> None:
    """A copy offers, plays and shows the same as the original, and playing it leaves the original unchanged."""
    game = case.game
    for moment in play(case).some(5):
        original, copy = moment.before, moment.before.clone()
        before = whole(game, original)
        same(whole(game, copy), before, "a copy differs from its original")
        copy.playout(Chance(case.seed))
        same(whole(game, original), before, "playing a copy changed the original")
        again = original.clone()
        again.playout(Chance(case.seed))
        same(whole(game, again), whole(game, copy), "two copies played the same way differ")


def used_states_take_copies(case: Case) -> None:
    """Search reuses its scratch states, so copying or sampling into one must leave nothing of its old content."""
    game, played = case.game, play(case)
    scratch = [played.match.state.clone(), Case(game, game.most_seats, {}, case.seed).start().state]
    scratch[1].playout(Chance(case.seed))
    for moment in played.some(4):
        viewer = case.viewers[case.seed % (case.seats + 1)]
        view, fresh = game.view(moment.before, viewer), game.blank()
        view.sample_into(fresh, Chance(case.seed))
        expected = course(fresh, case.seed)
        for used in scratch:
            used.copy_from(moment.before)
            same(
                whole(game, used), whole(game, moment.before), "copying into a used state keeps some of its old values"
            )
            used.playout(Chance(case.seed))
            view.sample_into(used, Chance(case.seed))
            same(course(used, case.seed), expected, "sampling into a used state keeps some of its old values")


def course(state: State, seed: int) -> list[tuple[object, ...]]:
    """Play to the end and return who is asked and what is offered at each pick, and the scores: all that search sees.

    Seats' memories are left out: a world sampled for search need not keep them.
    """
    chance, steps = Chance(seed), list[tuple[object, ...]]()
    while state.asked:
        steps.append((state.turn, state.asked, state.sealed, [state.options(seat) for seat in members(state.asked)]))
        state.apply(state.turn, state.random_pick(chance), chance)
    return [*steps, tuple(state.score(seat) for seat in range(state.seats))]


def views_are_values(case: Case) -> None:
    """A view holds no reference to the state: it shows the same after the state moved on or the view was sampled."""
    game = case.game
    for moment in play(case).some(5):
        state = moment.before.clone()
        views = [game.view(state, viewer) for viewer in case.viewers]
        before = [as_bytes(game.show(view)) for view in views]
        same([shown(game, state, viewer) for viewer in case.viewers], before, "two views of one state differ")
        for view in views:
            game.sample(view, Chance(case.seed)).playout(Chance(case.seed))
        state.playout(Chance(case.seed))
        same([as_bytes(game.show(view)) for view in views], before, "a view changed after it was taken")
