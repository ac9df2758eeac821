"""Cells of a farm, and the pigs on them (HPG-12, HPG-13, HPG-A1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from tablee.games.happy_pigs.cards.cards import FIELD_HEIGHT, FIELD_WIDTH, FOOTPRINTS


class Pig(NamedTuple):
    """A pig on its cells: (x, y) is the top left one; `wide` if its longer side lies along the row.

    `who` identifies a pig on its farm for display only: it stays the same while the pig grows and moves.
    """

    size: int
    vaccinated: int
    x: int
    y: int
    wide: bool
    who: int = -1

    @property
    def kind(self) -> int:
        return 2 * self.size + self.vaccinated

    @property
    def cells(self) -> int:
        return cells(self.size, self.x, self.y, self.wide)


class Farm(NamedTuple):
    """The ground of a farm: a row of fields, each `width` cells wide, with fences between them unless `straddle`."""

    fields: int
    straddle: bool = False
    width: int = FIELD_WIDTH

    @property
    def columns(self) -> int:
        return self.fields * self.width


Layout = tuple[Pig, ...]
Place = tuple[int, int, bool]


def footprint(size: int, wide: bool) -> tuple[int, int]:
    """Width and height in cells."""
    long, short = FOOTPRINTS[size]
    return (long, short) if wide else (short, long)


@cache
def cells(size: int, x: int, y: int, wide: bool) -> int:
    """Cells that a pig covers, as a bitmask numbered down the columns."""
    width, height = footprint(size, wide)
    column = ((1 << height) - 1) << y
    return sum(column << (x + i) * FIELD_HEIGHT for i in range(width))


@cache
def places(farm: Farm, size: int) -> tuple[Place, ...]:
    """All places where a pig of this size may stand on an empty farm."""
    found = []
    for wide in (True, False) if len(set(FOOTPRINTS[size])) == 2 else (True,):
        width, height = footprint(size, wide)
        for x in range(farm.columns - width + 1):
            if farm.straddle or x % farm.width + width <= farm.width:
                found += [(x, y, wide) for y in range(FIELD_HEIGHT - height + 1)]
    return tuple(sorted(found, key=lambda place: (place[0], place[1], not place[2])))


def covered(layout: Sequence[Pig]) -> int:
    """Mask of the cells taken by these pigs."""
    taken = 0
    for pig in layout:
        taken |= cells(pig.size, pig.x, pig.y, pig.wide)
    return taken


def known(pigs: Sequence[Pig]) -> list[Pig]:
    """Number the pigs that have no number yet, using the lowest free ones."""
    taken = {pig.who for pig in pigs}
    free = iter(who for who in range(len(pigs)) if who not in taken)
    return [pig if pig.who >= 0 else pig._replace(who=next(free)) for pig in pigs]


def alike(layout: Layout, before: Layout) -> Layout:
    """Keep identities in a new layout: each pig takes the number of one of its kind before."""
    left = list(before)
    found = []
    for pig in layout:
        same = next(other for other in left if other.kind == pig.kind)
        left.remove(same)
        found.append(pig._replace(who=same.who))
    return tuple(found)


def free_places(layout: Sequence[Pig], farm: Farm, size: int) -> Iterator[Place]:
    """All places where a pig of this size fits beside the others."""
    taken = covered(layout)
    return (place for place in places(farm, size) if not taken & cells(size, *place))
