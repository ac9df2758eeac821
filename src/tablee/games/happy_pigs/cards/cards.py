"""Pigs, items, fields, prices and the 24 season cards, all as data (HPG-2, HPG-31..33, HPG-61..85)."""

from __future__ import annotations

from typing import NamedTuple

ACTIONS = ("feed", "mate", "buy", "sell")
FEED, MATE, BUY, SELL = range(4)

SIZES = ("baby", "small", "medium", "big")
BABY, SMALL, MEDIUM, BIG = range(4)
PIG_PRICES = (3, 6, 10, 15)  # HPG-31
PIG_SUPPLY = (50, 48, 48, 50)
FOOTPRINTS = ((2, 2), (3, 2), (3, 3), (4, 3))  # in cells, longer side first; measured on pictures (found)

ITEMS = ("vaccine", "supplement", "amulet")
VACCINE, SUPPLEMENT, AMULET = range(3)
ITEM_PRICE = 1  # HPG-32
ITEM_SUPPLY = 25

FIELD_WIDTHS = {"6x6": 6, "8x6": 8, "12x6": 12}  # cells, per option: RECONSTRUCTED; packing.py covers only these
FIELD_WIDTH, FIELD_HEIGHT = FIELD_WIDTHS["8x6"], 6  # the default
WIDEST_FIELD = max(FIELD_WIDTHS.values())
FIELD_SUPPLY = 20
SECOND_FIELD_PRICE, FIELD_PRICE_STEP = 10, 5  # HPG-33

START_MONEY = 45
OPENING_PURCHASES = 5
SEASONS = ("spring", "summer", "autumn", "winter")
CARDS_PER_SEASON, ROUNDS_PER_SEASON = 6, 4
ROUNDS = len(SEASONS) * ROUNDS_PER_SEASON
MOST_SEATS = 6
MOST_PAIRS = (PIG_SUPPLY[MEDIUM] + PIG_SUPPLY[BIG]) // 2  # pairs of grown pigs on one farm
MOVES_PER_ROUND = 12  # limit on moves by hand per seat, so that a match ends


def field_price(owned: int) -> int:
    """Price of the next field for a seat that owns this many; the first one is free at setup (HPG-33)."""
    return SECOND_FIELD_PRICE + FIELD_PRICE_STEP * (owned - 1) if owned else 0


class Effect(NamedTuple):
    """Effect of a season card besides its four numbers: price changes (phase 4), gifts and income (phase 5)."""

    buy: tuple[int, int, int, int] = (0, 0, 0, 0)  # change of the buying price, by size
    sell: tuple[int, int, int, int] = (0, 0, 0, 0)  # change of the selling price, by size
    items: int = 0  # change of the price of an item
    income: tuple[int, int, int, int] = (0, 0, 0, 0)  # dollars per pig owned, by size
    per_pair: int = 0  # dollars for every two pigs owned
    pens: tuple[int, int] = (0, 0)  # (minimum number of pigs, dollars)
    show: tuple[int, int] = (0, 0)  # dollars for the most Big pigs: (alone, tied)
    babies: int = 0  # Babies for every pair of Medium or Big pigs (HPG-20)
    vaccines: int = 0  # free vaccines


EFFECTS = {
    "mating-season": Effect(babies=1),
    "special-offer": Effect(items=-1),
    "school-trip": Effect(income=(1, 1, 0, 0)),
    "livestock-fair": Effect(buy=(-1, -1, -1, -1)),
    "vets-round": Effect(vaccines=1),
    "full-pens-5": Effect(pens=(5, 4)),
    "full-pens-6": Effect(pens=(6, 5)),
    "rising-prices": Effect(buy=(1, 1, 1, 1), sell=(1, 1, 1, 1)),
    "pig-show": Effect(show=(8, 4)),
    "sausage-fest": Effect(sell=(0, 0, 0, 3)),
    "harvest-festival": Effect(income=(0, 0, 1, 1)),
    "bacon-festival": Effect(sell=(0, 0, 2, 2)),
    "christmas-demand": Effect(sell=(2, 2, 2, 2)),
    "winter-grant": Effect(per_pair=1),
}


LEVEL_NUMBERS = (8, 7, 8, 7)  # the numbers of every card under the option that replaces the reconstructed ones


class SeasonCard(NamedTuple):
    """One season card; `known` gives the source of feed, mate, buy, sell and the effect, in that order.

    S: in the rulebook (seed), F: found in a public source, I: inferred, R: reconstructed by us.
    """

    clause: str
    season: str
    effect: str
    numbers: tuple[int, int, int, int]
    known: str = "RRRRR"

    @property
    def id(self) -> str:
        return f"{self.season}-{self.effect}"


CARDS = (  # six per season, in the order of the seasons
    SeasonCard("HPG-61", "spring", "mating-season", (7, 8, 9, 6), "IIIIF"),
    SeasonCard("HPG-62", "spring", "special-offer", (8, 6, 10, 6)),
    SeasonCard("HPG-63", "spring", "school-trip", (8, 8, 8, 6)),
    SeasonCard("HPG-64", "spring", "livestock-fair", (7, 7, 10, 6)),
    SeasonCard("HPG-65", "spring", "vets-round", (8, 7, 9, 6)),
    SeasonCard("HPG-66", "spring", "full-pens-5", (9, 7, 8, 6)),
    SeasonCard("HPG-67", "summer", "mating-season", (8, 9, 7, 6), "SIRRS"),
    SeasonCard("HPG-68", "summer", "school-trip", (9, 8, 7, 6)),
    SeasonCard("HPG-69", "summer", "rising-prices", (7, 8, 7, 8)),
    SeasonCard("HPG-70", "summer", "pig-show", (8, 8, 6, 8)),
    SeasonCard("HPG-71", "summer", "special-offer", (8, 7, 9, 6), "FRFRR"),
    SeasonCard("HPG-72", "summer", "full-pens-6", (9, 8, 6, 7)),
    SeasonCard("HPG-73", "autumn", "sausage-fest", (8, 5, 6, 11), "FFFRR"),
    SeasonCard("HPG-74", "autumn", "pig-show", (9, 7, 7, 7)),
    SeasonCard("HPG-75", "autumn", "rising-prices", (9, 6, 7, 8)),
    SeasonCard("HPG-76", "autumn", "mating-season", (8, 7, 8, 7)),
    SeasonCard("HPG-77", "autumn", "vets-round", (8, 7, 9, 6)),
    SeasonCard("HPG-78", "autumn", "harvest-festival", (9, 6, 7, 8)),
    SeasonCard("HPG-79", "winter", "bacon-festival", (7, 5, 7, 11)),
    SeasonCard("HPG-80", "winter", "vets-round", (7, 6, 8, 9)),
    SeasonCard("HPG-81", "winter", "christmas-demand", (8, 6, 7, 9)),
    SeasonCard("HPG-82", "winter", "special-offer", (7, 6, 8, 9)),
    SeasonCard("HPG-83", "winter", "pig-show", (8, 6, 7, 9)),
    SeasonCard("HPG-84", "winter", "winter-grant", (7, 7, 7, 9)),
)
