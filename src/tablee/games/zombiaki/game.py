"""The edge of Zombiaki!: setup, questions, views, positions and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.core.errors import Refused
from tablee.core.game import Game, Json
from tablee.core.picks import Picks
from tablee.core.setting import Setting, Value
from tablee.games.zombiaki.cards.picks import PICKS
from tablee.games.zombiaki.edge.invariants import check_table
from tablee.games.zombiaki.edge.outlook import outlook
from tablee.games.zombiaki.edge.position import place_position, read_position, write_position
from tablee.games.zombiaki.edge.questions import question
from tablee.games.zombiaki.edge.refusals import why_refused
from tablee.games.zombiaki.edge.shown import SHOWN
from tablee.games.zombiaki.edge.stance import STANCES, waived
from tablee.games.zombiaki.effects.rules import ZombiakiState
from tablee.games.zombiaki.view import ZombiakiView

ZOMBIE_TURNS = 37  # four cards at first, then at least the one discarded: 4 + 36 = 40


class Zombiaki(Game[ZombiakiState, ZombiakiView]):
    """Zombies against humans on three lanes of five squares."""

    name = "zombiaki"
    most_seats = 2
    minutes = 30
    all_may_lose = False
    is_open = True
    rules_version = 2
    older_rules: ClassVar = {1: {"wall_start": "strong", "searchlight": "sight", "barrel": "object", "asks_all": True}}
    settings = (
        Setting("barrier_row", "1", ("1", "5")),  # ZBK-A1
        Setting("freeze_ends", "end", ("end", "start")),  # ZBK-A4
        Setting("dog_rows", "3", ("3", "1")),  # ZBK-A46
        Setting("wall_start", "any", ("any", "strong")),  # ZBK-A13
        Setting("searchlight", "lane", ("lane", "sight")),  # ZBK-A16
        Setting("barrel", "unit", ("unit", "object")),  # ZBK-A55
        Setting("asks_all", False, past=True),
    )
    stances: ClassVar[tuple[str, ...]] = STANCES
    picks: ClassVar[Picks] = PICKS
    shown = SHOWN

    def blank(self) -> ZombiakiState:
        return ZombiakiState()

    def prepare(self, state: ZombiakiState, settings: dict[str, Value]) -> None:
        self.put_settings(state, settings)

    def put_settings(self, duel: ZombiakiState, settings: Mapping[str, Value]) -> None:
        duel.barrier_row = int(str(settings["barrier_row"])) - 1
        duel.freeze_ends_early = settings["freeze_ends"] == "start"
        duel.dog_rows = int(str(settings["dog_rows"]))
        duel.wall_bars = settings["wall_start"] == "strong"
        duel.light_stops = settings["searchlight"] == "sight"
        duel.barrel_spares = settings["barrel"] == "object"
        duel.asks_all = bool(settings["asks_all"])

    def question(self, state: ZombiakiState, seat: int) -> tuple[str, Json]:
        return question(state, seat)

    # Views

    def view(self, state: ZombiakiState, seat: int | None) -> ZombiakiView:
        view = ZombiakiView()
        view.look(state, -1 if seat is None else seat)
        return view

    def show(self, view: ZombiakiView) -> Json:
        duel = view.board
        return {
            "seat": view.seat,
            "options": {
                "barrier_row": str(duel.barrier_row + 1),
                "freeze_ends": "start" if duel.freeze_ends_early else "end",
                "dog_rows": str(duel.dog_rows),
                "wall_start": "strong" if duel.wall_bars else "any",
                "searchlight": "sight" if duel.light_stops else "lane",
                "barrel": "object" if duel.barrel_spares else "unit",
                "asks_all": duel.asks_all,
            },
            **write_position(duel),
            "outlook": outlook(duel, view.seat) if view.seat >= 0 else {},
        }

    def read_view(self, shown: Json) -> ZombiakiView:
        view = ZombiakiView()
        view.seat = shown["seat"]
        duel = read_position(shown)
        self.put_settings(duel, shown["options"])
        view.board.copy_from(duel)
        return view

    # Positions

    def position(self, state: ZombiakiState) -> Json:
        return write_position(state)

    def from_position(self, seats: int, settings: dict[str, Value], position: Json) -> ZombiakiState:
        duel = place_position(position)
        self.put_settings(duel, settings)
        return duel

    def check(self, state: ZombiakiState) -> None:
        check_table(state)

    def refusal(self, view: ZombiakiView, pick: str) -> Refused:
        return why_refused(view.board, view.seat, pick)

    def waived(self, view: ZombiakiView, stance: str) -> str:
        return waived(view, stance)

    def bound(self, seats: int, settings: Mapping[str, Value]) -> int:
        """Each turn has at most 10 picks besides cards (hold, two dogs, discard, end); each card has at most 8."""
        return ZOMBIE_TURNS * 2 * 10 + 80 * 8 + 3 * 2


GAME = Zombiaki()
