"""Nothing is lost: servers and databases are killed at random moments, and every match continues to its end."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from tablee.core.chance import Chance
from tablee.core.record import Record
from tablee.core.verify import verify
from tablee.server.shapes import NewTable
from tablee.server.store import Store
from tablee.server.store.engine import PATIENCE
from tests.server.player import Player, everything, seat_players
from tests.server.postgres import Postgres
from tests.server.programs import ServerProcess
from tests.server.rules import later

pytestmark = pytest.mark.anyio
MANY = int(os.environ.get("TABLEE_KILLS", "200"))  # in a long run, half as many again of two servers on PostgreSQL
ROUND = 10  # kills of one test: each ends within minutes, and says how far it came
STOPPED = (0, -signal.SIGTERM)  # in order; uvicorn ends by the signal it was sent


class Bell:
    """Rings when the players have been told something this many times, or when all matches are over."""

    def __init__(self) -> None:
        self.left = 0
        self.over = False
        self.rung = asyncio.Event()

    def told(self) -> None:
        self.left -= 1
        if self.left == 0:
            self.rung.set()

    async def wait(self, times: int) -> bool:
        """Wait; return whether anybody still plays."""
        if not self.over:
            self.left = times
            self.rung.clear()
            await self.rung.wait()
        return not self.over

    def end(self) -> None:
        self.over = True
        self.rung.set()


async def play_through(players: list[Player], disturb: Callable[[Bell], Coroutine[Any, Any, None]]) -> None:
    """Let everybody play to the end of their match while something is disturbed repeatedly."""
    bell = Bell()
    for player in players:
        player.on_told = bell.told

    async def playing() -> None:
        try:
            await asyncio.gather(*(player.play() for player in players))
        finally:
            bell.end()

    async with asyncio.timeout(600), asyncio.TaskGroup() as group:
        group.create_task(playing())
        group.create_task(disturb(bell))


async def check(url: str, db: str, players: list[Player]) -> None:
    """Every event anybody was told is stored under its number, and every accepted pick exactly once."""
    store = Store(db)
    for player in players:
        told = await everything(url, player)
        assert told[: len(player.log)] == player.log
        assert player.result
    for table in {player.table for player in players}:
        keys = Counter(row.key for row in await store.rows(table) if row.key)
        here = [player for player in players if player.table == table]
        assert {key: keys[key] for player in here for key in player.done} == {
            key: carried for player in here for key, carried in player.done.items()
        }
        assert await is_fair(url, table)
    await store.dispose()


async def is_fair(url: str, table: str) -> bool:
    """True if a finished match was dealt from its seed and its replay has a step for every pick."""
    async with httpx.AsyncClient(timeout=None) as client:
        record = (await client.get(f"{url}/api/tables/{table}/record")).text
        steps = (await client.get(f"{url}/api/tables/{table}/steps")).json()
    with later(1000, knows_older=True):
        return steps["total"] == len(Record.loads(record).lines) + 1 and verify(record).fair


async def new_players(url: str, seed: int, where: Callable[[], str]) -> list[Player]:
    """Seat players at a hidden and an open table (with dice if `seed` is not 0); every other one sends bundles."""
    hidden = NewTable(game="happy_dayz", seats=3, settings={"mode": "express"}, public=True)
    opened = NewTable(game="zombiaki", seats=2, public=True)
    dice = NewTable(game="zombies4", seats=2, settings={"kills": 5}, public=True)
    tables = [
        await seat_players(url, new, seed + number, where)
        for number, new in enumerate((hidden, dice if seed else opened))
    ]
    players = [player for table in tables for player in table]
    for player in players[::2]:
        player.bundles = True
    return players


def storm(
    kill: Callable[[], Awaitable[None]], kills: int, chance: Chance
) -> Callable[[Bell], Coroutine[Any, Any, None]]:
    """Kill something at this many random moments of play."""

    async def disturb(bell: Bell) -> None:
        for _ in range(kills):
            if not await bell.wait(10 + chance.below(120)):
                return
            await asyncio.sleep(chance.below(8) / 1000)
            await kill()

    return disturb


def rounds(kills: int) -> list[Any]:
    """Return pairs of a first kill and how many follow: one kill in a daily run, all of them in a long one."""
    return [(0, 1), *(pytest.param(first, ROUND, marks=pytest.mark.long) for first in range(0, kills, ROUND))]


async def survive(server: ServerProcess, db: str, first: int, kills: int) -> None:
    """Kill a server this many times while people play; now and then it comes back with newer rules."""
    await server.start()
    done = 0

    async def kill() -> None:
        nonlocal done
        server.kill()
        done += 1
        server.rules = f"{2 + done // 5}+"
        await server.start()

    while done < kills:
        seed = first + done
        players = await new_players(server.url, seed * 10, lambda: server.url)
        await play_through(players, storm(kill, kills - done, Chance(seed)))
        await check(server.url, db, players)
    assert server.stop() in STOPPED


@pytest.mark.parametrize(("first", "kills"), rounds(MANY))
async def test_killing_the_server(
    servers: Callable[..., ServerProcess], tmp_path: Path, first: int, kills: int
) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    await survive(servers(db), db, first, kills)


@pytest.mark.long
async def test_killing_the_server_on_postgres(servers: Callable[..., ServerProcess], postgres: Postgres) -> None:
    db = postgres.database()
    await survive(servers(db), db, 0, ROUND)


@pytest.mark.parametrize("kills", [1, pytest.param(10, marks=pytest.mark.long)])
async def test_killing_the_database(servers: Callable[..., ServerProcess], postgres: Postgres, kills: int) -> None:
    db = postgres.database()
    server = servers(db)
    await server.start()
    done = 0

    async def kill() -> None:
        nonlocal done
        postgres.kill()
        done += 1
        await asyncio.sleep(0.1)
        await asyncio.to_thread(postgres.start)

    while done < kills:
        players = await new_players(server.url, done * 10, lambda: server.url)
        await play_through(players, storm(kill, kills - done, Chance(done)))
        await check(server.url, db, players)
    assert server.stop() in STOPPED


@pytest.mark.long
async def test_a_database_that_hangs(servers: Callable[..., ServerProcess], postgres: Postgres) -> None:
    """It hangs for a while without answering: people are told to try again, and nothing is lost or doubled."""
    db = postgres.database()
    server = servers(db)
    await server.start()

    async def hang(bell: Bell) -> None:
        await bell.wait(40)
        postgres.send(signal.SIGSTOP)
        await asyncio.sleep(2 * PATIENCE)
        postgres.send(signal.SIGCONT)

    players = await new_players(server.url, 1, lambda: server.url)
    await play_through(players, hang)
    await check(server.url, db, players)
    assert server.stop() in STOPPED


@pytest.mark.parametrize(("first", "kills"), rounds(MANY // 2))
async def test_two_servers_of_which_one_is_killed(
    servers: Callable[..., ServerProcess], postgres: Postgres, first: int, kills: int
) -> None:
    """The people of one table are spread over both; those who lose their server continue at the other."""
    db = postgres.database()
    pair = [servers(db), servers(db)]
    for server in pair:
        await server.start()
    turn, done = 0, 0

    def where() -> str:
        nonlocal turn
        turn += 1
        return pair[turn % 2].url

    async def kill() -> None:
        nonlocal done
        victim = pair[done % 2]
        victim.kill()
        done += 1
        victim.rules = f"{2 + done // 10}+"  # one after the other
        await asyncio.sleep(0.3)  # meanwhile the matches go on at the other one
        await victim.start()

    while done < kills:
        seed = first + done
        players = await new_players(pair[0].url, seed * 10, where)
        await play_through(players, storm(kill, kills - done, Chance(seed)))
        await check(pair[0].url, db, players)
        await check(pair[1].url, db, players)
    assert all(server.stop() in STOPPED for server in pair)
