"""What each seat may know, and sampled states consistent with it."""

from __future__ import annotations

from tablee.core.bits import contains, lowest, nth_bit, popcount
from tablee.core.chance import Chance
from tablee.core.hot import Mask, Single, cold
from tablee.core.state import State
from tablee.core.view import View
from tablee.games.happy_dayz.cards import FACTIONS
from tablee.games.happy_dayz.edge.words import PLACE_NAMES, POWER_VERSIONS, STEPS
from tablee.games.happy_dayz.effects.memory import known_order
from tablee.games.happy_dayz.effects.powers.table import POWER_NAMES, POWERS
from tablee.games.happy_dayz.effects.rules import HappyDayzState
from tablee.games.happy_dayz.state import (
    DRAWN,
    HANDS,
    HIDDEN,
    LEAD,
    ONE,
    PLACES,
    RESERVE,
    SPECTATOR,
    TRANSFER,
    VAN_CARDS,
    Board,
)
from tablee.kit.piles import Deal

STEP_PLACE = [list(STEPS).index(step) if step in STEPS else -1 for step in range(max(STEPS) + 1)]
POWER_WAY = [POWER_VERSIONS.index(name.rpartition("-")[2]) for name in POWER_NAMES]
POWER_FACTION = [FACTIONS.index(name.rpartition("-")[0]) for name in POWER_NAMES]


