"""States and views as readable JSON and back. Compiled only because it writes the table's arrays."""

from __future__ import annotations

from typing import Any

from tablee.core.hot import cold
from tablee.games.zombies4.agenda import is_open_card, kind_of_card, read_step, with_card, write_step
from tablee.games.zombies4.cards import CARDS, KIND_OF, KINDS
from tablee.games.zombies4.knowledge import forget
from tablee.games.zombies4.picks import SQUARE_NAMES
from tablee.games.zombies4.state import Table
from tablee.games.zombies4.tiles import TILES
from tablee.games.zombies4.view import Zombies4View

Json = dict[str, Any]
TOKENS = ("", "heart", "bullet")
PASSES = ("", "turn", "event")
TILE_NUMBERS = {tile.id: number for number, tile in enumerate(TILES)}
SQUARES = {name: number for number, name in enumerate(SQUARE_NAMES)}
PLACE_NAMES = ("seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "draw")
KIND_COPIES = [sum(1 << card for card in range(50) if KIND_OF[card] == kind) for kind in range(len(CARDS))]


def names(cards: int) -> list[str]:
    """A set of cards as the names of their kinds, in the order of the kinds."""
    return [CARDS[KIND_OF[card]].id for card in range(50) if (cards >> card) & 1]


def tiles_of(pile: int) -> list[str]:
    """Tiles not yet drawn, by name."""
    kinds = [kind for kind, tile in enumerate(TILES) for _ in range(tile.copies)]
    return [TILES[kinds[tile]].id for tile in range(30) if (pile >> tile) & 1]


# Writing


def write_map(s: Table) -> Json:
    """Tiles, dogs, human zombies and tokens; squares with nothing are left out."""
    squares = range(s.laid * 9)
    return {
        "tiles": [
            {"tile": TILES[s.kind[i]].id, "x": s.x[i], "y": s.y[i], "angle": 90 * s.rotation[i]} for i in range(s.laid)
        ],
        "dogs": {SQUARE_NAMES[i]: s.dogs[i] for i in squares if s.dogs[i]},
        "humans": {SQUARE_NAMES[i]: s.humans[i] for i in squares if s.humans[i]},
        "moved": {SQUARE_NAMES[i]: s.moved[i] for i in squares if s.moved[i]},
        "tokens": {SQUARE_NAMES[i]: TOKENS[s.token[i]] for i in squares if s.token[i]},
        "pile": tiles_of(s.pile),
        "pool": s.pool,
    }


def write_player(s: Table, seat: int) -> Json:
    """What everybody sees of a seat."""
    return {
        "square": SQUARE_NAMES[s.at[seat]] if s.at[seat] >= 0 else None,
        "halves": s.halves[seat],
        "bullets": s.bullets[seat],
        "trophies": s.trophies[seat],
        "human_trophies": s.human_trophies[seat],
        "front": names(s.front[seat]),
        "carded": bool(s.carded[seat]),
        "paged": bool(s.paged[seat]),
        "lost": s.lost[seat],
        "repellent": s.repel[seat],
        "fever": s.fever[seat],
    }


def write_clock(s: Table) -> Json:
    """Whose turn it is, what is to be done, and how it ended."""
    return {
        "active": s.active,
        "first": s.first,
        "round": s.round,
        "hours": s.hours,
        "attacked": [seat for seat in range(s.seats) if (s.attacked >> seat) & 1],
        "tried": bool(s.tried),
        "winner": s.winner if s.winner >= 0 else None,
        "dawn": bool(s.dawn),
        "agenda": [write_step(s.agenda[i]) for i in range(s.depth)],
        "discard": names(s.discard),
        "removed": names(s.removed),
    }


def write_knowledge(s: Table, who: int) -> list[Json]:
    """The hidden cards of a seat, grouped by where they may be for all it knows."""
    groups: dict[int, list[str]] = {}
    for card in range(50):
        mask = may_mask(s, who, card)
        if mask:
            groups.setdefault(mask, []).append(CARDS[KIND_OF[card]].id)
    return [{"may": places_of(mask), "cards": groups[mask]} for mask in sorted(groups)]


def may_mask(s: Table, who: int, card: int) -> int:
    """The places where a card may be for all this seat knows, as bits."""
    mask = 0
    for place in range(7):
        if (s.may[who * 7 + place] >> card) & 1:
            mask |= 1 << place
    return mask


def is_plain(s: Table, who: int) -> bool:
    """This seat knows nothing of the hidden cards but what it sees: each may be in any place."""
    plain = 0
    for seat in range(s.seats):
        if seat != who:
            plain |= s.hand[seat]
    plain |= s.draw
    for place in range(7):
        wanted = plain if place == 6 or (place < s.seats and place != who) else 0
        if s.may[who * 7 + place] != wanted:
            return False
    return True


def places_of(mask: int) -> list[str]:
    return [PLACE_NAMES[place] for place in range(7) if (mask >> place) & 1]


def write_truth(s: Table, who: int) -> list[Json]:
    """The same with where each card truly is, for positions."""
    groups: dict[tuple[int, int], list[str]] = {}
    for card in range(50):
        mask = may_mask(s, who, card)
        if mask:
            groups.setdefault((place_of(s, card), mask), []).append(CARDS[KIND_OF[card]].id)
    return [{"at": PLACE_NAMES[at], "may": places_of(mask), "cards": groups[at, mask]} for at, mask in sorted(groups)]


def place_of(s: Table, card: int) -> int:
    for seat in range(s.seats):
        if (s.hand[seat] >> card) & 1:
            return seat
    return 6


# Reading


class Deck:
    """The fifty cards while a position is read: each name takes one copy."""

    def __init__(self) -> None:
        self.left = (1 << 50) - 1

    def take(self, kinds: list[str]) -> int:
        """One card for each name; ValueError when there are not so many."""
        cards = 0
        for kind in kinds:
            copies = self.left & KIND_COPIES[KINDS[kind]]
            if not copies:
                raise ValueError(f"too many cards {kind}")
            card = copies & -copies
            self.left ^= card
            cards |= card
        return cards


def read_map(s: Table, shown: Json) -> None:
    """Tiles in order of laying, then what lies on them."""
    for tile in shown["tiles"]:
        kind = TILE_NUMBERS[tile["tile"]]
        s.lay_tile(kind, tile["angle"] // 90 % 4, tile["x"], tile["y"])
    for name, count in shown.get("dogs", {}).items():
        s.dogs[square_on(s, name)] = count
    for name, count in shown.get("humans", {}).items():
        s.humans[square_on(s, name)] = count
    for name, count in shown.get("moved", {}).items():
        s.moved[square_on(s, name)] = count
    for name, token in shown.get("tokens", {}).items():
        s.token[square_on(s, name)] = TOKENS.index(token)
    s.pile = read_pile(shown["pile"])


def square_on(s: Table, name: str) -> int:
    """A square of the map by its name; ValueError when there is none."""
    if name not in SQUARES or SQUARES[name] >= s.laid * 9:
        raise ValueError(f"no square {name} on this map")
    return SQUARES[name]


def read_pile(named: list[str]) -> int:
    """The named tiles as a mask; copies of a kind leave the pile lowest first."""
    pile, first = 0, 0
    for tile in TILES:
        count = named.count(tile.id)
        if count > tile.copies:
            raise ValueError(f"too many tiles {tile.id}")
        for i in range(tile.copies - count, tile.copies):
            pile |= 1 << (first + i)
        first += tile.copies
    return pile


def read_player(s: Table, seat: int, shown: Json, deck: Deck) -> None:
    square = shown.get("square", "T0.s")
    s.at[seat] = -1 if square is None else square_on(s, square)
    s.halves[seat] = shown.get("halves", 6)
    s.bullets[seat] = shown.get("bullets", 3)
    s.trophies[seat] = shown.get("trophies", 0)
    s.human_trophies[seat] = shown.get("human_trophies", 0)
    s.front[seat] = deck.take(shown.get("front", []))
    s.carded[seat] = shown.get("carded", False)
    s.paged[seat] = shown.get("paged", False)
    s.lost[seat] = shown.get("lost", 0)
    s.repel[seat] = shown.get("repellent", 0)
    s.fever[seat] = shown.get("fever", 0)


def read_clock(s: Table, shown: Json, deck: Deck) -> None:
    s.active = shown.get("active", 0)
    s.first = shown.get("first", 0)
    s.round = shown.get("round", 1)
    s.hours = shown.get("hours", 0)
    s.attacked = sum([1 << seat for seat in shown.get("attacked", [])])
    s.tried = shown.get("tried", False)
    winner = shown.get("winner")
    s.winner = -1 if winner is None else winner
    s.dawn = shown.get("dawn", False)
    s.discard = deck.take(shown.get("discard", []))
    s.removed = deck.take(shown.get("removed", []))
    for step in shown["agenda"]:
        number = read_step(step)
        if is_open_card(number):
            card = deck.take([CARDS[kind_of_card(number)].id])
            number = with_card(number, card.bit_length() - 1)
        s.push(number)


def read_hand(s: Table, seat: int, kinds: list[str], deck: Deck) -> None:
    s.hand[seat] = deck.take(kinds)


def read_passing(s: Table, seat: int, word: str) -> None:
    s.passing[seat] = PASSES.index(word)


def read_knowledge(s: Table, who: int, groups: list[Json], deck: Deck) -> None:
    """What a seat knows, for a view: the cards themselves are hidden, each group takes copies of its own."""
    for place in range(7):
        s.may[who * 7 + place] = 0
    for group in groups:
        cards = deck.take(group["cards"])
        for place in group["may"]:
            s.may[who * 7 + PLACE_NAMES.index(place)] |= cards


def read_truth(s: Table, who: int, groups: list[Json]) -> None:
    """What a seat knows, for a position: each group says where its cards truly are."""
    for place in range(7):
        s.may[who * 7 + place] = 0
    used = 0
    for group in groups:
        at = PLACE_NAMES.index(group["at"])
        for kind in group["cards"]:
            copies = (s.draw if at == 6 else s.hand[at]) & KIND_COPIES[KINDS[kind]] & ~used
            if not copies:
                raise ValueError(f"{kind} is not at {group['at']}")
            card = copies & -copies
            used |= card
            for place in group["may"]:
                s.may[who * 7 + PLACE_NAMES.index(place)] |= card


def know_nothing(s: Table, who: int) -> None:
    forget(s, who)


@cold
def set_sizes(view: Zombies4View, hands: list[int], draw: int) -> None:
    """How many cards are hidden where, for a view."""
    for seat in range(len(hands)):
        view.sizes[seat] = hands[seat]
    view.sizes[6] = draw
