"""What each card does, one small function per card (ZTE-72..93)."""

from __future__ import annotations

from tablee.core.bits import lowest, popcount
from tablee.core.event import Event
from tablee.games.zombies4.cards.cards import CARDS
from tablee.games.zombies4.cards.picks import SQUARE_NAMES
from tablee.games.zombies4.cards.tables import (
    ALL_PAGES,
    AMULET,
    AT,
    BAD_ZOMBIE,
    CARD_BIT,
    CARD_KIND,
    CLAIR_WARLOCK,
    COPIES,
    DISCARD,
    FEVER,
    FRIENDS,
    FULLY_LOADED,
    HERE_DOGGIE,
    LOST,
    MAGIC_KEY,
    NEWSPAPER,
    PAGE_KINDS,
    PILE,
    PORTAL,
    REMOVE,
    REPELLENT,
    RETURN_TO_SENDER,
    SOMETHING,
    TAKE,
    TALK,
    TILE,
    TRANQUILIZER,
    TREES,
    TWIST,
)
from tablee.games.zombies4.decisions.card import purge_pile
from tablee.games.zombies4.decisions.playable import (
    can_herd_to,
    is_targeted,
    lasting,
    may_fly,
    pages_to_take,
    wooded_opponents,
)
from tablee.games.zombies4.effects.land import add_dogs, move_zombie
from tablee.games.zombies4.effects.pawn import collect_trophies, discard_card, retop, wake
from tablee.games.zombies4.effects.walk import send
from tablee.games.zombies4.state.board import PILE_PLACE, Board
from tablee.games.zombies4.state.knowledge import looked, shown, taken
from tablee.games.zombies4.state.steps import (
    HERD,
    NO_PLACE,
    PURGE,
    SEARCH,
    SEND,
    SHOT,
    THEFT,
    TRIM,
    WRATH,
    a_of,
    b_of,
    c_of,
    seat_of,
    step_of,
)

PILES = ("", "draw", "discard")
DOGGIES = 9
PURGED = 3


def lie_down(s: Board, seat: int, card: int) -> None:
    """A page, item, weapon or lasting card now lies in front of its owner."""
    s.front[seat] |= CARD_BIT[card]
    if s.sink is not None:
        s.sink.append(Event("laid", {"seat": seat, "card": CARDS[CARD_KIND[card]].id}))
    if CARD_KIND[card] == HERE_DOGGIE:
        call_doggies(s, seat)


