"""Rows: matches and seats as Arrow tables with fixed schemas."""

from __future__ import annotations

import io
import json
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from tablee.core import shelf
from tablee.lab.playing import Played, play_chunk
from tablee.lab.study import Cell, Chunk

COUNTS = pa.map_(pa.string(), pa.int32())
NUMBERS = pa.map_(pa.string(), pa.float64())
CELL = [
    ("cell", pa.int32()),
    ("match", pa.int64()),
    ("deal", pa.int64()),
    ("turn", pa.int8()),
    ("game", pa.string()),
    ("rules_version", pa.int32()),
    ("code", pa.string()),
    ("options", pa.string()),  # all settings, as JSON
    ("seats", pa.int8()),
]
MATCHES = pa.schema(
    [
        *CELL,
        ("bots", pa.list_(pa.string())),  # by seat
        ("seed", pa.int64()),  # the study's
        ("table_seed", pa.int64()),  # the table stream's, to deal it again
        ("picks", pa.int32()),
        ("first_seat", pa.int8()),  # -1: there is no first player
        ("winners", pa.list_(pa.int8())),
        ("margin", pa.float64()),  # best score minus second best
        ("lead_changes", pa.int32()),
        ("comeback", pa.bool_()),
        ("numbers", NUMBERS),  # the game's own statistics
    ]
)
SEATS = pa.schema(
    [
        *CELL,
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("bot_seed", pa.int64()),
        ("reward", pa.float64()),
        ("score", pa.float64()),
        ("place", pa.int8()),
        ("decisions", pa.int32()),
        ("choices", pa.int32()),
        ("options_offered", pa.int32()),
        ("used", COUNTS),
        ("seen", COUNTS),
    ]
)
Tables = tuple[pa.Table, pa.Table]


def play_tables(number: int, chunk: Chunk) -> Tables:
    """Play a chunk of the study's cell with this number; return its rows."""
    common = common_values(number, chunk.cell)
    matches: dict[str, list[Any]] = {name: [] for name in MATCHES.names if name not in common}
    seats: dict[str, list[Any]] = {name: [] for name in SEATS.names if name not in common}
    for played in play_chunk(chunk):
        here = {"match": played.deal * chunk.cell.turns + played.turn, "deal": played.deal, "turn": played.turn}
        append(matches, here | match_row(played, chunk.cell))
        for seat in range(chunk.cell.seats):
            append(seats, here | seat_row(played, seat, chunk.cell))
    return table_of(matches, common, MATCHES), table_of(seats, common, SEATS)


def table_of(columns: dict[str, list[Any]], common: dict[str, Any], schema: pa.Schema) -> pa.Table:
    rows = len(columns["match"])
    arrays = [
        pa.repeat(pa.scalar(common[field.name], field.type), rows)
        if field.name in common
        else pa.array(columns[field.name], field.type)
        for field in schema
    ]
    return pa.table(arrays, schema)


def common_values(number: int, cell: Cell) -> dict[str, Any]:
    """Return the columns that are the same in all rows of a cell."""
    return {
        "cell": number,
        "game": cell.game,
        "rules_version": shelf.find(cell.game).rules_version,
        "code": cell.code,
        "options": json.dumps(cell.settings, sort_keys=True),
        "seats": cell.seats,
        "seed": cell.seed,
    }


def match_row(played: Played, cell: Cell) -> dict[str, Any]:
    best, second = sorted(played.scores, reverse=True)[:2]
    return {
        "bots": list(played.bots),
        "table_seed": cell.stream(played.deal, played.turn, 0),
        "picks": sum(played.picks),
        "first_seat": played.seen.first,
        "winners": [seat for seat, reward in enumerate(played.rewards) if reward > 0],
        "margin": best - second,
        "lead_changes": played.lead_changes,
        "comeback": played.comeback,
        "numbers": sorted(played.seen.numbers.items()),
    }


def seat_row(played: Played, seat: int, cell: Cell) -> dict[str, Any]:
    return {
        "seat": seat,
        "bot": played.bots[seat],
        "bot_seed": cell.stream(played.deal, played.turn, seat + 1),
        "reward": played.rewards[seat],
        "score": played.scores[seat],
        "place": played.places[seat],
        "decisions": played.picks[seat],
        "choices": played.choices[seat],
        "options_offered": played.options[seat],
        "used": sorted(played.seen.used[seat].items()),
        "seen": sorted(played.seen.seen[seat].items()),
    }


def append(columns: dict[str, list[Any]], row: dict[str, Any]) -> None:
    for name, column in columns.items():
        column.append(row[name])


def packed(table: pa.Table) -> bytes:
    """Return a table as a Parquet file; the same rows give the same bytes."""
    out = io.BytesIO()
    pq.write_table(table, out, compression="zstd", row_group_size=100_000, store_schema=False)
    return out.getvalue()


def plain(table: pa.Table) -> bytes:
    """Return a table as an Arrow file: larger than Parquet, but much faster to write."""
    out = io.BytesIO()
    with pa.ipc.new_file(out, table.schema) as file:
        file.write_table(table)
    return out.getvalue()


def play_packed(task: tuple[int, Chunk]) -> tuple[bytes, bytes]:
    """Worker task: play a chunk and return its rows as two Arrow files."""
    matches, seats = play_tables(*task)
    return plain(matches), plain(seats)
