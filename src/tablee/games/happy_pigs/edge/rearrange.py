"""Exact arrangements: place every herd that fits (HPG-14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, product

from tablee.games.happy_pigs.cards.cards import FIELD_HEIGHT, FIELD_WIDTH, FOOTPRINTS, SIZES
from tablee.games.happy_pigs.edge.ground import Farm, Pig, cells, places
from tablee.games.happy_pigs.state.packing import most_babies

Herd = tuple[int, int, int, int]  # number of pigs of each size


def rearrange(pigs: Sequence[Pig], farm: Farm, missing: Sequence[int]) -> list[Pig]:
    """Place the missing kinds of pig by rearranging one field, else two, else the whole farm."""
    if farm.straddle:
        return _repack(pigs, farm, range(farm.fields), missing)
    for n in sorted({1, min(2, farm.fields), farm.fields}):
        for chosen in combinations(range(farm.fields), n):
            herd = count([*(pig.kind for pig in pigs if pig.x // farm.width in chosen), *missing])
            if _fits(farm._replace(fields=n), herd):
                return _repack(pigs, farm, chosen, missing)
    raise ValueError("the herd does not fit")


def _repack(pigs: Sequence[Pig], farm: Farm, chosen: Sequence[int], missing: Sequence[int]) -> list[Pig]:
    inside = [pig for pig in pigs if pig.x // farm.width in chosen]
    outside = [pig for pig in pigs if pig.x // farm.width not in chosen]
    kinds = [*(pig.kind for pig in inside), *missing]
    packed = pack(count(kinds), farm, inside) if farm.straddle else _pack_fields(count(kinds), farm, chosen, inside)
    return outside + _with_sides(packed, inside, kinds)


def count(kinds: Iterable[int]) -> Herd:
    """Count pigs by size."""
    sizes = [kind // 2 for kind in kinds]
    return sizes.count(0), sizes.count(1), sizes.count(2), sizes.count(3)


def _with_sides(packed: Sequence[Pig], old: Sequence[Pig], kinds: Sequence[int]) -> list[Pig]:
    """Restore vaccination and numbers of packed pigs; those that did not move keep theirs."""
    sides = {pig._replace(vaccinated=0, who=-1): pig for pig in old}
    dressed = [sides[pig] for pig in packed if pig in sides]
    moved = [pig for pig in old if pig not in dressed]
    left = list(kinds)
    for pig in dressed:
        left.remove(pig.kind)
    for pig in packed:
        if pig not in sides:
            kind = next(kind for kind in left if kind // 2 == pig.size)
            left.remove(kind)
            same = next((other for other in moved if other.kind == kind), pig)
            if same in moved:
                moved.remove(same)
            dressed.append(pig._replace(vaccinated=kind % 2, who=same.who))
    return dressed


def _pack_fields(herd: Herd, farm: Farm, chosen: Sequence[int], inside: Sequence[Pig]) -> list[Pig]:
    """Split the herd among the chosen fields, each keeping as many of its pigs as possible, and pack each field."""
    packed = []
    rest = herd
    for i, field in enumerate(chosen):
        shift = field * farm.width
        here = [pig._replace(x=pig.x - shift) for pig in inside if pig.x // farm.width == field]
        part = _part(rest, farm._replace(fields=len(chosen) - 1 - i), count(pig.kind for pig in here))
        rest = _minus(rest, part)
        packed += [pig._replace(x=pig.x + shift) for pig in pack(part, farm._replace(fields=1), here)]
    return packed


def _part(herd: Herd, left: Farm, now: Herd) -> Herd:
    """Choose the part for one field that leaves a fitting rest and is most similar to what stands there now."""
    parts = (_least(herd, full) for full in full_fields(left.width))
    return max(
        (part for part in parts if _fits(left, _minus(herd, part))),
        key=lambda part: (sum(_least(part, now)), -sum(part)),
    )


@cache
def full_fields(width: int = FIELD_WIDTH) -> tuple[Herd, ...]:
    """All herds that fill one field: no pig of any size can be added."""
    smalls, mediums, bigs = (range(width * FIELD_HEIGHT // (long * short) + 1) for long, short in FOOTPRINTS[1:])
    herds = [(most_babies(width, 1, *others), *others) for others in product(smalls, mediums, bigs)]
    fitting = [herd for herd in herds if herd[0] >= 0]
    return tuple(a for a in fitting if not any(b != a and _least(a, b) == a for b in fitting))


def _fits(farm: Farm, herd: Herd) -> bool:
    return herd[0] <= most_babies(farm.width, farm.fields, *herd[1:])


def _least(a: Herd, b: Herd) -> Herd:
    return min(a[0], b[0]), min(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])


def _minus(a: Herd, b: Herd) -> Herd:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]


def pack(herd: Herd, farm: Farm, old: Sequence[Pig] = ()) -> list[Pig]:
    """Arrange a herd that fits, keeping old pigs in place where possible."""
    search = _Search(farm, old)
    waste = farm.columns * FIELD_HEIGHT - sum(
        n * long * short for n, (long, short) in zip(herd, FOOTPRINTS, strict=True)
    )
    if not search.fill(0, herd, waste):
        raise ValueError("the herd does not fit")
    return search.pigs


class _Search:
    """Fill the first free cell with each pig that may cover it, or leave it empty; remember failures."""

    def __init__(self, farm: Farm, old: Sequence[Pig]) -> None:
        self.cells = farm.columns * FIELD_HEIGHT
        self.allowed = [set(places(farm, size)) for size in range(len(SIZES))]
        self.stay = {(pig.x, pig.y): (pig.size, pig.wide) for pig in old}
        self.pigs: list[Pig] = []
        self.failed: set[tuple[int, int, Herd]] = set()

    def fill(self, taken: int, herd: Herd, waste: int) -> bool:
        if not any(herd):
            return True
        cell = ((taken + 1) & ~taken).bit_length() - 1
        key = (cell, taken >> cell, herd)
        if cell >= self.cells or key in self.failed:
            return False
        if any(self._put(pig, taken, herd, waste) for pig in self._candidates(cell, herd)):
            return True
        if waste and self.fill(taken | 1 << cell, herd, waste - 1):
            return True
        self.failed.add(key)
        return False

    def _put(self, pig: Pig, taken: int, herd: Herd, waste: int) -> bool:
        mask = cells(pig.size, pig.x, pig.y, pig.wide)
        if taken & mask:
            return False
        self.pigs.append(pig)
        one_less = list(herd)
        one_less[pig.size] -= 1
        if self.fill(taken | mask, (one_less[0], one_less[1], one_less[2], one_less[3]), waste):
            return True
        self.pigs.pop()
        return False

    def _candidates(self, cell: int, herd: Herd) -> list[Pig]:
        x, y = divmod(cell, FIELD_HEIGHT)
        order = [(size, wide) for size in reversed(range(len(SIZES))) for wide in (True, False)]
        order.sort(key=lambda shape: shape != self.stay.get((x, y)))
        return [Pig(size, 0, x, y, wide) for size, wide in order if herd[size] and (x, y, wide) in self.allowed[size]]
