"""Lanterns: the edge of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.core.chance import Chance
from tablee.core.errors import BadInput, Refused
from tablee.core.game import Game, Json
from tablee.core.picks import Picks
from tablee.core.setting import Setting, Value
from tablee.core.state import State
from tablee.core.view import View
from tests.toy.lanterns.cards import NONE, TEXTS
from tests.toy.lanterns.position import cards, mask, misshapen, read, unsound, write
from tests.toy.lanterns.state import Lanterns
from tests.toy.lanterns.view import LanternsView


class LanternsGame(Game):
    """Three rounds of lanterns in the wind."""

    name = "lanterns"
    most_seats = 3
    minutes = 2
    settings = (Setting("hand", 3, low=2, high=3), Setting("vane", default=True))
    picks: ClassVar[Picks] = Picks({"lay": ("card",), "vane": ("vane",)}, TEXTS, {"lay": "LAN-2", "vane": "LAN-4"})

    def blank(self) -> Lanterns:
        return Lanterns()

    def start(self, state: State, settings: dict[str, Value], chance: Chance) -> None:
        assert isinstance(state, Lanterns)
        state.has_vane = bool(settings["vane"])
        state.deal(int(str(settings["hand"])), chance)

    def bound(self, seats: int, settings: Mapping[str, Value]) -> int:
        return (seats + 1) * int(str(settings["hand"]))

    def question(self, state: State, seat: int) -> tuple[str, Json]:
        assert isinstance(state, Lanterns)
        return ("vane" if state.keeper == seat else "lay"), {"points": state.points[seat]}

    def refusal(self, view: View, pick: str) -> Refused:
        assert isinstance(view, LanternsView)
        verb, things = self.picks.parse(pick)
        if verb == "vane":
            return Refused("no-vane", "LAN-4", game=self.name)
        if view.table.keeper != NONE:
            return Refused("vane-first", "LAN-4", game=self.name)
        return Refused("not-held", "LAN-2", game=self.name, card=things["card"])

    def view(self, state: State, seat: int | None) -> LanternsView:
        assert isinstance(state, Lanterns)
        view = LanternsView()
        view.look(state, -1 if seat is None else seat)
        return view

    def show(self, view: View) -> Json:
        assert isinstance(view, LanternsView)
        known = {"seat": view.seat, "has_vane": bool(view.table.has_vane), "hand_size": view.hand_size}
        return {**known, "unseen": cards(view.unseen), **self.position(view.table)}

    def read_view(self, shown: Json) -> LanternsView:
        view = LanternsView()
        view.seat, view.hand_size, view.unseen = shown["seat"], shown["hand_size"], mask(shown["unseen"])
        view.table.seats, view.table.has_vane = len(shown["points"]), shown["has_vane"]
        read(view.table, shown, has_cards=view.hand_size > 0)
        return view

    def position(self, state: State) -> Json:
        assert isinstance(state, Lanterns)
        return write(state)

    def from_position(self, seats: int, settings: dict[str, Value], position: Json) -> Lanterns:
        for field in misshapen(position):
            raise BadInput("position-field", game=self.name, field=field, value=str(position.get(field)))
        state = self.blank()
        state.seats, state.has_vane = seats, bool(settings["vane"])
        read(state, position, has_cards=any(position["hands"]))
        for field, value in self.position(state).items():
            if position[field] != value:  # a card twice, a seat too many: it would not be written so
                raise BadInput("position-field", game=self.name, field=field, value=str(position[field]))
        return state

    def check(self, state: State) -> None:
        assert isinstance(state, Lanterns)
        for field in unsound(state):
            detail = str(self.position(state)[field])
            raise BadInput("position-invariant", game=self.name, field=field, detail=detail)


GAME = LanternsGame()
