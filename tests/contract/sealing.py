"""Point 9: simultaneous picks commute."""

from __future__ import annotations

from itertools import permutations

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State
from tests.contract.case import Case, asked, play, seats_of, told, whole


class Counted(Chance):
    """A stream that knows how often it was drawn from."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.draws = 0

    def below(self, n: int) -> int:
        self.draws += 1
        return super().below(n)


def sealed_answers_commute(case: Case) -> None:
    """In any order, with any changes of mind, the same answers give the same match and are revealed the same way."""
    simultaneous = [moment.before for moment in play(case).moments if len(seats_of(moment.before.asked)) > 1]
    step = max(1, len(simultaneous) // 8)
    for number, state in enumerate(simultaneous[::step]):
        chance = Chance(case.seed + number)
        seats = seats_of(state.asked)
        answers = {seat: any_option(state, seat, chance) for seat in seats}
        others = {seat: any_option(state, seat, chance) for seat in seats}
        orders = list(permutations(seats))
        expected = answer_all(case, state, [(seat, answers[seat]) for seat in seats])
        for order in orders[:: max(1, len(orders) // 6)]:
            straight = [(seat, answers[seat]) for seat in order]
            assert answer_all(case, state, straight) == expected, f"order {order} gives another match"
            wavering = [(seat, pick) for seat in order[:-1] for pick in (others[seat], answers[seat])]
            assert answer_all(case, state, [*wavering, straight[-1]]) == expected, "a change of mind leaves a trace"
            late = [(seat, others[seat]) for seat in order[:-1]] + straight
            assert answer_all(case, state, late) == expected, "a late change of mind leaves a trace"


def any_option(state: State, seat: int, chance: Chance) -> int:
    options = state.options(seat)
    return options[chance.below(len(options))]


def answer_all(case: Case, state: State, answers: list[tuple[int, int]]) -> tuple[str, list[str]]:
    """The state after all answers, and what each viewer was told when they were revealed."""
    game, world, chance = case.game, state.clone(), Counted(case.seed)
    questions = {seat: asked(game, world, seat) for seat in seats_of(state.asked)}
    last: list[Event] = []
    for seat, pick in answers:
        assert world.asked, "a change of mind came too late: the last answer was in"
        assert pick in world.options(seat), f"seat {seat} may not give the answer it was offered"
        assert chance.draws == 0, "chance was drawn before the last answer"
        last = []
        game.apply(world, seat, pick, chance, last)
        for other in seats_of(world.asked) if world.sealed else []:
            assert asked(game, world, other) == questions[other], f"seat {other} is asked otherwise than before"
    note = sealing_note(case, state, *answers[-1])
    revealed = last[len(note) :] if last[: len(note)] == note else last
    return whole(game, world), [told(revealed, viewer) for viewer in case.viewers]


def sealing_note(case: Case, state: State, seat: int, pick: int) -> list[Event]:
    """What is told when this answer comes first: the same is told of the last one, before the reveal."""
    world, events = state.clone(), list[Event]()
    case.game.apply(world, seat, pick, Chance(case.seed), events)
    return events
