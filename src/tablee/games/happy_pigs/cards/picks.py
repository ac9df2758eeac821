"""The table of all picks: the first number of each family, and all texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tablee.core.kinds import Kind, Unreadable
from tablee.core.picks import Picks
from tablee.games.happy_pigs.cards.cards import (
    ACTIONS,
    BABY,
    BIG,
    FIELD_HEIGHT,
    FIELD_SUPPLY,
    ITEMS,
    MOST_PAIRS,
    SIZES,
    WIDEST_FIELD,
)

if TYPE_CHECKING:
    from tablee.core.state import State

# Everywhere, a kind of pig is 2 × size + vaccinated.
KINDS = tuple(name for size in SIZES for name in (size, f"vaccinated-{size}"))
WARES = (*SIZES, *ITEMS, "field")
FIELDS = tuple(f"field-{n + 1}" for n in range(FIELD_SUPPLY - 1))  # another seat has the twentieth
# Cells that can be the top left corner of a pig, column by column; the lowest row only for a wide one.
CORNERS = tuple(f"{'ABCDEFGHIJKL'[x]}{y + 1}" for x in range(WIDEST_FIELD) for y in range(FIELD_HEIGHT - 1))
UPRIGHT_CORNERS = tuple(cell for cell in CORNERS if int(cell[1]) <= FIELD_HEIGHT - 2)

FAMILIES = {
    "program": [f"program {action}" for action in ACTIONS],
    "program-both": [f"program {action} {neutral}" for action in ACTIONS for neutral in ACTIONS],
    "buy": [f"buy {ware}" for ware in WARES],
    "overbuy": [f"overbuy {size}" for size in SIZES],
    "feed": [f"feed {kind}" for kind in KINDS[: 2 * BIG]],
    "supplement": [f"feed {kind} supplement" for kind in KINDS[: 2 * (BIG - 1)]],
    "overfeed": [f"overfeed {kind}" for kind in KINDS[: 2 * BIG]],
    "mate": ["mate", "mate amulet"],
    "sell": [f"sell {kind}" for kind in KINDS],
    "take": [f"take {n}" for n in range(MOST_PAIRS + 1)],
    "vaccinate": [f"vaccinate {size}" for size in SIZES],
    "vaccinate-fed": [f"vaccinate fed-{size}" for size in SIZES[BABY + 1 :]],
    "stop": ["stop"],
    "done": ["done"],
    "arrange": [f"arrange {field}" for field in FIELDS],
    "lift": [f"lift {cell}" for cell in CORNERS],
    "to": [f"to {field}" for field in FIELDS],
    "put": [f"put {cell}" for cell in CORNERS],
    "put-upright": [f"put {cell} upright" for cell in UPRIGHT_CORNERS],
    "tidy": ["tidy"],
}
VERBS = {
    "program": ("action", "neutral_action"),
    "buy": ("ware",),
    "overbuy": ("ware",),
    "feed": ("pig", "item"),
    "overfeed": ("pig",),
    "mate": ("item",),
    "sell": ("pig",),
    "take": ("count",),
    "vaccinate": ("pig",),
    "stop": (),
    "done": (),
    "arrange": ("field",),
    "lift": ("cell",),
    "to": ("field",),
    "put": ("cell", "turned"),
    "tidy": (),
}
CLAUSES = {
    "program": "HPG-16", "buy": "HPG-29", "overbuy": "HPG-A4", "feed": "HPG-24", "overfeed": "HPG-A2", "mate": "HPG-27",
    "sell": "HPG-26", "take": "HPG-20", "vaccinate": "HPG-46", "stop": "HPG-38", "done": "HPG-44",
    **dict.fromkeys(("arrange", "lift", "to", "put", "tidy"), "HPG-A31"),
}  # fmt: skip
PICKS = Picks(VERBS, [text for family in FAMILIES.values() for text in family], CLAUSES)


def first(family: str) -> int:
    """Number of the first pick of a family."""
    return PICKS.number(FAMILIES[family][0])


class Hand(NamedTuple):
    """A hand's choices so far, -1 if not made: a field, the corner of a pig in it, the field to put it in."""

    field: int = -1
    cell: int = -1
    target: int = -1

    @property
    def code(self) -> int:
        """The choices encoded as an integer for the state; 0 for an idle hand."""
        return self.field + 1 + 32 * (self.cell + 1 + 64 * (self.target + 1))


def read_hand(code: int) -> Hand:
    rest, field = divmod(code, 32)
    target, cell = divmod(rest, 64)
    return Hand(field - 1, cell - 1, target - 1)


class HandWords(Kind):
    """A hand's choices as words: a field, a cell, a field."""

    typescript = "string[]"
    names = (FIELDS, CORNERS, FIELDS)

    def write(self, value: Any, state: State) -> list[str]:
        return [words[i] for words, i in zip(self.names, read_hand(value), strict=True) if i >= 0]

    def read(self, data: Any, state: State) -> int:
        if not isinstance(data, list) or len(data) > len(self.names):
            raise Unreadable
        known = list(zip(data, self.names, strict=False))
        if not all(word in words for word, words in known):
            raise Unreadable
        return Hand(*(words.index(word) for word, words in known)).code

    def describe(self) -> str:
        return "a list of up to three words: a field, a cell in it, and the field to move to"
