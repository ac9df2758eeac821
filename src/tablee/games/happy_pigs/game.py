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
from tablee.core.state import State
from tablee.core.view import View
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


class HappyPigs(Game):
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
            details = {"field": "first_player", "option": "first_player", "value": first, "allowed": allowed}
            raise BadInput("option-value", game=self.name, **details)
        return chosen

    def settle_options(self, state: Board, options: dict[str, Value]) -> None:
        """Write the options that change rules into the state."""
        for own in state.declared:
            if own.role == "setting" and own.key in options:
                state.put_field(own.name, options[own.key])
        state.width = cards.FIELD_WIDTHS[str(options["field"])]
        state.level = options["season_numbers"] == "level"
        state.known_only = options["season_effects"] == "known"

    def start(self, state: State, options: dict[str, Value], chance: Chance) -> None:
        assert isinstance(state, HappyPigsState)
        self.settle_options(state, options)
        named = str(options["first_player"])
        first = -1 if named == "random" else int(named.removeprefix("seat-")) - 1
        state.begin(first, state.seats == 2 and bool(options["neutral_tiles"]), chance)
        state.drawing = drawn(state)

    def apply(self, state: State, seat: int, pick: int, chance: Chance, tell: list[Event] | None = None) -> None:
        super().apply(state, seat, pick, chance, tell)
        assert isinstance(state, Board)
        state.drawing = drawn(state)

    def question(self, state: State, seat: int) -> tuple[str, Json]:
        assert isinstance(state, Board)
        return question(state, seat)

    def view(self, state: State, seat: int | None) -> HappyPigsView:
        assert isinstance(state, Board)
        view = HappyPigsView()
        view.look(state, -1 if seat is None else seat)
        view.board.drawing = drawn(state)
        return view

    def show(self, view: View) -> Json:
        assert isinstance(view, HappyPigsView)
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

    def position(self, state: State) -> Json:
        assert isinstance(state, Board)
        return table_json(state)

    def from_position(self, seats: int, options: dict[str, Value], position: Json) -> HappyPigsState:
        state = HappyPigsState()
        state.seats = seats
        self.settle_options(state, options)
        read_table(state, position)
        neutral = seats == 2 and bool(options["neutral_tiles"])
        if neutral != (state.holder >= 0):
            raise BadInput("position-field", game=self.name, field="holder_seat", value=position.get("holder_seat"))
        check_table(state)
        read_drawing(state, position)
        return state

    def check(self, state: State) -> None:
        assert isinstance(state, Board)
        check_table(state)

    def refusal(self, view: View, pick: str) -> Refused:
        assert isinstance(view, HappyPigsView)
        return refusal(view.board, view.seat, pick)

    def in_order(self, verb: str, options: list[str]) -> list[str]:
        """Order pigs to feed, sell or vaccinate: biggest first, and unvaccinated first within a size."""
        if verb not in {"feed", "mate", "sell", "vaccinate"}:
            return []
        plain = [one for one in options if one.partition(" ")[0] == verb and "item" not in PICKS.parse(one)[1]]
        return sorted(plain, key=lambda one: (-size_of(one), "vaccinated-" in one))

    def spelled(self, view: View, text: str) -> list[str]:
        return spelled(text)

    def bound(self, seats: int, options: Mapping[str, Value]) -> int:
        """Assume that every purchase is a vaccine used later, and that every share is used one action at a time."""
        opening = seats * (2 * cards.OPENING_PURCHASES + 1)
        numbers = sum(4 * max(max(card.numbers) for card in cards.CARDS) for _ in range(cards.ROUNDS))
        turns = cards.ROUNDS * seats * 3 + seats * len(cards.SEASONS)
        by_hand = 4 * cards.MOVES_PER_ROUND * cards.ROUNDS * seats if options.get("by_hand") else 0
        return opening + 2 * numbers + turns + by_hand

    def ranking(self, state: State) -> list[list[int]]:
        """Rank by money; ties for first place by possessions sold in the tie-break (HPG-52, HPG-A16)."""
        assert isinstance(state, Board)
        most = max(state.money[: state.seats])

        def worth(seat: int) -> tuple[int, int]:
            money = state.money[seat]
            return money, possessions(state, seat) if money == most else 0

        places = sorted({worth(seat) for seat in range(state.seats)}, reverse=True)
        return [[seat for seat in range(state.seats) if worth(seat) == place] for place in places]


def size_of(pick: str) -> int:
    """Size of the pig that a pick names."""
    name = PICKS.parse(pick)[1].get("pig", "").rpartition("-")[2]
    return cards.SIZES.index(name) if name else 0


GAME = HappyPigs()
