"""Snapshots: opening a table reads only its last few rows, equals replaying the whole log, and delays nobody."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import msgspec
import pytest

import tablee
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.server import opening, rows, snapshots
from tablee.server.opening import EVERY, SHORT
from tablee.server.store import Store, Writing
from tablee.server.table import Table, deal, read_table
from tablee.server.telling import table_line
from tablee.server.thinking import WorkerFailed
from tests.server.conftest import Rooms
from tests.server.guests import Clock, Room, play_on

pytestmark = pytest.mark.anyio
GAMES = ["lanterns", *tablee.games()]


class Log:
    """A table and its log, played at random with everything that can happen in between."""

    def __init__(self, name: str, seed: int) -> None:
        game = shelf.find(name)
        seats = max(game.fewest_seats, min(3, game.most_seats))
        settings = dict(game.read_settings(seats, {}))
        opened = rows.Opened(name, game.rules_version, seats, settings, "CODE42", "p0", public=True)
        self.table, self.log, self.chance = Table("t000000000"), list[rows.Row](), Chance(seed)
        self.add(opened)
        for seat in range(seats):
            self.add(rows.Sat(seat, f"p{seat}", f"P{seat}"))
        self.add(deal(opened, f"seed {seed}"))

    def add(self, fact: rows.AnyFact) -> None:
        row = rows.Row(len(self.log), 1000 + len(self.log), "p0", f"k{len(self.log)}", fact)
        self.table.fold(row)
        self.log.append(row)

    def go_on(self) -> None:
        """Do anything that can happen next."""
        what, match = self.chance.below(20), self.table.playing
        if what == 0:
            self.add(rows.Said("P0", text="hello", watcher=self.chance.below(2) == 0))
        elif what == 1 and match.record.lines:
            index = len(match.record.lines) - 1 - self.chance.below(min(6, len(match.record.lines)))
            self.add(rows.Undone(match.record.lines[index].seat, index))
        elif what == 2 and match.record.lines:
            seat = match.record.lines[-1].seat
            self.add(rows.Asked("undo", seat, seat, "undo-chance"))
        else:
            decision = match.pending[self.chance.below(len(match.pending))]
            text = decision.options[self.chance.below(len(decision.options))]
            self.add(rows.Picked(decision.seat, text, None))

    async def store(self, db: str) -> None:
        store = Store(db, "OFF")
        await store.open()
        line = table_line(self.table, 1)
        await store.append([Writing(self.table.id, self.log, "CODE42", True, line, self.table.people())])
        await store.close()


def bytes_of(table: Table) -> bytes:
    taken = snapshots.take(table)
    assert taken is not None
    return taken


def restored(table: Table) -> Table:
    found = snapshots.unpack(table.id, snapshots.pack(bytes_of(table)))
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_restored_table_equals_a_full_replay_and_continues_the_same(name: str) -> None:
    played = Log(name, 4)
    twin = restored(played.table)
    while not played.table.playing.over and len(played.log) < 400:
        before = len(played.log)
        played.go_on()
        for row in played.log[before:]:
            twin.fold(msgspec.json.decode(msgspec.json.encode(row), type=rows.Row))
        if len(played.log) % 37 == 0:
            whole = bytes_of(read_table("t000000000", played.log))
            assert bytes_of(twin) == whole == bytes_of(played.table)
            twin = restored(twin)
            for viewer in [*range(twin.playing.seats), None]:
                assert twin.playing.view(viewer) == played.table.playing.view(viewer)
                assert twin.told_to(viewer, 0) == played.table.told_to(viewer, 0)
    assert bytes_of(twin) == bytes_of(read_table("t000000000", played.log))


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the numbers of the rows read in this process."""
    found: list[int] = []
    real = Table.fold

    def fold(table: Table, row: rows.Row) -> None:
        found.append(row.n)
        real(table, row)

    monkeypatch.setattr(Table, "fold", fold)
    return found


