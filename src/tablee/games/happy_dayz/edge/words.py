"""Names used in JSON: cards and Factions by their names in this round's deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tablee.core.bits import contains
from tablee.core.codings import Coding, Copies, Flagged, OneOf, SeatOf, SomeOf, Span
from tablee.core.kinds import Kind, Seat, Unreadable
from tablee.games.happy_dayz.cards import (
    DECK,
    FACTIONS,
    FIRST_VAN,
    MOST_SEATS,
    NEIGHBOURS,
    VALUES,
    VANS,
    VERSIONS,
    ZOMBIES,
)

if TYPE_CHECKING:
    from tablee.core.state import State
    from tablee.games.happy_dayz.state import Board

EDITIONS = ("final", "prototype")
STEPS = {
    1: "transfer",
    2: "lead",
    3: "follow",
    4: "power",
    5: "next",
    6: "change",
    7: "drawn",
    20: "power-2",
    22: "change-2",
    36: "power-3",
    52: "power-4",
}
POWER_VERSIONS = (*VERSIONS, "prototype")
STEP_NUMBERS = {name: number for number, name in STEPS.items()}
PLACE_NAMES = (
    *(f"zone-{seat}" for seat in range(MOST_SEATS)),
    "reserve",
    *(f"hand-{seat}" for seat in range(MOST_SEATS)),
)
HIDDEN_NAME = "face-down"  # a card that is there, but hidden from this viewer
HIDDEN_CARD = -2
SLOT_LABELS = ("faction-1", "faction-2", "faction-3", "zombie")
CARD_LABELS = (
    *(f"{slot} {value + 1}" for slot in SLOT_LABELS[:-1] for value in range(VALUES)),
    *(f"zombie {value + 1}" for value in range(ZOMBIES)),
    "van",
)


def deck_names(state: State) -> list[str]:
    """Names of this round's 62 cards; Mini-vans are indistinguishable."""
    factions = cast("Board", state).factions
    names = [f"{FACTIONS[faction]}-{value + 1}" for faction in factions for value in range(VALUES)]
    return [*names, *(f"zombie-{value + 1}" for value in range(ZOMBIES)), *["van"] * VANS]


def slot_names(state: State) -> list[str]:
    """Names of the Factions in play, then the Zombies."""
    return [*(FACTIONS[faction] for faction in cast("Board", state).factions), "zombie"]


def slot_name(state: State, slot: int) -> str | None:
    return slot_names(state)[slot] if slot >= 0 else None


def laid_cards(state: State) -> int:
    """Mask of all cards that already have a place on the table."""
    found = 0
    t = cast("Board", state)
    for own in t.declared:
        if own.role == "table" and isinstance(own.kind, Cards):
            kept = getattr(t, own.name)
            found |= sum(kept) if own.of_seats else kept
    order = [*t.above[: t.above_count], *t.under[: t.under_count], t.encounter]
    if t.top() == STEP_NUMBERS["follow"]:
        order += t.cards
    return found | sum(1 << card for card in order if card >= 0)


def named_card(name: Any, state: State) -> int:
    """Return the card of this name; for "van", the first Mini-van without a place yet."""
    if name == "van":
        laid = laid_cards(state)
        free = [van for van in range(FIRST_VAN, DECK) if not contains(laid, van)]
        if not free:
            raise Unreadable
        return free[0]
    names = deck_names(state)
    if not isinstance(name, str) or name not in names:
        raise Unreadable
    return names.index(name)


class CardNumbers(Coding):
    """One number per card of this round's deck; the Mini-vans share the last."""

    span = Span(len(CARD_LABELS))

    def labels(self, seats: int) -> list[str]:
        return list(CARD_LABELS)

    def lines(self, value: str, at: str) -> list[str]:
        return [f"if {value} >= 0:", f"    out[{at} + min({value}, {FIRST_VAN})] = 1.0"]


CARDS_NUMBERS = Copies(
    [*((label, i, 1) for i, label in enumerate(CARD_LABELS[:-1])), (CARD_LABELS[-1], FIRST_VAN, VANS)]
)


