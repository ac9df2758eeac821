"""The rules assembled for the hot face: what each step does, its options, and the effect of an answer."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.hot import unset
from tablee.games.zombies4.cards.behaviour import Step
from tablee.games.zombies4.cards.tables import ALL_CARDS, BRIDGE, DISCARD, PLAY, USE
from tablee.games.zombies4.decisions.ask import asker, is_quiet
from tablee.games.zombies4.decisions.card import options_banish, options_card, options_send, options_window
from tablee.games.zombies4.decisions.land import (
    options_laying,
    options_pace,
    options_placing,
    options_prowl,
    random_pace,
    random_prowl,
)
from tablee.games.zombies4.decisions.pawn import options_duel, options_ending, options_fight, options_move
from tablee.games.zombies4.effects.cards.bad_zombie import advance_herd, do_herd, options_herd
from tablee.games.zombies4.effects.cards.carried import do_send
from tablee.games.zombies4.effects.cards.friends_here import options_theft
from tablee.games.zombies4.effects.cards.magic_key import (
    advance_search,
    advance_trim,
    do_search,
    do_trim,
    options_search,
    options_trim,
)
from tablee.games.zombies4.effects.cards.something_not_right import advance_purge, do_purge, options_purge
from tablee.games.zombies4.effects.cards.tranquilizer_gun import do_shot, options_shot
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
    advance_pace,
    advance_placing,
    advance_prowl,
    do_laying,
    do_pace,
    do_placing,
    do_prowl,
)
from tablee.games.zombies4.effects.play import advance_card, advance_theft, do_card, do_theft, play, use
from tablee.games.zombies4.effects.turn import advance_ending, advance_turn, do_ending, equip, refill
from tablee.games.zombies4.effects.walk import advance_move, advance_spell, do_move
from tablee.games.zombies4.effects.window import advance_window, pass_window, restart_window
from tablee.games.zombies4.scoring import reward_of
from tablee.games.zombies4.state.board import Board
from tablee.games.zombies4.state.knowledge import forget_all
from tablee.games.zombies4.state.steps import (
    BANISH,
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


def options_none(s: Board, step: int, seat: int, out: list[int]) -> int:
    return 0


def answer_none(s: Board, seat: int, pick: int, chance: Chance) -> None:
    pass


def ask_or_do(s: Board, chance: Chance) -> bool:
    """Ask, or take the only possibility without asking (ZTE-C5)."""
    options = unset(256)
    step = s.top()
    if OPTIONS[op_of(step)](s, step, seat_of(step), options) > 1:
        s.ask(seat_of(step))
        return True
    ANSWER[op_of(step)](s, seat_of(step), options[0], chance)
    return False


def advance_herd_or_do(s: Board, chance: Chance) -> bool:
    return advance_herd(s) and ask_or_do(s, chance)


ROWS = {
    TURN: Step(advance_turn),
    WINDOW: Step(advance_window, options_window, pass_window),
    CARD: Step(advance_card, options_card, do_card),
    LAYING: Step(advance_laying, options_laying, do_laying),
    PLACING: Step(advance_placing, options_placing, do_placing),
    FIGHT: Step(advance_fight, options_fight, do_fight),
    MOVE: Step(advance_move, options_move, do_move),
    SPELL: Step(advance_spell),
    DUEL: Step(advance_duel, options_duel, do_duel),
    PROWL: Step(advance_prowl, options_prowl, do_prowl),
    PACE: Step(advance_pace, options_pace, do_pace),
    ENDING: Step(advance_ending, options_ending, do_ending),
    SEND: Step(ask_or_do, options_send, do_send),
    HERD: Step(advance_herd_or_do, options_herd, do_herd),
    SHOT: Step(ask_or_do, options_shot, do_shot),
    THEFT: Step(advance_theft, options_theft, do_theft),
    SEARCH: Step(advance_search, options_search, do_search),
    TRIM: Step(advance_trim, options_trim, do_trim),
    PURGE: Step(advance_purge, options_purge, do_purge),
    WRATH: Step(advance_wrath),
    BANISH: Step(ask_or_do, options_banish, do_banish),
}
ADVANCE = [ROWS[step].advance for step in range(len(ROWS))]
OPTIONS = [ROWS[step].options or options_none for step in range(len(ROWS))]
ANSWER = [ROWS[step].answer or answer_none for step in range(len(ROWS))]


class Zombies4State(Board):
    """A board with the rules of Zombies!!! 4."""

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
        """Run the agenda until somebody is asked or the match is over."""
        while self.depth:
            if ADVANCE[op_of(self.top())](self, chance):
                return

    def asker(self) -> int:
        """The seat that the step on top of the agenda asks."""
        return asker(self)

    def is_quiet(self) -> bool:
        """True if nobody else may know that somebody is asked now (ZTE-C22)."""
        return is_quiet(self)

    def options_into(self, seat: int, out: list[int]) -> int:
        step = self.top()
        return OPTIONS[op_of(step)](self, step, seat, out)

    def random_pick(self, chance: Chance) -> int:
        step = self.top()
        op = op_of(step)
        if op == PROWL:
            return random_prowl(self, chance)
        if op == PACE:
            return random_pace(self, step, chance)
        out = unset(256)
        n = OPTIONS[op](self, step, self.turn, out)
        return out[chance.below(n)]

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
            ANSWER[op](self, seat, pick, chance)
        self.run(chance)

    def score(self, seat: int) -> float:
        return float(self.trophies[seat])

    def reward(self, seat: int) -> float:
        return reward_of(self, seat)
