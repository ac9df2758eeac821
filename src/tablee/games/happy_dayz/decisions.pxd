cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport highest, nth_bit, popcount, u64
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.powers.table cimport POWERS
from tablee.games.happy_dayz.state cimport CHANGE, FOLLOW, LEAD, SUITS, TRANSFER, VAN_CARDS, ONE, ZOMBIE_CARDS, Table

cdef int LEAD_LOW_PICK, LEAD_HIGH_PICK, FOLLOW_PICK, LEFT_PICK, RIGHT_PICK, RECONSIDER_PICK, KEEP_PICK, SWAP_PICK, KINDS

@cython.locals(own=u64, follow=u64)
cdef u64 playable(Table s, int seat) noexcept
@cython.locals(step=int, power=Power)
cdef int options_of(Table s, int seat, int* out) noexcept
@cython.locals(cards=u64, n=int, i=int)
cdef int options_lead(Table s, int seat, int* out) noexcept
cdef int options_follow(Table s, int seat, int* out) noexcept
@cython.locals(first=int)
cdef int options_transfer(Table s, int seat, int* out) noexcept
@cython.locals(cards=u64, rest=u64, top=int)
cdef u64 passable(Table s, int seat) noexcept
@cython.locals(n=int, i=int, old=int, new=int)
cdef int options_change(Table s, int* out) noexcept
@cython.locals(cards=u64, n=int, k=int)
cdef int random_play(Table s, Chance chance) noexcept
