"""Points 1, 2 and 10: picks apply, matches end, nothing is lost, and over means over."""

from __future__ import annotations

import pytest

from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.core.match import Match
from tests.contract.case import Case, play, random_pick, seats_of


def every_offered_pick_applies(case: Case) -> None:
    """Point 1: whatever is offered can be picked, and leaves a sound state that asks somebody or nobody."""
    game = case.game
    for moment in play(case).some(12):
        for seat in seats_of(moment.before.asked | moment.before.sealed):
            options = moment.before.options(seat)
            assert options, f"seat {seat} is asked and has no option"
            assert len(options) <= 256
            for pick in options:
                world = moment.before.clone()
                game.apply(world, seat, pick, Chance(case.seed), [])
                game.check(world)
                frame_is_sound(world.seats, world.turn, world.asked, world.sealed)


def frame_is_sound(seats: int, turn: int, asked: int, sealed: int) -> None:
    """Who is asked, who has answered and who answers next fit together."""
    assert not asked & sealed, "a seat is asked and has answered"
    assert (asked | sealed) < 1 << seats, "somebody is asked who does not sit here"
    assert asked or not sealed, "all have answered and nothing went on"
    assert turn == -1 if not asked else (asked >> turn) & 1, "the seat on turn is not asked"


def every_match_ends(case: Case) -> None:
    """Point 1: after as many picks as the game says at the most, if nobody changes a sealed answer."""
    match, chance = case.start(), case.stream(0)
    bound = case.game.bound(case.seats, match.options)
    while not match.over:
        assert len(match.record.lines) < bound, f"not over after {bound} picks"
        match.pick(*random_pick(match, chance, wavering=False))
        state = match.state
        frame_is_sound(state.seats, state.turn, state.asked, state.sealed)
        assert 0 <= state.depth <= len(state.agenda)


def playouts_end_too(case: Case) -> None:
    """Point 1, on the hot face: `random_pick` takes what is offered, all of it equally, and `playout` comes to an end."""
    for moment in play(case).some(6):
        state, chance = moment.before, case.stream(2)
        options = state.options(state.turn)
        draws = 40 * len(options)
        counts = dict.fromkeys(options, 0)
        for _ in range(draws):
            counts[state.random_pick(chance)] += 1
        squares = sum((count - 40) ** 2 / 40 for count in counts.values())
        assert squares < 3 * len(options) + 40, f"random picks are not even: {counts}"
        world = state.clone()
        world.playout(chance)
        assert world.is_over()
        case.game.check(world)


def nothing_is_lost(case: Case) -> None:
    """Point 2: the game's own check of conservation, after every pick."""
    match, chance = case.start(), case.stream(0)
    case.game.check(match.state)
    while not match.over:
        match.pick(*random_pick(match, chance))
        case.game.check(match.state)


def over_means_over(case: Case) -> None:
    """Point 10: over ⇔ nothing pending ⇔ scores, a ranking and shares of the victory exist."""
    match, chance = case.start(), case.stream(0)
    while not match.over:
        assert match.pending
        assert match.scores is None
        assert match.ranking is None
        assert match.winners == []
        assert not match.record.finished
        assert not match.record.seed, "the seed is shown before the end"
        match.pick(*random_pick(match, chance))
    assert match.pending == []
    assert match.scores is not None
    assert len(match.scores) == case.seats
    assert all(isinstance(score, float) for score in match.scores)
    assert match.ranking is not None
    ranked = sorted(seat for place in match.ranking for seat in place)
    assert ranked == list(range(case.seats)), "the ranking does not name each seat once"
    shares = [match.state.reward(seat) for seat in range(case.seats)]
    assert all(0.0 <= share <= 1.0 for share in shares)
    assert sum(shares) <= 1.0 + 1e-9, "more than one victory was shared out"
    assert match.winners == [seat for seat, share in enumerate(shares) if share > 0]
    assert match.record.finished
    nothing_more_is_accepted(match)


def nothing_more_is_accepted(match: Match) -> None:
    for seat in range(match.seats):
        assert match.decision(seat) is None
        with pytest.raises(Refused) as refused:
            match.pick(seat, match.game.picks.texts[0])
        assert refused.value.id == "match-over"
