"""Point 8: worlds that look the same to a viewer tell it the same."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State
from tests.contract.case import Case, Moment, Viewer, asked, play, shown, told
from tests.contract.twins import other_deals

OPEN_VERBS = {  # by game: verbs that are played openly while others still answer, and the clause that says so
    "happy_pigs": {"vaccinate": "HPG-46", **dict.fromkeys(("arrange", "lift", "to", "put", "tidy"), "HPG-14")},
}

OPENED = {  # by game: events that open what is hidden and then gone from the table, so that no view holds it, by clause
    "happy_dayz": {"tally": "HDZ-31"},
}


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
                lasting = [
                    told([one for one in each if not is_opened(case, one)], viewer) for each in (in_world, in_truth)
                ]
                assert lasting[0] == lasting[1], f"viewer {viewer} is told what it cannot see"


def is_opened(case: Case, event: Event) -> bool:
    """Whether this event is told to all by a rule and holds what leaves the table at once."""
    return event.kind in OPENED.get(case.game.name, {})


def deals_are_told_the_same(case: Case) -> None:
    """Two deals that look the same to a viewer were told to it in the same words."""
    game, match = case.game, case.start()
    for twin, events in other_deals(case):
        for viewer in case.viewers:
            if shown(game, twin, viewer) == shown(game, match.state, viewer):
                assert told(events, viewer) == told(match.events, viewer), f"viewer {viewer} is told of a hidden deal"


def sealed_answers_tell_nothing(case: Case) -> None:
    """Whatever a seat picks while others are still to answer, they see, are told and are asked the very same."""
    sealing = [moment for moment in play(case).moments if is_sealing(moment) and not is_open(case, moment.pick)]
    step = max(1, len(sealing) // 12)
    for moment in sealing[::step]:
        options, chance = options_like(case, moment), case.stream(4)
        others = [viewer for viewer in case.viewers if viewer != moment.seat]
        before = [traces(case, moment, moment.pick, viewer) for viewer in others]
        for pick in {options[0], options[-1], options[chance.below(len(options))]}:
            after = [traces(case, moment, pick, viewer) for viewer in others]
            assert after == before, f"what seat {moment.seat} sealed shows"


def is_open(case: Case, pick: int) -> bool:
    """Whether this pick is made for all to see even while others are still to answer."""
    return case.game.picks.texts[pick].partition(" ")[0] in OPEN_VERBS.get(case.game.name, {})


def options_like(case: Case, moment: Moment) -> list[int]:
    """The sealed options of that moment, those that complete the answer if it did, those that do not if it did not."""
    alike = []
    for pick in moment.before.options(moment.seat):
        world = moment.before.clone()
        case.game.apply(world, moment.seat, pick, Chance(0))
        if world.sealed == moment.after.sealed and not is_open(case, pick):
            alike.append(pick)
    return alike


def is_sealing(moment: Moment) -> bool:
    """Whether this pick belongs to a simultaneous decision that goes on after it."""
    before, after, others = moment.before, moment.after, ~(1 << moment.seat)
    waits = (before.asked & others, before.sealed & others) == (after.asked & others, after.sealed & others)
    return waits and before.asked & others != 0


def traces(case: Case, moment: Moment, pick: int, viewer: Viewer) -> tuple[str, str, str]:
    """All that a viewer gets from a pick."""
    world = moment.before.clone()
    events = pick_in(case, world, moment, pick)
    assert events is not None
    return shown(case.game, world, viewer), told(events, viewer), asked(case.game, world, viewer)
