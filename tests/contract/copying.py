"""Point 3: a copy is equal and independent, of states and of views."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.state import State
from tests.contract.case import Case, as_bytes, play, random_pick, seats_of, shown, whole


def copies_stay_what_they_were(case: Case) -> None:
    """Copies of past states are kept and looked at again when the match is over."""
    game, match, chance = case.game, case.start(), case.stream(0)
    every = 1 + len(play(case).moments) // 100
    kept = {}
    while not match.over:
        number = len(match.record.lines)
        if number % every == 0:
            position = as_bytes(game.position(match.state))
            kept[number] = match.state.clone(), position
            assert as_bytes(game.position(kept[number][0])) == position, "the copy differs from the start"
        match.pick(*random_pick(match, chance))
    for number, (copy, position) in kept.items():
        assert as_bytes(game.position(copy)) == position, f"the copy made before pick {number} has changed since"


def copies_play_alike(case: Case) -> None:
    """A copy offers the same, plays the same and shows the same, and the original does not feel it."""
    game = case.game
    for moment in play(case).some(5):
        original, copy = moment.before, moment.before.clone()
        before = whole(game, original)
        assert whole(game, copy) == before
        copy.playout(Chance(case.seed))
        assert whole(game, original) == before, "playing a copy changed the original"
        again = original.clone()
        again.playout(Chance(case.seed))
        assert whole(game, again) == whole(game, copy), "two copies played the same way differ"


def used_states_take_copies(case: Case) -> None:
    """Search fills the same scratch state again and again: nothing of what it held before may stay."""
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
            assert whole(game, used) == whole(game, moment.before), "a used state keeps something when copied into"
            used.playout(Chance(case.seed))
            view.sample_into(used, Chance(case.seed))
            assert course(used, case.seed) == expected, "a used state keeps something when sampled into"


def course(state: State, seed: int) -> list[tuple[object, ...]]:
    """Who is asked and what is offered, pick by pick to the end, and the scores: all that search ever sees of a world.

    What seats remember is not in it: a world sampled for search need not keep it.
    """
    chance, steps = Chance(seed), list[tuple[object, ...]]()
    while state.asked:
        steps.append((state.turn, state.asked, state.sealed, [state.options(seat) for seat in seats_of(state.asked)]))
        state.apply(state.turn, state.random_pick(chance), chance)
    return [*steps, tuple(state.score(seat) for seat in range(state.seats))]


def views_are_values(case: Case) -> None:
    """A view holds no handle on the state: it shows the same when the state has gone on, and sampling leaves it alone."""
    game = case.game
    for moment in play(case).some(5):
        state = moment.before.clone()
        views = [game.view(state, viewer) for viewer in case.viewers]
        before = [as_bytes(game.show(view)) for view in views]
        assert [shown(game, state, viewer) for viewer in case.viewers] == before, "looking changes what is seen"
        for view in views:
            game.sample(view, Chance(case.seed)).playout(Chance(case.seed))
        state.playout(Chance(case.seed))
        assert [as_bytes(game.show(view)) for view in views] == before, "a view changed after it was taken"
