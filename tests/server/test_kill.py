"""Nothing is lost: servers and databases are killed at random moments, and every match goes on to its end."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.server.shapes import NewTable
from tablee.server.store import Store
from tablee.server.store.engine import PATIENCE
from tests.server.player import Player, everything, seat_players
from tests.server.postgres import Postgres
from tests.server.programs import ServerProcess

pytestmark = pytest.mark.anyio
STOPPED = (0, -signal.SIGTERM)  # in order; uvicorn ends by the signal it was sent


class Bell:
    """Rings when the players have been told something so many times, or when all matches are over."""

    def __init__(self) -> None:
        self.left = 0
        self.over = False
        self.rung = asyncio.Event()

    def told(self) -> None:
        self.left -= 1
        if self.left == 0:
            self.rung.set()

    async def wait(self, times: int) -> bool:
        """Wait; whether anybody still plays."""
        if not self.over:
            self.left = times
            self.rung.clear()
            await self.rung.wait()
        return not self.over

    def end(self) -> None:
        self.over = True
        self.rung.set()


async def play_through(players: list[Player], disturb: Callable[[Bell], Coroutine[Any, Any, None]]) -> None:
    """Have everybody play to the end of their match while something is disturbed again and again."""
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
    """Every event that anybody was told is there under its number, and every pick that was accepted is there once."""
    store = Store(db)
    for player in players:
        told = await everything(url, player)
        assert told[: len(player.log)] == player.log
        assert player.result
    for table in {player.table for player in players}:
        keys = Counter(row.key for row in await store.rows(table) if row.key)
        for player in players:
            if player.table == table:
                assert all(keys[key] == 1 for key in player.done)
        assert max(keys[key] for player in players for key in player.done) == 1
    await store.engine.dispose()


async def new_players(url: str, seed: int, where: Callable[[], str]) -> list[Player]:
    """A table with hidden hands and one where all lies open."""
    hidden = NewTable(game="happy_dayz", seats=3, options={"mode": "express"}, public=True)
    opened = NewTable(game="zombiaki", seats=2, public=True)
    return [*await seat_players(url, hidden, seed, where), *await seat_players(url, opened, seed + 1, where)]


def storm(
    kill: Callable[[], Awaitable[None]], kills: int, chance: Chance
) -> Callable[[Bell], Coroutine[Any, Any, None]]:
    """Kill something at so many random moments of play."""

    async def disturb(bell: Bell) -> None:
        for _ in range(kills):
            if not await bell.wait(10 + chance.below(120)):
                return
            await asyncio.sleep(chance.below(8) / 1000)
            await kill()

    return disturb


@pytest.mark.parametrize("kills", [1, pytest.param(50, marks=pytest.mark.long)])
async def test_killing_the_server(servers: Callable[..., ServerProcess], tmp_path: Path, kills: int) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    server = servers(db)
    await server.start()
    done = 0

    async def kill() -> None:
        nonlocal done
        server.kill()
        done += 1
        await server.start()

    while done < kills:
        players = await new_players(server.url, done * 10, lambda: server.url)
        await play_through(players, storm(kill, kills - done, Chance(done)))
        await check(server.url, db, players)
    assert server.stop() in STOPPED


@pytest.mark.parametrize("kills", [pytest.param(20, marks=pytest.mark.long)])
async def test_killing_the_server_on_postgres(
    servers: Callable[..., ServerProcess], postgres: Postgres, kills: int
) -> None:
    db = postgres.database()
    server = servers(db)
    await server.start()
    done = 0

    async def kill() -> None:
        nonlocal done
        server.kill()
        done += 1
        await server.start()

    while done < kills:
        players = await new_players(server.url, done * 10, lambda: server.url)
        await play_through(players, storm(kill, kills - done, Chance(done)))
        await check(server.url, db, players)
    assert server.stop() in STOPPED


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
    """It neither answers nor goes away, until it does: people are told to try again, and nothing is lost or doubled."""
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


@pytest.mark.parametrize("kills", [1, pytest.param(12, marks=pytest.mark.long)])
async def test_two_servers_of_which_one_is_killed(
    servers: Callable[..., ServerProcess], postgres: Postgres, kills: int
) -> None:
    """The people of one table are spread over both; whoever loses theirs goes on at the other."""
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
        await asyncio.sleep(0.3)  # meanwhile the matches go on at the other one
        await victim.start()

    while done < kills:
        players = await new_players(pair[0].url, done * 10, where)
        await play_through(players, storm(kill, kills - done, Chance(done)))
        await check(pair[0].url, db, players)
        await check(pair[1].url, db, players)
    assert all(server.stop() in STOPPED for server in pair)
