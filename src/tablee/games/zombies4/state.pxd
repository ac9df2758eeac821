cimport cython
from tablee.core.intrinsics cimport u64
from tablee.core.state cimport State
from tablee.games.zombies4.tables cimport (
    CABIN, CEMETERY, COPIES, EDGE, GROUND, INNER, IS_USABLE, IS_WOODED, MONKEYS,
)

cdef int NOWHERE, HEART, BULLET, PILE_PLACE, FAR

cdef int border_square(int side, int i) noexcept

cdef class Table(State):
    cdef public int night, kills, loss_down, trees_half, fever_opponent, pages_removed
    cdef public int active, first, round, hours, winner, dawn
    cdef public int laid, cabin, cemetery, pile, pool, attacked, tried
    cdef public u64 draw, discard, removed
    cdef readonly short kind[30]
    cdef readonly short rotation[30]
    cdef readonly short x[30]
    cdef readonly short y[30]
    cdef readonly short grid[1024]
    cdef readonly short beside[120]
    cdef readonly short near[1080]
    cdef readonly short ground[270]
    cdef readonly short dogs[270]
    cdef readonly short humans[270]
    cdef readonly short token[270]
    cdef readonly short moved[270]
    cdef readonly short at[6]
    cdef readonly short halves[6]
    cdef readonly int bullets[6]
    cdef readonly short trophies[6]
    cdef readonly short human_trophies[6]
    cdef readonly u64 hand[6]
    cdef readonly u64 front[6]
    cdef readonly short carded[6]
    cdef readonly short paged[6]
    cdef readonly short lost[6]
    cdef readonly short repel[6]
    cdef readonly short fever[6]
    cdef readonly short passing[6]
    cdef readonly u64 may[49]
    cdef short reach[1620]
    cdef short reach_from[6]
    cdef short reach_laid[6]

    cpdef void copy_from(self, State other) noexcept
    cdef void copy_facts(self, Table other) noexcept
    @cython.locals(i=int)
    cdef void copy_map(self, Table other) noexcept
    @cython.locals(i=int)
    cdef void copy_squares(self, Table other) noexcept
    @cython.locals(i=int)
    cdef void copy_seats(self, Table other) noexcept
    cdef int slot_at(self, int x, int y) noexcept
    @cython.locals(slot=int, shape=int, k=int, square=int, side=int, inner=int)
    cdef int lay_tile(self, int kind, int rotation, int x, int y) noexcept
    @cython.locals(other=int, back=int, here=int, there=int, pairs=int, i=int)
    cdef void join(self, int slot, int side) noexcept
    cdef bint is_beside(self, int slot, int other) noexcept
    cdef bint has_room(self, int square, int human) noexcept
    cdef bint may_pace(self, int square, int target, int human) noexcept
    @cython.locals(seat=int)
    cdef bint is_warded(self) noexcept
    @cython.locals(seat=int)
    cdef bint is_repelled(self, int square, int target) noexcept
    @cython.locals(queue="int[270]", base=int, i=int, head=int, tail=int, square=int, side=int, target=int)
    cdef void measure(self, int seat) noexcept
    cdef bint fronts(self, int seat, int kind) noexcept
    @cython.locals(square=int)
    cdef bint must_fight(self, int seat) noexcept
