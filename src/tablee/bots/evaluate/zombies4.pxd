cimport cython
from tablee.bots.evaluate.zombies4_quiet cimport is_half_played
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport lowest, popcount, u64
from tablee.core.state cimport State
from tablee.games.zombies4.rules cimport Zombies4State
from tablee.games.zombies4.state cimport HEART
from tablee.games.zombies4.steps cimport SPELL, op_of, seat_of
from tablee.games.zombies4.tables cimport ALL_PAGES, CARD_KIND, IS_CABIN, PAGE_KINDS

cdef Zombies4State TRIAL
cdef Chance LUCK
cdef double WAITING
cdef double VICTORY, TROPHY, BULLET, PAGE, RIVAL, LIFE, DEATH, BLANK, CASTING, CASTING_PAGE
cdef int FARTHEST
cdef double DECAY[41]
cdef double RISK[11]
cdef double FRONT[11]
cdef double HAND[22]

@cython.locals(table=Zombies4State, out="int[256]", n=int, most=double, i=int)
cpdef double evaluate(State state, int seat) noexcept
@cython.locals(value=double, other=int)
cdef double look(Zombies4State s, int seat) noexcept
@cython.locals(value=double, pages=int, i=int)
cdef double strength(Zombies4State s, int seat) noexcept
@cython.locals(value=double, cards=u64)
cdef double laid(Zombies4State s, int seat) noexcept
cdef double at_stake(Zombies4State s, int seat) noexcept
@cython.locals(bullets=double)
cdef double life(Zombies4State s, int seat) noexcept
@cython.locals(value=double, cards=u64, kind=int)
cdef double hand(Zombies4State s, int seat) noexcept
@cython.locals(best=double, risk=double, stake=double, spell=double, square=int, goal=double)
cdef double outlook(Zombies4State s, int seat) noexcept
@cython.locals(value=double, other=int, square=int)
cdef double threat(Zombies4State s, int seat) noexcept
