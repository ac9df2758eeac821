"""Twins: worlds that the match could have reached instead, by another pick or another draw."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.contract.case import Case, Moment
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State


class OtherLuck(Chance):
    """Replays outcomes with one of them changed; further draws come from a random stream."""

    def __init__(self, outcomes: list[int], changed: int, seed: int) -> None:
        super().__init__(seed)
        self.outcomes = outcomes
        self.changed = changed
        self.used = 0

    def below(self, n: int) -> int:
        self.used += 1
        if self.used > len(self.outcomes):
            return super().below(n)
        return (self.outcomes[self.used - 1] + (self.used - 1 == self.changed)) % n


def other_deals(case: Case, most: int = 6) -> Iterator[tuple[State, list[Event]]]:
    """Yield initial states and their events with one of the deal's last draws changed."""
    match = case.start()
    deal = match.record.deal
    for changed in range(len(deal) - 1, max(len(deal) - 1 - most, -1), -1):
        events: list[Event] = []
        yield case.game.setup(case.seats, case.settings, OtherLuck(deal, changed, case.seed), events), events


def other_picks(case: Case, moment: Moment, most: int) -> Iterator[State]:
    """Yield the states after other picks of that seat, with the same outcomes."""
    options = [pick for pick in moment.before.options(moment.seat) if pick != moment.pick]
    step = max(1, len(options) // most)
    for pick in options[case.seed % step :: step][:most]:
        yield applied(case, moment, pick, OtherLuck(moment.outcomes, -1, case.seed))


def luck_twins(case: Case, moment: Moment, most: int) -> Iterator[State]:
    """Yield the states with one of the pick's last draws changed."""
    for changed in range(len(moment.outcomes))[-most:]:
        yield applied(case, moment, moment.pick, OtherLuck(moment.outcomes, changed, case.seed))


def applied(case: Case, moment: Moment, pick: int, chance: Chance) -> State:
    world = moment.before.clone()
    case.game.apply(world, moment.seat, pick, chance)
    return world
