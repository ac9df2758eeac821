"""Export bots' matches as training data: what a seat saw, was offered and picked, and how the match ended.

One row per decision, in Parquet; the file's metadata describes the numbers and picks under the key `tablee`.
"""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from tablee.adapters.rows import Rows, Spec, make_arrays, zeros
from tablee.adapters.stdio import player
from tablee.bots import Bot
from tablee.core.chance import Chance
from tablee.core.errors import BadInput
from tablee.core.setting import Value
from tablee.core.state import State
from tablee.core.view import View
from tablee.lab.numbers import Sum
from tablee.lab.streams import stream
from tablee.lab.study import code_version
from tablee.lab.workers import workers

DATA, CARD = "picks.parquet", "README.md"
NUMBERS_AT_ONCE = 20_000_000  # of observations held in memory at a time
USUAL_LENGTH = 300  # decisions per match
UNSEEN = View()


@dataclass(frozen=True)
class Source:
    """Which matches to export: a game, its bots and settings, a seed, and their number."""

    game: str
    bots: tuple[str, ...]
    settings: dict[str, Value]
    seed: int
    matches: int

    @property
    def spec(self) -> Spec:
        return Spec(self.game, len(self.bots), self.settings)

    def schema(self) -> pa.Schema:
        spec = self.spec
        told = {
            **asdict(self),
            "rules_version": spec.game.rules_version,
            "code": code_version(self.game),
            "numbers": [number[1:] for number in spec.told],  # name, meaning, scale, owner
            "picks": spec.game.picks.texts,
        }
        columns = [
            ("match", pa.int64()),
            ("step", pa.int32()),  # within the match, over all seats
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.list_(pa.float32(), len(spec.told))),
            ("mask", pa.list_(pa.bool_(), len(spec.game.picks))),
            ("pick", pa.int32()),
            ("return", pa.float32()),  # this seat's, at the end of the match
        ]
        return pa.schema(columns, {"tablee": json.dumps(told)})

    def parts(self) -> list[Part]:
        """Split the matches into parts that fit into memory."""
        size = max(1, min(200, NUMBERS_AT_ONCE // (USUAL_LENGTH * len(self.spec.told))))
        return [Part(self, first, min(size, self.matches - first)) for first in range(0, self.matches, size)]


@dataclass(frozen=True)
class Part:
    """A range of matches, starting at number `first`."""

    source: Source
    first: int
    count: int


class Scribe:
    """Plays matches and records every decision."""

    def __init__(self, source: Source) -> None:
        spec = source.spec
        self.source = source
        self.game = spec.game
        self.rows = Rows(spec, make_arrays(spec, 1, zeros), again=False)
        self.players = [player(each, self.game) for each in source.bots]
        self.columns: dict[str, list[Any]] = {name: [] for name in source.schema().names}

    def play(self, match: int) -> None:
        """Play one match; the line-up rotates by one seat per match."""
        source, count = self.source, len(self.players)
        seated = [(seat + match) % count for seat in range(count)]
        chances = [stream(source.seed, match, number) for number in range(count + 1)]
        for sitting in self.players:
            sitting.forget()
        state = self.game.blank()
        state.seats = count
        self.game.start(state, source.settings, chances[0])
        steps: list[int] = []  # the deciding seats, in order
        while state.asked:
            seat = state.turn
            pick = self.decide(state, self.players[seated[seat]], chances[seat + 1])
            self.note(match=match, step=len(steps), seat=seat, bot=source.bots[seated[seat]], pick=pick)
            steps.append(seat)
            state.apply(seat, pick, chances[0])
        returns = [count * state.reward(seat) - 1.0 for seat in range(count)]
        self.columns["return"] += [returns[seat] for seat in steps]

    def decide(self, state: State, bot: Bot, chance: Chance) -> int:
        """Record what the seat sees and is offered, and return its bot's pick."""
        seat, game = state.turn, self.game
        self.rows.batch.show(state, seat)
        self.note(observation=self.rows.arrays["observations"][0].copy())
        options = state.options(seat)
        mask = np.zeros(len(game.picks), bool)
        mask[options] = True
        self.note(mask=mask)
        return bot.choose(game.view(state, seat) if bot.looks else UNSEEN, options, chance)

    def note(self, **values: Any) -> None:
        for name, value in values.items():
            self.columns[name].append(value)

    def table(self) -> pa.Table:
        arrays = [listed(self.columns[each.name], each.type) for each in self.source.schema()]
        return pa.table(arrays, self.source.schema())


def listed(values: list[Any], kind: pa.DataType) -> pa.Array:
    if not pa.types.is_fixed_size_list(kind):
        return pa.array(values, kind)
    return pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(values)), kind.list_size)


