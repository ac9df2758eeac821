"""Nim: two seats take one, two or three from a heap too large to run out; whoever finds it empty has lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.core.chance import Chance
from tablee.core.errors import BadInput, Refused
from tablee.core.event import Event
from tablee.core.game import Game, Json
from tablee.core.picks import Picks
from tablee.core.setting import Value
from tablee.core.state import State
from tablee.core.view import View

HEAP = 1_000_000


class Nim(State):
    """The heap, besides the frame."""

    def __init__(self) -> None:
        super().__init__()
        self.heap = 0

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Nim)
        self.copy_frame(other)
        self.heap = other.heap

    def options(self, seat: int) -> list[int]:  # noqa: ARG002 - both seats may take the same
        return list(range(min(3, self.heap)))

    def apply(self, seat: int, pick: int, chance: Chance) -> None:  # noqa: ARG002 - no luck in it
        self.heap -= pick + 1
        if self.sink is not None:
            self.sink.append(Event("take", {"seat": seat, "number": pick + 1, "heap": self.heap}))
        self.ask(1 - seat) if self.heap else self.ask_nobody()

    def score(self, seat: int) -> float:
        return float(seat == self.turn)


class NimView(View):
    """Everything is public."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Nim()

    def sample_into(self, state: State, chance: Chance) -> None:  # noqa: ARG002 - nothing is hidden
        state.copy_from(self.table)


class NimGame(Game):
    """The smallest possible game."""

    name = "nim"
    most_seats = 2
    picks: ClassVar[Picks] = Picks({"take": ("number",)}, ["take 1", "take 2", "take 3"])

    def blank(self) -> Nim:
        return Nim()

    def start(self, state: State, settings: dict[str, Value], chance: Chance) -> None:  # noqa: ARG002
        assert isinstance(state, Nim)
        state.heap = HEAP
        state.ask(0)

    def question(self, state: State, seat: int) -> tuple[str, Json]:  # noqa: ARG002
        return "take", {}

    def view(self, state: State, seat: int | None) -> NimView:
        view = NimView()
        view.seat = -1 if seat is None else seat
        view.table.copy_from(state)
        return view

    def show(self, view: View) -> Json:
        assert isinstance(view, NimView)
        return {"seat": view.seat, "heap": view.table.heap, "turn": view.table.turn}

    def read_view(self, shown: Json) -> NimView:
        view = self.view(self.from_position(2, {}, shown), None)
        view.seat = shown["seat"]
        return view

    def position(self, state: State) -> Json:
        assert isinstance(state, Nim)
        return {"heap": state.heap, "turn": state.turn}

    def from_position(self, seats: int, settings: dict[str, Value], position: Json) -> Nim:  # noqa: ARG002
        state = Nim()
        state.seats, state.heap = seats, position["heap"]
        state.ask(position["turn"]) if state.heap else state.ask_nobody()
        return state

    def check(self, state: State) -> None:
        if not 0 <= self.position(state)["heap"] <= HEAP:
            raise BadInput("position-invariant", game=self.name, field="heap", detail="out of range")

    def refusal(self, view: View, pick: str) -> Refused:  # noqa: ARG002
        return Refused("pick-not-offered", game=self.name)

    def bound(self, seats: int, settings: Mapping[str, Value]) -> int:  # noqa: ARG002
        return HEAP


GAME = NimGame()
