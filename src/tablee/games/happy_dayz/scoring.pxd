cimport cython
from tablee.core.intrinsics cimport lowest, popcount, u64
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.powers.table cimport POWERS
from tablee.games.happy_dayz.state cimport SUITS, ZOMBIE_CARDS, Table

@cython.locals(total=int, slot=int, power=Power)
cpdef int score_zone(Table s, int seat) noexcept
@cython.locals(less=int, slot=int, power=Power)
cpdef int score_zombies(Table s, int seat) noexcept
@cython.locals(sets=int, slot=int, count=int)
cpdef int score_bunker(Table s, int seat) noexcept
@cython.locals(each=int)
cpdef int score_patients(Table s, int seat) noexcept
@cython.locals(i=int)
cpdef void score_round(Table s) noexcept
@cython.locals(best=int, i=int, k=int)
cpdef int greatest_loser(Table s) noexcept
@cython.locals(best=int)
cpdef int poorest(Table s) noexcept
@cython.locals(mask=int, i=int, fewest=int, worst=int)
cpdef int next_starters(Table s) noexcept
cpdef int rank_of(int card) noexcept
@cython.locals(first=int, second=int, card=int, cards=u64)
cpdef int rank_transfer(Table s, int seat) noexcept
@cython.locals(best=int, i=int)
cpdef int first_leader(Table s) noexcept
