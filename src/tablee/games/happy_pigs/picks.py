"""The fixed table of all picks: where each family of picks begins, and the text of each."""

from __future__ import annotations

from tablee.core.picks import Picks
from tablee.games.happy_pigs.cards import ACTIONS, BABY, BIG, FIELD_HEIGHT, FIELD_SUPPLY, FIELD_WIDTH, ITEMS, SIZES

# A kind of pig is 2 × size + vaccinated, everywhere.
KINDS = tuple(name for size in SIZES for name in (size, f"vaccinated-{size}"))
WARES = (*SIZES, *ITEMS, "field")
FIELDS = tuple(f"field-{n + 1}" for n in range(FIELD_SUPPLY))
CELLS = tuple(f"{'ABCDEFGH'[x]}{y + 1}" for x in range(FIELD_WIDTH) for y in range(FIELD_HEIGHT))  # down the columns

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
    "vaccinate": [f"vaccinate {size}" for size in SIZES],
    "vaccinate-fed": [f"vaccinate fed-{size}" for size in SIZES[BABY + 1 :]],
    "stop": ["stop"],
    "done": ["done"],
    "forfeit": [f"forfeit {size}" for size in SIZES],
    "arrange": [f"arrange {field}" for field in FIELDS],
    "lift": [f"lift {cell}" for cell in CELLS],
    "to": [f"to {field}" for field in FIELDS],
    "put": [f"put {cell}" for cell in CELLS],
    "put-upright": [f"put {cell} upright" for cell in CELLS],
}
VERBS = {
    "program": ("action", "neutral_action"),
    "buy": ("ware",),
    "overbuy": ("ware",),
    "feed": ("pig", "item"),
    "overfeed": ("pig",),
    "mate": ("item",),
    "sell": ("pig",),
    "vaccinate": ("pig",),
    "stop": (),
    "done": (),
    "forfeit": ("pig",),
    "arrange": ("field",),
    "lift": ("cell",),
    "to": ("field",),
    "put": ("cell", "turned"),
}
PICKS = Picks(VERBS, [text for family in FAMILIES.values() for text in family])


def first(family: str) -> int:
    """The number of the first pick of a family."""
    return PICKS.number(FAMILIES[family][0])
