cimport cython
from tablee.core.chance cimport Chance
from tablee.core.intrinsics cimport highest, nth_bit, popcount, u64
from tablee.games.happy_dayz.powers.power cimport Power
from tablee.games.happy_dayz.powers.table cimport POWERS, faction_of
from tablee.games.happy_dayz.state cimport (
    CHANGE, DRAWN, FOLLOW, LEAD, ONE, STAGE, SUITS, TRANSFER, VAN_CARDS, Table,
)

cdef int LEAD_LOW_PICK, LEAD_HIGH_PICK, FOLLOW_PICK, LEFT_PICK, RIGHT_PICK, RECONSIDER_PICK
cdef int KEEP_PICK, SWAP_PICK, VERSION_PICK, KINDS

@cython.locals(own=u64, follow=u64)
cdef u64 playable(Table s, int seat, int slot) noexcept
@cython.locals(step=int, power=Power)
cdef int options_of(Table s, int seat, int* out) noexcept
@cython.locals(cards=u64, n=int, i=int)
cdef int options_lead(Table s, int seat, int* out) noexcept
cdef int options_follow(Table s, int seat, int* out) noexcept
@cython.locals(first=int)
cdef int options_transfer(Table s, int seat, int* out) noexcept
@cython.locals(cards=u64, top=int)
cdef u64 passable(Table s, int seat) noexcept
@cython.locals(n=int, old=int, new=int, i=int)
cdef int options_change(Table s, int* out) noexcept
@cython.locals(n=int, version=int)
cdef int options_version(Table s, int* out) noexcept
@cython.locals(n=int, new=int, i=int)
cdef int options_drawn(Table s, int* out) noexcept
@cython.locals(cards=u64, n=int, k=int, way=int)
cdef int random_play(Table s, int step, Chance chance) noexcept
