"""Point 9: simultaneous picks commute."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations

from tablee.contract.case import Case, Moment, asked, play, told, whole
from tablee.contract.claims import same
from tablee.contract.telling import is_open, is_sealing
from tablee.core.bits import contains, members
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State


class Counted(Chance):
    """A stream that counts its draws."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.draws = 0

    def below(self, n: int) -> int:
        self.draws += 1
        return super().below(n)


@dataclass(frozen=True)
class Answer:
    """One seat's picks in a simultaneous decision, and the events of the last one."""

    seat: int
    picks: list[int]
    note: list[Event]
    is_sealed: bool  # False if the answers to this decision are open and final


def sealed_answers_commute(case: Case) -> None:
    """The same answers in any order, with any changes of mind, give the same match and the same events."""
    moments = play(case).moments
    simultaneous = [
        moment.before for before, moment in pairwise([None, *moments]) if moment and is_fresh(before, moment)
    ]
    step = max(1, len(simultaneous) // 8)
    for number, state in enumerate(simultaneous[::step]):
        chance, seats = Chance(case.seed + number), members(state.asked)
        answers = [any_answer(case, state, seat, chance) for seat in seats]
        expected = in_order(case, state, answers)
        orders = list(permutations(answers))
        for order in orders[:: max(1, len(orders) // 6)]:
            same(in_order(case, state, order), expected, "the order of the answers changes the match")
            same(mixed(case, state, order, chance), expected, "the order of the picks changes the match")
            same(wavering(case, state, order, chance), expected, "changing an answer leaves a trace")


def is_fresh(before: Moment | None, moment: Moment) -> bool:
    """True if several seats are asked simultaneously and none of them has begun to answer."""
    is_begun = before is not None and is_sealing(before)
    return len(members(moment.before.asked)) > 1 and not moment.before.sealed and not is_begun


def any_answer(case: Case, state: State, seat: int, chance: Chance) -> Answer:
    """Make random picks until the answer is complete; they may include open ones (actions allowed at any time)."""
    world, picks, events = state.clone(), list[int](), list[Event]()
    while contains(world.asked, seat):
        options = world.options(seat)
        picks.append(options[chance.below(len(options))])
        events = []
        case.game.apply(world, seat, picks[-1], Counted(0), events)
    return Answer(seat, picks, events, contains(world.sealed, seat))


class Answering:
    """A simultaneous decision being answered; each pick checks that what the other seats are asked does not change."""

    def __init__(self, case: Case, state: State) -> None:
        self.case = case
        self.world = state.clone()
        self.chance = Counted(case.seed)
        self.events: list[Event] = []
        self.seats = members(state.asked)

    def pick(self, seat: int, pick: int) -> None:
        game, world, others = self.case.game, self.world, [other for other in self.seats if other != seat]
        assert world.asked, "the match continued while a seat still had to answer"
        assert pick in world.options(seat), f"seat {seat} is no longer offered a pick it was offered before"
        assert self.chance.draws == 0, "chance was used before the last answer"
        is_last = not world.asked & ~(1 << seat)
        before = [] if is_last else [asked(game, world, other) for other in others]
        self.events = []
        game.apply(world, seat, pick, self.chance, self.events)
        after = [] if is_last else [asked(game, world, other) for other in others]
        if not is_open(self.case, pick):
            same(after, before, f"an answer of seat {seat} changes what others are asked")

    def answer(self, answer: Answer) -> None:
        for pick in answer.picks:
            self.pick(answer.seat, pick)

    def change(self, seat: int, chance: Chance) -> None:
        """Give another sealed answer: directly, or by withdrawing the old one first."""
        is_changed = False
        while not is_changed or contains(self.world.asked, seat):
            options = [pick for pick in self.world.options(seat) if not is_open(self.case, pick)]
            self.pick(seat, options[chance.below(len(options))])
            is_changed = True

    def answer_again(self, answer: Answer) -> None:
        """Return to an earlier answer, without its open picks, which cannot be withdrawn."""
        sealed = [pick for pick in answer.picks if not is_open(self.case, pick)]
        if sealed[0] not in self.world.options(answer.seat):
            self.pick(answer.seat, self.world.options(answer.seat)[0])
        for pick in sealed:
            self.pick(answer.seat, pick)

    def outcome(self, last: Answer) -> tuple[str, list[str]]:
        """Return the state after all answers, and what each viewer was told when they were revealed."""
        note = len(last.note) if self.events[: len(last.note)] == last.note else 0
        return whole(self.case.game, self.world), [told(self.events[note:], viewer) for viewer in self.case.viewers]


def in_order(case: Case, state: State, answers: Sequence[Answer]) -> tuple[str, list[str]]:
    answering = Answering(case, state)
    for answer in answers:
        answering.answer(answer)
    return answering.outcome(answers[-1])


def mixed(case: Case, state: State, answers: Sequence[Answer], chance: Chance) -> tuple[str, list[str]]:
    """Interleave the picks of all but the last seat at random, keeping each seat's own order."""
    answering, left = Answering(case, state), {answer.seat: list(answer.picks) for answer in answers[:-1]}
    while left:
        seat = list(left)[chance.below(len(left))]
        answering.pick(seat, left[seat].pop(0))
        if not left[seat]:
            del left[seat]
    answering.answer(answers[-1])
    return answering.outcome(answers[-1])


def wavering(case: Case, state: State, answers: Sequence[Answer], chance: Chance) -> tuple[str, list[str]]:
    """Let all but the last seat answer, change their answers, and change them back."""
    answering = Answering(case, state)
    for answer in answers[:-1]:
        answering.answer(answer)
    changed = [answer for answer in answers[:-1] if answer.is_sealed]
    for answer in changed:
        answering.change(answer.seat, chance)
    for answer in changed:
        answering.answer_again(answer)
    answering.answer(answers[-1])
    return answering.outcome(answers[-1])
