"""The rules as the hot face sees them: options, picks, playouts and the end."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.zombies4.cards.tables import ALL_CARDS, BRIDGE, DISCARD, PLAY, USE
from tablee.games.zombies4.decisions.ask import asker, is_quiet, options_of
from tablee.games.zombies4.effects.cards import (
    advance_herd,
    advance_purge,
    advance_search,
    advance_theft,
    advance_trim,
    do_herd,
    do_purge,
    do_search,
    do_shot,
    do_theft,
    do_trim,
)
from tablee.games.zombies4.effects.fight import (
    advance_duel,
    advance_fight,
    advance_wrath,
    do_banish,
    do_duel,
    do_fight,
)
from tablee.games.zombies4.effects.land import (
    advance_laying,
    advance_placing,
    advance_prowl,
    do_laying,
    do_pace,
    do_placing,
    do_prowl,
)
from tablee.games.zombies4.effects.play import advance_card, do_card, play, use
from tablee.games.zombies4.effects.turn import advance_ending, advance_turn, do_ending, equip, refill
from tablee.games.zombies4.effects.walk import advance_move, advance_spell, do_move, do_send
from tablee.games.zombies4.effects.window import advance_window, pass_window, restart_window
from tablee.games.zombies4.scoring import reward_of
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.knowledge import forget_all
from tablee.games.zombies4.state.steps import (
    BEGIN,
    CARD,
    DUEL,
    ENDING,
    FIGHT,
    HERD,
    LAYING,
    MOVE,
    PACE,
    PLACING,
    PROWL,
    PURGE,
    SEARCH,
    SEND,
    SHOT,
    SPELL,
    THEFT,
    TRIM,
    TURN,
    WINDOW,
    WRATH,
    op_of,
    seat_of,
    step_of,
)

ALL_TILES = (1 << 30) - 2  # the Bridge is tile 0
DOGS_IN_BOX = 100


class Zombies4State(Board):
    """A table with the rules of Zombies!!! 4."""

    def deal(self, chance: Chance) -> None:
        """Set up: the Bridge, fresh pawns, three cards each, a random first seat (ZTE-6..10)."""
        self.pool = DOGS_IN_BOX
        self.pile = ALL_TILES
        self.lay_tile(BRIDGE, 0, 0, 0)
        self.draw = ALL_CARDS
        for seat in range(self.seats):
            equip(self, seat)
        forget_all(self)
        for seat in range(self.seats):
            refill(self, seat, chance)
        self.first = chance.below(self.seats)
        self.active = self.first
        self.push(step_of(TURN, self.first, BEGIN, 0, 0))
        self.run(chance)

    def run(self, chance: Chance) -> None:
        """Do what needs no answer until somebody is asked or the match is over."""
        while self.depth:
            if self.advance(chance):
                return

    def advance(self, chance: Chance) -> bool:
        """Do the step on top of the agenda; True when it asks somebody."""
        op = op_of(self.top())
        if op == WINDOW:
            return advance_window(self)
        if op == TURN:
            return advance_turn(self, chance)
        if op == MOVE:
            return advance_move(self)
        if op == PROWL:
            return advance_prowl(self)
        if op == PLACING:
            return advance_placing(self)
        if op == FIGHT:
            return advance_fight(self, chance)
        if op == LAYING:
            return advance_laying(self, chance)
        if op == ENDING:
            return advance_ending(self)
        if op == SPELL:
            return advance_spell(self, chance)
        return self.advance_card_step(op, chance)

    def advance_card_step(self, op: int, chance: Chance) -> bool:
        """The steps that only cards bring."""
        if op == CARD:
            return advance_card(self)
        if op == HERD:
            return advance_herd(self) and self.ask_or_do(op, chance)
        if op == SEARCH:
            return advance_search(self)
        if op == THEFT:
            return advance_theft(self)
        if op == TRIM:
            return advance_trim(self)
        if op == PURGE:
            return advance_purge(self)
        if op == WRATH:
            return advance_wrath(self)
        if op == DUEL:
            return advance_duel(self, chance)
        return self.ask_or_do(op, chance)

    def ask_or_do(self, op: int, chance: Chance) -> bool:
        """Ask, unless there is but one possibility: then it is done (ZTE-C5)."""
        options = [0] * 256
        seat = seat_of(self.top())
        if options_of(self, seat, options) > 1:
            self.ask(seat)
            return True
        self.answer(op, seat, options[0], chance)
        return False

    def asker(self) -> int:
        """The seat that the step on top of the agenda asks."""
        return asker(self)

    def is_quiet(self) -> bool:
        """Whether nobody else may know that somebody is asked now (ZTE-C22)."""
        return is_quiet(self)

    def options_into(self, seat: int, out: list[int]) -> int:
        return options_of(self, seat, out)

    def apply(self, seat: int, pick: int, chance: Chance) -> None:
        op = op_of(self.top())
        if op != CARD and PLAY <= pick < DISCARD:
            if op == WINDOW:
                restart_window(self)
            if pick < USE:
                play(self, seat, pick - PLAY)
            else:
                use(self, seat, pick - USE)
        else:
            self.answer(op, seat, pick, chance)
        self.run(chance)

    def answer(self, op: int, seat: int, pick: int, chance: Chance) -> None:
        if op == WINDOW:
            pass_window(self, seat, pick)
        elif op == MOVE:
            do_move(self, pick)
        elif op == PROWL:
            do_prowl(self, pick)
        elif op == PACE:
            do_pace(self, pick)
        elif op == PLACING:
            do_placing(self, pick)
        elif op == FIGHT:
            do_fight(self, pick, chance)
        elif op == LAYING:
            do_laying(self, pick, chance)
        elif op == ENDING:
            do_ending(self, pick)
        elif op == CARD:
            do_card(self, seat, pick)
        else:
            self.answer_card_step(op, pick)

    def answer_card_step(self, op: int, pick: int) -> None:
        if op == SEND:
            do_send(self, pick)
        elif op == HERD:
            do_herd(self, pick)
        elif op == SHOT:
            do_shot(self, pick)
        elif op == THEFT:
            do_theft(self, pick)
        elif op == SEARCH:
            do_search(self, pick)
        elif op == TRIM:
            do_trim(self, pick)
        elif op == PURGE:
            do_purge(self, pick)
        elif op == DUEL:
            do_duel(self, pick)
        else:
            do_banish(self, pick)

    def score(self, seat: int) -> float:
        return float(self.trophies[seat])

    def reward(self, seat: int) -> float:
        return reward_of(self, seat)
