cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport nth_bit, popcount, u64
from tablee.games.zombies4.decisions.pawn cimport can_cast
from tablee.games.zombies4.effects.fight cimport engage
from tablee.games.zombies4.effects.land cimport draw_tile
from tablee.games.zombies4.effects.pawn cimport discard_card, retop, win
from tablee.games.zombies4.effects.walk cimport announce_spell
from tablee.games.zombies4.effects.window cimport open_window
from tablee.games.zombies4.knowledge cimport drawn, reshuffled
from tablee.games.zombies4.state cimport Table
from tablee.games.zombies4.steps cimport (
    AT_FIGHTS, AT_MOVE, AT_PROWL, AT_TURN, BEFORE_FIGHTS, BEGIN, DRAW_TILE, ENDING, FIGHTS, LAST, MOVE, MOVE_DIE, OVER,
    PROWL, REFILL, TURN, ZOMBIE_DIE, a_of, seat_of, step_of,
)
from tablee.games.zombies4.tables cimport CARD_BIT, CARD_KIND, CAST, DISCARD

cdef int HAND, START_HALVES, START_BULLETS, FIRST_SQUARE

@cython.locals(step=int, seat=int, stage=int)
cdef bint advance_turn(Table s, Chance chance) noexcept
cdef void begin(Table s, int seat) noexcept
cdef void equip(Table s, int seat) noexcept
@cython.locals(before=u64, card=int)
cdef void refill(Table s, int seat, Chance chance) noexcept
@cython.locals(die=int)
cdef void roll_move(Table s, int seat, Chance chance) noexcept
@cython.locals(die=int)
cdef void roll_zombies(Table s, int seat, Chance chance) noexcept
@cython.locals(seat=int)
cdef bint advance_ending(Table s) noexcept
@cython.locals(seat=int)
cdef void do_ending(Table s, int pick) noexcept
@cython.locals(following=int)
cdef void finish(Table s, int seat) noexcept
cdef void wear_off(Table s, int seat) noexcept
cdef void break_dawn(Table s) noexcept
