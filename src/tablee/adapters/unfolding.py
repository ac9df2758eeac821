"""A match with explicit chance nodes, as in game theory: outcomes are supplied by the caller, never drawn."""

from __future__ import annotations

from typing import Any, Self

from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.game import Game, Json
from tablee.core.setting import Value
from tablee.core.state import State


class Draws(Chance):
    """Replays the outcomes given so far and notes the first missing draw; anything after it is discarded."""

    def __init__(self, told: list[int]) -> None:
        super().__init__(0)
        self.told = told
        self.used = 0
        self.ways = 0  # the number of outcomes of the missing draw

    def below(self, n: int) -> int:
        if n == 1:  # no chance node for a single outcome
            return 0
        if self.ways:
            return super().below(n)  # any number will do, but not a constant: some rules roll until dice differ
        if self.used == len(self.told):
            self.ways = n
            return super().below(n)
        self.used += 1
        return self.told[self.used - 1]


class Unfolding:
    """One path through the game tree, ending at a state with all draws known, or at a pending draw.

    The rules cannot stop halfway, so the deal and each pick are retried on a copy until all their draws are given.
    """

    def __init__(self, game: Game, seats: int, settings: dict[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.before: State | None = None  # the state before the current step; None for the deal
        self.step = (-1, -1)  # its seat and pick
        self.told: list[int] = []
        self.ways = -1  # outcomes of the pending draw; 0: none pending; -1: not tried yet
        self.state: State | None = None

    def unfold(self) -> None:
        """Try the step with the draws given so far."""
        draws = Draws(self.told)
        if self.before is None:
            state = self.game.blank()
            state.seats = self.seats
            self.game.start(state, self.settings, draws)
        else:
            state = self.before.clone()
            self.game.apply(state, *self.step, draws)
        self.ways = draws.ways
        self.state = None if draws.ways else state

    @property
    def draw(self) -> int:
        """The number of outcomes of the pending draw; 0 if a seat is asked or the match is over."""
        if self.ways < 0:
            self.unfold()
        return self.ways

    @property
    def known(self) -> State | None:
        """The latest known state: the current one, or the one before the pending draws."""
        return self.before if self.draw else self.state

    def tell(self, number: int) -> None:
        """Supply the outcome of the pending draw, or the pick of the asked seat."""
        if self.draw:
            self.told.append(number)
        else:
            assert self.state is not None
            self.before, self.step, self.told = self.state, (self.state.turn, number), []
        self.ways = -1

    def stand_at(self, state: State) -> None:
        """Continue from a state obtained in another way, such as a sampled one."""
        self.before, self.told, self.state, self.ways = None, [], state, 0

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        """Copy, sharing the states, which are immutable once stored here."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.told = list(self.told)
        return twin

    def __getstate__(self) -> Json:
        """Return everything as JSON: states become positions, because compiled states cannot be pickled."""
        states = {"before": self.before, "state": self.state if self.ways == 0 else None}
        data = {name: None if state is None else self.game.position(state) for name, state in states.items()}
        return data | {
            "game": self.game.name,
            "seats": self.seats,
            "settings": self.settings,
            "step": self.step,
            "told": self.told,
        }

    def __setstate__(self, data: Json) -> None:
        game = shelf.find(data["game"])
        self.game, self.seats, self.settings = game, data["seats"], data["settings"]
        self.step, self.told = data["step"], data["told"]
        self.before, self.state = (
            None if data[name] is None else game.from_position(self.seats, self.settings, data[name])
            for name in ("before", "state")
        )
        self.ways = -1 if self.state is None else 0
