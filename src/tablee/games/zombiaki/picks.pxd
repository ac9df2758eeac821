from tablee.games.zombiaki.tables cimport NEAR

cdef int LANE_A, CAR_IN_LANE_A, THE_CAR, NO_TARGET
cdef int ORDER, END, TO_SQUARE, TO_BARRICADE, STOP, GO, CLICK_IT, LET_IT, SHRAPNEL_AT, NET_ALSO, POUR_ON, FINISH
cdef int PICK_CARD[1024]
cdef int PICK_TARGET[1024]
cdef int FIRST_PLAY[44]
cdef int DISCARD[43]
cdef int TAKE_CARD[43]
cdef int RUN_TO[60]
cdef int BURN_LANE[24]
