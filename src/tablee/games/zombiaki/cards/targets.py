"""Possible targets of a card: a square, a lane, the car in a lane, the car anywhere, or none."""

from __future__ import annotations

from tablee.games.zombiaki.cards.squares import LANE_COUNT, LANES, LAST_ROW, ROW, SQUARES, STREET

TARGETS = (*SQUARES, *LANES, *(f"{lane} car" for lane in LANES), "car", "")
TARGET_COUNT = len(TARGETS)
LANE_A = STREET  # and B and C
CAR_IN_LANE_A = LANE_A + LANE_COUNT  # and B and C
THE_CAR = CAR_IN_LANE_A + LANE_COUNT
NO_TARGET = THE_CAR + 1

ANY = tuple(range(STREET))
ROW_1 = tuple(square for square in ANY if ROW[square] == 0)
ROW_5 = tuple(square for square in ANY if ROW[square] == LAST_ROW)
ROWS_1_AND_5 = tuple(sorted(ROW_1 + ROW_5))
ROWS_1_TO_3 = tuple(square for square in ANY if ROW[square] < 3)
ROWS_1_TO_4 = tuple(square for square in ANY if ROW[square] < LAST_ROW)
ANY_LANE = tuple(range(LANE_A, CAR_IN_LANE_A))
SIDE_LANES = (ANY_LANE[0], ANY_LANE[-1])
LANES_OR_CARS = tuple(range(LANE_A, THE_CAR))
ANY_OR_CAR = (*ANY, THE_CAR)
NONE = (NO_TARGET,)
NEVER = ()
