"""The street: three lanes of five squares, numbered lane by lane, each from row 1 to row 5."""

from __future__ import annotations

LANES = "ABC"
LANE_COUNT = len(LANES)
CENTRE = LANE_COUNT // 2
ROWS = 5
LAST_ROW = ROWS - 1  # rows are counted from 0
SQUARES = tuple(f"{lane}{row}" for lane in LANES for row in range(1, ROWS + 1))
SQUARE = {name: square for square, name in enumerate(SQUARES)}
STREET = len(SQUARES)
EVERYWHERE = (1 << STREET) - 1  # the mask of all squares
FIRST_SQUARES = sum(1 << ROWS * lane for lane in range(LANE_COUNT))  # the mask of row 1

NOWHERE = -1
LEFT, BACK, FORWARD, RIGHT = range(4)  # in ascending order of the square reached
DIRECTIONS = 4

ROW = [square % ROWS for square in range(STREET)]
LANE = [square // ROWS for square in range(STREET)]
NEAR = [NOWHERE] * (DIRECTIONS * STREET)  # [DIRECTIONS * square + direction]
BESIDE = [0] * STREET  # mask of the orthogonally adjacent squares
AROUND = [0] * STREET  # mask of the adjacent squares, including diagonals
AHEAD = [0] * STREET  # mask of the squares between it and the barricade
PAST = [0] * STREET  # mask of the squares nearer to the barricade, in all lanes
LANE_SQUARES = [((1 << ROWS) - 1) << ROWS * lane for lane in range(LANE_COUNT)]  # mask of each lane
for _square in range(STREET):
    for _other in range(STREET):
        _aside = LANE[_other] - LANE[_square]
        _along = ROW[_other] - ROW[_square]
        if abs(_aside) + abs(_along) == 1:
            _direction = {(-1, 0): LEFT, (0, -1): BACK, (0, 1): FORWARD, (1, 0): RIGHT}[_aside, _along]
            NEAR[DIRECTIONS * _square + _direction] = _other
            BESIDE[_square] |= 1 << _other
        if max(abs(_aside), abs(_along)) == 1:
            AROUND[_square] |= 1 << _other
        if _along > 0:
            PAST[_square] |= 1 << _other
            AHEAD[_square] |= 0 if _aside else 1 << _other