class HappyDayzView(View):
    """The table without hidden information, plus the size of each hidden place and the cards it may hold."""

    def __init__(self) -> None:
        super().__init__()
        self.board: Board = HappyDayzState()
        self.sizes = [0] * PLACES
        self.maybe: list[Mask] = [0] * PLACES
        self.deal = Deal()

    def look(self, state: State, seat: int) -> None:
        """Set this view to what a seat (-1: a spectator) may know of a state that kept its memory."""
        self.glance(state, seat)
        self.sort_vans()

    def glance(self, state: State, seat: int) -> None:
        """Like `look`, without renumbering Mini-vans, for callers that only count them."""
        assert isinstance(state, Board)
        s = state
        self.seat = seat
        self.board.copy_from(s)
        self.board.memory = False
        who = SPECTATOR if seat < 0 else seat
        for i in range(PLACES):
            self.maybe[i] = s.maybe[who * PLACES + i]
            self.sizes[i] = 0
        for i in range(s.seats):
            self.maybe[i] &= ~VAN_CARDS
            self.sizes[i] = popcount(s.zones[i] & ~VAN_CARDS)
            self.sizes[HANDS + i] = popcount(s.hands[i])
        self.sizes[RESERVE] = popcount(s.reserve)
        self.hide()
        self.hide_order(who)

    def hide(self) -> None:
        """Remove from the copied table what this seat may not know; Mini-vans in Zones are face up (HDZ-36)."""
        table = self.board
        for i in range(table.seats):
            table.zones[i] &= VAN_CARDS
            if i != self.seat:
                table.hands[i] = 0
                if table.pass_left[i] >= 0:
                    table.pass_left[i] = HIDDEN
                if table.pass_right[i] >= 0:
                    table.pass_right[i] = HIDDEN
        table.reserve = 0
        if (
            table.top() == LEAD and table.winner != self.seat
        ):  # only its winner may look at the last trick again (HDZ-32)
            table.won = 0
            table.met = -1
        if table.winner != self.seat and table.held >= 0:
            table.held = HIDDEN

    def hide_order(self, who: int) -> None:
        """Hide unknown cards on top of and under the Reserve; remove known ones from the guesses."""
        table = self.board
        for i in range(table.above_count):
            if contains(table.above_seen[i], who):
                self.maybe[RESERVE] &= ~(ONE << table.above[i])
            else:
                table.above[i] = HIDDEN
        for i in range(table.under_count):
            if contains(table.under_seen[i], who):
                self.maybe[RESERVE] &= ~(ONE << table.under[i])
            else:
                table.under[i] = HIDDEN

    def sort_vans(self) -> None:
        """Renumber hidden Mini-vans by where they may be, so that equal knowledge gives equal views."""
        own = HANDS + self.seat if self.seat >= 0 else -1
        hidden = 0
        for i in range(PLACES):
            if i != own:
                hidden |= self.maybe[i] & VAN_CARDS
        while hidden:
            first = lowest(hidden)
            hidden &= hidden - 1
            rest = hidden
            while rest:
                other = lowest(rest)
                rest &= rest - 1
                if self.places_of(other) < self.places_of(first):
                    for i in range(PLACES):
                        found = self.maybe[i] & ((ONE << first) | (ONE << other))
                        if found == ONE << first or found == ONE << other:
                            self.maybe[i] ^= (ONE << first) | (ONE << other)

    def places_of(self, card: int) -> int:
        """Mask of the places where a card may be."""
        mask = 0
        for i in range(PLACES):
            if contains(self.maybe[i], card):
                mask |= 1 << i
        return mask

    @cold
    def put_places(self, sizes: dict[str, int], maybe: list[int]) -> None:
        """Set the size of each hidden place and the cards it may hold from a view's JSON."""
        for place, name in enumerate(PLACE_NAMES):
            self.sizes[place] = sizes.get(name, 0)
            self.maybe[place] = maybe[place]
        if self.seat >= 0:
            self.maybe[HANDS + self.seat] = self.board.hands[self.seat]

    # Observations for learning

    def numbers_into(self, out: list[Single], at: int) -> int:
        self.tell_powers()
        self.tell_order()
        self.tell_hidden()
        return self.board.numbers_into(self.seat, out, at)

    def tell_powers(self) -> None:
        """Set the current step and the powers in play."""
        table = self.board
        table.step = STEP_PLACE[table.top()]
        for i in range(3):
            table.ways[i] = POWER_WAY[table.powers[i]]
        table.offered = table.offer
        table.offered_way = -1
        if table.offer >= 0 and table.top() == DRAWN:
            table.offered = POWER_FACTION[table.offer]
            table.offered_way = POWER_WAY[table.offer]
        table.dear = popcount(table.sixes)
        table.dearest = popcount(table.nines)

    def tell_order(self) -> None:
        """Set the cards this seat passes, and what it knows about the order of the Reserve."""
        table = self.board
        table.to_left = table.pass_left[self.seat] if self.seat >= 0 else -1
        table.to_right = table.pass_right[self.seat] if self.seat >= 0 else -1
        for i in range(2):
            table.top_cards[i] = table.above[i] if i < table.above_count else -1
        table.under_cards = 0
        for i in range(table.under_count):
            if table.under[i] >= 0:
                table.under_cards |= ONE << table.under[i]

    def tell_hidden(self) -> None:
        """Set the size of hidden places and the cards they may hold."""
        table = self.board
        table.reserve_count = self.sizes[RESERVE]
        table.reserve_maybe = self.maybe[RESERVE]
        for i in range(table.seats):
            table.hand_count[i] = self.sizes[HANDS + i]
            table.hand_maybe[i] = self.maybe[HANDS + i]
            table.zone_count[i] = self.sizes[i]
            table.zone_maybe[i] = self.maybe[i]
            table.zone_vans[i] = popcount(table.zones[i] & VAN_CARDS)

    # Sampling

    def sample_into(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Board)
        s = state
        s.copy_from(self.board)
        deal = self.deal
        deal.count = PLACES
        for i in range(PLACES):
            deal.may[i] = self.maybe[i]
            deal.need[i] = self.sizes[i]
        if self.seat >= 0:
            deal.need[HANDS + self.seat] = 0
        for i in range(s.above_count):
            if s.above[i] == HIDDEN:
                deal.need[RESERVE] += 1
        for i in range(s.under_count):
            if s.under[i] == HIDDEN:
                deal.need[RESERVE] += 1
        deal.fill(chance)
        for i in range(s.seats):
            s.zones[i] |= deal.piles[i]
            s.hands[i] |= deal.piles[HANDS + i]
        self.lay_reserve(s, deal.piles[RESERVE], chance)
        self.guess_choices(s, chance)
        self.share_memory(s)

    def lay_reserve(self, s: Board, cards: Mask, chance: Chance) -> None:
        """Fill in the Reserve, including positions whose cards only others know."""
        for i in range(s.above_count):
            if s.above[i] == HIDDEN:
                s.above[i] = nth_bit(cards, chance.below(popcount(cards)))
                cards ^= ONE << s.above[i]
        for i in range(s.under_count):
            if s.under[i] == HIDDEN:
                s.under[i] = nth_bit(cards, chance.below(popcount(cards)))
                cards ^= ONE << s.under[i]
        s.reserve = cards

    def guess_choices(self, s: Board, chance: Chance) -> None:
        """Guess hidden choices of other seats: cards to pass, a card to give."""
        if s.held == HIDDEN:
            power = POWERS[s.powers[s.demanded]]
            cards = power.held_among(s)
            s.held = nth_bit(cards, chance.below(popcount(cards)))
        for seat in range(s.seats):
            if s.pass_left[seat] == HIDDEN:
                cards = s.hands[seat]
                if s.top() != TRANSFER:
                    cards |= s.transfer[seat]
                self.guess_passed(s, seat, cards, chance)

    def guess_passed(self, s: Board, seat: int, cards: Mask, chance: Chance) -> None:
        """Guess one or two cards set aside; with two seats, a complete pair is in deck order."""
        first = nth_bit(cards, chance.below(popcount(cards)))
        cards ^= ONE << first
        if s.top() == TRANSFER:
            second = nth_bit(cards, chance.below(popcount(cards)))
            if s.seats == 2 and second < first and (s.in_order or s.pass_right[seat] == HIDDEN):
                first, second = second, first
            if s.pass_right[seat] == HIDDEN:
                s.pass_right[seat] = second
        s.pass_left[seat] = first

    # Memory of a sampled state

    def share_memory(self, s: Board) -> None:
        """Give this seat its own knowledge, and the others what certainly holds for them."""
        s.memory = True
        me = SPECTATOR if self.seat < 0 else self.seat
        known = 0
        for i in range(s.above_count):
            if self.board.above[i] >= 0:
                known |= ONE << s.above[i]
        for i in range(s.under_count):
            if self.board.under[i] >= 0:
                known |= ONE << s.under[i]
        blind = self.loose(s)
        for who in range(SPECTATOR + 1):
            if who < s.seats or who == SPECTATOR:
                for i in range(PLACES):
                    s.maybe[who * PLACES + i] = self.maybe[i]
                s.maybe[who * PLACES + RESERVE] |= known
                if who != me:
                    self.loosen(s, who, blind)
            else:
                for i in range(PLACES):
                    s.maybe[who * PLACES + i] = 0

    def loose(self, s: Board) -> Mask:
        """Mask of all cards in the Reserve or in hands."""
        cards = s.reserve
        for i in range(s.above_count):
            cards |= ONE << s.above[i]
        for i in range(s.under_count):
            cards |= ONE << s.under[i]
        for i in range(s.seats):
            cards |= s.hands[i]
        return cards

    def loosen(self, s: Board, who: int, blind: Mask) -> None:
        """Memory of another knower: its hand exactly, each Zone as known here or true, any hidden card elsewhere."""
        base = who * PLACES
        own = 0 if who == SPECTATOR else s.hands[who]
        sure = own | known_order(s, who)
        for i in range(s.seats):
            s.maybe[base + i] = (s.maybe[base + i] | (s.zones[i] & ~VAN_CARDS)) & ~sure
            s.maybe[base + HANDS + i] = own if i == who else blind & ~sure
        s.maybe[base + RESERVE] = blind & ~own
