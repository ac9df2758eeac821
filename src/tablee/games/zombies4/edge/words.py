"""Names used in JSON for sets of cards and tiles: the name of the kind, once per copy."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tablee.core.bits import contains, members
from tablee.core.codings import Coding, Copies
from tablee.core.kinds import Kind, Unreadable, listing
from tablee.games.zombies4.cards.cards import CARD_COUNT, CARDS, KIND_OF
from tablee.games.zombies4.cards.tiles import TILES

if TYPE_CHECKING:
    from tablee.core.state import State

DOGS = 100  # in the box
NO_PLACE = 127  # in a step of the agenda: not chosen yet
TOKENS = ("", "heart", "bullet")
PASSES = ("", "turn", "event")
TILE_IDS = tuple(tile.id for tile in TILES)
KIND_COPIES = [sum(1 << card for card, its in enumerate(KIND_OF) if its == kind) for kind in range(len(CARDS))]
TILE_OF = tuple(kind for kind, tile in enumerate(TILES) for _ in range(tile.copies))


def names(cards: int) -> list[str]:
    """Names of a set of cards, in the order of their kinds."""
    return [CARDS[KIND_OF[card]].id for card in members(cards)]


def tiles_of(pile: int) -> list[str]:
    """Names of the tiles not yet drawn."""
    return [TILES[kind].id for tile, kind in enumerate(TILE_OF) if contains(pile, tile)]


class Cards(Kind):
    """A set of cards; when read, each name takes the first copy that no other set of the state has."""

    typescript = "string[]"

    def write(self, value: Any, state: State) -> list[str]:
        return names(value)

    def read(self, data: Any, state: State) -> int:
        if not isinstance(data, list) or not all(isinstance(name, str) for name in data):
            raise Unreadable
        return take_cards(data, taken_cards(state))

    def describe(self) -> str:
        return "a list of card names: " + listing([card.id for card in CARDS])

    @property
    def coding(self) -> Coding:
        return Copies([(card.id, KIND_OF.index(kind), card.copies) for kind, card in enumerate(CARDS)])


def taken_cards(state: State) -> int:
    """Mask of all cards that are in one of the state's sets."""
    taken = 0
    for own in state.declared:
        if isinstance(own.kind, Cards):
            kept = getattr(state, own.name)
            for cards in kept if own.of_seats else [kept]:
                taken |= cards
    return taken


def take_cards(names: list[str], taken: int) -> int:
    """Take the first free copy for each name; raise Unreadable if there is none."""
    found = 0
    for name in names:
        copies = (card for card in range(CARD_COUNT) if CARDS[KIND_OF[card]].id == name)
        card = next((card for card in copies if not contains(taken | found, card)), -1)
        if card < 0:
            raise Unreadable
        found |= 1 << card
    return found


class TilePile(Kind):
    """Tiles by name; copies of a kind leave the pile lowest first."""

    typescript = "string[]"

    def write(self, value: Any, state: State) -> list[str]:
        return tiles_of(value)

    def read(self, data: Any, state: State) -> int:
        if not isinstance(data, list) or not all(isinstance(name, str) for name in data):
            raise Unreadable
        counts = Counter(data)
        pile = 0
        for tile in range(len(TILE_OF) - 1, -1, -1):
            name = TILES[TILE_OF[tile]].id
            if counts[name] > 0:
                counts[name] -= 1
                pile |= 1 << tile
        if counts.total():
            raise Unreadable
        return pile

    def describe(self) -> str:
        return "a list of tile names: " + listing(TILE_IDS)

    @property
    def coding(self) -> Coding:
        return Copies([(tile.id, TILE_OF.index(kind), tile.copies) for kind, tile in enumerate(TILES)])
