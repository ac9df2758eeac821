cimport cython
from tablee.core.chance cimport Chance
from tablee.games.zombiaki.effects.harm cimport kill, meet_barrel, set_off
from tablee.games.zombiaki.state cimport Street
from tablee.games.zombiaki.tables cimport (
    AROUND, BARREL, BARRIER, CAR, DOG_BODY, DONE, FINE, MINE, MINE_BLAST, NOBODY, NOTHING, PIT_DEPTH, ROW, SAY_CRASH,
    SAY_DESTROY, SAY_ROLL, SAY_ROLL_OFF, WALL_HEIGHT, WHY_BARREL_BLOCKED, WHY_BARRIER_ROW, WHY_CAR_BLOCKED,
    WHY_MINE_IN_FRONT, WHY_NOT_BREAKABLE, WHY_NOT_EMPTY, WHY_NOTHING_TO_BREAK, WHY_ON_FIRE, WHY_WALL_BEHIND,
    WHY_WALL_NEAR,
)

cdef void do_put(Street street, int card, int square) noexcept
@cython.locals(other=int)
cdef int why_wall(Street street, int card, int square) noexcept
cdef int why_pit(Street street, int card, int square) noexcept
cdef int why_barrier(Street street, int card, int square) noexcept
cdef int why_mine(Street street, int card, int square) noexcept
@cython.locals(other=int)
cdef int why_car(Street street, int card, int square) noexcept
@cython.locals(thing=int)
cdef int why_barrel(Street street, int card, int square) noexcept
cdef void do_barrel(Street street, int card, int square) noexcept
@cython.locals(square=int)
cdef int do_roll(Street street, int about, Chance chance) noexcept
@cython.locals(thing=int)
cdef void barrel_arrives(Street street, int square) noexcept
@cython.locals(thing=int)
cdef void do_grenade(Street street, int card, int square) noexcept
@cython.locals(thing=int)
cdef int why_pick_axe(Street street, int card, int square) noexcept
cdef void do_pick_axe(Street street, int card, int square) noexcept
