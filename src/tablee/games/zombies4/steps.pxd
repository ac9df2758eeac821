cdef int TURN, WINDOW, CARD, LAYING, PLACING, FIGHT, MOVE, SPELL, DUEL, PROWL, PACE, ENDING, SEND, HERD, SHOT, THEFT
cdef int SEARCH, TRIM, PURGE, WRATH, BANISH, NO_PLACE
cdef int BEGIN, DRAW_TILE, BEFORE_FIGHTS, FIGHTS, REFILL, MOVE_DIE, ZOMBIE_DIE, LAST, OVER
cdef int TARGET, CANCELLED, IN_USE, ANNOUNCED
cdef int FOE, DOG_FOE, HUMAN_FOE, TREE_FOE, LATER, NO_PUSH
cdef int DOGS, HEARTS, BULLETS
cdef int AT_TURN, AT_FIGHTS, AT_MOVE, AT_ARRIVAL, AT_PROWL, AT_SPELL, AT_DUEL, AT_CARD, AT_ROLL, AT_MISS, AT_STOP

cdef int step_of(int op, int seat, int a, int b, int c) noexcept
cdef int op_of(int step) noexcept
cdef int seat_of(int step) noexcept
cdef int a_of(int step) noexcept
cdef int b_of(int step) noexcept
cdef int c_of(int step) noexcept
