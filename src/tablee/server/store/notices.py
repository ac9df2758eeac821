"""Notices between processes, each on the channel of a shard of tables. PostgreSQL carries at most 8,000 bytes in one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

LETTERS = 2  # of a table's id name its shard: 1,024 shards
PREFIX = "tablee_"
LONGEST = 7_000  # bytes of facts in one notice


@dataclass(frozen=True, slots=True)
class Notice:
    """Something said in a shard."""

    shard: str
    said: dict[str, Any]

    def payload(self, process: str) -> str:
        return msgspec.json.encode({"from": process, **self.said}).decode()


def shard_of(table: str) -> str:
    return table[:LETTERS]


def channel_of(shard: str) -> str:
    return PREFIX + shard


def notices(shard: str, tables: dict[str, Any]) -> Iterator[Notice]:
    """Facts about tables of one shard, in as few notices as they fit into."""
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