def take_effect(s: Board, seat: int, kind: int, target: int) -> None:
    """What a played event or a used card does."""
    if kind == AMULET:
        s.push(step_of(SEND, seat, kind, seat, 0))
    elif kind == CLAIR_WARLOCK or kind == TALK or kind == RETURN_TO_SENDER:
        s.push(step_of(SEND, seat, kind, target, 0))
    elif kind == BAD_ZOMBIE:
        s.push(step_of(HERD, seat, s.at[seat] // 9 * 9, NO_PLACE, s.at[seat] // 9))
    elif kind == PORTAL:
        swap(s, seat, target)
    elif kind == NEWSPAPER:
        swat(s, seat, target)
    elif kind == TRANQUILIZER:
        s.push(step_of(SHOT, seat, 0, 0, 0))
    elif kind == TREES:
        s.push(step_of(WRATH, seat, wooded_opponents(s, seat), 0, 0))
    else:
        take_quiet_effect(s, seat, kind, target)


def take_quiet_effect(s: Board, seat: int, kind: int, target: int) -> None:
    """The cards that move nothing on the map; Here Doggie! does nothing more when used (ZTE-B31)."""
    if kind == FULLY_LOADED:
        load(s, seat, target)
    elif kind == TWIST:
        twist(s, seat)
    elif kind == LOST:
        lose_way(s, target)
    elif kind == REPELLENT:
        repel(s, seat)
    elif kind == FEVER:
        catch_fever(s, target if is_targeted(s, kind) else seat)
    elif kind == FRIENDS:
        s.push(step_of(THEFT, seat, 0, target, 0))
    elif kind == MAGIC_KEY:
        search_hand(s, seat, target)
    elif kind == SOMETHING:
        s.push(step_of(PURGE, seat, 0, 0, PURGED))


# Here Doggie!


def call_doggies(s: Board, seat: int) -> None:
    """Nine dogs come to the Pet Cemetery, if it is on the map (ZTE-78, ZTE-B30)."""
    if s.cemetery >= 0:
        add_dogs(s, seat, s.cemetery, DOGGIES)


# Portal


def swap(s: Board, seat: int, target: int) -> None:
    """Two pawns change places."""
    here = s.at[seat]
    there = s.at[target]
    send(s, seat, there, PORTAL)
    send(s, target, here, PORTAL)


# Rolled up Newspaper


def swat(s: Board, seat: int, target: int) -> None:
    """A zombie of one's own square lands on another's."""
    if s.sink is not None:
        zombie = "human" if s.humans[s.at[seat]] else "dog"
        way = {"from_square": SQUARE_NAMES[s.at[seat]], "square": SQUARE_NAMES[s.at[target]]}
        s.sink.append(Event("herd", {"seat": seat, "zombie": zombie, **way}))
    move_zombie(s, s.at[seat], s.at[target])


# Fully Loaded


def load(s: Board, seat: int, target: int) -> None:
    """Bullets and hearts up to another's, never down (ZTE-B29)."""
    bullets = max(0, s.bullets[target] - s.bullets[seat])
    halves = max(0, s.halves[target] - s.halves[seat])
    s.bullets[seat] += bullets
    s.halves[seat] += halves
    if s.sink is not None:
        s.sink.append(Event("loaded", {"seat": seat, "bullets": bullets, "halves": halves}))


# Twist of Fate


def twist(s: Board, seat: int) -> None:
    """One bullet from each opponent that has any (ZTE-92, ZTE-B50)."""
    for other in range(s.seats):
        if other != seat and s.bullets[other] > 0:
            s.bullets[other] -= 1
            s.bullets[seat] += 1
            wake(s, other)
            if s.sink is not None:
                s.sink.append(Event("twisted", {"seat": seat, "target_seat": other}))


# Lost in the Woods, Dog Repellent, Full Moon Fever


def lose_way(s: Board, target: int) -> None:
    s.lost[target] = lasting(s, target)
    if s.sink is not None:
        s.sink.append(Event("lost", {"seat": target}))


def repel(s: Board, seat: int) -> None:
    s.repel[seat] = lasting(s, seat)
    if s.sink is not None:
        s.sink.append(Event("repellent", {"seat": seat}))


def catch_fever(s: Board, seat: int) -> None:
    s.fever[seat] = 1
    if s.sink is not None:
        s.sink.append(Event("fever", {"seat": seat}))


# Bad Zombie. No Biscuit!


def advance_herd(s: Board) -> bool:
    """Choose a tile, then carry zombie after zombie there; those without room stay (ZTE-B27)."""
    step = s.top()
    if b_of(step) == NO_PLACE:
        return ask_herd_tile(s)
    slot = c_of(step)
    for square in range(a_of(step), slot * 9 + 9):
        if s.dogs[square] + s.humans[square] and can_fly_to(s, square, b_of(step)):
            retop(s, step_of(HERD, seat_of(step), square, b_of(step), slot))
            s.ask(seat_of(step))
            return True
    s.pop()
    return False


def ask_herd_tile(s: Board) -> bool:
    """Ask for the tile, unless only one will do."""
    step = s.top()
    found = 0
    last = 0
    for tile in range(s.laid):
        if s.is_beside(c_of(step), tile) and can_herd_to(s, c_of(step), tile):
            found += 1
            last = tile
    if found > 1:
        s.ask(seat_of(step))
        return True
    do_herd(s, TILE + last)
    return False


def can_fly_to(s: Board, square: int, tile: int) -> bool:
    for target in range(tile * 9, tile * 9 + 9):
        if may_fly(s, square, target):
            return True
    return False


def do_herd(s: Board, pick: int) -> None:
    step = s.top()
    if b_of(step) == NO_PLACE:
        retop(s, step_of(HERD, seat_of(step), a_of(step), pick - TILE, c_of(step)))
        return
    if s.sink is not None:
        zombie = "human" if s.humans[a_of(step)] else "dog"
        way = {"from_square": SQUARE_NAMES[a_of(step)], "square": SQUARE_NAMES[pick - AT]}
        s.sink.append(Event("herd", {"seat": seat_of(step), "zombie": zombie, **way}))
    move_zombie(s, a_of(step), pick - AT)


# Tranquilizer Gun


def do_shot(s: Board, pick: int) -> None:
    """All dogs of one square are defeated and kept (ZTE-91, ZTE-B10)."""
    seat = seat_of(s.pop())
    square = pick - AT
    count = s.dogs[square]
    s.dogs[square] = 0
    if s.sink is not None:
        s.sink.append(Event("shot", {"seat": seat, "square": SQUARE_NAMES[square], "count": count}))
    collect_trophies(s, seat, count)


# We're All Friends Here


def advance_theft(s: Board) -> bool:
    """Ask which page, unless there is only one."""
    step = s.top()
    pages = pages_to_take(s, seat_of(step), b_of(step))
    if pages & (pages - 1):
        s.ask(seat_of(step))
        return True
    do_theft(s, TAKE + CARD_KIND[lowest(pages)])
    return False


def do_theft(s: Board, pick: int) -> None:
    """The page changes owner and works as if just laid down (ZTE-93)."""
    step = s.pop()
    page = s.front[b_of(step)] & COPIES[pick - TAKE]
    s.front[b_of(step)] ^= page
    s.front[seat_of(step)] |= page
    if s.sink is not None:
        who = {"seat": seat_of(step), "target_seat": b_of(step)}
        s.sink.append(Event("theft", {**who, "card": CARDS[pick - TAKE].id}))
    if pick - TAKE == HERE_DOGGIE:
        call_doggies(s, seat_of(step))


# Magic Key


def search_hand(s: Board, seat: int, target: int) -> None:
    """Look at a hand; a card of it is chosen next, then the own hand cut back to three (ZTE-80, ZTE-B47)."""
    looked(s, seat, target)
    if s.sink is not None:
        cards = [CARDS[CARD_KIND[card]].id for card in range(50) if (s.hand[target] >> card) & 1]
        s.sink.append(Event("look", {"seat": seat, "target_seat": target}, {"card": cards}, to=1 << seat, reveals=True))
    s.push(step_of(TRIM, seat, 0, 0, 0))
    s.push(step_of(SEARCH, seat, 0, target, 0))


def advance_search(s: Board) -> bool:
    """Ask which card, unless all can see that there is only one."""
    step = s.top()
    cards = s.hand[b_of(step)]
    if cards & (cards - 1):
        s.ask(seat_of(step))
        return True
    do_search(s, TAKE + CARD_KIND[lowest(cards)])
    return False


def do_search(s: Board, pick: int) -> None:
    step = s.pop()
    seat = seat_of(step)
    target = b_of(step)
    card = lowest(s.hand[target] & COPIES[pick - TAKE])
    s.hand[target] ^= CARD_BIT[card]
    s.hand[seat] |= CARD_BIT[card]
    taken(s, seat, target, card)
    if s.sink is not None:
        secret = {"card": CARDS[pick - TAKE].id}
        s.sink.append(Event("taken", {"seat": seat, "target_seat": target}, secret, to=1 << seat | 1 << target))


def advance_trim(s: Board) -> bool:
    seat = seat_of(s.top())
    if popcount(s.hand[seat]) <= 3:
        s.pop()
        return False
    s.ask(seat)
    return True


def do_trim(s: Board, pick: int) -> None:
    discard_card(s, seat_of(s.top()), pick - DISCARD)


# Something Doesn't Feel Quite Right...


def advance_purge(s: Board) -> bool:
    """Ask for a pile, then for cards of it, until three are gone or none is left that is no page."""
    step = s.top()
    if b_of(step) == 0 and s.draw and s.discard & ~ALL_PAGES:
        s.ask(seat_of(step))
        return True
    if b_of(step) == 0:
        do_purge(s, PILE if s.draw else PILE + 1)
        return False
    if c_of(step) == 0:
        s.pop()
        return False
    if b_of(step) == 2 and not s.version_1:  # all can see whether there is a choice among the discards (ZTE-C5)
        cards = s.discard & ~ALL_PAGES
        kind = CARD_KIND[lowest(cards)]
        if not cards & ~COPIES[kind]:
            do_purge(s, REMOVE + kind - PAGE_KINDS)
            return False
    s.ask(seat_of(step))
    return True


def do_purge(s: Board, pick: int) -> None:
    step = s.top()
    seat = seat_of(step)
    if b_of(step) == 0:
        open_pile(s, seat, pick - PILE + 1)
        return
    kind = pick - REMOVE + PAGE_KINDS
    card = lowest(purge_pile(s, b_of(step)) & COPIES[kind])
    s.removed |= CARD_BIT[card]
    if b_of(step) == 1:
        s.draw ^= CARD_BIT[card]
        shown(s, card, PILE_PLACE)
    else:
        s.discard ^= CARD_BIT[card]
    retop(s, step_of(PURGE, seat, kind if s.version_1 else 0, b_of(step), c_of(step) - 1))
    if s.sink is not None:
        gone = {"card": CARDS[kind].id, "pile": PILES[b_of(step)]}
        s.sink.append(Event("removed", {"seat": seat, **gone}, reveals=True))


def open_pile(s: Board, seat: int, pile: int) -> None:
    """Look through the chosen pile; three of its cards that are no pages will go, or as many as there are."""
    cards = purge_pile(s, pile)
    if pile == 1:
        looked(s, seat, PILE_PLACE)
    count = min(PURGED, popcount(cards & ~ALL_PAGES))
    retop(s, step_of(PURGE, seat, 0, pile, count))
    if s.sink is not None and pile == 1:
        names = [CARDS[CARD_KIND[card]].id for card in range(50) if (cards >> card) & 1]
        s.sink.append(Event("pile-look", {"seat": seat}, {"card": names}, to=1 << seat, reveals=True))
    elif s.sink is not None:
        s.sink.append(Event("pile", {"seat": seat, "pile": PILES[pile]}))
