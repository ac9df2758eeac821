"""The edge of Lanterns: how it starts, what it asks, why not, and its views and positions as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tablee.core.bits import popcount
from tablee.core.chance import Chance
from tablee.core.errors import BadInput, Refused
from tablee.core.game import Game, Json
from tablee.core.option import Option, Value
from tablee.core.picks import Picks
from tablee.core.state import State
from tablee.core.view import View
from tests.toy.lanterns.cards import ALL, CARDS, NONE, TEXTS
from tests.toy.lanterns.state import Lanterns
from tests.toy.lanterns.view import LanternsView

SHAPE = {  # of positions: every number is from 0 to 12
    "turned": 0, "keeper": [0], "sealed": [0], "points": [0], "laid": [0], "hands": [[0]], "spent": [[0]], "deck": [0], "winds": [0],
}  # fmt: skip


class LanternsGame(Game):
    """Three rounds of lanterns in the wind."""

    name = "lanterns"
    most_seats = 3
    minutes = 2
    options = (Option("hand", 3, low=2, high=3), Option("vane", default=True))
    picks: ClassVar[Picks] = Picks({"lay": ("card",), "vane": ("vane",)}, TEXTS)

    def blank(self) -> Lanterns:
        return Lanterns()

    def start(self, state: State, options: dict[str, Value], chance: Chance) -> None:
        assert isinstance(state, Lanterns)
        state.has_vane = bool(options["vane"])
        state.deal(int(str(options["hand"])), chance)

    def bound(self, seats: int, options: Mapping[str, Value]) -> int:
        return (seats + 1) * int(str(options["hand"]))

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

    # Views

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

    # Positions

    def position(self, state: State) -> Json:
        assert isinstance(state, Lanterns)
        return {
            "turned": int(state.turned),
            "keeper": [] if state.keeper == NONE else [state.keeper],
            "sealed": bits(state.sealed),
            "points": [state.points[seat] for seat in range(state.seats)],
            "laid": [state.laid[seat] + 1 for seat in range(state.seats)],
            "hands": [cards(state.hands[seat]) for seat in range(state.seats)],
            "spent": [cards(state.spent[seat]) for seat in range(state.seats)],
            "deck": cards(state.deck),
            "winds": cards(state.winds),
        }

    def place(self, seats: int, options: dict[str, Value], position: Json) -> Lanterns:
        for field, shape in SHAPE.items():
            if not fits(position.get(field), shape):
                raise self.wrong(field, position.get(field))
        state = self.blank()
        state.seats, state.has_vane = seats, bool(options["vane"])
        read(state, position, has_cards=any(position["hands"]))
        for field, value in self.position(state).items():
            if position[field] != value:  # a card twice, a seat too many: it would not be written so
                raise self.wrong(field, position[field])
        return state

    def wrong(self, field: str, value: Any) -> BadInput:
        return BadInput("position-field", game=self.name, field=field, value=str(value)[:40])

    def check(self, state: State) -> None:
        assert isinstance(state, Lanterns)
        hands, laid = state.hands[: state.seats], state.laid[: state.seats]
        sizes = {popcount(hand) for hand in hands}
        piles = [*hands, *state.spent[: state.seats], state.deck, state.winds]
        sound = {
            "hands": len(sizes) == 1 and sum(piles) == ALL and sum(map(popcount, piles)) == CARDS,
            "deck": popcount(state.deck) >= max(sizes),
            "laid": all(card == NONE or (hand >> card) & 1 for hand, card in zip(hands, laid, strict=True)),
            "sealed": bits(state.sealed) == [seat for seat, card in enumerate(laid) if card != NONE],
            "turned": state.has_vane or not state.turned,
            "keeper": state.keeper == NONE or (state.has_vane and state.keeper < state.seats and sizes != {0}),
        }
        for field, is_sound in sound.items():
            if not is_sound:
                detail = str(self.position(state)[field])
                raise BadInput("position-invariant", game=self.name, field=field, detail=detail)


def read(table: Lanterns, position: Json, has_cards: bool) -> None:
    """Put on the table what a position or a shown view says, and ask who was asked."""
    table.turned = bool(position["turned"])
    table.deck, table.winds = mask(position["deck"]), mask(position["winds"])
    for seat, hand, card in zip(range(table.seats), position["hands"], position["laid"], strict=False):
        table.put(seat, mask(hand), card - 1)
    for seat, spent, points in zip(range(table.seats), position["spent"], position["points"], strict=False):
        table.put_open(seat, mask(spent), points)
    if position["keeper"]:
        table.keeper = position["keeper"][0]
        table.ask(table.keeper)
    elif has_cards:
        table.ask_all((1 << table.seats) - 1)
        for seat in position["sealed"]:
            table.seal(seat)


def fits(value: Any, shape: Any) -> bool:
    """Whether a value is a small number, or a list, or a list of lists of them, as the shape is."""
    if isinstance(shape, list):
        return isinstance(value, list) and all(fits(one, shape[0]) for one in value)
    return type(value) is int and 0 <= value <= CARDS


def bits(number: int) -> list[int]:
    return [bit for bit in range(CARDS + 1) if (number >> bit) & 1]


def cards(pile: int) -> list[int]:
    return [bit + 1 for bit in bits(pile)]


def mask(pile: list[int]) -> int:
    return sum({1 << card for card in pile}) >> 1


GAME = LanternsGame()
