"""Point 8: in worlds that look the same to a viewer, it is told the same."""

from __future__ import annotations

from tablee.contract.case import Case, Moment, Viewer, asked, play, shown, told
from tablee.contract.claims import same
from tablee.contract.twins import other_deals
from tablee.core.bits import contains
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State


def pick_in(case: Case, world: State, moment: Moment, pick: int) -> list[Event] | None:
    """Apply the pick in another world and return its events; None if it is not offered there."""
    if not contains(world.asked | world.sealed, moment.seat) or pick not in world.options(moment.seat):
        return None
    events: list[Event] = []
    case.game.apply(world, moment.seat, pick, Chance(case.seed), events)
    return events


def equal_views_are_told_the_same(case: Case) -> None:
    """If a pick in the true world and in a sampled one leads to equal views, its events were told equally."""
    game = case.game
    for moment in play(case).some(12):
        for viewer in case.viewers:
            true, world = moment.before.clone(), game.sample(game.view(moment.before, viewer), Chance(case.seed))
            in_truth, in_world = pick_in(case, true, moment, moment.pick), pick_in(case, world, moment, moment.pick)
            assert in_truth is not None
            if in_world is not None and shown(game, world, viewer) == shown(game, true, viewer):
                lasting = [[one for one in events if not is_opened(case, one)] for events in (in_truth, in_world)]
                tellings = [told(events, viewer) for events in lasting]
                same(tellings[0], tellings[1], f"viewer {viewer} is told something its view does not show")


def is_opened(case: Case, event: Event) -> bool:
    """True if the game declares that this event shows something which then leaves the table."""
    return event.kind in case.allowances.opened


def deals_are_told_the_same(case: Case) -> None:
    """A viewer is told the same about two deals that look the same to it."""
    game, match = case.game, case.start()
    for twin, events in other_deals(case):
        for viewer in case.viewers:
            if shown(game, twin, viewer) == shown(game, match.state, viewer):
                same(
                    told(match.events, viewer),
                    told(events, viewer),
                    f"viewer {viewer} is told something about a hidden deal",
                )


def sealed_answers_tell_nothing(case: Case) -> None:
    """Whatever a seat seals, the other viewers see, are told and are asked the same bytes."""
    sealing = [moment for moment in play(case).moments if is_sealing(moment) and not is_open(case, moment.pick)]
    step = max(1, len(sealing) // 12)
    for moment in sealing[::step]:
        options, chance = options_like(case, moment), case.stream(4)
        others = [viewer for viewer in case.viewers if viewer != moment.seat]
        before = [traces(case, moment, moment.pick, viewer) for viewer in others]
        for pick in {options[0], options[-1], options[chance.below(len(options))]}:
            after = [traces(case, moment, pick, viewer) for viewer in others]
            same(before, after, f"others can tell what seat {moment.seat} sealed")


def is_open(case: Case, pick: int) -> bool:
    """True if the game declares this pick's verb as played face up while others are still answering."""
    return case.game.picks.texts[pick].partition(" ")[0] in case.allowances.open_verbs


def options_like(case: Case, moment: Moment) -> list[int]:
    """Return the sealed options of that moment that complete the answer, or leave it open, as the pick did."""
    alike = []
    for pick in moment.before.options(moment.seat):
        world = moment.before.clone()
        case.game.apply(world, moment.seat, pick, Chance(0))
        if world.sealed == moment.after.sealed and not is_open(case, pick):
            alike.append(pick)
    return alike


def is_sealing(moment: Moment) -> bool:
    """True if this pick belongs to a simultaneous decision that is still open after it."""
    before, after, others = moment.before, moment.after, ~(1 << moment.seat)
    waits = (before.asked & others, before.sealed & others) == (after.asked & others, after.sealed & others)
    return waits and before.asked & others != 0


def traces(case: Case, moment: Moment, pick: int, viewer: Viewer) -> tuple[str, str, str]:
    """Return everything a viewer sees, is told and is asked after a pick."""
    world = moment.before.clone()
    events = pick_in(case, world, moment, pick)
    assert events is not None
    return shown(case.game, world, viewer), told(events, viewer), asked(case.game, world, viewer)
