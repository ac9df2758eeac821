"""A batch of matches, which all environments step, observe and mask. Compiled, because it sees every pick.

It writes into arrays provided by the caller (`lend`), one row per match, so that playing needs no allocation.
"""

from __future__ import annotations

from array import array
from typing import Any

from tablee.adapters.arrays import clear_marks, clear_numbers, set_marks
from tablee.bots.bot import Bot
from tablee.core.chance import Chance
from tablee.core.hot import cold, unset
from tablee.core.state import State
from tablee.core.threads import rouse, together
from tablee.core.view import View

MOST_OPTIONS = 256
MOST_ACTION = 0x7FFFFFFF
SOME = 8  # matches that a thread steps before it takes the next ones
NONE_GIVEN = array("q", [0])


class Batch:
    """Several matches of one game: `open` chooses the game, `lend` provides the arrays, `deal` starts a match."""

    def __init__(self) -> None:
        self.game: Any = None
        self.settings: Any = None
        self.count = 0
        self.seats = 0
        self.picks = 0
        self.marks = 0  # length of a row of masks: the picks, and one more if seats that are not asked can wait
        self.size = 0
        self.round = 0  # the first row of the last `see_round`
        self.again = False  # deal the next match in the same step in which one ends
        self.fresh: State = State()  # what every match starts from before its deal, if the game `prepares` that
        self.prepares = False
        self.states: list[State] = []
        self.chances: list[Chance] = []
        self.bots: list[Bot] = []  # by seat; empty if all seats are the caller's
        self.thinks = [0] * 8  # by seat: 1 if its bot does more than pick at random
        self.view: View = View()
        self.options: Any = array("i", [0])  # the offered picks of each match, which no caller is given
        self.offered = array("i", [0])  # their number
        self.seen: Any = array("f", [0.0])  # the observations, `size` numbers per match
        self.masks: Any = array("b", [0])  # 1 for each offered pick, `marks` values per match
        self.rewards = array("f", [0.0])  # by seat, `seats` values per match
        self.turns = array("i", [0])  # the seat to act, whose view is observed
        self.over = array("b", [0])  # 1 if the match has just ended
        self.own = array("i", [0])  # the caller's seat, -1 for all; a copy that no caller can change
        self.actions = array("i", [0])
        self.given = array("q", [0])  # the actions before they are checked
        self.taken = True  # they are in `actions` already
        self.refused = 0  # the first match with an action that is not offered, among those this batch has checked
        self.workers = 1
        # One for each thread, the first for the caller's; they share everything but the view.
        self.crew: list[Batch] = []

    @cold
    def open(self, game: Any, seats: int, settings: Any, size: int) -> None:
        """Choose the game, its seats and settings, and the size of its observations."""
        self.game = game
        self.settings = settings
        self.seats = seats
        self.picks = len(game.picks)
        self.size = size
        fresh = game.prepared(seats, settings)
        self.prepares = fresh is not None
        self.fresh = fresh or self.fresh
        blank = game.blank()
        blank.seats = seats
        self.view = game.view(blank, None)

    @cold
    def lend(self, arrays: dict[str, Any], seeds: list[int], again: bool) -> None:
        """Provide the arrays to write into, flat and of the right types, and a seed for each match."""
        self.watch(arrays)
        self.again = again
        self.states = [self.game.blank() for _ in seeds]
        self.chances = [Chance(seed) for seed in seeds]
        self.seen = arrays["observations"]
        self.masks = arrays["masks"]
        self.marks = len(self.masks) // self.count
        self.rewards = arrays["rewards"]
        self.turns = arrays["turns"]
        self.over = arrays["over"]
        self.own = array("i", arrays["own"].tolist())

    @cold
    def watch(self, arrays: dict[str, Any]) -> None:
        """Provide what `first_refused` reads, for matches of this batch or of others."""
        self.count = len(arrays["actions"])
        self.options = arrays["options"]
        self.offered = arrays["offered"]
        self.actions = arrays["actions"]

    @cold
    def divide(self, crew: list[Batch]) -> None:
        """Let these batches, opened for the same game, step the same matches in threads of their own, and this one, too."""
        for other in crew:
            other.borrow(self)
        self.crew = [self, *crew]
        self.workers = len(self.crew)

    @cold
    def borrow(self, other: Batch) -> None:
        """Work on another batch's matches, in its arrays."""
        self.count, self.marks, self.again = other.count, other.marks, other.again
        self.states, self.chances = other.states, other.chances
        self.options, self.offered, self.actions = other.options, other.offered, other.actions
        self.seen, self.masks, self.rewards = other.seen, other.masks, other.rewards
        self.turns, self.over, self.own = other.turns, other.over, other.own

    @cold
    def oppose(self, bots: list[Bot]) -> None:
        """Set the bots, by seat, that play the seats that are not the caller's."""
        self.bots = bots
        for seat in range(len(bots)):
            self.thinks[seat] = 1 if bots[seat].looks else 0

    @cold
    def seed(self, i: int, seed: Any) -> None:
        """Reseed a match's random stream, so that the next deal is determined by this seed."""
        self.chances[i] = Chance(seed)

    @cold
    def deal(self, i: int) -> None:
        """Deal a new match and play up to the caller's first decision; a match that ends earlier is dealt again."""
        while True:
            state = self.game.blank()
            state.seats = self.seats
            self.game.start(state, self.settings, self.chances[i])
            self.states[i] = state
            self.others(i)
            if state.asked:
                return

    def renew(self, i: int) -> None:
        """Deal the next match in the state of the one that has ended, which needs no memory and no GIL."""
        if not self.prepares:
            self.deal(i)  # object: once in a match
            return
        state = self.states[i]
        while True:
            state.copy_from(self.fresh)
            state.deal(self.chances[i])
            self.others(i)
            if state.asked:
                return

    @cold
    def state(self, i: int) -> State:
        return self.states[i]

    @cold
    def put(self, i: int, state: State) -> None:
        """Replace a match with a state obtained in another way."""
        self.states[i] = state

    @cold
    def show(self, state: State, seat: int) -> None:
        """Write what a seat (-1 = a spectator) knows of any state into the first row; the state is not changed."""
        self.states[0] = state
        self.observe(0, seat)

    @cold
    def luck(self, i: int) -> Chance:
        return self.chances[i]

    # Stepping

    def rouse(self) -> None:
        """Wake the threads, because a step comes soon."""
        if self.workers > 1:
            rouse()

    @cold
    def take(self, given: Any) -> int:
        """Move these actions, numbers of 64 bits, to `actions`, up to the first that is not offered; return its match, or -1."""
        self.given, self.taken = given, False
        wrong = self.first_refused()
        self.given, self.taken = NONE_GIVEN, True
        return wrong

    def first_refused(self) -> int:
        """Return the first match whose action is not offered, or -1."""
        first = self.count
        if self.workers > 1:
            for i in range(self.workers):
                self.crew[i].refused = self.count
            together(check_some, self, self.workers, self.parts())
            for i in range(self.workers):
                first = min(first, self.crew[i].refused)
        else:
            first = self.refused_from(0, self.count)
        return first if first < self.count else -1

    def refused_from(self, start: int, end: int) -> int:
        """Return the first of some matches whose action is not offered, or the number of all."""
        for i in range(start, end):
            if not self.taken:
                if self.given[i] < 0 or self.given[i] > MOST_ACTION:
                    return i
                self.actions[i] = self.given[i]
            if not self.offers(i, int(self.actions[i])):
                return i
        return self.count

    def parts(self) -> int:
        """Return the number of parts into which the matches are divided for the threads."""
        return (self.count + SOME - 1) // SOME

    def step_each(self) -> None:
        """Carry out `actions`, which are all offered."""
        if self.workers > 1:
            together(step_some, self, self.workers, self.parts())
        else:
            self.step_from(0, self.count)

    def step_from(self, first: int, last: int) -> None:
        """Carry out the actions of some matches."""
        for i in range(first, last):
            self.step(i, int(self.actions[i]))

    def step_running(self) -> None:
        """Carry out `actions`, but deal a new match where one has ended; an action that is not offered forfeits."""
        for i in range(self.count):
            if self.over[i]:
                self.begin(i)
            elif self.offers(i, int(self.actions[i])):
                self.step(i, int(self.actions[i]))
            else:
                self.over[i] = 1
                self.rewards[i * self.seats + self.seat_to_act(i)] = -1.0

    def begin(self, i: int) -> None:
        """Start the next match in this row."""
        self.renew(i)
        self.over[i] = 0
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = 0.0
        self.see(i)

    def offers(self, i: int, action: int) -> bool:
        """True if this action is offered in a match."""
        first = i * MOST_OPTIONS
        last = first + self.offered[i]
        found = False
        for k in range(first, last):
            found = found or self.options[k] == action
        return found

    def step(self, i: int, action: int) -> None:
        """Step one match: apply the pick, let the bots answer, write the rewards and the new observation."""
        state = self.states[i]
        state.apply(state.turn, action, self.chances[i])
        self.others(i)
        self.settle(i)
        self.see(i)

    def play(self, i: int, seat: int, action: int) -> bool:
        """Apply a seat's pick and nothing else; return False, changing nothing, if it is not offered."""
        state = self.states[i]
        out = unset(MOST_OPTIONS)
        found = False
        for k in range(state.options_into(seat, out)):
            found = found or out[k] == action
        if found:
            state.apply(seat, action, self.chances[i])
        return found

    @cold
    def answer(self, agents: list[str], actions: Any) -> bool:
        """Carry out the actions of all agents in the first match; change nothing and return False unless all are valid.

        The rows of the last `see_round` tell: seats that are asked take an offered pick, the others the last action, to wait.
        """
        if type(actions) is not dict:
            return False
        state = self.states[0]
        asked = state.asked
        for seat in range(self.seats):
            action = actions.get(agents[seat])
            if type(action) is not int or not 0 <= action <= self.picks:
                return False
            if not self.offers(self.round + seat, action) if (asked >> seat) & 1 else action != self.picks:
                return False
        for seat in range(self.seats):
            if (asked >> seat) & 1:
                state.apply(seat, actions[agents[seat]], self.chances[0])
        return True

    def apply(self, i: int, seat: int, action: int) -> None:
        """Carry out a seat's pick, which is offered."""
        state = self.states[i]
        state.apply(seat, action, self.chances[i])

    def others(self, i: int) -> None:
        """Let the other seats answer until the caller's seat is asked or the match is over."""
        own = int(self.own[i])
        if own < 0:
            return
        state = self.states[i]
        chance = self.chances[i]
        while state.asked and state.turn != own:
            if self.thinks[state.turn]:
                self.think(i, state.turn)  # object: a bot thinks
            else:
                state.apply(state.turn, state.random_pick(chance), chance)

    @cold
    def think(self, i: int, seat: int) -> None:
        """Let a bot answer; it plays many matches, so it must remember nothing between answers."""
        state, chance, bot = self.states[i], self.chances[i], self.bots[seat]
        bot.forget()
        pick = bot.choose(self.game.view(state, seat), state.options(seat), chance)
        state.apply(seat, pick, chance)

    def settle(self, i: int) -> None:
        """Write the rewards of a match and, if it has ended and `again` is set, deal the next one."""
        state = self.states[i]
        ended = state.asked == 0
        self.over[i] = 1 if ended else 0
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = self.seats * state.reward(seat) - 1.0 if ended else 0.0
        if ended and self.again:
            self.renew(i)

    # Seeing

    def see(self, i: int) -> None:
        """Write the seat to act in a match, what it knows, and what it may do."""
        seat = self.seat_to_act(i)
        self.turns[i] = seat
        self.see_as(i, seat)

    def seat_to_act(self, i: int) -> int:
        """Return the caller's seat, or the asked seat if all are the caller's."""
        state = self.states[i]
        if self.own[i] >= 0:
            return int(self.own[i])
        return state.turn if state.asked else 0

    def see_as(self, i: int, seat: int) -> None:
        """Write what this seat knows, and what it may do if it is asked."""
        self.observe(i, seat)
        self.mark(i, i, seat)

    def see_round(self, first: int) -> None:
        """Write the first match as each seat knows it, one row per seat from this row on."""
        self.round = first
        for seat in range(self.seats):
            self.write(first + seat, 0, seat)
            self.mark(first + seat, 0, seat)

    def observe(self, i: int, seat: int) -> None:
        """Write what this seat knows into the match's row."""
        self.write(i, i, seat)

    def write(self, row: int, i: int, seat: int) -> None:
        """Write what this seat knows of a match into a row."""
        state = self.states[i]
        self.view.glance(state, seat)
        start = row * self.size
        clear_numbers(self.seen, start, self.size)
        self.view.numbers_into(self.seen, start)

    def mark(self, row: int, i: int, seat: int) -> None:
        """Write what this seat may do in a match into the mask of a row."""
        state = self.states[i]
        out = unset(MOST_OPTIONS)
        count = state.options_into(seat, out) if (state.asked >> seat) & 1 else 0
        first = row * MOST_OPTIONS
        for k in range(count):
            self.options[first + k] = out[k]
        self.offered[row] = count
        clear_marks(self.masks, row * self.marks, self.marks)
        set_marks(self.masks, row * self.marks, out, count)
        if not count and self.marks > self.picks:
            self.masks[row * self.marks + self.picks] = 1


def step_some(batch: Batch, worker: int, part: int) -> None:
    """Step a few matches: a part that one thread does."""
    batch.crew[worker].step_from(part * SOME, min(batch.count, part * SOME + SOME))


def check_some(batch: Batch, worker: int, part: int) -> None:
    """Check the actions of a few matches."""
    own = batch.crew[worker]
    own.refused = min(own.refused, batch.refused_from(part * SOME, min(batch.count, part * SOME + SOME)))
