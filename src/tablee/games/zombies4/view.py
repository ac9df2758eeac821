"""What one seat may know, and sampled states consistent with it."""

from __future__ import annotations

from tablee.core.bits import lowest, popcount
from tablee.core.chance import Chance
from tablee.core.hot import Mask, Single, cold
from tablee.core.state import State
from tablee.core.view import View
from tablee.games.zombies4.cards.cards import CARD_COUNT
from tablee.games.zombies4.cards.tables import ALL_CARDS, ALL_PAGES, CARD_BIT, CARD_KIND, COPIES, KIND_COUNT
from tablee.games.zombies4.decisions.ask import asker, is_quiet
from tablee.games.zombies4.effects.rules import Zombies4State
from tablee.games.zombies4.effects.window import includes
from tablee.games.zombies4.state.board import PILE_PLACE, TOLD_STEPS, Board
from tablee.games.zombies4.state.knowledge import PLACES, WATCHER, forget
from tablee.games.zombies4.state.steps import (
    CARD,
    FIGHT,
    HERD,
    LAYING,
    PACE,
    PLACING,
    PURGE,
    SEND,
    TURN,
    WINDOW,
    a_of,
    b_of,
    c_of,
    op_of,
    seat_of,
    step_of,
)
from tablee.kit.piles import Deal


class Zombies4View(View):
    """The table without hidden information, plus the number of hidden cards in each place and which they may be."""

    def __init__(self) -> None:
        super().__init__()
        self.board = Zombies4State()
        self.sizes = [0] * 7  # cards in each hand and in the draw pile
        self.deal = Deal()

    def look(self, state: State, seat: int) -> None:
        """Set this view to what a seat (-1: a spectator) may know of a state."""
        self.glance(state, seat)
        put_in_order(self.board, seat if seat >= 0 else WATCHER)

    def glance(self, state: State, seat: int) -> None:
        """Like `look`, without renaming copies of cards, for callers that only count them."""
        assert isinstance(state, Board)
        truth = state
        self.seat = seat
        table = self.board
        table.copy_from(truth)
        for other in range(table.seats):
            self.sizes[other] = popcount(truth.hand[other])
            if other != seat:
                table.hand[other] = 0
                table.passing[other] = 0
        self.sizes[PILE_PLACE] = popcount(truth.draw)
        table.draw = 0
        who = seat if seat >= 0 else WATCHER
        for i in range(PLACES * PLACES):
            if i // PLACES != who:
                table.may[i] = 0
        if is_quiet(table) and table.turn != seat:
            hide_question(table)

    @cold
    def set_sizes(self, hands: list[int], draw: int) -> None:
        """Set how many cards are hidden in each hand and in the draw pile."""
        for seat, size in enumerate(hands):
            self.sizes[seat] = size
        self.sizes[PILE_PLACE] = draw

    # Observations for learning

    def numbers_into(self, out: list[Single], at: int) -> int:
        self.tell_hidden()
        self.tell_step()
        return self.board.numbers_into(self.seat, out, at)

    def tell_hidden(self) -> None:
        """Set where pawns stand, how many cards are hidden, and which they may be."""
        table = self.board
        who = self.seat if self.seat >= 0 else WATCHER
        for other in range(table.seats):
            at = table.at[other]
            table.pawn_tile[other] = at // 9 if at >= 0 else -1
            table.pawn_spot[other] = at % 9 if at >= 0 else -1
            table.hand_count[other] = self.sizes[other]
            table.hand_maybe[other] = table.may[who * PLACES + other]
        table.draw_count = self.sizes[PILE_PLACE]
        table.draw_maybe = table.may[who * PLACES + PILE_PLACE]

    def tell_step(self) -> None:
        """Set the next steps, the arguments of the first, and the stage of the turn."""
        table = self.board
        table.stage = -1
        for i in range(TOLD_STEPS):
            table.steps[i] = op_of(table.agenda[table.depth - 1 - i]) if i < table.depth else -1
        for i in range(table.depth):
            if op_of(table.agenda[i]) == TURN:
                table.stage = a_of(table.agenda[i])
        step = table.top() if table.depth else -1
        op = op_of(step) if table.depth else -1
        table.about_seat = seat_of(step) if table.depth else -1
        on_square = op == PLACING or op == FIGHT or op == PACE or op == HERD
        table.about_tile = a_of(step) // 9 if on_square else -1
        table.about_spot = a_of(step) % 9 if on_square else -1
        table.about_kind = a_of(step) if op == LAYING else -1
        table.about_card = CARD_KIND[a_of(step)] if op == CARD else a_of(step) if op == SEND else -1
        table.about_b = b_of(step) if table.depth else 0
        table.about_c = c_of(step) if table.depth else 0

    def sample_into(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Zombies4State)
        world = state
        world.copy_from(self.board)
        who = self.seat if self.seat >= 0 else WATCHER
        self.deal_hidden(world, who, chance)
        if world.depth and op_of(world.top()) == PURGE and b_of(world.top()) == 1:
            fill_purge(world, who)
        for other in range(PLACES):
            if other != who and (other < world.seats or other == WATCHER):
                forget(world, other)
        if world.depth and world.asked == 0:
            guess_question(world, self.seat, chance)

    def deal_hidden(self, world: Board, who: int, chance: Chance) -> None:
        """Deal each place its number of hidden cards, consistent with this seat's knowledge."""
        deal = self.deal
        deal.count = PLACES
        for place in range(PLACES):
            deal.may[place] = world.may[who * PLACES + place]
            deal.need[place] = self.sizes[place] if place != self.seat else 0
        deal.fill(chance)
        for seat in range(world.seats):
            world.hand[seat] |= deal.piles[seat]
        world.draw = deal.piles[PILE_PLACE]


