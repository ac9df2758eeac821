cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, nth_bit, popcount
from tablee.games.zombies4.decisions.land cimport capacity, capacity_from, dx, dy, only_prowler, options_laying
from tablee.games.zombies4.effects.pawn cimport retop, wake_square
from tablee.games.zombies4.state cimport BULLET, HEART, Table
from tablee.games.zombies4.steps cimport (
    BULLETS, DOGS, HEARTS, LAYING, NO_PLACE, PACE, PLACING, PROWL, a_of, b_of, c_of, seat_of, step_of,
)
from tablee.games.zombies4.tables cimport (
    ALL_PAGES, AT, CABIN, DOG, FIRST_FOREST, HUMAN, LAY, ROTATE, TILE_BULLETS, TILE_COPIES, TILE_DOGS, TILE_FIRST,
    TILE_HEARTS, TILE_KIND,
)

@cython.locals(drawn=int, kind=int, copies=int, layer=int)
cdef void draw_tile(Table s, int seat, Chance chance) noexcept
@cython.locals(fewest=int, mask=int, seat=int, pages=int)
cdef int choose_layer(Table s, Chance chance) noexcept
@cython.locals(best=int, highest_mask=int, seat=int, die=int)
cdef int roll_off(Table s, int mask, Chance chance) noexcept
@cython.locals(options="int[256]", step=int)
cdef bint advance_laying(Table s, Chance chance) noexcept
@cython.locals(step=int, place=int, x=int, y=int, kind=int, slot=int)
cdef void do_laying(Table s, int pick, Chance chance) noexcept
@cython.locals(kind=int, dogs=int)
cdef void fill_tile(Table s, int seat, int slot, Chance chance) noexcept
cdef void add_dogs(Table s, int seat, int slot, int count) noexcept
@cython.locals(step=int, first=int, square=int)
cdef bint advance_placing(Table s) noexcept
cdef void put_one(Table s, int seat, int what, int square) noexcept
@cython.locals(step=int, square=int, first=int)
cdef void do_placing(Table s, int pick) noexcept
@cython.locals(step=int, only=int, square=int)
cdef bint advance_prowl(Table s) noexcept
@cython.locals(step=int)
cdef void do_prowl(Table s, int pick) noexcept
@cython.locals(step=int)
cdef void do_pace(Table s, int pick) noexcept
cdef void move_zombie(Table s, int square, int target) noexcept
