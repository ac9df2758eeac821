"""Fuzzing the socket: every frame gets a clear answer, the table is unharmed, and memory does not grow."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from hypothesis import HealthCheck, given, settings
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosedError

from tablee.server.shapes import NewTable
from tests.server.frames import TABLE, sendings
from tests.server.guests import PATIENCE, Room
from tests.server.player import Player, ask, connect_as, new_person, seat_players
from tests.server.programs import ServerProcess

pytestmark = pytest.mark.anyio
PAGE = os.sysconf("SC_PAGE_SIZE")
ANSWERS = ("done", "refused", "hinted", "pong")
GROWTH = 10_000_000  # bytes; a kilobyte kept of every message would be more
# Hints and bots that cost nothing: they take what is offered first.
QUICK = (
    "import json, sys\nfor line in sys.stdin: print(json.dumps({'pick': json.loads(line)['options'][0]}), flush=True)"
)


class Fuzzer:
    """Sends anything, as a seated person and as a stranger. Every frame gets exactly one clear answer."""

    def __init__(self, server: ServerProcess, table: str, sockets: list[ClientConnection]) -> None:
        self.server, self.table, self.sockets = server, table, sockets
        self.sent = 0
        self.memory: dict[int, int] = {}

    async def send(self, frames: list[str | bytes]) -> None:
        socket = self.sockets[self.sent % len(self.sockets)]
        for frame in frames:
            named = frame.replace(json.dumps(TABLE), json.dumps(self.table)) if isinstance(frame, str) else frame
            await socket.send(named)
        for _ in frames:
            answer = await self.answer(socket)
            if answer["type"] == "refused":
                assert answer["problem"]["id"] != "trouble", (frames, answer)
                assert len(answer["problem"]["sentence"]) > 10, answer
        self.sent += len(frames)

    async def answer(self, socket: ClientConnection) -> dict[str, Any]:
        """Return the next answer to a request, skipping what is told meanwhile."""
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] in ANSWERS:
                return message

    def note_memory(self) -> None:
        assert self.server.process is not None
        pages = Path(f"/proc/{self.server.process.pid}/statm").read_text().split()[1]
        self.memory[self.sent] = int(pages) * PAGE

    async def send_many(self, messages: int) -> None:
        """Let Hypothesis generate this many messages."""
        loop = asyncio.get_running_loop()

        @settings(
            max_examples=messages // 2,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(sendings())
        def some(frames: list[str | bytes]) -> None:
            if self.sent > messages // 3 and not self.memory:  # by then all that is ever loaded is loaded
                self.note_memory()
            asyncio.run_coroutine_threadsafe(self.send(frames), loop).result(PATIENCE)

        await asyncio.to_thread(some)
        self.note_memory()


@pytest.mark.parametrize("messages", [600, pytest.param(22_000, marks=pytest.mark.long)])
async def test_anything_gets_a_clear_answer_and_the_match_continues(
    servers: Callable[..., ServerProcess], tmp_path: Path, messages: int
) -> None:
    server = servers(f"sqlite:///{tmp_path}/tables.db", synchronous="OFF", worker=[sys.executable, "-c", QUICK])
    await server.start()
    table = NewTable(game="lanterns", seats=2, grace=7 * 86_400)
    players = await seat_players(server.url, table, 1, lambda: server.url)
    stranger = await new_person(server.url, "Eve")
    cookies = (players[0].cookie, stranger)
    seats = [connect_as(server.url, cookie, None) for cookie in cookies]  # pings take luck Hypothesis wants for itself
    async with seats[0] as seated, seats[1] as outside:
        fuzzer = Fuzzer(server, players[0].table, [seated, outside])
        await fuzzer.send_many(messages)
        await calm(seated, players[0])
    assert fuzzer.sent >= messages
    first, *_, last = fuzzer.memory.values()
    assert last - first < GROWTH, fuzzer.memory
    async with httpx.AsyncClient(timeout=None) as client:
        assert "tablee_failures_total{" not in (await client.get(f"{server.url}/metrics")).text
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.play() for player in players))
    assert all(player.result for player in players)


async def calm(socket: ClientConnection, player: Player) -> None:
    """Undo what the fuzzer may have done to hold up a match: a pause, a bot in somebody's seat."""
    for request in ({"type": "enter"}, {"type": "back", "seat": 0}, {"type": "pause", "on": False}):
        await ask(socket, {**request, "table": player.table})


async def test_memory_does_not_grow(room: Room) -> None:
    """A stranger's messages leave nothing behind: no tables, no keys, no attendances."""
    ann, _bob = await room.play()
    eve = room.guest("eve")
    for number in range(300):
        eve.table = f"nosuch{number}"
        await eve.ask("enter")
        await eve.ask("chat", text="x" * 300)
    assert list(room.house.serving) == [ann.table]
    assert eve.connection.attended == {}
    serving = room.house.serving[ann.table]
    assert serving.table is not None
    keys = len(serving.table.keys)
    eve.table = ann.table
    for _ in range(50):
        await eve.ask("pick", seat=0, decision=1, picks=["lay 1"])
    assert len(serving.table.keys) == keys


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "message"),
        ("null", "message"),
        ('"x"', "message"),
        ('{"type":"pick"}', "field-missing"),
        ('{"type":"nothing","key":"k","table":"t"}', "field-wrong"),
        ('{"type":"enter","key":"k","table":"t","extra":1}', "message"),
        ('{"type":"enter","key":"k","table":"nosuchtable"}', "table-unknown"),
        ('{"type":"enter","key":"k","table":"\\u0000"}', "table-unknown"),
        ('{"type":"enter","key":"\\u0000","table":"t"}', "field-wrong"),
        ("[" * 2000, "message"),
    ],
)
async def test_what_cannot_be_read(room: Room, text: str, problem: str) -> None:
    ann = room.guest("ann")
    ann.send_text(text)
    answer = await ann.until("refused")
    assert answer["problem"]["id"] == problem
    assert answer["key"] == json.loads(text)["key"] if '"key"' in text else answer["key"] == ""


async def test_binary_frames_huge_frames_and_half_open_connections(
    servers: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    """Over a real socket: what only a network can do."""
    server = servers(f"sqlite:///{tmp_path}/tables.db")
    await server.start()
    cookie = await new_person(server.url, "Ann")
    async with connect_as(server.url, cookie) as socket:
        assert json.loads(await socket.recv())["type"] == "welcome"
        await socket.send(b"\x00\x01")
        assert json.loads(await socket.recv())["problem"]["id"] == "binary"
        await socket.send("x" * 100_000)
        assert json.loads(await socket.recv())["problem"]["id"] == "too-big"
        with suppress(ConnectionClosedError):  # it may be refused while it is still being sent
            await socket.send("x" * 2_000_000)
        with pytest.raises(ConnectionClosedError, match="1009"):
            await socket.recv()
    for _ in range(20):  # half-open: connected, half a handshake or half a frame, then silence
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n")
        await writer.drain()
        writer.close()
        assert reader is not None
    async with connect_as(server.url, cookie) as socket:
        await ask_ping(socket)
    assert server.process is not None
    assert server.process.poll() is None


async def ask_ping(socket: Any) -> None:
    await socket.send('{"type":"ping","key":"p"}')
    while json.loads(await socket.recv())["type"] != "pong":
        pass
