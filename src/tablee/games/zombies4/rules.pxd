cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport u64
from tablee.games.zombies4.decisions.ask cimport asker, is_quiet, options_of
from tablee.games.zombies4.effects.cards cimport (
    advance_herd, advance_purge, advance_search, advance_theft, advance_trim, do_herd, do_purge, do_search, do_shot, do_theft, do_trim,
)
from tablee.games.zombies4.effects.fight cimport advance_duel, advance_fight, advance_wrath, do_banish, do_duel, do_fight
from tablee.games.zombies4.effects.land cimport (
    advance_laying, advance_placing, advance_prowl, do_laying, do_pace, do_placing, do_prowl,
)
from tablee.games.zombies4.effects.play cimport advance_card, do_card, play, use
from tablee.games.zombies4.effects.turn cimport advance_ending, advance_turn, do_ending, equip, refill
from tablee.games.zombies4.effects.walk cimport advance_move, advance_spell, do_move, do_send
from tablee.games.zombies4.effects.window cimport advance_window, pass_window, restart_window
from tablee.games.zombies4.knowledge cimport forget_all
from tablee.games.zombies4.scoring cimport reward_of
from tablee.games.zombies4.state cimport Table
from tablee.games.zombies4.steps cimport (
    BANISH, BEGIN, CARD, DUEL, ENDING, FIGHT, HERD, LAYING, MOVE, PACE, PLACING, PROWL, PURGE, SEARCH, SEND, SHOT, SPELL,
    THEFT, TRIM, TURN, WINDOW, WRATH, op_of, seat_of, step_of,
)
from tablee.games.zombies4.tables cimport ALL_CARDS, BRIDGE, DISCARD, PLAY, USE

cdef int ALL_TILES, DOGS_IN_BOX

cdef class Zombies4State(Table):
    @cython.locals(seat=int)
    cpdef void deal(self, Chance chance) noexcept
    cdef void run(self, Chance chance) noexcept
    @cython.locals(op=int)
    cdef bint advance(self, Chance chance) noexcept
    cdef bint advance_card_step(self, int op, Chance chance) noexcept
    @cython.locals(options="int[256]", seat=int)
    cdef bint ask_or_do(self, int op, Chance chance) noexcept
    cpdef int asker(self) noexcept
    cpdef bint is_quiet(self) noexcept
    cdef int options_into(self, int seat, int* out) noexcept
    @cython.locals(op=int)
    cpdef void apply(self, int seat, int pick, Chance chance) noexcept
    cdef void answer(self, int op, int seat, int pick, Chance chance) noexcept
    cdef void answer_card_step(self, int op, int pick) noexcept
    cpdef double score(self, int seat) noexcept
    cpdef double reward(self, int seat) noexcept
