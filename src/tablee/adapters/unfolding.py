"""A match in which every draw is a node of its own, as in game theory: outcomes are given from outside, never drawn."""

from __future__ import annotations

from typing import Any, Self

from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.game import Game, Json
from tablee.core.setting import Value
from tablee.core.state import State


class Draws(Chance):
    """The outcomes given so far; notes the first missing one, after which the rest is thrown away."""

    def __init__(self, told: list[int]) -> None:
        super().__init__(0)
        self.told = told
        self.used = 0
        self.ways = 0  # how many outcomes the missing draw has

    def below(self, n: int) -> int:
        if n == 1:  # no choice, no node
            return 0
        if self.ways:
            return super().below(n)  # any number will do, as long as dice rolled until they differ do differ at last
        if self.used == len(self.told):
            self.ways = n
            return super().below(n)
        self.used += 1
        return self.told[self.used - 1]


class Unfolding:
    """One path through the game tree: the state where all draws are known, or the draw that comes next.

    The rules cannot stop half-way, so the deal and each pick are tried on a copy until every draw they need is given.
    """

    def __init__(self, game: Game, seats: int, settings: dict[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.before: State | None = None  # the state before the current step; None for the deal
        self.step = (-1, -1)  # its seat and pick
        self.told: list[int] = []
        self.ways = -1  # outcomes of the pending draw; 0: none is pending; -1: not tried yet
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
        """How many outcomes the pending draw has; 0 when a seat is asked or the match is over."""
        if self.ways < 0:
            self.unfold()
        return self.ways

    @property
    def known(self) -> State | None:
        """The latest state that can be seen: the present one, or the one before the pending draws."""
        return self.before if self.draw else self.state

    def tell(self, number: int) -> None:
        """Give the outcome of the pending draw, or the pick of the seat that is asked."""
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
        """Copies share their states, which never change once they are here."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.told = list(self.told)
        return twin

    def __getstate__(self) -> Json:
        """Everything as JSON: states become positions, since compiled states cannot be pickled."""
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