def play_part(part: Part) -> bytes:
    """Worker task: play a part and return its rows as an Arrow file."""
    scribe = Scribe(part.source)
    for match in range(part.first, part.first + part.count):
        scribe.play(match)
    table, out = scribe.table(), io.BytesIO()
    with pa.ipc.new_file(out, table.schema) as file:
        file.write_table(table)
    return out.getvalue()


def played(source: Source, jobs: int) -> Iterator[pa.Table]:
    """Yield the rows of all parts in order, so that the same source gives the same file."""
    parts = source.parts()
    if jobs == 1 or len(parts) == 1:
        yield from (pa.ipc.open_file(play_part(part)).read_all() for part in parts)
        return
    pool = workers(min(jobs, len(parts)))
    try:
        yield from (pa.ipc.open_file(made).read_all() for made in pool.map(play_part, parts))
    finally:
        pool.shutdown(cancel_futures=True)


def stopping() -> contextlib.suppress:
    """Return a context in which Ctrl-C ends only the block."""
    return contextlib.suppress(KeyboardInterrupt)


class Folder:
    """The folder of an export; files are written under a temporary name and then moved into place."""

    def __init__(self, path: Path, source: Source) -> None:
        self.path = path
        self.source = source
        self.matches = 0
        self.decisions = 0
        self.wins = {name: Sum() for name in source.bots}  # shares of the victory, one number per match

    def open(self) -> None:
        """Create the folder. Raises BadInput if it contains something else or cannot be written to."""
        try:
            if self.path.exists() and {each.name for each in self.path.iterdir()} - {DATA, CARD}:
                raise BadInput("lab-folder", field="out", folder=str(self.path))
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self.disk(error) from error

    def disk(self, error: OSError) -> BadInput:
        return BadInput("lab-disk", field="out", folder=str(self.path), reason=error.strerror or str(error))

    def write(self, tables: Iterator[pa.Table], tell: Callable[[int], None]) -> None:
        """Write all rows, reporting the number of matches in each table; on Ctrl-C, what was written so far is kept."""
        fresh = self.path / f".{DATA}"
        try:
            with pq.ParquetWriter(fresh, self.source.schema(), compression="zstd") as file, stopping():
                for table in tables:
                    file.write_table(table)
                    tell(self.count(table))
            fresh.replace(self.path / DATA)
        except OSError as error:
            fresh.unlink(missing_ok=True)
            raise self.disk(error) from error

    def count(self, table: pa.Table) -> int:
        """Update the totals for the data card; return the number of matches in the table."""
        ends: dict[int, dict[int, tuple[str, float]]] = {}
        columns = [table[name].to_pylist() for name in ("match", "seat", "bot", "return")]
        for match, seat, bot, value in zip(*columns, strict=True):
            ends.setdefault(match, {})[seat] = bot, (value + 1) / len(self.source.bots)
        for seats in ends.values():
            for name, numbers in self.wins.items():
                own = [share for bot, share in seats.values() if bot == name]
                numbers.add(sum(own) / len(own))
        self.matches += len(ends)
        self.decisions += table.num_rows
        return len(ends)

    def keep_card(self, text: str) -> None:
        """Write the data card."""
        try:
            (self.path / CARD).write_text(text, "utf-8")
        except OSError as error:
            raise self.disk(error) from error
