"""The edge of Zombiaki!: setup, questions, views, positions and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.core.game import Game, Json
from tablee.core.picks import Picks
from tablee.core.setting import Setting, Value
from tablee.core.state import State
from tablee.core.view import View
from tablee.games.zombiaki.cards.picks import PICKS
from tablee.games.zombiaki.cards.tables import STEPS
from tablee.games.zombiaki.edge.agenda import write_step
from tablee.games.zombiaki.edge.invariants import check_table
from tablee.games.zombiaki.edge.outlook import outlook
from tablee.games.zombiaki.edge.position import place_position, read_position, write_position
from tablee.games.zombiaki.edge.refusals import why_refused
from tablee.games.zombiaki.edge.shown import SHOWN
from tablee.games.zombiaki.effects.rules import ZombiakiState
from tablee.games.zombiaki.view import ZombiakiView

# What the question of a step names
NAMED = {"run": ["square", "steps"], "shrapnel": ["square"], "to": ["square"], "pour": ["square", "points"]}
ZOMBIE_TURNS = 37  # four cards at first, then at least the one discarded: 4 + 36 = 40


class Zombiaki(Game):
    """The dead against the living on three lanes of five squares."""

    name = "zombiaki"
    most_seats = 2
    minutes = 30
    settings = (
        Setting("barrier_row", "1", ("1", "5")),  # ZBK-A1
        Setting("freeze_ends", "end", ("end", "start")),  # ZBK-A4
        Setting("dog_rows", "1", ("1", "3")),  # ZBK-A46
    )
    picks: ClassVar[Picks] = PICKS
    shown = SHOWN

    def blank(self) -> ZombiakiState:
        return ZombiakiState()

    def start(self, state: State, options: dict[str, Value], chance: Chance) -> None:
        assert isinstance(state, ZombiakiState)
        self.set_options(state, options)
        state.begin(chance)

    def set_options(self, duel: ZombiakiState, options: Mapping[str, Value]) -> None:
        duel.barrier_row = int(str(options["barrier_row"])) - 1
        duel.freeze_ends_early = options["freeze_ends"] == "start"
        duel.dog_rows = int(str(options["dog_rows"]))

    def question(self, state: State, seat: int) -> tuple[str, Json]:
        assert isinstance(state, ZombiakiState)
        kind = STEPS[state.top() & 31]
        if kind == "play":
            ordering = seat == 0 and state.orders and not state.ordered
            return ("play-orders", {"orders": state.orders}) if ordering else ("play", {})
        if kind == "take":
            return "take-meat" if seat == 0 else "take-get-out", {}
        if kind == "click":
            gun = write_step(state.step_at(state.depth - 2))
            return kind, {"player_seat": 1, "card": gun["card"], "target": gun["target"]}
        if kind not in NAMED:
            return kind, {}
        about = write_step(state.top())
        named = {name: about[name] for name in NAMED[kind]}
        return (f"to-{about['cause']}" if kind == "to" else kind), named

    # What may be known

    def view(self, state: State, seat: int | None) -> ZombiakiView:
        view = ZombiakiView()
        view.seat = -1 if seat is None else seat
        view.board.copy_from(state)
        return view

    def show(self, view: View) -> Json:
        assert isinstance(view, ZombiakiView)
        duel = view.board
        return {
            "seat": view.seat,
            "options": {
                "barrier_row": str(duel.barrier_row + 1),
                "freeze_ends": "start" if duel.freeze_ends_early else "end",
                "dog_rows": str(duel.dog_rows),
            },
            **write_position(duel),
            "outlook": outlook(duel, view.seat) if view.seat >= 0 else {},
        }

    def read_view(self, shown: Json) -> ZombiakiView:
        view = ZombiakiView()
        view.seat = shown["seat"]
        duel = read_position(shown)
        self.set_options(duel, shown["options"])
        view.board.copy_from(duel)
        return view

    # Positions

    def position(self, state: State) -> Json:
        assert isinstance(state, ZombiakiState)
        return write_position(state)

    def from_position(self, seats: int, options: dict[str, Value], position: Json) -> ZombiakiState:
        duel = place_position(position)
        self.set_options(duel, options)
        return duel

    def check(self, state: State) -> None:
        assert isinstance(state, ZombiakiState)
        check_table(state)

    def refusal(self, view: View, pick: str) -> Refused:
        assert isinstance(view, ZombiakiView)
        return why_refused(view.board, view.seat, pick)

    def bound(self, seats: int, options: Mapping[str, Value]) -> int:
        """Each turn has at most 10 picks besides cards (hold, two dogs, discard, end), each card at most 8 of its own."""
        return ZOMBIE_TURNS * 2 * 10 + 80 * 8 + 3 * 2


GAME = Zombiaki()
