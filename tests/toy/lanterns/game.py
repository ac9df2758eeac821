"""Lanterns: the edge of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.core.bits import members
from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.core.fields import broken, read_fields, refuse_unknown, write_fields
from tablee.core.game import Game, Json
from tablee.core.picks import Picks
from tablee.core.setting import Setting, Value
from tests.toy.lanterns.cards import NONE, TEXTS
from tests.toy.lanterns.position import ask, sealed, unsound
from tests.toy.lanterns.state import Lanterns
from tests.toy.lanterns.view import LanternsView


class LanternsGame(Game[Lanterns, LanternsView]):
    """Three rounds of lanterns in the wind."""

    name = "lanterns"
    most_seats = 3
    minutes = 2
    settings = (Setting("hand", 3, low=2, high=3), Setting("vane", default=True))
    picks: ClassVar[Picks] = Picks({"lay": ("card",), "vane": ("vane",)}, TEXTS, {"lay": "LAN-2", "vane": "LAN-4"})

    def blank(self) -> Lanterns:
        return Lanterns()

    def start(self, state: Lanterns, settings: dict[str, Value], chance: Chance) -> None:
        self.settle(state, settings)
        state.deal(chance)

    def settle(self, state: Lanterns, settings: Mapping[str, Value]) -> None:
        """Write the settings into the state."""
        state.dealt, state.has_vane = int(str(settings["hand"])), bool(settings["vane"])

    def bound(self, seats: int, settings: Mapping[str, Value]) -> int:
        return (seats + 1) * int(str(settings["hand"]))

    def question(self, state: Lanterns, seat: int) -> tuple[str, Json]:
        return ("vane" if state.keeper == seat else "lay"), {"points": state.points[seat]}

    def refusal(self, view: LanternsView, pick: str) -> Refused:
        verb, things = self.picks.parse(pick)
        if verb == "vane":
            return Refused("no-vane", "LAN-4", game=self.name)
        if view.table.keeper != NONE:
            return Refused("vane-first", "LAN-4", game=self.name)
        return Refused("not-held", "LAN-2", game=self.name, card=things["card"])

    def view(self, state: Lanterns, seat: int | None) -> LanternsView:
        view = LanternsView()
        view.look(state, -1 if seat is None else seat)
        return view

    def show(self, view: LanternsView) -> Json:
        known = {"seat": view.seat, "sealed": members(view.table.sealed), **write_fields(view.table, "setting")}
        return {**known, **write_fields(view.table)}

    def read_view(self, shown: Json) -> LanternsView:
        view = LanternsView()
        view.seat, view.table.seats = shown["seat"], len(shown["seats"])
        read_fields(view.table, shown, self.name, "setting")
        read_fields(view.table, shown, self.name)
        ask(view.table, shown["sealed"])
        return view

    def position(self, state: Lanterns) -> Json:
        return write_fields(state)

    def from_position(self, seats: int, settings: dict[str, Value], position: Json) -> Lanterns:
        state = self.blank()
        state.seats = seats
        self.settle(state, settings)
        refuse_unknown(position, set(self.position(state)), self.name)
        read_fields(state, position, self.name)
        ask(state, sealed(state))
        return state

    def check(self, state: Lanterns) -> None:
        for field in unsound(state):
            raise broken(self.name, field, str(write_fields(state).get(field, "")))


GAME: Game = LanternsGame()
