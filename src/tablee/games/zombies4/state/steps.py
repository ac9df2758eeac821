"""Steps of the agenda, each packed into one int: `op | seat << 5 | a << 8 | b << 17 | c << 24`."""

from __future__ import annotations

from tablee.games.zombies4.edge import words

NO_PLACE = words.NO_PLACE  # a place not chosen yet

# Ops, and the meaning of a, b and c
TURN = 0  # a: next stage of the turn
WINDOW = 1  # seat: the first to be asked, a: how many were asked before, b: reason
CARD = 2  # a: card, b: target seat + 1 and flags, c: how many were asked to cancel
LAYING = 3  # a: kind of tile, b: chosen place (slot * 4 + side), NO_PLACE before
PLACING = 4  # a: first square of the tile (in version 1, the first still available), b: what, c: how many are left
FIGHT = 5  # a: square, b: foe and flags, c: bullets a miss needs
MOVE = 6  # b: squares left
SPELL = 7
DUEL = 8  # a: attacker's die | defender's die << 3, b: target | phase << 3, c: bullets the attacker added
PROWL = 9  # b: zombies left to move
PACE = 10  # a: square of the chosen zombie, b: 1 for a human one
ENDING = 11
SEND = 12  # seat: who chooses the square, a: kind of card, b: the seat that is moved
HERD = 13  # a: first square whose zombies are still to move, b: chosen tile, NO_PLACE before
SHOT = 14
THEFT = 15  # b: whose page is taken
SEARCH = 16  # b: whose hand is searched
TRIM = 17
PURGE = 18  # a: first kind still open in version 1, b: pile (0 not chosen, 1 draw, 2 discard), c: how many are left
WRATH = 19  # a: mask of the seats that must still fight the trees
BANISH = 20  # seat: who is sent to a square of the Bridge

# Stages of a turn (ZTE-11)
BEGIN = 0
DRAW_TILE = 1
BEFORE_FIGHTS = 2
FIGHTS = 3
REFILL = 4
MOVE_DIE = 5
ZOMBIE_DIE = 6
LAST = 7
OVER = 8

# Flags of a card step, besides the target seat + 1
TARGET = 7
CANCELLED = 8
IN_USE = 16  # a card lying in front is used: this cannot be cancelled (ZTE-B39)
ANNOUNCED = 32  # the target is named; others may cancel now

# Foe of a fight, and flags besides it
FOE = 3
DOG_FOE = 0
HUMAN_FOE = 1
TREE_FOE = 2
LATER = 4  # not the first attack of this fight
NO_PUSH = 8  # the Sickle's push was decided in this fight

# What is placed
DOGS = 0
HEARTS = 1
BULLETS = 2

# Reasons of a window (ZTE-C14..C20), and of other moments at which only a seat with a playable card is asked
AT_TURN = 0
AT_FIGHTS = 1
AT_MOVE = 2
AT_ARRIVAL = 3
AT_PROWL = 4
AT_SPELL = 5
AT_DUEL = 6
AT_CARD = 7
AT_ROLL = 8
AT_MISS = 9
AT_STOP = 10


def step_of(op: int, seat: int, a: int, b: int, c: int) -> int:
    """Pack a step of the agenda into one int."""
    return op | seat << 5 | a << 8 | b << 17 | c << 24


def op_of(step: int) -> int:
    return step & 31


def seat_of(step: int) -> int:
    return (step >> 5) & 7


def a_of(step: int) -> int:
    return (step >> 8) & 511


def b_of(step: int) -> int:
    return (step >> 17) & 127


def c_of(step: int) -> int:
    return (step >> 24) & 127
