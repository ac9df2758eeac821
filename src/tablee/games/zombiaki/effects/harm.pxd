cimport cython
from tablee.core.chance cimport Chance
from tablee.games.zombiaki.picks cimport PICK_TARGET, SHRAPNEL_AT
from tablee.games.zombiaki.state cimport Street
from tablee.games.zombiaki.tables cimport (
    AROUND, ASK_HUMANS, BARREL, BOSS, BOSS_BODY, BOSS_FALLEN, CAR, CAR_BLAST, DOG, DOG_BODY, DONE, ENTER, HUMAN, MINE,
    MINE_BLAST, NEAR, NOBODY, NOWHERE, PART_CARD, PARTS, PIT_DEPTH, SAY_BARREL_HIT, SAY_BOSS_DIES, SAY_CAR, SAY_DIE,
    SAY_FALL, SAY_HIT, SAY_MINE, SAY_PLUG, SAY_SHIELD, SAY_SHRAPNEL, SHIELD, SHRAPNEL, VALUE,
)

cdef int DIED, ABSORBED, SURVIVED

cdef int hit(Street street, int square, int damage) noexcept
cdef int endurance(Street street, int square) noexcept
cdef void drop_shield(Street street, int square) noexcept
@cython.locals(body=int, part=int)
cdef void kill(Street street, int square) noexcept
cdef void set_off(Street street, int square) noexcept
cdef int do_mine_blast(Street street, int square, Chance chance) noexcept
@cython.locals(area=int, other=int)
cdef int do_car_blast(Street street, int square, Chance chance) noexcept
cdef int do_shrapnel(Street street, int square, Chance chance) noexcept
@cython.locals(n=int, direction=int)
cdef int options_shrapnel(Street street, int square, int* out) noexcept
@cython.locals(target=int)
cdef void answer_shrapnel(Street street, int square, int pick) noexcept
@cython.locals(acting=int, square=int)
cdef void plan_entries(Street street, int squares, int back) noexcept
cdef bint is_trap(int thing) noexcept
@cython.locals(squares=int, back=int, row=int, square=int)
cdef int do_enter(Street street, int about, Chance chance) noexcept
@cython.locals(thing=int)
cdef void enter(Street street, int square) noexcept
cdef void meet_barrel(Street street, int square) noexcept
cdef void meet_pit(Street street, int square, int pit) noexcept
