"""What lies on the table: the state of Happy Pigs, its copy, and the steps of its agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.state import State
from tablee.games.happy_pigs import cards
from tablee.games.happy_pigs.cards import CARDS, EFFECTS, field_price
from tablee.games.happy_pigs.packing import most_babies, most_babies_in_row
from tablee.games.happy_pigs.picks import first

if TYPE_CHECKING:
    from tablee.games.happy_pigs.drawing import Drawing

# Steps of the agenda, each with a seat: 8 × step + seat.
OPENING, DELIVER, ROUND, PROGRAM, SHOW, REVEAL, BEGIN, ACT, EFFECT, CHANGE, LOSE, CLOSE = range(1, 13)

# The data of cards.py and picks.py as numbers of the machine.
FEED, MATE, BUY, SELL = cards.FEED, cards.MATE, cards.BUY, cards.SELL
BABY, SMALL, MEDIUM, BIG = cards.BABY, cards.SMALL, cards.MEDIUM, cards.BIG
VACCINE, SUPPLEMENT, AMULET = cards.VACCINE, cards.SUPPLEMENT, cards.AMULET
FIRST_ITEM, FIELD = 4, 7  # wares: the sizes, the items, a field
FIELD_WIDTH = cards.FIELD_WIDTH
ROUNDS, ROUNDS_PER_SEASON, CARDS_PER_SEASON = cards.ROUNDS, cards.ROUNDS_PER_SEASON, cards.CARDS_PER_SEASON
ITEM_PRICE = cards.ITEM_PRICE
PIG_PRICE = list(cards.PIG_PRICES)
FIELD_PRICE = [field_price(owned) for owned in range(21)]

NUMBERS = [number for card in CARDS for number in card.numbers]
LEVEL_NUMBERS = list(cards.LEVEL_NUMBERS)
KNOWN = [card.known[4] != "R" for card in CARDS]
BUY_CHANGE = [change for card in CARDS for change in EFFECTS[card.effect].buy]
SELL_CHANGE = [change for card in CARDS for change in EFFECTS[card.effect].sell]
ITEM_CHANGE = [EFFECTS[card.effect].items for card in CARDS]

P_PROGRAM, P_BOTH, P_BUY, P_OVERBUY = first("program"), first("program-both"), first("buy"), first("overbuy")
P_FEED, P_SUPPLEMENT, P_OVERFEED = first("feed"), first("supplement"), first("overfeed")
P_MATE, P_SELL, P_VACCINATE, P_FED = first("mate"), first("sell"), first("vaccinate"), first("vaccinate-fed")
P_STOP, P_DONE, P_ARRANGE = first("stop"), first("done"), first("arrange")
P_LIFT, P_TO, P_PUT, P_UPRIGHT = first("lift"), first("to"), first("put"), first("put-upright")
P_TIDY = first("tidy")


class Table(State):
    """Everything that lies on the table. A kind of pig is 2 × size + vaccinated."""

    def __init__(self) -> None:
        super().__init__()
        # settings
        self.foresight = False
        self.open_programming = False
        self.straddle = False
        self.width = FIELD_WIDTH  # of a field, in cells
        self.strict = False
        self.by_hand = False
        self.level = False  # the same numbers on every card, instead of the reconstructed ones
        self.known_only = False  # without the reconstructed effects
        # farms
        self.money = [0] * 6
        self.fields = [0] * 6
        self.items = [0] * 18  # 3 × seat + item
        self.pigs = [0] * 48  # 8 × seat + kind
        # market
        self.stock = [0] * 4
        self.item_stock = [0] * 3
        self.field_stock = 0
        # the round
        self.round = 0  # 0 is the preparatory round
        self.first = 0
        self.card = -1
        self.next_card = -1  # turned up by foresight
        self.unseen = 0  # mask of the season cards nobody has seen; those removed from the match are among them
        self.holder = -1  # of the neutral tiles
        self.programs = [-1] * 6  # sealed until the reveal, unless programming is open
        self.neutral = -1
        self.shares = [0] * 6
        # the turn
        self.left = 0  # purchases of the opening, or part of the share, not used yet
        self.fed = [0] * 8  # kinds of pig of the acting seat that were fed this round
        self.births = 0
        # arranging by hand
        self.moves = [0] * 6
        self.hand = [0] * 6
        self.drawing: Drawing | None = None

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Table)
        o = other
        self.copy_frame(o)
        self.copy_settings(o)
        self.copy_farms(o)
        for i in range(4):
            self.stock[i] = o.stock[i]
        for i in range(3):
            self.item_stock[i] = o.item_stock[i]
        self.field_stock = o.field_stock
        self.round = o.round
        self.first = o.first
        self.card = o.card
        self.next_card = o.next_card
        self.unseen = o.unseen
        self.holder = o.holder
        self.neutral = o.neutral
        self.left = o.left
        self.births = o.births
        for i in range(8):
            self.fed[i] = o.fed[i]

    def copy_settings(self, o: Table) -> None:
        self.foresight = o.foresight
        self.open_programming = o.open_programming
        self.straddle = o.straddle
        self.width = o.width
        self.strict = o.strict
        self.by_hand = o.by_hand
        self.level = o.level
        self.known_only = o.known_only

    def copy_farms(self, o: Table) -> None:
        for i in range(6):
            self.money[i] = o.money[i]
            self.fields[i] = o.fields[i]
            self.programs[i] = o.programs[i]
            self.shares[i] = o.shares[i]
            self.moves[i] = o.moves[i]
            self.hand[i] = o.hand[i]
        for i in range(3 * o.seats):
            self.items[i] = o.items[i]
        for i in range(8 * o.seats):
            self.pigs[i] = o.pigs[i]
        self.drawing = o.drawing  # object: shared, it never changes

    # Pigs

    def count(self, seat: int, size: int) -> int:
        """How many pigs of this size."""
        return self.pigs[8 * seat + 2 * size] + self.pigs[8 * seat + 2 * size + 1]

    def herd(self, seat: int) -> int:
        """How many pigs in all."""
        n = 0
        for kind in range(8):
            n += self.pigs[8 * seat + kind]
        return n

    def unvaccinated(self, seat: int) -> int:
        n = 0
        for size in range(4):
            n += self.pigs[8 * seat + 2 * size]
        return n

    def fits(self, seat: int, gone: int, come: int) -> bool:
        """Whether the herd fits with one pig of a size gone and one of a size come (-1: none): exact (HPG-14)."""
        small = self.count(seat, SMALL) - (gone == SMALL) + (come == SMALL)
        medium = self.count(seat, MEDIUM) - (gone == MEDIUM) + (come == MEDIUM)
        big = self.count(seat, BIG) + (come == BIG)
        baby = self.count(seat, BABY) - (gone == BABY) + (come == BABY)
        if self.straddle:
            return baby <= most_babies_in_row(self.width * self.fields[seat], small, medium, big)
        return baby <= most_babies(self.width, self.fields[seat], small, medium, big)

    def take(self, seat: int, kind: int) -> None:
        """One pig from the market to a farm."""
        self.pigs[8 * seat + kind] += 1
        self.stock[kind >> 1] -= 1

    def give_back(self, seat: int, kind: int) -> None:
        """One pig from a farm to the market."""
        self.pigs[8 * seat + kind] -= 1
        self.stock[kind >> 1] += 1

    def use_item(self, seat: int, item: int) -> None:
        """A used item goes back to the market (HPG-45)."""
        self.items[3 * seat + item] -= 1
        self.item_stock[item] += 1

    # Cards and prices

    def number(self, action: int) -> int:
        """How many times this action may be performed this round by everybody together (HPG-17)."""
        return LEVEL_NUMBERS[action] if self.level else NUMBERS[4 * self.card + action]

    def effect(self) -> int:
        """The card whose effect counts, -1 if none does."""
        if self.card >= 0 and self.known_only and not KNOWN[self.card]:
            return -1
        return self.card

    def price(self, seat: int, ware: int) -> int:
        """What a ware costs this seat now (HPG-31..33); no card counts in the preparatory round."""
        card = self.effect()
        if ware == FIELD:
            return FIELD_PRICE[self.fields[seat]]
        if ware >= FIRST_ITEM:
            cost = ITEM_PRICE + (ITEM_CHANGE[card] if card >= 0 else 0)
        else:
            cost = PIG_PRICE[ware] + (BUY_CHANGE[4 * card + ware] if card >= 0 else 0)
        return cost if cost > 0 else 0

    def sale(self, size: int) -> int:
        """What a pig brings now."""
        card = self.effect()
        cost = PIG_PRICE[size] + (SELL_CHANGE[4 * card + size] if card >= 0 else 0)
        return cost if cost > 0 else 0

    def next_seat(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.seats else 0

    def push_step(self, step: int, seat: int) -> None:
        self.push(8 * step + seat)
