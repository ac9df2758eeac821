from tablee.games.happy_dayz.powers.power cimport Power

cdef list POWERS
