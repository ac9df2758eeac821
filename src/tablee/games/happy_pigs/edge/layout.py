"""Where the pigs stand: a layout of every farm that holds its herd and moves no pig needlessly (HPG-12..14).

The rules only ask whether a herd fits (packing.py); the layout is for people, who may also arrange it by hand.
A farm is one row of fields: column x counts through all of them, and without straddling no pig crosses a fence.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.happy_pigs.cards.cards import SIZES
from tablee.games.happy_pigs.edge.ground import Farm, Layout, Pig, cells, free_places, known
from tablee.games.happy_pigs.edge.rearrange import rearrange


def settle(layout: Layout, farm: Farm, kinds: Sequence[int]) -> Layout:
    """Lay out a changed herd; `kinds` counts the pigs by 2 × size + vaccinated, and the herd must fit."""
    pigs = list(layout)
    lack = list(kinds)
    for pig in pigs:
        lack[2 * pig.size + pig.vaccinated] -= 1
    _vaccinate(pigs, lack)
    _grow(pigs, lack, farm)
    _remove(pigs, lack)
    missing = [kind for kind in reversed(range(2 * len(SIZES))) for _ in range(lack[kind])]
    while missing:
        if not _add(pigs, farm, missing[0]):
            pigs = rearrange(pigs, farm, missing)
            break
        del missing[0]
    return tuple(known(sorted(pigs, key=lambda pig: (pig.x, pig.y))))


def _vaccinate(pigs: list[Pig], lack: list[int]) -> None:
    """Vaccinate pigs in place."""
    for i, pig in enumerate(pigs):
        plain = 2 * pig.size
        if not pig.vaccinated and lack[plain] < 0 < lack[plain + 1]:
            pigs[i] = pig._replace(vaccinated=1)
            lack[plain] += 1
            lack[plain + 1] -= 1


def _grow(pigs: list[Pig], lack: list[int], farm: Farm) -> None:
    """Grow pigs in place where possible; the others are placed again later."""
    for kind in range(len(lack)):
        for bigger in range(kind + 2, len(lack), 2):
            while lack[kind] < 0 < lack[bigger] and _grow_one(pigs, farm, kind, bigger):
                lack[kind] += 1
                lack[bigger] -= 1


def _grow_one(pigs: list[Pig], farm: Farm, kind: int, bigger: int) -> bool:
    for i, pig in enumerate(pigs):
        if (pig.size, pig.vaccinated) == divmod(kind, 2):
            spot = pig.cells
            for place in free_places(pigs[:i] + pigs[i + 1 :], farm, bigger // 2):
                if spot & cells(bigger // 2, *place):
                    pigs[i] = Pig(bigger // 2, bigger % 2, *place, pig.who)
                    return True
    return False


def _remove(pigs: list[Pig], lack: list[int]) -> None:
    for i in reversed(range(len(pigs))):
        kind = 2 * pigs[i].size + pigs[i].vaccinated
        if lack[kind] < 0:
            lack[kind] += 1
            del pigs[i]


def _add(pigs: list[Pig], farm: Farm, kind: int) -> bool:
    """Place one more pig on free cells, or after moving one other pig."""
    size, vaccinated = divmod(kind, 2)
    for place in free_places(pigs, farm, size):
        pigs.append(Pig(size, vaccinated, *place))
        return True
    for i, mover in enumerate(pigs):
        others = pigs[:i] + pigs[i + 1 :]
        for place in free_places(others, farm, size):
            new = Pig(size, vaccinated, *place)
            for other in free_places([*others, new], farm, mover.size):
                pigs[:] = [*others, new, Pig(mover.size, mover.vaccinated, *other, mover.who)]
                return True
    return False
