"""Run a study chunk by chunk on any engine, until every cell has enough matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pyarrow as pa

from tablee.lab.engines import Engine
from tablee.lab.rows import play_packed
from tablee.lab.stopping import Row, Shares
from tablee.lab.store import Store
from tablee.lab.study import Chunk, Study

Told = Callable[[int, int], None]  # progress: matches completed, and matches no longer needed


class Run:
    """One run of a study. Chunks are counted in order, so where a cell stops does not depend on who played them."""

    def __init__(self, study: Study, store: Store, engine: Engine, tell: Told) -> None:
        self.study = study
        self.store = store
        self.engine = engine
        self.tell = tell
        self.shares = [Shares(cell) for cell in study.cells]
        self.kept: list[tuple[int, Chunk]] = []

    def run(self) -> None:
        """Play what is missing, and merge the results."""
        self.store.open()
        if self.store.done:
            self.tell(self.study.matches, 0)
            return
        for (number, chunk), (matches, seats) in self.engine(play_packed, self.tasks()):
            if not self.shares[number].is_enough():  # else it was submitted before its cell had enough
                self.store.keep(number, chunk, matches, seats)
                self.count(number, chunk)
        self.store.finish(sorted(self.kept, key=lambda kept: (kept[0], kept[1].number)))

    def tasks(self) -> Iterator[tuple[int, Chunk]]:
        """Yield the chunks to play, per cell until it has enough; results of an earlier run count first."""
        for number, cell in enumerate(self.study.cells):
            there = True
            for chunk in cell.chunks():
                if self.shares[number].is_enough():
                    break
                there = there and self.store.has(number, chunk)
                if there:
                    self.count(number, chunk)
                else:
                    yield number, chunk

    def count(self, number: int, chunk: Chunk) -> None:
        """Count a chunk that is in the store."""
        self.kept.append((number, chunk))
        shares = self.shares[number]
        if chunk.cell.within:
            shares.add(rows_of(self.store.read(number, chunk, "seats")))
        spared = chunk.cell.deals - chunk.first - chunk.deals if shares.is_enough() else 0
        self.tell(chunk.matches, spared * chunk.cell.turns)


def rows_of(seats: pa.Table) -> Iterator[Row]:
    """Yield deal, seat, bot and reward of every row."""
    columns = [seats.column(name).to_pylist() for name in ("deal", "seat", "bot", "reward")]
    return zip(*columns, strict=True)