async def test_opening_costs_the_last_few_rows(
    rooms: Rooms, clock: Clock, folded: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await rooms(idle=1)
    ann, bob = await long_match(room)
    before = ann.told["view"], ann.events()
    await room.close()
    clock.pass_seconds(60)
    await room.house.beat()
    assert not room.house.serving
    total = len(await room.house.store.rows(ann.table))
    assert total > 2 * EVERY
    folded.clear()
    monkeypatch.setattr(room.house.openers, "ask", None)  # nor are they read by a worker
    again = room.guest("ann")
    await room.enter(again, ann.table)
    assert len(folded) <= opening.FEW
    assert (again.told["view"], again.events()) == before
    assert bob.table == ann.table


async def long_match(room: Room) -> Any:
    """Two of four people, after many picks."""
    guests = await room.play("happy_dayz", "ann bob cid dan", settings={"memory": "open"})
    await play_on(room, guests, Chance(1), 2 * EVERY)
    return guests[:2]


async def test_after_a_kill_only_the_rows_since_the_last_snapshot_are_read(rooms: Rooms, folded: list[int]) -> None:
    room = await rooms()
    ann, _bob = await long_match(room)
    room.house.lock.release()  # as a kill does
    again = await rooms()
    folded.clear()
    late = again.guest("ann")
    await again.enter(late, ann.table)
    assert 0 < len(folded) <= EVERY
    assert late.told["view"] == ann.told["view"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _body: b"",
        lambda _body: b"\x80\x04nonsense",
        lambda body: body[: len(body) // 2],
        lambda body: zlib.compress(zlib.decompress(body).replace(b'"format":"1 ', b'"format":"0 ', 1)),
        lambda body: zlib.compress(zlib.decompress(body).replace(b'"n":', b'"n":"x', 1)),
        lambda body: zlib.compress(zlib.decompress(body).replace(b'"position":{', b'"position":{"elephant":1,', 1)),
    ],
    ids=["empty", "a pickle", "cut", "another program's", "wrong types", "no position of this game"],
)
async def test_a_snapshot_that_cannot_be_used_is_as_good_as_none(spoil: Any, rooms: Rooms, settings: Any) -> None:
    played = Log("happy_dayz", 3)
    for _ in range(90):
        played.go_on()
    await played.store(settings.db)
    room = await rooms()
    body = spoil(snapshots.pack(bytes_of(played.table)))
    await room.house.store.keep_snapshot(played.table.id, played.table.n, body)
    table = await opening.open_table(room.house, played.table.id)
    assert bytes_of(table) == bytes_of(played.table)


async def test_the_further_snapshot_stays(room: Room) -> None:
    store = room.house.store
    for n, body in ((5, b"five"), (9, b"nine"), (7, b"seven")):
        await store.keep_snapshot("t", n, body)
    assert await store.snapshot("t") == b"nine"
    assert await store.snapshot("u") is None


def undo_flood(pairs: int) -> Log:
    """What an abusive visitor leaves behind: one pick made and undone again and again."""
    played = Log("lanterns", 1)
    first = played.table.playing.pending[0]
    for number in range(pairs):
        played.add(rows.Picked(first.seat, first.options[number % 2], None))
        played.add(rows.Undone(first.seat, 0))
    return played


@pytest.mark.parametrize("workers", ["work", "fail"])
async def test_a_long_log_is_read_elsewhere(
    rooms: Rooms, settings: Any, monkeypatch: pytest.MonkeyPatch, folded: list[int], workers: str
) -> None:
    """Others are answered meanwhile: only a few rows are read between two of their turns."""
    played = undo_flood(1500)
    await played.store(settings.db)
    room = await rooms()
    if workers == "fail":

        async def fail(_job: Any) -> Any:
            raise WorkerFailed("all of them")

        monkeypatch.setattr(room.house.openers, "ask", fail)
    folded.clear()
    reading = asyncio.create_task(opening.open_table(room.house, played.table.id))
    turns = 0
    while not reading.done():
        await asyncio.sleep(0)
        turns += 1
    table = await reading
    assert bytes_of(table) == bytes_of(played.table)
    assert turns > 100
    if workers == "work":
        assert len(folded) <= SHORT
    kept = await room.house.store.snapshot(played.table.id)
    assert kept is not None, "the next one to open it need not wait"


async def test_undo_after_opening_costs_the_picks_it_takes_back(
    rooms: Rooms, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Log("happy_dayz", 6)
    while len(played.table.playing.record.lines) < 100:
        played.go_on()
    table = restored(played.table)
    game, applied = shelf.find("happy_dayz"), list[int]()
    real = type(game).apply

    def apply(*args: Any) -> None:
        applied.append(1)
        real(*args)

    monkeypatch.setattr(type(game), "apply", apply)
    table.playing.take_back(90)
    assert len(applied) < 2 * 32
    played.table.playing.take_back(90)
    assert table.playing.position() == played.table.playing.position()
