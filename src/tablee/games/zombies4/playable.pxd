cimport cython
from tablee.core.intrinsics cimport lowest, u64
from tablee.games.zombies4.state cimport Table
from tablee.games.zombies4.tables cimport (
    ALL_PAGES, ALTAR, AMULET, BAD_ZOMBIE, CABIN, CANCEL, CARD_KIND, CARS, CLAIR_WARLOCK, COPIES, FEVER, FIRST_FOREST,
    FRIENDS, FULLY_LOADED, HERE_DOGGIE, IS_CABIN, IS_CAVE, IS_ROOM, IS_WOODED, LAID_KINDS, LOST, MAGIC_KEY, MONKEYS, NEWSPAPER,
    PAGE_KINDS, PLAY, PORTAL, REPELLENT, RETURN_TO_SENDER, SICKLE, SOMETHING, SPEAR, TALK, TRANQUILIZER, TREES, TWIST,
    USABLE_KINDS, USE,
)

cdef bint can_play(Table s, int seat, int kind) noexcept
@cython.locals(square=int)
cdef bint can_play_here(Table s, int seat, int kind) noexcept
cdef int lasting(Table s, int seat) noexcept
@cython.locals(side=int)
cdef bint can_herd(Table s, int slot) noexcept
@cython.locals(square=int, target=int)
cdef bint can_herd_to(Table s, int slot, int tile) noexcept
@cython.locals(human=int)
cdef bint may_fly(Table s, int square, int target) noexcept
cdef bint is_targeted(Table s, int kind) noexcept
@cython.locals(mask=int, other=int)
cdef int targets(Table s, int seat, int kind) noexcept
cdef bint is_target(Table s, int seat, int kind, int other) noexcept
@cython.locals(here=int, there=int)
cdef bint is_near_target(Table s, int seat, int kind, int other) noexcept
@cython.locals(pages=u64, kind=int)
cdef u64 pages_to_take(Table s, int seat, int other) noexcept
cdef bint can_load(Table s, int seat, int other) noexcept
@cython.locals(side=int, tile=int)
cdef bint has_forest_beside(Table s, int slot) noexcept
cdef bint can_use(Table s, int seat, int kind) noexcept
@cython.locals(mask=int, other=int)
cdef int wooded_opponents(Table s, int seat) noexcept
@cython.locals(mask=int, other=int)
cdef int armed_opponents(Table s, int seat) noexcept
@cython.locals(count=int, seat=int)
cdef int dogs_on_map(Table s) noexcept
@cython.locals(cards=u64, kind=int)
cdef int cards_into(Table s, int seat, int* out, int n) noexcept
@cython.locals(cards=u64, kind=int)
cdef bint has_card(Table s, int seat) noexcept
@cython.locals(kind=int)
cdef int kinds_into(u64 cards, int base, int* out, int n) noexcept
