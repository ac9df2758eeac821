"""Zombies!!! 4: the edge of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.core.errors import Refused
from tablee.core.fields import read_fields
from tablee.core.game import Game, Json
from tablee.core.picks import Picks
from tablee.core.setting import Setting, Value
from tablee.games.zombies4.cards.picks import PICKS
from tablee.games.zombies4.edge.invariants import check
from tablee.games.zombies4.edge.position import read_position, read_view, write_position, write_view
from tablee.games.zombies4.edge.proposal import proposed
from tablee.games.zombies4.edge.questions import question
from tablee.games.zombies4.edge.refusals import refusal
from tablee.games.zombies4.edge.settings import GROUPS, PRESETS, SETTINGS
from tablee.games.zombies4.edge.shown import SHOWN
from tablee.games.zombies4.edge.spelling import spelled
from tablee.games.zombies4.edge.stance import STANCES, waived
from tablee.games.zombies4.effects.rules import Zombies4State
from tablee.games.zombies4.scoring import standing
from tablee.games.zombies4.state.board import LAST_ROUND
from tablee.games.zombies4.view import Zombies4View

MOST_PICKS_PER_TURN = 400


class Zombies4(Game[Zombies4State, Zombies4View]):
    """A growing forest, zombie dogs, and a spell to break, for 2 to 6 seats."""

    name = "zombies4"
    rules_version = 2
    older_rules: ClassVar[Mapping[int, Mapping[str, Value]]] = {1: {"version_1": True}}
    most_seats = 6
    minutes = 90
    all_may_lose = False
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    groups: ClassVar = GROUPS
    presets: ClassVar = PRESETS
    stances: ClassVar[tuple[str, ...]] = STANCES
    picks: ClassVar[Picks] = PICKS
    shown = SHOWN

    def blank(self) -> Zombies4State:
        return Zombies4State()

    def prepare(self, state: Zombies4State, settings: dict[str, Value]) -> None:
        read_fields(state, settings, self.name, "setting")

    def question(self, state: Zombies4State, seat: int) -> tuple[str, Json]:
        return question(state, seat)

    def is_quiet(self, state: Zombies4State) -> bool:
        return state.is_quiet()

    def view(self, state: Zombies4State, seat: int | None) -> Zombies4View:
        view = Zombies4View()
        view.look(state, -1 if seat is None else seat)
        return view

    def show(self, view: Zombies4View) -> Json:
        return write_view(view)

    def read_view(self, shown: Json) -> Zombies4View:
        return read_view(shown)

    def position(self, state: Zombies4State) -> Json:
        return write_position(state)

    def from_position(self, seats: int, settings: dict[str, Value], position: Json) -> Zombies4State:
        return read_position(seats, settings, position)

    def check(self, state: Zombies4State) -> None:
        check(state)

    def refusal(self, view: Zombies4View, pick: str) -> Refused:
        return refusal(view, pick)

    def spelled(self, view: Zombies4View, text: str) -> list[str]:
        return spelled(view, text)

    def proposed(self, view: Zombies4View) -> list[str]:
        return proposed(view)

    def waived(self, view: Zombies4View, stance: str) -> str:
        return waived(view, stance)

    def standing(self, state: Zombies4State, seat: int) -> tuple[bool, int]:
        """Rank the winner first, the others as they would stand at dawn (ZTE-C2)."""
        return state.winner == seat, standing(state, seat)

    def bound(self, seats: int, settings: Mapping[str, Value]) -> int:
        """With a night, 29 tiles at one per turn, the rest of that round, and the night; else LAST_ROUND rounds."""
        night = settings["night"]
        assert isinstance(night, int)
        turns = 29 + seats * (night + 1) if night or settings.get("version_1") else seats * LAST_ROUND
        return turns * MOST_PICKS_PER_TURN


GAME = Zombies4()
