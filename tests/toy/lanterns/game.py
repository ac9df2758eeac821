"""The edge of Lanterns: setup, questions, views, positions and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.core.bits import popcount
from tablee.core.chance import Chance
from tablee.core.errors import BadInput, Refused
from tablee.core.game import Game, Json
from tablee.core.option import Value
from tablee.core.picks import Picks
from tablee.core.state import State
from tablee.core.view import View
from tests.toy.lanterns.state import CARDS, HAND, NONE, Lanterns, LanternsView


def values(mask: int) -> list[int]:
    return [bit + 1 for bit in range(CARDS) if (mask >> bit) & 1]


def mask(cards: list[int]) -> int:
    return sum(1 << (card - 1) for card in cards)


class LanternsGame(Game):
    """Three rounds of sealed lanterns."""

    name = "lanterns"
    most_seats = 3
    minutes = 2
    picks: ClassVar[Picks] = Picks({"lay": ("card",)}, [f"lay {value}" for value in range(1, CARDS + 1)])

    def blank(self) -> Lanterns:
        return Lanterns()

    def start(self, state: State, options: dict[str, Value], chance: Chance) -> None:
        assert isinstance(state, Lanterns)
        state.deal(chance)

    def question(self, state: State, seat: int) -> tuple[str, Json]:
        return "lay", {}

    def view(self, state: State, seat: int | None) -> LanternsView:
        assert isinstance(state, Lanterns)
        view = LanternsView()
        view.seat = -1 if seat is None else seat
        view.table.copy_from(state)
        view.hand_size = popcount(state.hands[0])
        view.unseen = state.deck
        view.table.deck = 0
        for other in range(state.seats):
            if other != view.seat:
                view.unseen |= state.hands[other]
                view.table.hands[other] = 0
                view.table.laid[other] = NONE
        return view

    def show(self, view: View) -> Json:
        assert isinstance(view, LanternsView)
        table = view.table
        return {
            "seat": view.seat,
            "seats": table.seats,
            "hand": values(table.hands[view.seat]) if view.seat >= 0 else [],
            "laid": table.laid[view.seat] + 1 if view.seat >= 0 else 0,
            "hand_size": view.hand_size,
            "unseen": values(view.unseen),
            "points": table.points[: table.seats],
            "chosen": [seat for seat in range(table.seats) if (table.sealed >> seat) & 1],
        }

    def read_view(self, shown: Json) -> LanternsView:
        view = LanternsView()
        view.seat, view.hand_size, view.unseen = shown["seat"], shown["hand_size"], mask(shown["unseen"])
        table = view.table
        table.seats = shown["seats"]
        table.points[: table.seats] = shown["points"]
        if view.seat >= 0:
            table.hands[view.seat] = mask(shown["hand"])
            table.laid[view.seat] = shown["laid"] - 1
        self.ask(table, shown["chosen"], view.hand_size)
        return view

    def ask(self, state: Lanterns, chosen: list[int], hand_size: int) -> None:
        """Put the frame as it was: who is asked, who has answered."""
        if not hand_size:
            return
        state.ask_all((1 << state.seats) - 1)
        for seat in chosen:
            state.seal(seat)

    def position(self, state: State) -> Json:
        assert isinstance(state, Lanterns)
        return {
            "hands": [values(hand) for hand in state.hands[: state.seats]],
            "laid": [card + 1 for card in state.laid[: state.seats]],
            "points": state.points[: state.seats],
            "deck": values(state.deck),
        }

    def place(self, seats: int, options: dict[str, Value], position: Json) -> Lanterns:
        state = Lanterns()
        state.seats = seats
        for field in ("hands", "laid", "points"):
            if not isinstance(position.get(field), list) or len(position[field]) != seats:
                raise BadInput("position-field", game=self.name, field=field, value=str(position.get(field))[:40])
        state.hands[:seats] = [mask(hand) for hand in position["hands"]]
        state.laid[:seats] = [card - 1 for card in position["laid"]]
        state.points[:seats] = position["points"]
        state.deck = mask(position["deck"])
        chosen = [seat for seat in range(seats) if state.laid[seat] != NONE]
        self.ask(state, chosen, popcount(state.hands[0]))
        return state

    def check(self, state: State) -> None:
        assert isinstance(state, Lanterns)
        piles = [*state.hands, state.deck]
        rounds = HAND - popcount(state.hands[0])
        if sum(map(popcount, piles)) != CARDS - rounds * (state.seats + 1) or sum(piles) >= 1 << CARDS:
            raise BadInput("position-invariant", game=self.name, field="hands", detail="a card is missing or twice")

    def refusal(self, view: View, pick: str) -> Refused:
        return Refused("not-held", "LAN-2", game=self.name)

    def bound(self, seats: int, options: Mapping[str, Value]) -> int:
        return seats * HAND


GAME = LanternsGame()
