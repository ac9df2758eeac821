"""The hot face of Happy Pigs: the state with its rules."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.hot import cold
from tablee.games.happy_pigs.cards import cards
from tablee.games.happy_pigs.decisions import options_now
from tablee.games.happy_pigs.effects.actions import do_pick
from tablee.games.happy_pigs.effects.rounds import advance
from tablee.games.happy_pigs.scoring import victory
from tablee.games.happy_pigs.state.board import BEGIN, DELIVER, ROUND, Board

START_MONEY, FIELD_SUPPLY, ITEM_SUPPLY = cards.START_MONEY, cards.FIELD_SUPPLY, cards.ITEM_SUPPLY
PIG_SUPPLY = list(cards.PIG_SUPPLY)
ALL_CARDS = (1 << len(cards.CARDS)) - 1


@cold
def tell_start(s: Board, drawn: bool) -> None:
    """Report who begins, by chance or as configured, and who holds the neutral tiles."""
    assert s.sink is not None
    s.sink.append(Event("first-player-drawn" if drawn else "first-player", {"seat": s.first}))
    if s.holder >= 0:
        s.sink.append(Event("neutral-tiles", {"seat": s.holder}))


class HappyPigsState(Board):
    """The board with its rules: options and effects of picks."""

    def lay_out(self, neutral: bool) -> None:
        """Set up the table (HPG-4..8), with the neutral tiles if they are used."""
        self.holder = 0 if neutral else -1
        for seat in range(self.seats):
            self.money[seat] = START_MONEY
            self.fields[seat] = 1
        for size in range(4):
            self.stock[size] = PIG_SUPPLY[size]
        for item in range(3):
            self.item_stock[item] = ITEM_SUPPLY
        self.field_stock = FIELD_SUPPLY - self.seats
        self.unseen = ALL_CARDS

    def deal(self, chance: Chance) -> None:
        """Draw the first player unless there is one, and start the preparatory round."""
        drawn = self.first < 0
        if drawn:
            self.first = chance.below(self.seats)
        if self.holder >= 0:
            self.holder = self.next_seat(self.first)  # HPG-54
        self.push_step(ROUND, 0)
        self.push_step(DELIVER, 0)
        self.push_seats(BEGIN)
        if self.sink is not None:
            tell_start(self, drawn)
        advance(self, chance)

    def options_into(self, seat: int, out: list[int]) -> int:
        return options_now(self, seat, out)

    def apply(self, seat: int, pick: int, chance: Chance) -> None:
        do_pick(self, seat, pick)
        if self.asked == 0:
            advance(self, chance)

    def score(self, seat: int) -> float:
        return float(self.money[seat])

    def reward(self, seat: int) -> float:
        return victory(self, seat)
