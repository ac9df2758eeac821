"""Twins: worlds that could have come about instead, by another pick or another draw."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State
from tests.contract.case import Case, Moment


class OtherLuck(Chance):
    """The same outcomes as were drawn, but for one; what goes beyond them comes from a stream."""

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
    """The first states, and what was told, if one of the last draws of the deal had been another."""
    match = case.start()
    deal = match.record.deal
    for changed in range(len(deal) - 1, max(len(deal) - 1 - most, -1), -1):
        events: list[Event] = []
        yield case.game.setup(case.seats, case.options, OtherLuck(deal, changed, case.seed), events), events


def other_picks(case: Case, moment: Moment, most: int) -> Iterator[State]:
    """What would be if the seat had picked something else, with the same luck."""
    options = [pick for pick in moment.before.options(moment.seat) if pick != moment.pick]
    step = max(1, len(options) // most)
    for pick in options[case.seed % step :: step][:most]:
        yield applied(case, moment, pick, OtherLuck(moment.outcomes, -1, case.seed))


def luck_twins(case: Case, moment: Moment, most: int) -> Iterator[State]:
    """What would be if the last draw, or one before it, had been another."""
    for changed in range(len(moment.outcomes))[-most:]:
        yield applied(case, moment, moment.pick, OtherLuck(moment.outcomes, changed, case.seed))


def applied(case: Case, moment: Moment, pick: int, chance: Chance) -> State:
    world = moment.before.clone()
    case.game.apply(world, moment.seat, pick, chance)
    return world
