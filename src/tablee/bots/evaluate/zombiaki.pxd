cimport cython
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.games.zombiaki.rules cimport Duel
from tablee.games.zombiaki.tables cimport (
    BARREL, BOSS_IN_PLAY, DOG_BODY, DRAW, KEEP, MINE, PIT_DEPTH, SHIELD, WALL_HEIGHT,
)

cdef Duel SCRATCH
cdef Chance LUCK
cdef double VICTORY
cdef double PROGRESS[5]
cdef double WORTH[43]

@cython.locals(duel=Duel, value=double)
cpdef double evaluate(State state, int seat)
@cython.locals(depth=int)
cdef bint is_before_draw(Duel duel) noexcept
@cython.locals(out="int[256]", n=int)
cdef void pass_on(Duel duel) noexcept
@cython.locals(total=double, card=int)
cdef double spent(Duel duel) noexcept
@cython.locals(value=double)
cdef double promise(Duel duel) noexcept
@cython.locals(total=double, lane=int)
cdef double threat(Duel duel) noexcept
@cython.locals(total=double, height=int, harm=double, behind=int, dogs=int, square=int, strength=double, worth=double)
cdef double lane_threat(Duel duel, int lane) noexcept
cdef double harm_of(int thing) noexcept
