cimport cython
from tablee.games.zombiaki.effects.harm cimport plan_entries
from tablee.games.zombiaki.effects.motion cimport why_no_zombie
from tablee.games.zombiaki.state cimport Street
from tablee.games.zombiaki.tables cimport (
    BARREL, BODY, BOSS, BOSS_BODY, BOSS_IN_PLAY, FINE, LANE, NOBODY, ROW, SAY_GROW, SHIELD, VALUE,
    WALL_HEIGHT, WHY_BARREL_THERE, WHY_DOG_ROW, WHY_LANE_BARRED, WHY_SHIELD_ALREADY, WHY_TAKEN, WHY_WALL_DOG,
    WHY_WALL_PLACED,
)

cdef int why_no_arrival(Street street, int square) noexcept
@cython.locals(why=int)
cdef int why_zombie(Street street, int card, int square) noexcept
@cython.locals(why=int)
cdef int why_dog(Street street, int card, int square) noexcept
cdef void do_arrive(Street street, int card, int square) noexcept
cdef int why_attach(Street street, int card, int square) noexcept
@cython.locals(why=int)
cdef int why_human(Street street, int card, int square) noexcept
cdef void do_boss(Street street, int card, int square) noexcept
cdef void do_human(Street street, int card, int square) noexcept
cdef void do_claws(Street street, int card, int square) noexcept
