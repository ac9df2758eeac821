"""Happy DayZ: the edge of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tablee.core.errors import Refused
from tablee.core.game import Game, Json
from tablee.core.picks import Picks
from tablee.core.setting import Setting, Value
from tablee.games.happy_dayz.cards import PICKS
from tablee.games.happy_dayz.edge.forced import forced
from tablee.games.happy_dayz.edge.invariants import check_table
from tablee.games.happy_dayz.edge.metrics import RoundMeter
from tablee.games.happy_dayz.edge.position import read_position, read_view, write_position, write_view
from tablee.games.happy_dayz.edge.questions import question
from tablee.games.happy_dayz.edge.recall import recall
from tablee.games.happy_dayz.edge.refusals import refusal
from tablee.games.happy_dayz.edge.settings import GROUPS, PRESETS, SETTINGS, settle
from tablee.games.happy_dayz.edge.shown import SHOWN
from tablee.games.happy_dayz.effects.rules import HappyDayzState
from tablee.games.happy_dayz.effects.setup import hand_size, lay_out, rounds_of
from tablee.games.happy_dayz.view import HappyDayzView


class HappyDayz(Game[HappyDayzState, HappyDayzView]):
    """Trick-taking with Factions that have powers, for 2 to 5 Communities."""

    name = "happy_dayz"
    rules_version = 2
    older_rules: ClassVar[Mapping[int, Mapping[str, Value]]] = {
        1: {"pass_in_order": True, "draw_instead": True, "soldiers_may_keep": False}
    }
    most_seats = 5
    minutes = 20
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    groups: ClassVar = GROUPS
    presets: ClassVar = PRESETS
    picks: ClassVar[Picks] = PICKS
    shown = SHOWN

    def read_settings(self, seats: int, given: Mapping[str, Any]) -> dict[str, Value]:
        return settle(super().read_settings(seats, given), given)

    def blank(self) -> HappyDayzState:
        return HappyDayzState()

    def prepare(self, state: HappyDayzState, settings: dict[str, Value]) -> None:
        lay_out(state, settings)

    def question(self, state: HappyDayzState, seat: int) -> tuple[str, Json]:
        return question(state, seat)

    def view(self, state: HappyDayzState, seat: int | None) -> HappyDayzView:
        view = HappyDayzView()
        view.look(state, -1 if seat is None else seat)
        return view

    def show(self, view: HappyDayzView) -> Json:
        return write_view(view)

    def read_view(self, shown: Json) -> HappyDayzView:
        return read_view(shown)

    def position(self, state: HappyDayzState) -> Json:
        return write_position(state)

    def from_position(self, seats: int, settings: dict[str, Value], position: Json) -> HappyDayzState:
        return read_position(seats, position)

    def check(self, state: HappyDayzState) -> None:
        check_table(state)

    def refusal(self, view: HappyDayzView, pick: str) -> Refused:
        return refusal(view, pick)

    def waived(self, view: HappyDayzView, stance: str) -> str:
        return forced(view)

    def forgets(self, settings: Mapping[str, Value]) -> bool:
        return settings["memory"] == "closed"

    def recall(self, settings: Mapping[str, Value], told: list[Json], seat: int | None) -> list[Json | None]:
        return recall(told, seat) if self.forgets(settings) else list(told)

    def meter(self) -> RoundMeter:
        return RoundMeter()

    def bound(self, seats: int, settings: Mapping[str, Value]) -> int:
        passes = 2 * seats
        plays = hand_size(dict(settings), seats) * (
            seats + max(4, seats + 1)
        )  # a power asks up to four times, or each seat once
        return rounds_of(dict(settings)) * (passes + plays + 2)


GAME = HappyDayz()
