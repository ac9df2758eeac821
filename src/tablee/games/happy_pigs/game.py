"""The edge of Happy Pigs: setup, questions, views, positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tablee.core.chance import Chance
from tablee.core.errors import BadInput, Refused
from tablee.core.event import Event
from tablee.core.fields import read_fields, write_fields
from tablee.core.game import Game, Json
from tablee.core.picks import Picks
from tablee.core.setting import Setting, Value
from tablee.games.happy_pigs.cards import cards
from tablee.games.happy_pigs.cards.picks import PICKS
from tablee.games.happy_pigs.edge.drawing import drawn
from tablee.games.happy_pigs.edge.invariants import check_table
from tablee.games.happy_pigs.edge.position import read_drawing, read_table
from tablee.games.happy_pigs.edge.questions import question
from tablee.games.happy_pigs.edge.refusals import refusal
from tablee.games.happy_pigs.edge.shown import SHOWN, market_json, next_season_json, season_json, table_json
from tablee.games.happy_pigs.edge.spelling import spelled
from tablee.games.happy_pigs.effects.rules import HappyPigsState
from tablee.games.happy_pigs.scoring import possessions
from tablee.games.happy_pigs.state.board import Board
from tablee.games.happy_pigs.view import HappyPigsView


class HappyPigs(Game[HappyPigsState, HappyPigsView]):
    """One year on the farm, for 2 to 6 seats."""

    name = "happy_pigs"
    most_seats = cards.MOST_SEATS
    minutes = 60
    all_may_lose = False
    rules_version = 2  # since version 2, Babies of the Mating season may be declined (HPG-A30)
    older_rules: ClassVar[Mapping[int, Mapping[str, Value]]] = {1: {"forced_births": True}}
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("foresight", False),
        Setting("open_programming", False),
        Setting("neutral_tiles", True),
        Setting("field", "8x6", tuple(cards.FIELD_WIDTHS)),
        Setting("straddle", False),
        Setting("strict_placement", False),
        Setting("by_hand", False),
        Setting("first_player", "random", ("random", *(f"seat-{n + 1}" for n in range(cards.MOST_SEATS)))),
        Setting("season_numbers", "reconstructed", ("reconstructed", "level")),
        Setting("season_effects", "reconstructed", ("reconstructed", "known")),
        Setting("forced_births", False, past=True),
    )
    groups: ClassVar = {"variants": ("foresight", "open_programming", "neutral_tiles", "by_hand", "straddle")}
    presets: ClassVar = {
        "first": {"foresight": True, "open_programming": True},
        "everything": {"foresight": True, "by_hand": True, "straddle": True},
    }
    picks: ClassVar[Picks] = PICKS
    shown = SHOWN

    def blank(self) -> HappyPigsState:
        return HappyPigsState()

    def read_settings(self, seats: int, given: Mapping[str, Any]) -> dict[str, Value]:
        chosen = super().read_settings(seats, given)
        first = chosen["first_player"]
        if first != "random" and int(str(first).removeprefix("seat-")) > seats:
            allowed = ", ".join(["random", *(f"seat-{n + 1}" for n in range(seats))])
            details = {"field": "first_player", "setting": "first_player", "value": first, "allowed": allowed}
            raise BadInput("setting-value", game=self.name, **details)
        return chosen

    def put_settings(self, state: Board, settings: dict[str, Value]) -> None:
        """Write the settings that change rules into the state."""
        for own in state.declared:
            if own.role == "setting" and own.key in settings:
                state.put_field(own.name, settings[own.key])
        state.width = cards.FIELD_WIDTHS[str(settings["field"])]
        state.level = settings["season_numbers"] == "level"
        state.known_only = settings["season_effects"] == "known"

    def prepare(self, state: HappyPigsState, settings: dict[str, Value]) -> None:
        self.put_settings(state, settings)
        state.lay_out(state.seats == 2 and bool(settings["neutral_tiles"]))
        named = str(settings["first_player"])
        state.first = -1 if named == "random" else int(named.removeprefix("seat-")) - 1
        state.drawing = drawn(state)

    def apply(
        self, state: HappyPigsState, seat: int, pick: int, chance: Chance, tell: list[Event] | None = None
    ) -> None:
        super().apply(state, seat, pick, chance, tell)
        state.drawing = drawn(state)

    def question(self, state: HappyPigsState, seat: int) -> tuple[str, Json]:
        return question(state, seat)

    def view(self, state: HappyPigsState, seat: int | None) -> HappyPigsView:
        view = HappyPigsView()
        view.look(state, -1 if seat is None else seat)
        view.board.drawing = drawn(state)
        return view

    def show(self, view: HappyPigsView) -> Json:
        table = view.board
        return {
            "seat": view.seat,
            "seats": table.seats,
            "options": write_fields(table, "setting"),
            "table": table_json(table),
            "market": market_json(table),
            "rounds_to_change": table.rounds_to_change(),
            "season": season_json(table),
            "next_season": next_season_json(table),
        }

    def read_view(self, shown: Json) -> HappyPigsView:
        view = HappyPigsView()
        view.seat = shown["seat"]
        view.board.seats = shown["seats"]
        read_fields(view.board, shown["options"], self.name, "setting")
        read_table(view.board, shown["table"])
        read_drawing(view.board, shown["table"])
        return view

    def position(self, state: HappyPigsState) -> Json:
        return table_json(state)

    def from_position(self, seats: int, settings: dict[str, Value], position: Json) -> HappyPigsState:
        state = HappyPigsState()
        state.seats = seats
        self.put_settings(state, settings)
        read_table(state, position)
        neutral = seats == 2 and bool(settings["neutral_tiles"])
        if neutral != (state.holder >= 0):
            raise BadInput("position-field", game=self.name, field="holder_seat", value=position.get("holder_seat"))
        check_table(state)
        read_drawing(state, position)
        return state

    def check(self, state: HappyPigsState) -> None:
        check_table(state)

    def refusal(self, view: HappyPigsView, pick: str) -> Refused:
        return refusal(view.board, view.seat, pick)

    def in_order(self, verb: str, options: list[str]) -> list[str]:
        """Order pigs to feed, sell or vaccinate: biggest first, and unvaccinated first within a size."""
        if verb not in {"feed", "mate", "sell", "vaccinate"}:
            return []
        plain = [one for one in options if one.partition(" ")[0] == verb and "item" not in PICKS.parse(one)[1]]
        return sorted(plain, key=lambda one: (-size_of(one), "vaccinated-" in one))

    def spelled(self, view: HappyPigsView, text: str) -> list[str]:
        return spelled(text)

    def bound(self, seats: int, settings: Mapping[str, Value]) -> int:
        """Assume that every purchase is a vaccine used later, and that every share is used one action at a time."""
        opening = seats * (2 * cards.OPENING_PURCHASES + 1)
        numbers = sum(4 * max(max(card.numbers) for card in cards.CARDS) for _ in range(cards.ROUNDS))
        turns = cards.ROUNDS * seats * 3 + seats * len(cards.SEASONS)
        by_hand = 4 * cards.MOVES_PER_ROUND * cards.ROUNDS * seats if settings.get("by_hand") else 0
        return opening + 2 * numbers + turns + by_hand

    def standing(self, state: HappyPigsState, seat: int) -> tuple[int, int]:
        """Rank by money; ties for first place by possessions sold in the tie-break (HPG-52, HPG-A16)."""
        money = state.money[seat]
        return money, possessions(state, seat) if money == max(state.money[: state.seats]) else 0


def size_of(pick: str) -> int:
    """Size of the pig that a pick names."""
    name = PICKS.parse(pick)[1].get("pig", "").rpartition("-")[2]
    return cards.SIZES.index(name) if name else 0


GAME = HappyPigs()