def fill_purge(world: Board, who: int) -> None:
    """Ensure that the draw pile being purged has enough removable cards, swapping some with hands if needed."""
    step = world.top()
    wanted = ALL_CARDS & ~ALL_PAGES & ~(CARD_BIT[lowest(COPIES[a_of(step)])] - 1)
    for seat in range(world.seats):
        if seat != who:
            trade_for(world, who, seat, wanted)


def trade_for(world: Board, who: int, seat: int, wanted: Mask) -> None:
    """Swap wanted cards of a hand for others of the draw pile, as far as needed and consistent."""
    hidden = who * PLACES
    while popcount(world.draw & wanted) < c_of(world.top()):
        found = world.hand[seat] & wanted & world.may[hidden + PILE_PLACE]
        given = world.draw & ~wanted & world.may[hidden + seat]
        if not found or not given:
            return
        both = CARD_BIT[lowest(found)] | CARD_BIT[lowest(given)]
        world.hand[seat] ^= both
        world.draw ^= both


def hide_question(table: Board) -> None:
    """Hide who is asked where that depends on hidden cards (ZTE-C22)."""
    step = table.top()
    if op_of(step) == WINDOW:
        table.agenda[table.depth - 1] = step_of(WINDOW, seat_of(step), 0, b_of(step), 0)
    elif op_of(step) == CARD:
        table.agenda[table.depth - 1] = step_of(CARD, seat_of(step), a_of(step), b_of(step), 1)
    table.ask_nobody()


def guess_question(world: Board, seat: int, chance: Chance) -> None:
    """Ask a random other seat that might be the one asked, whatever its cards in this sample."""
    step = world.top()
    if op_of(step) == WINDOW:
        at = guess_other(world, seat, b_of(step), seat_of(step), chance)
        world.agenda[world.depth - 1] = step_of(WINDOW, seat_of(step), at, b_of(step), 0)
    elif op_of(step) == CARD:
        at = guess_other(world, seat, -1, seat_of(step), chance)
        world.agenda[world.depth - 1] = step_of(CARD, seat_of(step), a_of(step), b_of(step), at)
    world.ask(asker(world))


def guess_other(world: Board, seat: int, reason: int, start: int, chance: Chance) -> int:
    """Draw a random seat that may be asked, other than this one, as an offset from `start`."""
    possible = 0
    for i in range(world.seats):
        other = (start + i) % world.seats
        allowed = includes(world, reason, other) if reason >= 0 else i > 0
        if other != seat and allowed:
            possible |= 1 << i
    for _ in range(chance.below(popcount(possible))):
        possible &= possible - 1
    return lowest(possible)


# Copies of a kind are indistinguishable, so a view numbers them in an order that reveals nothing


def put_in_order(table: Board, who: int) -> None:
    """Renumber the copies of each kind: visible ones first, then hidden ones by where they may be."""
    name = [0] * CARD_COUNT
    rank = [0] * CARD_COUNT
    for card in range(CARD_COUNT):
        rank[card] = rank_of(table, who, card)
        name[card] = card
    for kind in range(KIND_COUNT):
        first = lowest(COPIES[kind])
        last = first + popcount(COPIES[kind])
        for card in range(first, last):
            position = first
            for other in range(first, last):
                if rank[other] < rank[card] or (rank[other] == rank[card] and other < card):
                    position += 1
            name[card] = position
    rename(table, who, name)


def rank_of(table: Board, who: int, card: int) -> int:
    """Sort key of a card: where it is, as this seat sees it."""
    bit = CARD_BIT[card]
    if who < WATCHER and table.hand[who] & bit:
        return 0
    for seat in range(table.seats):
        if table.front[seat] & bit:
            return 1 + seat
    if table.discard & bit:
        return 10
    if table.removed & bit:
        return 11
    rank = 0
    for place in range(PLACES):
        if table.may[who * PLACES + place] & bit:
            rank |= 1 << place
    return 12 + rank  # 12: the card just played


def rename(table: Board, who: int, name: list[int]) -> None:
    for seat in range(table.seats):
        table.hand[seat] = renamed(table.hand[seat], name)
        table.front[seat] = renamed(table.front[seat], name)
    table.discard = renamed(table.discard, name)
    table.removed = renamed(table.removed, name)
    for place in range(who * PLACES, who * PLACES + PLACES):
        table.may[place] = renamed(table.may[place], name)
    for i in range(table.depth):
        step = table.agenda[i]
        if op_of(step) == CARD:
            table.agenda[i] = step_of(CARD, seat_of(step), name[a_of(step)], b_of(step), c_of(step))


def renamed(cards: Mask, name: list[int]) -> Mask:
    result = 0
    while cards:
        result |= CARD_BIT[name[lowest(cards)]]
        cards &= cards - 1
    return result
