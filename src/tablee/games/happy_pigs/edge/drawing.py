"""The drawing of all farms through a match: each change of a herd moves as few pigs as possible.

It is computed lazily, one change at a time, so the result does not depend on when it is needed; search never needs it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from tablee.games.happy_pigs.cards.picks import KINDS
from tablee.games.happy_pigs.edge.ground import Farm, Layout, alike
from tablee.games.happy_pigs.edge.layout import settle
from tablee.games.happy_pigs.state.board import CODE_BITS

if TYPE_CHECKING:
    from tablee.games.happy_pigs.state.board import Board, FarmCodes


class Drawing:
    """The farms at one moment, linked to the previous drawing until this one is computed."""

    def __init__(self, codes: FarmCodes, field: Farm, before: Drawing | None = None) -> None:
        self.codes = codes
        self.field = field
        self.before = before
        self.known: tuple[Layout, ...] | None = None

    def arranged(self, seat: int, layout: Layout) -> Drawing:
        """Return the drawing after a seat has arranged its farm by hand."""
        after = Drawing(self.codes, self.field)
        after.known = (*self.layouts[:seat], layout, *self.layouts[seat + 1 :])
        return after

    def tidy(self, seat: int) -> Layout:
        """Return the automatic arrangement of this farm, ignoring the current one."""
        return alike(settle((), self.farm(seat), self.herd(seat)), self.layouts[seat])

    def farm(self, seat: int) -> Farm:
        return self.field._replace(fields=self.codes[seat] >> len(KINDS) * CODE_BITS)

    def herd(self, seat: int) -> tuple[int, ...]:
        """Return the number of pigs of each kind."""
        code, last = self.codes[seat], len(KINDS) - 1
        return tuple(code >> (last - kind) * CODE_BITS & (1 << CODE_BITS) - 1 for kind in range(len(KINDS)))

    @property
    def layouts(self) -> tuple[Layout, ...]:
        """Where every pig of every seat stands."""
        if self.known is None:
            layouts: tuple[Layout, ...] = ((),) * len(self.codes)
            for moment in reversed(list(self._history())):
                layouts = moment.known or moment.drawn_from(layouts)
                moment.known = layouts
            self.before = None
        assert self.known is not None
        return self.known

    def _history(self) -> Iterator[Drawing]:
        moment: Drawing | None = self
        while moment is not None:
            yield moment
            moment = None if moment.known is not None else moment.before

    def drawn_from(self, layouts: tuple[Layout, ...]) -> tuple[Layout, ...]:
        """Update these layouts to the current herds with as few changes as possible."""
        return tuple(settle(layout, self.farm(seat), self.herd(seat)) for seat, layout in enumerate(layouts))


@lru_cache(maxsize=64)
def first_drawing(codes: FarmCodes, field: Farm) -> Drawing:
    """Return the drawing a match starts with: the same object for all matches, which a view of one after the other need not replace."""
    return Drawing(codes, field)


def drawn(s: Board) -> Drawing:
    """Return the up-to-date drawing of a state."""
    codes = s.farm_codes()
    if s.drawing is None:
        return first_drawing(codes, Farm(1, s.straddle, s.width))
    return s.drawing if s.drawing.codes == codes else Drawing(codes, s.drawing.field, s.drawing)
