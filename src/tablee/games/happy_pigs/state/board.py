"""State of Happy Pigs: everything on the table, and the steps of its agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tablee.core.fields import derived, each, field, known, setting
from tablee.core.hot import Mask, cold
from tablee.core.kinds import Counts, Flag, Maybe, Number, Places, Seat, Shared, Word, Words
from tablee.core.methods import with_fields
from tablee.core.state import State
from tablee.games.happy_pigs.cards import cards
from tablee.games.happy_pigs.cards.cards import ACTIONS, CARDS, EFFECTS, ITEMS, SIZES, field_price
from tablee.games.happy_pigs.cards.picks import KINDS, WARES, HandWords, first
from tablee.games.happy_pigs.state.packing import most_babies, most_babies_in_row

if TYPE_CHECKING:
    from tablee.games.happy_pigs.edge.drawing import Drawing

FarmCodes = tuple[int, ...]  # for each seat, its fields, then its pigs by kind, as the digits of one number
CODE_BITS = 7  # of each digit

# Steps of the agenda, each with a seat: 8 × step + seat.
OPENING, DELIVER, ROUND, PROGRAM, SHOW, REVEAL, BEGIN, ACT, EFFECT, CHANGE, LOSE, CLOSE, NEWBORN = range(1, 14)

# The data of cards.py and picks.py as plain integers for the hot face.
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
P_MATE, P_SELL, P_TAKE = first("mate"), first("sell"), first("take")
P_VACCINATE, P_FED = first("vaccinate"), first("vaccinate-fed")
P_STOP, P_DONE, P_ARRANGE = first("stop"), first("done"), first("arrange")
P_LIFT, P_TO, P_PUT, P_UPRIGHT = first("lift"), first("to"), first("put"), first("put-upright")
P_TIDY = first("tidy")

CARD_IDS = [card.id for card in CARDS]
MOST_ACTIONS = max(max(card.numbers) for card in CARDS)
MOST_LEFT = max(MOST_ACTIONS, cards.MOST_PAIRS)
PHASES = ("opening", "program", "act", "babies", "season-change", "over")
PHASE_OF = [0, 0, 5, 5, 1, 1, 5, 5, 2, 5, 4, 5, 5, 3]  # [step]: its phase, if it asks anybody


@with_fields
class Board(State):
    """Everything on the table. A kind of pig is 2 × size + vaccinated."""

    most_seats = cards.MOST_SEATS
    rows = "farms"

    # settings
    foresight: bool = setting(Flag(), "the next season card is face up (HPG-59)")
    open_programming: bool = setting(Flag(), "tiles are played face up, in turn order (HPG-60)")
    straddle: bool = setting(Flag(), "pigs may stand across two fields")
    width: int = setting(Number(1, cards.WIDEST_FIELD), "width of a field, in cells", start=FIELD_WIDTH)
    strict: bool = setting(
        Flag(), "a pig without room may be bought or fed, but is lost (HPG-A2)", key="strict_placement"
    )
    by_hand: bool = setting(Flag(), "players may move their pigs themselves (HPG-A31)")
    level: bool = setting(Flag(), "all season cards have the same numbers, instead of the reconstructed ones")
    known_only: bool = setting(Flag(), "reconstructed effects of season cards are ignored")
    forced: bool = setting(Flag(), "Babies from the Mating season cannot be declined", key="forced_births")
    # the round
    round: int = field(Number(0, cards.ROUNDS), "the current round; 0 is the preparatory round")
    first: int = field(Seat(), "the first player", key="first_seat")
    card: int = field(Maybe(Word(CARD_IDS)), "the active season card")
    next_card: int = field(Maybe(Word(CARD_IDS)), "the next season card, if foresight shows it")
    unseen: int = field(Words(CARD_IDS), "season cards not turned up yet, including those removed from the match")
    holder: int = field(Maybe(Seat()), "the seat that holds the neutral tiles", key="holder_seat")
    neutral: int = field(Maybe(Word(ACTIONS)), "the neutral tile chosen", key="neutral_action")
    # the turn
    left: int = field(
        Number(0, MOST_LEFT),
        "what the acting seat has left: purchases of the opening, actions of its share, or Babies it may take",
    )
    births: int = field(Number(0, MOST_ACTIONS), "births so far this turn")
    fed: list[int] = field(Counts(KINDS, usual=12), "pigs of the acting seat that have been fed this turn")
    # farms
    money: list[int] = each(Number(0, 99_999, usual=200), "dollars")
    fields: list[int] = each(Number(1, cards.FIELD_SUPPLY, usual=6), "number of fields")
    items: list[int] = each(Counts(ITEMS, usual=6), "items of the farm, by kind")
    pigs: list[int] = each(Counts(KINDS, usual=12), "pigs of the farm, by kind")
    programs: list[int] = each(Maybe(Word(ACTIONS)), "the action tile chosen, sealed until the reveal", key="action")
    shares: list[int] = each(Number(0, MOST_ACTIONS), "how often it may perform its action this round", key="share")
    moves: list[int] = each(Number(0, cards.MOVES_PER_ROUND), "pigs it may still move by hand this round")
    hand: list[int] = each(HandWords(), "the pig it is moving by hand: field, cell and target field, as far as chosen")
    # the market has what the farms do not have
    stock: list[int] = derived(Counts(SIZES, usual=48), "pigs in the market, by size", learned=True)
    item_stock: list[int] = derived(Counts(ITEMS, usual=24), "items in the market, by kind", learned=True)
    field_stock: int = derived(Number(0, cards.FIELD_SUPPLY), "fields in the market", learned=True)
    drawing: Drawing | None = derived(Shared(), "where the pigs stand")
    # observations for learning
    phase: int = known(Word(PHASES), "the current phase")
    numbers: list[int] = known(
        Places(ACTIONS, Number(0, MOST_ACTIONS)), "how often all seats together may perform each action this round"
    )
    prices: list[int] = known(Places(WARES[:FIELD], Number(0, 20)), "current price of each ware")
    sales: list[int] = known(Places(SIZES, Number(0, 20)), "current selling price of each size of pig")

    # Pigs

    def farm_code(self, seat: int) -> Mask:
        """Fields and pigs of a farm as one number; pigs bought in the preparatory round are not delivered yet (HPG-10)."""
        handed = 1 if self.round else 0
        code: Mask = self.fields[seat]
        for kind in range(8):
            code = code << CODE_BITS | handed * self.pigs[8 * seat + kind]
        return code

    @cold
    def farm_codes(self) -> FarmCodes:
        return tuple([self.farm_code(seat) for seat in range(self.seats)])

    @final
    def count(self, seat: int, size: int) -> int:
        """Number of pigs of this size."""
        return self.pigs[8 * seat + 2 * size] + self.pigs[8 * seat + 2 * size + 1]

    def herd(self, seat: int) -> int:
        """Number of pigs in all."""
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
        """True if the herd fits without a pig of size `gone` and with one of size `come` (-1: none); exact (HPG-14)."""
        small = self.count(seat, SMALL) - (gone == SMALL) + (come == SMALL)
        medium = self.count(seat, MEDIUM) - (gone == MEDIUM) + (come == MEDIUM)
        big = self.count(seat, BIG) + (come == BIG)
        baby = self.count(seat, BABY) - (gone == BABY) + (come == BABY)
        if self.straddle:
            return baby <= most_babies_in_row(self.width * self.fields[seat], small, medium, big)
        return baby <= most_babies(self.width, self.fields[seat], small, medium, big)

    def room_for_babies(self, seat: int) -> int:
        """Number of Babies the farm still has room for."""
        small = self.count(seat, SMALL)
        medium = self.count(seat, MEDIUM)
        big = self.count(seat, BIG)
        if self.straddle:
            return most_babies_in_row(self.width * self.fields[seat], small, medium, big) - self.count(seat, BABY)
        return most_babies(self.width, self.fields[seat], small, medium, big) - self.count(seat, BABY)

    @final
    def take(self, seat: int, kind: int) -> None:
        """Move one pig from the market to a farm."""
        self.pigs[8 * seat + kind] += 1
        self.stock[kind >> 1] -= 1

    @final
    def give_back(self, seat: int, kind: int) -> None:
        """Move one pig from a farm to the market."""
        self.pigs[8 * seat + kind] -= 1
        self.stock[kind >> 1] += 1

    @final
    def use_item(self, seat: int, item: int) -> None:
        """Return a used item to the market (HPG-45)."""
        self.items[3 * seat + item] -= 1
        self.item_stock[item] += 1

    # Cards and prices

    def number(self, action: int) -> int:
        """How many times everybody together may perform this action this round (HPG-17)."""
        return LEVEL_NUMBERS[action] if self.level else NUMBERS[4 * self.card + action]

    def effect(self) -> int:
        """The card whose effect counts; -1 if none does."""
        if self.card >= 0 and self.known_only and not KNOWN[self.card]:
            return -1
        return self.card

    def price(self, seat: int, ware: int) -> int:
        """Current price of a ware for this seat (HPG-31..33); no card counts in the preparatory round."""
        card = self.effect()
        if ware == FIELD:
            return FIELD_PRICE[self.fields[seat]]
        if ware >= FIRST_ITEM:
            cost = ITEM_PRICE + (ITEM_CHANGE[card] if card >= 0 else 0)
        else:
            cost = PIG_PRICE[ware] + (BUY_CHANGE[4 * card + ware] if card >= 0 else 0)
        return cost if cost > 0 else 0

    def sale(self, size: int) -> int:
        """Current selling price of a pig."""
        card = self.effect()
        cost = PIG_PRICE[size] + (SELL_CHANGE[4 * card + size] if card >= 0 else 0)
        return cost if cost > 0 else 0

    def rounds_to_change(self) -> int:
        """Number of rounds left in the season, including this one."""
        return ROUNDS_PER_SEASON - (self.round - 1) % ROUNDS_PER_SEASON if self.round else ROUNDS_PER_SEASON

    @final
    def next_seat(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.seats else 0

    @final
    def push_step(self, step: int, seat: int) -> None:
        self.push(8 * step + seat)

    def push_seats(self, step: int) -> None:
        """Push the same step for every seat, the first player on top."""
        seat = self.first
        for _i in range(self.seats):
            seat = seat - 1 if seat > 0 else self.seats - 1
            self.push_step(step, seat)
