"""A match whose every draw is a node of its own, as game theory writes games: nothing is drawn, everything is told."""

from __future__ import annotations

from typing import Any, Self

from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.game import Game, Json
from tablee.core.option import Value
from tablee.core.state import State


class Draws(Chance):
    """Outcomes as they were told; the first one missing is noted, and whatever follows is thrown away."""

    def __init__(self, told: list[int]) -> None:
        super().__init__(0)
        self.told = told
        self.used = 0
        self.ways = 0  # among how many the missing draw chooses

    def below(self, n: int) -> int:
        if n == 1:  # no choice, no node
            return 0
        if self.ways:
            return super().below(n)  # whatever: but dice thrown again until they differ must differ at last
        if self.used == len(self.told):
            self.ways = n
            return super().below(n)
        self.used += 1
        return self.told[self.used - 1]


class Unfolding:
    """One line through the tree of a game: the state where all draws are known, or the draw that is to be told next.

    The rules cannot stop half-way, so the deal and each pick are tried on a copy until every draw they need is told.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.before: State | None = None  # the state before the step under way; None: the deal
        self.step = (-1, -1)  # its seat and pick
        self.told: list[int] = []
        self.ways = -1  # 0: all is known; -1: not looked at yet
        self.state: State | None = None

    def unfold(self) -> None:
        """Try the step with the draws told so far."""
        draws = Draws(self.told)
        if self.before is None:
            state = self.game.blank()
            state.seats = self.seats
            self.game.start(state, self.options, draws)
        else:
            state = self.before.clone()
            self.game.apply(state, *self.step, draws)
        self.ways = draws.ways
        self.state = None if draws.ways else state

    @property
    def draw(self) -> int:
        """Among how many outcomes chance chooses now; 0 when a seat is asked or the match is over."""
        if self.ways < 0:
            self.unfold()
        return self.ways

    @property
    def known(self) -> State | None:
        """The latest state that everybody can have seen: the present one, or that before the draws."""
        return self.before if self.draw else self.state

    def tell(self, number: int) -> None:
        """The outcome of the draw, or the pick of the seat that is asked."""
        if self.draw:
            self.told.append(number)
        else:
            assert self.state is not None
            self.before, self.step, self.told = self.state, (self.state.turn, number), []
        self.ways = -1

    def stand_at(self, state: State) -> None:
        """Go on from a state that was come by in another way, such as a sampled one."""
        self.before, self.told, self.state, self.ways = None, [], state, 0

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        """States are never changed once they are here, so copies share them."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.told = list(self.told)
        return twin

    def __getstate__(self) -> Json:
        """Everything as JSON: states become positions, for a compiled state cannot be pickled."""
        states = {"before": self.before, "state": self.state if self.ways == 0 else None}
        told = {name: None if state is None else self.game.position(state) for name, state in states.items()}
        return told | {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.options,
            "step": self.step,
            "told": self.told,
        }

    def __setstate__(self, kept: Json) -> None:
        game = shelf.find(kept["game"])
        self.game, self.seats, self.options = game, kept["seats"], kept["options"]
        self.step, self.told = kept["step"], kept["told"]
        self.before, self.state = (
            None if kept[name] is None else game.place(self.seats, self.options, kept[name])
            for name in ("before", "state")
        )
        self.ways = -1 if self.state is None else 0
