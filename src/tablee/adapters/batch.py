"""Matches side by side: what environments of all kinds step, observe and mask. Compiled, since it sees every pick.

It writes into arrays that are lent to it (`lend`), one row for each match, so that nothing is made anew while one plays.
"""

from __future__ import annotations

from array import array
from typing import Any

from tablee.bots.bot import Bot
from tablee.core.chance import Chance
from tablee.core.hot import Single, Tiny, cold
from tablee.core.state import State
from tablee.core.view import View

MOST_OPTIONS = 256


class Batch:
    """So many matches of one game. `open` says which, `lend` gives it its arrays, `deal` begins each match."""

    def __init__(self) -> None:
        self.game: Any = None
        self.settings: Any = None
        self.count = 0
        self.seats = 0
        self.picks = 0
        self.size = 0
        self.again = False  # a match that ends is dealt anew in the same step
        self.states: list[State] = []
        self.chances: list[Chance] = []
        self.bots: list[Bot] = []  # by seat; empty: all seats are the caller's
        self.thinks = [0] * 8  # by seat: whether its bot does more than pick at random
        self.view: View = View()
        self.options: Any = array("i", [0])  # what is offered in each match, kept where no caller can write
        self.offered = array("i", [0])  # how many there are
        self.seen: Any = array("f", [0.0])  # numbers of the observation, `size` for each match
        self.masks: Any = array("b", [0])  # 1 for each offered pick, `picks` for each match
        self.rewards = array("f", [0.0])  # by seat, `seats` for each match
        self.turns = array("i", [0])  # the seat that is to act and whose view is seen
        self.over = array("b", [0])  # 1 where a match has just ended
        self.own = array("i", [0])  # the caller's seat, -1: all of them; kept apart, as it says whose view is seen
        self.actions = array("i", [0])

    @cold
    def open(self, game: Any, seats: int, settings: Any, size: int) -> None:
        """Which game, for how many seats, and how many numbers its observations have."""
        self.game = game
        self.settings = settings
        self.seats = seats
        self.picks = len(game.picks)
        self.size = size
        blank = game.blank()
        blank.seats = seats
        self.view = game.view(blank, None)

    @cold
    def lend(self, arrays: dict[str, Any], seeds: list[int], again: bool) -> None:
        """The arrays to write into, flat and of the right types, and a seed for each match."""
        self.count = len(seeds)
        self.again = again
        self.states = [self.game.blank() for _ in seeds]
        self.chances = [Chance(seed) for seed in seeds]
        self.options = array("i", bytes(4 * MOST_OPTIONS * self.count))
        self.offered = array("i", bytes(4 * self.count))
        self.seen = arrays["observations"]
        self.masks = arrays["masks"]
        self.rewards = arrays["rewards"]
        self.turns = arrays["turns"]
        self.over = arrays["over"]
        self.own = array("i", arrays["own"].tolist())
        self.actions = arrays["actions"]

    @cold
    def oppose(self, bots: list[Bot]) -> None:
        """Who plays the seats that are not the caller's, by seat."""
        self.bots = bots
        for seat in range(len(bots)):
            self.thinks[seat] = 1 if bots[seat].looks else 0

    @cold
    def seed(self, i: int, seed: Any) -> None:
        """Begin a stream of luck anew, so that the next deal is the one of this seed."""
        self.chances[i] = Chance(seed)

    @cold
    def deal(self, i: int) -> None:
        """A new match, played up to the first decision of the caller; one that ends before it is nobody's."""
        while True:
            state = self.game.blank()
            state.seats = self.seats
            self.game.start(state, self.settings, self.chances[i])
            self.states[i] = state
            self.others(i)
            if state.asked:
                return

    @cold
    def state(self, i: int) -> State:
        return self.states[i]

    @cold
    def put(self, i: int, state: State) -> None:
        """A state obtained in another way takes the place of a match."""
        self.states[i] = state

    @cold
    def show(self, state: State, seat: int) -> None:
        """What a seat (-1 = a spectator) knows of any state, into the first row; whoever gives it keeps it unchanged."""
        self.states[0] = state
        self.observe(0, seat)

    @cold
    def luck(self, i: int) -> Chance:
        return self.chances[i]

    # Stepping

    def step_all(self) -> int:
        """Carry out `actions`; the first match whose action is not offered, then nothing has changed, or -1."""
        wrong = self.first_refused()
        if wrong < 0:
            self.step_each()
        return wrong

    def first_refused(self) -> int:
        """The first match whose action is not offered, -1 if there is none."""
        for i in range(self.count):
            if not self.offers(i, int(self.actions[i])):
                return i
        return -1

    def step_each(self) -> None:
        """Carry out `actions`, which are all offered."""
        for i in range(self.count):
            self.step(i, int(self.actions[i]))

    def step_running(self) -> None:
        """The same one after the other: what has ended is dealt anew, and an action that is not offered forfeits."""
        for i in range(self.count):
            if self.over[i]:
                self.begin(i)
            elif self.offers(i, int(self.actions[i])):
                self.step(i, int(self.actions[i]))
            else:
                self.over[i] = 1
                self.rewards[i * self.seats + self.seat_to_act(i)] = -1.0

    def begin(self, i: int) -> None:
        """The next match in this row."""
        self.deal(i)  # object: once in a match
        self.over[i] = 0
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = 0.0
        self.see(i)

    def offers(self, i: int, action: int) -> bool:
        """Whether this action is offered in a match."""
        first = i * MOST_OPTIONS
        last = first + self.offered[i]
        found = False
        for k in range(first, last):
            found = found or self.options[k] == action
        return found

    def step(self, i: int, action: int) -> None:
        """One match: the pick, what others answer, how it ended, and what is seen then."""
        state = self.states[i]  # object: a list of matches
        state.apply(state.turn, action, self.chances[i])  # object: a list of streams
        self.others(i)
        self.settle(i)
        self.see(i)

    def play(self, i: int, seat: int, action: int) -> bool:
        """A seat's pick, and no more; whether it was offered, else nothing has changed."""
        state = self.states[i]  # object: as above
        out = [0] * MOST_OPTIONS
        found = False
        for k in range(state.options_into(seat, out)):
            found = found or out[k] == action
        if found:
            state.apply(seat, action, self.chances[i])  # object: as above
        return found

    def others(self, i: int) -> None:
        """The other seats answer until the caller's seat is asked or the match is over."""
        own = int(self.own[i])
        if own < 0:
            return
        state = self.states[i]  # object: as above
        chance = self.chances[i]  # object: as above
        while state.asked and state.turn != own:
            if self.thinks[state.turn]:
                self.think(i, state.turn)  # object: a bot thinks
            else:
                state.apply(state.turn, state.random_pick(chance), chance)

    @cold
    def think(self, i: int, seat: int) -> None:
        """A bot answers; it sits at many tables, so it remembers nothing from one answer to the next."""
        state, chance, bot = self.states[i], self.chances[i], self.bots[seat]
        bot.forget()
        pick = bot.choose(self.game.view(state, seat), state.options(seat), chance)
        state.apply(seat, pick, chance)

    def settle(self, i: int) -> None:
        """Rewards where a match has ended, and the next match where that is wanted."""
        state = self.states[i]  # object: as above
        ended = state.asked == 0
        self.over[i] = 1 if ended else 0
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = self.seats * state.reward(seat) - 1.0 if ended else 0.0
        if ended and self.again:
            self.deal(i)  # object: once in a match

    # Seeing

    def see(self, i: int) -> None:
        """Who is to act in a match, what that seat knows, and what it may do."""
        seat = self.seat_to_act(i)
        self.turns[i] = seat
        self.see_as(i, seat)

    def seat_to_act(self, i: int) -> int:
        """The caller's seat, or whoever is asked where all are the caller's."""
        state = self.states[i]  # object: as above
        if self.own[i] >= 0:
            return int(self.own[i])
        return state.turn if state.asked else 0

    def see_as(self, i: int, seat: int) -> None:
        """What this seat knows, and what it may do if it is asked."""
        self.observe(i, seat)
        self.mark(i, i, seat)

    def see_round(self) -> None:
        """The first match as every seat knows it, each in a row of its own."""
        for seat in range(self.seats):
            self.write(seat, 0, seat)
            self.mark(seat, 0, seat)

    def observe(self, i: int, seat: int) -> None:
        """What this seat knows."""
        self.write(i, i, seat)

    def write(self, row: int, i: int, seat: int) -> None:
        """What this seat knows of a match, into a row."""
        state = self.states[i]  # object: as above
        self.view.glance(state, seat)
        start = row * self.size
        clear_numbers(self.seen, start, self.size)
        self.view.numbers_into(self.seen, start)

    def mark(self, row: int, i: int, seat: int) -> None:
        """What this seat may do in a match, into the mask of a row."""
        state = self.states[i]  # object: as above
        out = [0] * MOST_OPTIONS
        count = state.options_into(seat, out) if (state.asked >> seat) & 1 else 0
        first = row * MOST_OPTIONS
        for k in range(count):
            self.options[first + k] = out[k]
        self.offered[row] = count
        clear_marks(self.masks, row * self.picks, self.picks)
        set_marks(self.masks, row * self.picks, out, count)


def clear_numbers(out: list[Single], start: int, size: int) -> None:
    for k in range(start, start + size):
        out[k] = 0.0


def clear_marks(out: list[Tiny], start: int, size: int) -> None:
    for k in range(start, start + size):
        out[k] = 0


def set_marks(out: list[Tiny], start: int, picks: list[int], count: int) -> None:
    for k in range(count):
        out[start + picks[k]] = 1
