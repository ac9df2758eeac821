"""Point 8: worlds that look the same to a viewer tell it the same."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State
from tests.contract.case import Case, Moment, Viewer, asked, play, shown, told


def pick_in(case: Case, world: State, moment: Moment, pick: int) -> list[Event] | None:
    """What this pick tells in another world, None where it is not offered there."""
    if not ((world.asked | world.sealed) >> moment.seat) & 1 or pick not in world.options(moment.seat):
        return None
    events: list[Event] = []
    case.game.apply(world, moment.seat, pick, Chance(case.seed), events)
    return events


def equal_views_are_told_the_same(case: Case) -> None:
    """The same pick in the true world and in one sampled from a viewer's view, looking the same after: told the same."""
    game = case.game
    for moment in play(case).some(12):
        for viewer in case.viewers:
            true, world = moment.before.clone(), game.sample(game.view(moment.before, viewer), Chance(case.seed))
            in_truth, in_world = pick_in(case, true, moment, moment.pick), pick_in(case, world, moment, moment.pick)
            assert in_truth is not None
            if in_world is not None and shown(game, world, viewer) == shown(game, true, viewer):
                assert told(in_world, viewer) == told(in_truth, viewer), f"viewer {viewer} is told what it cannot see"


def sealed_answers_tell_nothing(case: Case) -> None:
    """Whatever a seat seals, the others see, are told and are asked the very same."""
    for moment in play(case).moments:
        if (moment.after.sealed >> moment.seat) & 1:
            options = moment.before.options(moment.seat)
            before = [traces(case, moment, options[0], viewer) for viewer in case.viewers if viewer != moment.seat]
            other = options[case.stream(4).below(len(options))]
            for pick in {moment.pick, other, options[-1]}:
                after = [traces(case, moment, pick, viewer) for viewer in case.viewers if viewer != moment.seat]
                assert after == before, f"what seat {moment.seat} sealed shows"


def traces(case: Case, moment: Moment, pick: int, viewer: Viewer) -> tuple[str, str, str]:
    """All that a viewer gets from a pick."""
    world = moment.before.clone()
    events = pick_in(case, world, moment, pick)
    assert events is not None
    return shown(case.game, world, viewer), told(events, viewer), asked(case.game, world, viewer)
