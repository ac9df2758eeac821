"""The thirty map tiles, drawn as they lie in the box (ZTE-59..71).

A plan is read like a map. Squares: `.` clear, `T` wooded, `B` room, `D` dock, `A` altar, `P` wreck, `C` cave,
`=` bridge deck, `~` water, `x` bank. Edges: `---` or `|` wall, `d` door, `:` open outer edge, blank open.
"""

from __future__ import annotations

from typing import NamedTuple

COMPASS = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")
"""Names of the nine squares in reading order, as the tile lies on the table."""

SIDES = ("north", "east", "south", "west")
"""The four directions, clockwise; a direction is an index into this."""

ROOMS = "BD"
TOKEN_SQUARES = "BDAPC"
UNUSABLE = "~x"
FOREST_DOGS = -1
"""Marks a plain forest tile, whose number of dogs is rolled (ZTE-16)."""


class Tile(NamedTuple):
    """One kind of tile: its printed numbers and its plan."""

    id: str
    copies: int
    dogs: int
    hearts: int
    bullets: int
    plan: str

    @property
    def is_forest(self) -> bool:
        return self.dogs == FOREST_DOGS

    @property
    def squares(self) -> str:
        """The nine square letters in reading order."""
        lines = self.plan.strip("\n").splitlines()
        return "".join(lines[1 + 2 * row][2 + 4 * column] for row in range(3) for column in range(3))

    def edge(self, square: int, side: int) -> str:
        """The character drawn on one edge of a square: `-` or `|` wall, `d` door, `:` or blank open."""
        lines = self.plan.strip("\n").splitlines()
        row, column = 1 + 2 * (square // 3), 2 + 4 * (square % 3)
        row, column = ((row - 1, column), (row, column + 2), (row + 1, column), (row, column - 2))[side]
        return lines[row][column]


def _forest(number: int, copies: int, rows: str) -> Tile:
    border, inner = "+ : + : + : +", "+   +   +   +"
    top, middle, bottom = (": {}   {}   {} :".format(*row) for row in rows.split("/"))
    plan = f"{border}\n{top}\n{inner}\n{middle}\n{inner}\n{bottom}\n{border}"
    return Tile(f"forest-{number}", copies, FOREST_DOGS, 0, 0, plan)


# fmt: off
BRIDGE = Tile("bridge", 1, 0, 0, 0, """
+---+ : +---+
| x | = | x |
+---+   +---+
| ~ | = | ~ |
+---+   +---+
| x | = | x |
+---+ : +---+
""")

CABIN = Tile("cabin", 1, 9, 0, 0, """
+---+---+ : +
| B   B | T :
+   +   +   +
| B   B | T :
+ d +---+   +
: .   .   T :
+ : + : + : +
""")

ALTAR = Tile("altar", 1, 3, 2, 1, """
+ : + : + : +
: A   A   . :
+   +   +   +
: A   A   T :
+   +   +   +
: .   .   T :
+ : + : + : +
""")

BOATHOUSE = Tile("boathouse", 1, 3, 1, 2, """
+ : + : + : +
: T   T   . :
+---+---+   +
| B   B d D :
+---+---+---+
| ~ | ~ | ~ |
+---+---+---+
""")

BURNT_CABIN = Tile("burnt-cabin", 1, 4, 1, 2, """
+---+---+ : +
| B   B | . :
+   +   +   +
| B   B   . :
+ d +   +   +
: .   .   . :
+ : + : + : +
""")

CAMPGROUND = Tile("campground", 1, 6, 2, 3, """
+ : + : + : +
: T   .   T :
+   +   +   +
: .   .   . :
+   +   +   +
: T   .   T :
+ : + : + : +
""")

CARS = Tile("abandoned-cars", 1, 3, 2, 1, """
+ : + : + : +
: P   P   P :
+   +   +   +
: T   .   T :
+   +   +   +
: T   T   . :
+ : + : + : +
""")

SHED = Tile("shed", 1, 3, 1, 3, """
+---+---+ : +
| B   B | T :
+   +   +   +
| B   B | . :
+ d +---+   +
: .   T   T :
+ : + : + : +
""")

RANGER_POST = Tile("ranger-post", 1, 0, 3, 0, """
+---+ : + : +
| B | .   T :
+   +   +   +
| B d .   . :
+   +   +   +
| B | T   T :
+---+ : + : +
""")

PET_CEMETERY = Tile("pet-cemetery", 1, 3, 0, 0, """
+ : + : + : +
: .   .   . :
+   +   +   +
: .   .   . :
+   +   +   +
: .   .   . :
+ : + : + : +
""")

OUTHOUSE = Tile("outhouse", 1, 3, 1, 1, """
+ : + : +---+
: T   . d B |
+   +   +---+
: .   . d B |
+   +   +---+
: T   .   T :
+ : + : + : +
""")

CAVE = Tile("cave", 2, 6, 3, 3, """
+---+---+---+
| C   C   C |
+   +   +   +
| C   C   C |
+---+ d +---+
: .   .   . :
+ : + : + : +
""")
# fmt: on

TILES: tuple[Tile, ...] = (
    BRIDGE, CABIN, ALTAR, BOATHOUSE, BURNT_CABIN, CAMPGROUND, CARS, SHED, RANGER_POST, PET_CEMETERY, OUTHOUSE, CAVE,
    _forest(1, 2, "TTT/.../..."),
    _forest(2, 2, "TT./TTT/T.T"),
    _forest(3, 2, "TTT/T.T/T.."),
    _forest(4, 2, "TTT/T../..."),
    _forest(5, 2, "TTT/T../T.."),
    _forest(6, 2, "T.T/.../T.T"),
    _forest(7, 1, "T../T.T/T.T"),
    _forest(8, 1, ".../.../TT."),
    _forest(9, 1, "TT./.TT/T.T"),
    _forest(10, 1, "TT./TTT/..T"),
    _forest(11, 1, "T../.TT/.TT"),
)  # fmt: skip
"""All kinds of tiles; a kind is an index into this. The choice of forest tiles is RECONSTRUCTED (ZTE-71)."""

BUILDINGS = frozenset({"cabin", "burnt-cabin", "shed", "ranger-post", "outhouse", "boathouse"})
"""Named buildings; weapons may be laid down in their rooms (ZTE-B23)."""
