cimport cython
from tablee.bots.judge cimport Judge
from tablee.core.chance cimport Chance
from tablee.core.state cimport State
from tablee.games.zombiaki.rules cimport Duel
from tablee.games.zombiaki.tables cimport (
    BARREL, BARRIER, BOSS_IN_PLAY, BURN, DAWN, DOG_BODY, DRAW, FREEZE, KEEP, MINE, NAPALM, NET, NETTING, PIT_DEPTH,
    POUR, SHIELD, TAKE, TO, WALL_HEIGHT,
)

cdef int DEEPEST
cdef list TRIALS
cdef Duel SCRATCH, TRY
cdef Chance LUCK
cdef double VICTORY
cdef double PROGRESS[5]
cdef double WORTH[43]

cpdef double evaluate(State state, int seat)
@cython.locals(out="int[256]", n=int, i=int, trial=Duel, most=double, value=double)
cdef double best(Duel duel, int seat, int depth)
cdef bint is_second_half(int kind) noexcept
@cython.locals(duel=Duel, value=double)
cdef double look(Duel given, int seat) noexcept
@cython.locals(depth=int)
cdef bint is_before_draw(Duel duel) noexcept
@cython.locals(out="int[256]", n=int)
cdef void pass_on(Duel duel) noexcept
@cython.locals(total=double, card=int, square=int)
cdef double spent(Duel duel) noexcept
@cython.locals(value=double)
cdef double promise(Duel duel) noexcept
@cython.locals(total=double, lane=int)
cdef double threat(Duel duel) noexcept
@cython.locals(total=double, height=int, harm=double, behind=int, dogs=int, pushing=int, square=int, strength=double, worth=double)
cdef double lane_threat(Duel duel, int lane) noexcept
cdef double harm_of(int thing) noexcept
@cython.locals(out="int[256]", n=int, i=int, most=double, value=double, chosen=int)
cdef int eager(Duel duel) noexcept

cdef class ZombiakiJudge(Judge):
    cdef public int ahead, whim
    cdef public double even
    @cython.locals(duel=Duel, _=int, whim=bint)
    cpdef void playout(self, State world, Chance chance) noexcept
    @cython.locals(value=double)
    cdef void worth_into(self, State world, double* out) noexcept
