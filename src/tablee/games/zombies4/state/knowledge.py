"""What each seat knows of the hidden cards, kept as sets: which cards may be where, for all it has seen.

`may[who * 7 + place]`: places 0..5 are hands, 6 is the draw pile; who 6 is a spectator. A seat's own cards and all
cards lying open are in none of its sets. Copies of a kind look alike: who knew of one copy and sees another one played
cannot tell them apart, and `shown` sees to it that the sets do not either.
"""

from __future__ import annotations

from tablee.core.bits import contains, lowest, nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.hot import Mask
from tablee.games.zombies4.cards.tables import CARD_BIT, CARD_KIND, COPIES
from tablee.games.zombies4.state.board import PILE_PLACE, Board

WATCHER = 6
PLACES = 7
MIXES = 4  # exchanges tried per card when a constrained deal is mixed


def hidden_from(s: Board, who: int) -> Mask:
    """The cards this seat does not see: the draw pile and the other hands."""
    cards = s.draw
    for seat in range(s.seats):
        if seat != who:
            cards |= s.hand[seat]
    return cards


def forget(s: Board, who: int) -> None:
    """Let a seat know nothing but what it holds: every hidden card may be in every place."""
    hidden = hidden_from(s, who)
    for place in range(PLACES):
        elsewhere = place != who and (place < s.seats or place == PILE_PLACE)
        s.may[who * PLACES + place] = hidden if elsewhere or (who == WATCHER and place == PILE_PLACE) else 0


def forget_all(s: Board) -> None:
    for who in range(PLACES):
        if who < s.seats or who == WATCHER:
            forget(s, who)


def clear(s: Board, who: int, card: int) -> None:
    """The card is hidden from this seat no more."""
    for place in range(PLACES):
        s.may[who * PLACES + place] &= ~CARD_BIT[card]


def drawn(s: Board, seat: int, card: int) -> None:
    """A seat has taken a card from the draw pile into its hand."""
    for who in range(PLACES):
        if who == seat:
            clear(s, who, card)
        else:
            s.may[who * PLACES + seat] |= s.may[who * PLACES + PILE_PLACE]


def reshuffled(s: Board) -> None:
    """The discards, known to all, have become the draw pile."""
    for who in range(PLACES):
        s.may[who * PLACES + PILE_PLACE] = s.draw


def shown(s: Board, card: int, place: int) -> None:
    """A hidden card of this place is now open to all."""
    for who in range(PLACES):
        if who == place and place != PILE_PLACE:
            continue
        alike = COPIES[CARD_KIND[card]] & s.may[who * PLACES + place]
        sure = sure_copy(s, who, alike, place)
        if sure >= 0:
            exchange(s, who, sure, card)
        else:
            blur(s, who, alike)
        clear(s, who, card)


def sure_copy(s: Board, who: int, copies: Mask, place: int) -> int:
    """A copy that this seat knows to be in this place, -1 none."""
    for at in range(PLACES):
        if at != place:
            copies &= ~s.may[who * PLACES + at]
    return lowest(copies) if copies else -1


def exchange(s: Board, who: int, one: int, other: int) -> None:
    """Exchange what a seat knows of two copies."""
    for place in range(who * PLACES, who * PLACES + PLACES):
        here = s.may[place] & CARD_BIT[one]
        there = s.may[place] & CARD_BIT[other]
        if (here != 0) != (there != 0):
            s.may[place] ^= CARD_BIT[one] | CARD_BIT[other]


def blur(s: Board, who: int, copies: Mask) -> None:
    """Nobody can tell which of these copies was shown: each may be wherever one of them may be."""
    for place in range(who * PLACES, who * PLACES + PLACES):
        if s.may[place] & copies:
            s.may[place] |= copies


def looked(s: Board, who: int, place: int) -> None:
    """A seat has looked at all cards of a hand or of the draw pile."""
    cards = s.draw if place == PILE_PLACE else s.hand[place]
    for at in range(who * PLACES, who * PLACES + PLACES):
        s.may[at] &= ~cards
    s.may[who * PLACES + place] = cards


def taken(s: Board, thief: int, victim: int, card: int) -> None:
    """A card went from one hand to another, seen only by the two."""
    for who in range(PLACES):
        if who == thief:
            clear(s, who, card)
        elif who == victim:
            s.may[who * PLACES + thief] |= CARD_BIT[card]
        else:
            s.may[who * PLACES + thief] |= s.may[who * PLACES + victim]


# Dealing the hidden cards so that one seat cannot tell the deal from the true one


def deal_hidden(s: Board, who: int, sizes: list[int], chance: Chance) -> None:
    """Give each place its number of cards, as the knowledge of this seat allows."""
    cards = 0
    for place in range(PLACES):
        cards |= s.may[who * PLACES + place]
    if is_free(s, who, sizes, cards):
        deal_freely(s, who, sizes, cards, chance)
    else:
        deal_bound(s, who, sizes, cards, chance)


