"""A table as readable JSON: the same words for positions and views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.game import Json
from tablee.games.happy_pigs import cards
from tablee.games.happy_pigs.cards import ACTIONS, CARDS, ITEMS, SEASONS, SIZES
from tablee.games.happy_pigs.drawing import drawn
from tablee.games.happy_pigs.ground import Layout, footprint
from tablee.games.happy_pigs.hand import read_hand
from tablee.games.happy_pigs.picks import CORNERS, FIELDS, KINDS, WARES

if TYPE_CHECKING:
    from tablee.games.happy_pigs.state import Table

PHASES = {1: "opening", 4: "program", 5: "program", 8: "act", 10: "season-change"}  # by step


def phase(s: Table) -> str:
    return PHASES[s.top() >> 3] if s.asked else "over"


def table_json(s: Table) -> Json:
    """Everything that lies on the table."""
    return {
        "phase": phase(s),
        "asked": [seat for seat in range(s.seats) if (s.asked >> seat) & 1],
        "round": s.round,
        "first_seat": s.first,
        "card": CARDS[s.card].id if s.card >= 0 else None,
        "next_card": CARDS[s.next_card].id if s.next_card >= 0 else None,
        "unseen": [card.id for i, card in enumerate(CARDS) if (s.unseen >> i) & 1],
        "holder_seat": s.holder if s.holder >= 0 else None,
        "neutral_action": ACTIONS[s.neutral] if s.neutral >= 0 else None,
        "left": s.left,
        "births": s.births,
        "fed": counts(KINDS, s.fed),
        "farms": [farm_json(s, seat) for seat in range(s.seats)],
    }


def farm_json(s: Table, seat: int) -> Json:
    action = s.programs[seat]
    return {
        "money": s.money[seat],
        "fields": s.fields[seat],
        "items": counts(ITEMS, s.items[3 * seat : 3 * seat + 3]),
        "pigs": counts(KINDS, s.pigs[8 * seat : 8 * seat + 8]),
        "action": ACTIONS[action] if action >= 0 else None,
        "share": s.shares[seat],
        "moves": s.moves[seat],
        "hand": hand_words(s.hand[seat]),
        "layout": layout_json(drawn(s).layouts[seat]),
    }


def counts(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    """Only what there is."""
    return {name: n for name, n in zip(names, numbers, strict=True) if n}


def hand_words(code: int) -> list[str]:
    """What a hand has chosen so far: field, cell, field."""
    hand = read_hand(code)
    names = [(FIELDS, hand.field), (CORNERS, hand.cell), (FIELDS, hand.target)]
    return [words[i] for words, i in names if i >= 0]


def layout_json(layout: Layout) -> list[Json]:
    """Each pig with its top left cell, counted through the row of all fields, its width and its height."""
    pigs = []
    for pig in layout:
        width, height = footprint(pig.size, pig.wide)
        pigs.append({"pig": KINDS[pig.kind], "x": pig.x, "y": pig.y, "w": width, "h": height})
    return pigs


def market_json(s: Table) -> Json:
    """What the market has, and its prices now; those of a field depend on who asks."""
    return {
        "pigs": dict(zip(SIZES, s.stock, strict=True)),
        "items": dict(zip(ITEMS, s.item_stock, strict=True)),
        "fields": s.field_stock,
        "prices": {ware: s.price(0, i) for i, ware in enumerate(WARES[:-1])},
        "field_prices": [s.price(seat, len(WARES) - 1) for seat in range(s.seats)],
        "sales": {size: s.sale(i) for i, size in enumerate(SIZES)},
        "printed": dict(zip(WARES[:-1], (*cards.PIG_PRICES, *[cards.ITEM_PRICE] * len(ITEMS)), strict=True)),
    }


def season_json(s: Table) -> Json | None:
    """The active season card: its numbers, and its effect if that counts."""
    if s.card < 0:
        return None
    return {
        "season": SEASONS[(s.round - 1) // cards.ROUNDS_PER_SEASON],
        "numbers": {action: s.number(i) for i, action in enumerate(ACTIONS)},
        "effect": CARDS[s.card].effect if s.effect() >= 0 else None,
        "known": CARDS[s.card].known,
    }


def next_season_json(s: Table) -> Json | None:
    """The card that foresight shows, as it will count (HPG-59)."""
    if s.next_card < 0:
        return None
    card = CARDS[s.next_card]
    counts_too = not s.known_only or card.known[4] != "R"
    numbers = cards.LEVEL_NUMBERS if s.level else card.numbers
    return {
        "season": card.season,
        "numbers": dict(zip(ACTIONS, numbers, strict=True)),
        "effect": card.effect if counts_too else None,
        "known": card.known,
    }
