"""Points 1, 2 and 10: every offered pick works, matches end, nothing is lost, and over means over."""

from __future__ import annotations

from functools import partial

from tablee.contract.case import Case, play, random_pick
from tablee.contract.claims import refusal_of, same
from tablee.core.bits import contains, members
from tablee.core.chance import Chance
from tablee.core.match import Match

MOST_OPTIONS = 256  # the capacity of `State`


def every_offered_pick_applies(case: Case) -> None:
    """Point 1: every offered pick can be applied, and leaves a valid state."""
    game = case.game
    for moment in play(case).some(12):
        for seat in members(moment.before.asked | moment.before.sealed):
            options = moment.before.options(seat)
            assert options, f"seat {seat} is asked but has no option"
            assert len(options) <= MOST_OPTIONS, f"{len(options)} options in one decision; the limit is {MOST_OPTIONS}"
            for pick in options:
                world = moment.before.clone()
                game.apply(world, seat, pick, Chance(case.seed), [])
                game.check(world)
                frame_is_sound(world.seats, world.turn, world.asked, world.sealed)


def frame_is_sound(seats: int, turn: int, asked: int, sealed: int) -> None:
    """Check that who is asked, who has answered and who answers next agree."""
    assert not asked & sealed, "a seat is both asked and sealed"
    assert (asked | sealed) < 1 << seats, "a seat that does not exist is asked"
    assert asked or not sealed, "all seats have answered but the match did not continue"
    assert turn == -1 if not asked else contains(asked, turn), f"turn is {turn}, a seat that is not asked"


def every_match_ends(case: Case) -> None:
    """Point 1: every match ends within `game.bound` picks, if nobody changes a sealed answer."""
    match, chance = case.start(), case.stream(0)
    bound = case.game.bound(case.seats, match.settings)
    while not match.over:
        assert len(match.record.lines) < bound, f"not over after {bound} picks"
        match.pick(*random_pick(match, chance, wavering=False))
        state = match.state
        frame_is_sound(state.seats, state.turn, state.asked, state.sealed)
        assert 0 <= state.depth <= len(state.agenda), (
            f"the agenda has {state.depth} steps; the limit is {len(state.agenda)}"
        )


def playouts_end_too(case: Case) -> None:
    """Point 1, on the hot face: `random_pick` chooses options uniformly, and `playout` ends the match."""
    for moment in play(case).some(6):
        state, chance = moment.before, case.stream(2)
        options = state.options(state.turn)
        draws = 40 * len(options)
        counts = dict.fromkeys(options, 0)
        for _ in range(draws):
            counts[state.random_pick(chance)] += 1
        squares = sum((count - 40) ** 2 / 40 for count in counts.values())
        assert squares < 3 * len(options) + 40, f"random picks are not uniform: {counts}"
        world = state.clone()
        world.playout(chance)
        assert world.is_over(), "a playout does not end the match"
        case.game.check(world)


def nothing_is_lost(case: Case) -> None:
    """Point 2: `game.check` holds after every pick."""
    match, chance = case.start(), case.stream(0)
    case.game.check(match.state)
    while not match.over:
        match.pick(*random_pick(match, chance))
        case.game.check(match.state)


def over_means_over(case: Case) -> None:
    """Point 10: over ⇔ nothing pending ⇔ scores, a ranking and shares of the victory exist."""
    match, chance = case.start(), case.stream(0)
    while not match.over:
        assert match.pending, "nobody is asked but the match is not over"
        same((match.scores, match.ranking, match.winners), (None, None, []), "there are results before the end")
        assert not match.record.finished, "the record is finished before the end"
        assert not match.record.seed, "the seed is shown before the end"
        match.pick(*random_pick(match, chance))
    same(match.pending, [], "somebody is asked after the end")
    scores = match.scores or []
    assert len(scores) == case.seats, f"{case.seats} seats but {len(scores)} scores: {scores}"
    assert all(isinstance(score, float) for score in scores), f"scores are not floats: {scores}"
    assert match.ranking is not None, "there is no ranking after the end"
    ranked = sorted(seat for place in match.ranking for seat in place)
    assert ranked == list(range(case.seats)), "the ranking does not list each seat exactly once"
    shares = [match.state.reward(seat) for seat in range(case.seats)]
    assert all(0.0 <= share <= 1.0 for share in shares), f"rewards are not between 0 and 1: {shares}"
    assert sum(shares) <= 1.0 + 1e-9, f"the rewards add up to more than 1: {shares}"
    same(
        match.winners,
        [seat for seat, share in enumerate(shares) if share > 0],
        "the winners are not the seats with a reward",
    )
    assert match.record.finished, "the record is not finished after the end"
    nothing_more_is_accepted(match)


def nothing_more_is_accepted(match: Match) -> None:
    for seat in range(match.seats):
        assert match.decision(seat) is None, f"seat {seat} has a decision after the end"
        attempt = partial(match.pick, seat, match.game.picks.texts[0])
        refused = refusal_of(attempt, "a pick was accepted after the end")
        same(refused.id, "match-over", "a pick after the end is refused with the wrong reason")
