"""Notices between processes, one channel per shard of tables. PostgreSQL allows at most 8,000 bytes per notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

LETTERS = 2  # leading letters of a table's id that name its shard: 1,024 shards
PREFIX = "tablee_"
LONGEST = 7_000  # bytes of facts per notice


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice to the processes that listen to a shard."""

    shard: str
    said: dict[str, Any]

    def payload(self, process: str) -> str:
        return msgspec.json.encode({"from": process, **self.said}).decode()


def shard_of(table: str) -> str:
    return table[:LETTERS]


def channel_of(shard: str) -> str:
    return PREFIX + shard


def notices(shard: str, tables: dict[str, Any]) -> Iterator[Notice]:
    """Pack facts about tables of one shard into as few notices as possible."""
    some: dict[str, Any] = {}
    length = 0
    for table, fact in tables.items():
        size = len(msgspec.json.encode({table: fact}))
        if some and length + size > LONGEST:
            yield Notice(shard, {"tables": some})
            some, length = {}, 0
        some[table] = fact
        length += size
    if some:
        yield Notice(shard, {"tables": some})
