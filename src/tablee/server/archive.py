"""The archive: finished matches as they were told, so that viewing them never needs the rules they were played by."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import delete, insert, select

from tablee.core.fields import Json
from tablee.server.replaying import ALL_OPEN, PAGE, WATCHER, about, unpack
from tablee.server.rows import STORED
from tablee.server.store import Store, schema

Page = tuple[int, int, bytes]  # the viewer, the page number, its packed steps


class Head(msgspec.Struct):
    """What all viewers share."""

    game: str
    rules_version: int
    seats: int
    settings: Json = msgspec.field(name=STORED)
    total: int
    finished: bool
    scores: list[float] | None
    ranking: list[list[int]] | None
    winners: list[int]
    rewards: list[float]


class Archive:
    """The archived matches of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def put(self, table: str, head: Head, pages: Sequence[Page]) -> None:
        """Store a whole match, replacing an earlier part of it."""
        heads, kept = schema.archives, schema.archive_pages
        rows = [{"table_id": table, "viewer": viewer, "page": page, "steps": packed} for viewer, page, packed in pages]
        await self.store.execute(
            delete(kept).where(kept.c.table_id == table),
            delete(heads).where(heads.c.table_id == table),
            insert(heads).values(table_id=table, head=msgspec.json.encode(head).decode()),
            insert(kept).values(rows),
        )

    async def head(self, table: str) -> Head | None:
        """Return the head of an archived match; None if it is not archived."""
        heads = schema.archives
        found = await self.store.all(select(heads.c.head).where(heads.c.table_id == table))
        return msgspec.json.decode(found[0].head, type=Head) if found else None

    async def missing(self, limit: int) -> list[str]:
        """Return finished matches that are not archived to their end."""
        tables, heads = schema.tables, schema.archives
        part = heads.c.head.is_(None) | heads.c.head.like('%"finished":false%')
        joined = tables.outerjoin(heads, heads.c.table_id == tables.c.id)
        wanted = select(tables.c.id).select_from(joined).where(tables.c.status == "over", part).limit(limit)
        return [row.id for row in await self.store.all(wanted)]

    async def running(self) -> list[str]:
        """Return matches that are being played, or were abandoned."""
        tables = schema.tables
        return [row.id for row in await self.store.all(select(tables.c.id).where(tables.c.status == "playing"))]

    async def steps(self, table: str, head: Head, viewer: int | None, first: int) -> Json:
        """Return part of an archived match as one viewer saw it."""
        found = await self._pages(table, [WATCHER if viewer is None else viewer], first, PAGE)
        shown = [{**one, "open": []} for one in found[0]]
        return answer(head, viewer, first, shown)

    async def open_steps(self, table: str, head: Head, first: int) -> Json:
        """Return the same with all hands open."""
        viewers = [ALL_OPEN, WATCHER, *range(head.seats)]
        told, watched, *seats = await self._pages(table, viewers, first, PAGE // (head.seats + 1))
        views = zip(told, watched, zip(*seats, strict=True), strict=True)
        shown = [{**one, "view": sight["view"], "open": [own["view"] for own in each]} for one, sight, each in views]
        return answer(head, None, first, shown)

    async def last_views(self, table: str, head: Head) -> dict[int | None, Json]:
        """Return how the match stood when it was archived, for every viewer."""
        viewers = [WATCHER, *range(head.seats)]
        found = await self._pages(table, viewers, head.total - 1, 1)
        return {
            None if viewer == WATCHER else viewer: one[0]["view"] for viewer, one in zip(viewers, found, strict=True)
        }

    async def _pages(self, table: str, viewers: list[int], first: int, most: int) -> list[list[Json]]:
        """Return up to `most` steps starting at `first`, for each of the viewers."""
        kept, pages = schema.archive_pages, range(first // PAGE, (first + most - 1) // PAGE + 1)
        wanted = select(kept.c.viewer, kept.c.steps).where(
            kept.c.table_id == table, kept.c.viewer.in_(viewers), kept.c.page.in_(pages)
        )
        shown: dict[int, list[Json]] = {viewer: [] for viewer in viewers}
        for row in await self.store.all(wanted.order_by(kept.c.page)):
            shown[row.viewer] += unpack(row.steps)
        start = first - pages[0] * PAGE
        return [steps[start : start + most] for steps in shown.values()]


def answer(head: Head, viewer: int | None, first: int, shown: list[Json]) -> Json:
    """Return the API's answer, in the same form as a worker's (replaying.steps)."""
    said = about(head.game, head.seats, head.settings, viewer)
    return {**said, "total": head.total, "first": first, "steps": shown, "scores": head.scores}


def read_pages(pages: Iterable[tuple[int, int, str]]) -> list[Page]:
    """Decode pages as a worker sends them."""
    return [(viewer, page, base64.b64decode(packed)) for viewer, page, packed in pages]