def is_free(s: Board, who: int, sizes: list[int], cards: Mask) -> bool:
    """Every hidden card may be in every place that holds any; one's own hand is not hidden."""
    for place in range(PLACES):
        if place != who and sizes[place] and s.may[who * PLACES + place] != cards:
            return False
    return True


def deal_freely(s: Board, who: int, sizes: list[int], cards: Mask, chance: Chance) -> None:
    for seat in range(s.seats):
        for _ in range(sizes[seat] if seat != who else 0):
            card = CARD_BIT[nth_bit(cards, chance.below(popcount(cards)))]
            s.hand[seat] |= card
            cards ^= card
    s.draw = cards


def deal_bound(s: Board, who: int, sizes: list[int], cards: Mask, chance: Chance) -> None:
    """Place the most constrained cards first, then mix by allowed exchanges."""
    piles = [0] * 7
    room = [0] * 7
    order = [0] * 50
    for place in range(PLACES):
        room[place] = sizes[place]
    n = sort_by_freedom(s, who, cards, order, chance)
    for i in range(n):
        if not put(order[i], places_for(s, who, order[i]), piles, room, chance):
            make_room(s, who, order[i], piles, room)
    for _ in range(n * MIXES):
        one = order[chance.below(n)]
        trade(s, who, piles, one, order[chance.below(n)])
    for seat in range(s.seats):
        s.hand[seat] |= piles[seat]
    s.draw = piles[PILE_PLACE]


def sort_by_freedom(s: Board, who: int, cards: Mask, order: list[int], chance: Chance) -> int:
    """Write the cards in random order, those with the fewest places first; answers how many."""
    n = 0
    for wanted in range(1, PLACES + 1):
        start = n
        left = cards
        while left:
            card = lowest(left)
            left &= left - 1
            count = 0
            for place in range(PLACES):
                if s.may[who * PLACES + place] & CARD_BIT[card]:
                    count += 1
            if count == wanted:
                order[n] = card
                n += 1
        for i in range(n - 1, start, -1):
            j = start + chance.below(i - start + 1)
            card = order[i]
            order[i] = order[j]
            order[j] = card
    return n


def places_for(s: Board, who: int, card: int) -> int:
    """Mask of the places this card may be in."""
    places = 0
    for place in range(PLACES):
        if s.may[who * PLACES + place] & CARD_BIT[card]:
            places |= 1 << place
    return places


def put(card: int, places: int, piles: list[Mask], room: list[int], chance: Chance) -> bool:
    """Put a card into an allowed place with room, chosen by room; whether there was any."""
    total = 0
    for place in range(PLACES):
        if contains(places, place):
            total += room[place]
    if total == 0:
        return False
    drawn_room = chance.below(total)
    for place in range(PLACES):
        if contains(places, place):
            drawn_room -= room[place]
            if drawn_room < 0:
                piles[place] |= CARD_BIT[card]
                room[place] -= 1
                return True
    return False


def make_room(s: Board, who: int, card: int, piles: list[Mask], room: list[int]) -> None:
    """Move cards along a chain of places from one this card may be in to one with room."""
    queue = [0] * 7
    before = [0] * 7
    mover = [0] * 7
    seen = 0
    head = 0
    tail = 0
    for place in range(PLACES):
        if s.may[who * PLACES + place] & CARD_BIT[card]:
            queue[tail] = place
            before[place] = -1
            tail += 1
            seen |= 1 << place
    while head < tail:
        place = queue[head]
        head += 1
        for target in range(PLACES):
            movable = piles[place] & s.may[who * PLACES + target]
            if contains(seen, target) or not movable:
                continue
            seen |= 1 << target
            before[target] = place
            mover[target] = lowest(movable)
            if room[target] > 0:
                shift(card, target, piles, before, mover)
                room[target] -= 1
                return
            queue[tail] = target
            tail += 1


def shift(card: int, target: int, piles: list[Mask], before: list[int], mover: list[int]) -> None:
    """Carry out the chain that ends at `target` and put the card at its beginning."""
    while before[target] >= 0:
        piles[before[target]] ^= CARD_BIT[mover[target]]
        piles[target] |= CARD_BIT[mover[target]]
        target = before[target]
    piles[target] |= CARD_BIT[card]


def trade(s: Board, who: int, piles: list[Mask], one: int, other: int) -> None:
    """Exchange two cards if each may be where the other is."""
    here = place_of(piles, one)
    there = place_of(piles, other)
    if here == there or here < 0 or there < 0:
        return
    if s.may[who * PLACES + there] & CARD_BIT[one] and s.may[who * PLACES + here] & CARD_BIT[other]:
        both = CARD_BIT[one] | CARD_BIT[other]
        piles[here] ^= both
        piles[there] ^= both


def place_of(piles: list[Mask], card: int) -> int:
    for place in range(PLACES):
        if piles[place] & CARD_BIT[card]:
            return place
    return -1