class Card(Kind):
    """One card by name, or null; in a view it may be face down."""

    start = -1
    typescript = "string | null"

    def write(self, value: Any, state: State) -> str | None:
        if value == HIDDEN_CARD:
            return HIDDEN_NAME
        return None if value < 0 else deck_names(state)[value]

    def read(self, data: Any, state: State) -> int:
        return -1 if data is None else named_card(data, state)

    def describe(self) -> str:
        return "a card, or null"

    @property
    def coding(self) -> Coding:
        return CardNumbers()


class Cards(Kind):
    """A set of cards by name."""

    typescript = "string[]"

    def write(self, value: Any, state: State) -> list[str]:
        return [name for card, name in enumerate(deck_names(state)) if contains(value, card)]

    def read(self, data: Any, state: State) -> int:
        if not isinstance(data, list) or data.count("van") > VANS:
            raise Unreadable
        vans = [van for van in range(FIRST_VAN, DECK) if not contains(laid_cards(state), van)][: data.count("van")]
        cards = [*(named_card(name, state) for name in data if name != "van"), *vans]
        if len(set(cards)) != len(data):
            raise Unreadable
        return sum(1 << card for card in cards)

    def describe(self) -> str:
        return "a list of cards of this round's deck"

    @property
    def coding(self) -> Coding:
        return CARDS_NUMBERS


class Slot(Kind):
    """A Faction in play, or the Zombies."""

    typescript = "string"

    def write(self, value: int, state: State) -> str:
        return slot_names(state)[value]

    def read(self, data: Any, state: State) -> int:
        if data not in slot_names(state):
            raise Unreadable
        return slot_names(state).index(data)

    def describe(self) -> str:
        return "a Faction in play, or `zombie`"

    @property
    def coding(self) -> Coding:
        return OneOf(SLOT_LABELS)


class SlotSet(Kind):
    """A subset of the Factions in play and the Zombies."""

    typescript = "string[]"

    def write(self, value: Any, state: State) -> list[str]:
        return [name for slot, name in enumerate(slot_names(state)) if contains(value, slot)]

    def read(self, data: Any, state: State) -> int:
        names = slot_names(state)
        if not isinstance(data, list) or data != [name for name in names if name in data]:
            raise Unreadable
        return sum(1 << names.index(name) for name in data)

    def describe(self) -> str:
        return "a list of some of the Factions in play and `zombie`"

    @property
    def coding(self) -> Coding:
        return SomeOf(SLOT_LABELS)


class PowerName(Kind):
    """A Power card."""

    typescript = "string"

    @property
    def names(self) -> list[str]:
        from tablee.games.happy_dayz.effects.powers.table import POWER_NAMES

        return POWER_NAMES

    def write(self, value: int, state: State) -> str:
        return self.names[value]

    def read(self, data: Any, state: State) -> int:
        if data not in self.names:
            raise Unreadable
        return self.names.index(data)

    def describe(self) -> str:
        return "a power, as `faction-version`"


class Offer(PowerName):
    """The power drawn between rounds, or the Faction to bring in."""

    def write(self, value: Any, state: State) -> str:
        return super().write(value, state) if state.top() == STEP_NUMBERS["drawn"] else FACTIONS[value]

    def read(self, data: Any, state: State) -> int:
        if state.top() == STEP_NUMBERS["drawn"]:
            return super().read(data, state)
        if data not in FACTIONS:
            raise Unreadable
        return FACTIONS.index(data)

    def describe(self) -> str:
        return "a power or a Faction"


class SeatOrNone(Kind):
    """A seat, or -1."""

    def read(self, data: Any, state: State) -> int:
        return -1 if data == -1 and type(data) is int else Seat().read(data, state)

    def describe(self) -> str:
        return "a seat, or -1"

    @property
    def coding(self) -> Coding:
        return SeatOf()


class Way(Kind):
    """Left or right, stored as 1 or -1."""

    typescript = "string"

    def write(self, value: Any, state: State) -> str:
        return NEIGHBOURS[0 if value > 0 else 1]

    def read(self, data: Any, state: State) -> int:
        if data not in NEIGHBOURS:
            raise Unreadable
        return (1, -1)[NEIGHBOURS.index(data)]

    def describe(self) -> str:
        return "`left` or `right`"

    @property
    def coding(self) -> Coding:
        return LeftNumber()


class LeftNumber(Flagged):
    """1 for left."""

    def lines(self, value: str, at: str) -> list[str]:
        return super().lines(f"{value} > 0", at)
