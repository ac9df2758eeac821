"""Slow and silent clients over real sockets are disconnected, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect

from tablee.server.app import make_app
from tablee.server.commands import Server, make_server
from tablee.server.connection import BACKLOG
from tablee.server.hall import PATIENCE, TOGETHER, Hall
from tablee.server.house import House
from tablee.server.settings import Rate, Settings
from tablee.server.wires import FRAMES, HEADER, CarefulSocket
from tests.server import guests
from tests.server.guests import NO_LIMITS
from tests.server.programs import free_port

pytestmark = pytest.mark.anyio
GET = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LONGEST = max(PATIENCE.values())
Sites = Callable[..., Awaitable["Loopback"]]


class Loopback:
    """A server on a real port, in this process, whose timeouts follow a manual clock."""

    def __init__(self, settings: Settings) -> None:
        self.settings = replace(settings, port=free_port())
        app = make_app(self.settings)
        self.server: Server = make_server(self.settings, app)
        self.house: House = app.state.house
        self.now = 0.0
        self.house.hall.clock = lambda: self.now
        self.clients: list[Client] = []
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.house.start()
        self.task = asyncio.create_task(self.server._serve())
        await until(lambda: self.server.started)

    async def stop(self) -> None:
        for client in self.clients:
            client.plain.close()
        self.server.should_exit = True
        assert self.task is not None
        await self.task

    async def client(self, said: bytes = b"") -> Client:
        loop = asyncio.get_running_loop()
        plain = socket.socket()
        plain.setblocking(False)
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await loop.sock_connect(plain, ("127.0.0.1", self.settings.port))
        await loop.sock_sendall(plain, said)
        self.clients.append(Client(plain))
        return self.clients[-1]

    async def wait(self, seconds: float) -> None:
        """Let the server do all it can, then advance the clock."""
        await asyncio.sleep(0.05)
        self.now += seconds
        self.house.hall.sweep()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"


class Client:
    """A plain socket that sends anything."""

    def __init__(self, plain: socket.socket) -> None:
        self.plain = plain

    async def say(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.plain, data)

    async def rest(self) -> bytes:
        """Return everything received until the connection ends."""
        got = b""
        with contextlib.suppress(ConnectionResetError):
            while data := await asyncio.wait_for(
                asyncio.get_running_loop().sock_recv(self.plain, 65_536), guests.PATIENCE
            ):
                got += data
        return got

    async def some(self) -> bytes:
        return await asyncio.wait_for(asyncio.get_running_loop().sock_recv(self.plain, 65_536), guests.PATIENCE)


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(guests.PATIENCE):
        while not condition():  # noqa: ASYNC110 - what it asks about has no event
            await asyncio.sleep(0.005)


@pytest.fixture
async def loopbacks(settings: Settings) -> AsyncIterator[Sites]:
    async with contextlib.AsyncExitStack() as stack:

        async def open_one(**changes: Any) -> Loopback:
            made = Loopback(replace(settings, **changes))
            await made.start()
            stack.push_async_callback(made.stop)
            return made

        yield open_one


@pytest.mark.parametrize(
    "held",
    [
        b"",
        b"G",
        GET,
        b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\n{",
        GET + b"\r\n" + GET,
    ],
    ids=["silence", "one letter", "half a header", "half a body", "half a second header"],
)
async def test_who_does_not_finish_a_request_is_cut_off(loopbacks: Sites, held: bytes) -> None:
    site = await loopbacks()
    client = await site.client(held)
    await until(lambda: len(site.house.hall) == 1)
    await site.wait(LONGEST + 1)
    await client.rest()
    await until(lambda: len(site.house.hall) == 0)
    assert LONGEST <= 25


async def test_a_header_in_drops_is_still_late(loopbacks: Sites) -> None:
    site = await loopbacks()
    client = await site.client(GET)
    for letter in (b"X", b"-", b"Y", b":"):
        await client.say(letter)
        await site.wait(PATIENCE["header"] / 4 + 0.1)
    await client.rest()


async def test_a_header_has_a_size(loopbacks: Sites) -> None:
    site = await loopbacks()
    client = await site.client(GET)
    with contextlib.suppress(ConnectionError):
        for _ in range(2 * HEADER // 1000):
            await client.say(b"X-Much: " + b"x" * 1000 + b"\r\n")
            await asyncio.sleep(0)
    answer = await client.rest()
    assert answer.startswith(b"HTTP/1.1 431")
    assert "octets" in answer.decode()
    assert "bytes" in answer.decode()


async def test_an_unread_page_is_not_held_forever(loopbacks: Sites, tmp_path: Any) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "big.bin").write_bytes(bytes(16_000_000))
    site = await loopbacks(web=tmp_path / "web")
    client = await site.client(b"GET /big.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    await until(lambda: any("reading" in guest.owes for guest in site.house.hall.guests))
    await site.wait(LONGEST + 1)
    assert len(await client.rest()) < 16_000_000


async def live(site: Loopback) -> Client:
    """Open a WebSocket by hand: the handshake, then silence."""
    client = await site.client(UPGRADE)
    got = b""
    while b"welcome" not in got:
        got += await client.some()
    assert got.startswith(b"HTTP/1.1 101")
    return client


async def test_a_client_that_does_not_read_costs_little_and_is_cut_off(loopbacks: Sites) -> None:
    site = await loopbacks()
    await live(site)
    (connection,) = site.house.connections
    for _ in range(200):
        connection.send_raw(b" " * 100_000)
        await asyncio.sleep(0)
    await until(lambda: any("reading" in guest.owes for guest in site.house.hall.guests))
    assert connection.waiting <= BACKLOG
    assert sum(site.house.backlog.values()) <= BACKLOG
    await site.wait(PATIENCE["reading"] + 1)
    await until(lambda: not site.house.connections)
    assert not site.house.backlog


async def test_many_connections_of_one_address_share_what_may_wait(loopbacks: Sites) -> None:
    site = await loopbacks(limits=replace(Settings().limits, backlog=1_000_000))
    for _ in range(3):
        await live(site)
    for _ in range(20):
        for connection in list(site.house.connections):
            connection.send_raw(b" " * 100_000)
    assert sum(site.house.backlog.values()) <= 1_100_000
    assert all(connection.over for connection in site.house.connections)


@pytest.mark.parametrize("held", [b"", b"\x81", b"\x81\xfe\x10\x00maskhalf a frame"], ids=["nothing", "a bit", "half"])
async def test_who_does_not_answer_a_ping_is_cut_off(loopbacks: Sites, held: bytes) -> None:
    site = await loopbacks(ping=0.1, pong=0.1)
    client = await live(site)
    await client.say(held)
    await client.rest()
    await until(lambda: not site.house.connections)
    assert Settings().ping + Settings().pong + PATIENCE["closing"] <= 30


async def test_a_pong_behind_requests_that_wait_is_not_missed(
    loopbacks: Sites, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy server, as after a restart with thousands of tables, disconnects nobody who waits for it."""
    site = await loopbacks(ping=0.05, pong=0.05)
    missed: list[CarefulSocket] = []
    usual = CarefulSocket.keepalive_timeout

    def note(socket: CarefulSocket) -> None:
        missed.append(socket)
        usual(socket)

    monkeypatch.setattr(CarefulSocket, "keepalive_timeout", note)
    idle = asyncio.Event()
    async with connect(f"ws://127.0.0.1:{site.settings.port}/ws", proxy=None) as client:
        monkeypatch.setattr(site.house.allowance, "take", lambda *_: idle.wait())
        for key in "abc":
            await client.send(json.dumps({"type": "ping", "key": key}))
        await until(lambda: len(missed) > 3)
        idle.set()
        answered = [json.loads(await client.recv()) for _ in range(4)]
    assert [one["key"] for one in answered if one["type"] == "pong"] == ["a", "b", "c"]


async def test_a_refused_handshake_is_answered_and_is_no_error_of_ours(
    loopbacks: Sites, caplog: pytest.LogCaptureFixture
) -> None:
    site = await loopbacks(limits=replace(NO_LIMITS, sockets=0))
    answer = await (await site.client(UPGRADE)).rest()
    assert answer.startswith(b"HTTP/1.1 429")
    assert b'"crowded"' in answer
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []


async def test_an_upload_that_comes_too_soon_is_refused_unread(loopbacks: Sites) -> None:
    site = await loopbacks(limits=replace(NO_LIMITS, uploads=Rate(0.001, 1, 0.0)))
    async with httpx.AsyncClient(timeout=None) as client:
        assert (await client.post(f"{site.url}/api/records", content="no record")).json()["id"] == "record-not"
    head = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\n"
    answer = await (await site.client(head + b"tablee record 1")).rest()  # all until the connection is over
    assert answer.startswith(b"HTTP/1.1 429")


async def test_a_message_in_parts_comes_to_an_end(loopbacks: Sites) -> None:
    site = await loopbacks()
    client = await live(site)
    await client.say(b"\x01\x82maskab")  # text, not the last part
    await until(lambda: any("frame" in guest.owes for guest in site.house.hall.guests))
    await site.wait(PATIENCE["frame"] + 1)
    await client.rest()


async def test_a_flood_of_frames_is_cut_off(loopbacks: Sites) -> None:
    site = await loopbacks()
    client = await live(site)
    with contextlib.suppress(ConnectionError):
        await client.say(b"\x81\x80mask" * (FRAMES * 20))
    await client.rest()
    assert site.house.hall.cut["flood"] == 1


async def test_a_full_house_says_so_and_the_silent_make_room(loopbacks: Sites) -> None:
    site = await loopbacks(connections=3)
    silent = [await site.client(b"G") for _ in range(3)]
    await until(lambda: len(site.house.hall) == 3)
    async with httpx.AsyncClient(timeout=None) as client:
        assert (await client.get(f"{site.url}/api/games")).status_code == 200, "the longest silent one made room"
    await silent[0].rest()
    sockets = [connect(f"ws://127.0.0.1:{site.settings.port}/ws") for _ in range(3)]
    for one in sockets:
        assert json.loads(await (await one.__aenter__()).recv())["type"] == "welcome"
    full = await site.client(GET)
    answer = (await full.rest()).decode()
    assert answer.startswith("HTTP/1.1 503")
    assert "full" in answer
    assert "complet" in answer
    for one in sockets:
        await one.__aexit__(None, None, None)


@pytest.mark.parametrize(("proxies", "left"), [("0", 5), ("127.0.0.1", 8)], ids=["one visitor", "a proxy"])
async def test_one_address_may_hold_a_limited_number_of_idle_connections(
    loopbacks: Sites, proxies: str, left: int
) -> None:
    site = await loopbacks(proxies=proxies, limits=replace(NO_LIMITS, strangers=5))
    hall = site.house.hall
    asked = await site.client(GET + b"\r\n")
    assert b"200 OK" in await asked.some()
    silent = [await site.client(GET) for _ in range(8)]
    await until(lambda: len(hall) + hall.cut["crowd"] == 9)
    assert len(hall) == left + 1, "those who have asked for something do not count"
    if left == 5:
        for client in silent[:3]:
            await client.rest()  # the first of them went
    async with httpx.AsyncClient(timeout=None) as other:
        assert (await other.get(f"{site.url}/api/games")).status_code == 200, "others are served all the same"
    await site.wait(LONGEST + 1)
    await until(lambda: not hall.strangers)


async def test_while_many_are_cut_off_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    now, turn, cut = 0.0, 0, Counter[int]()
    hall = Hall(clock=lambda: now)
    monkeypatch.setattr("tablee.server.hall.SWEEP", 0.0)
    for _ in range(5 * TOGETHER):
        guest = Mock(address="192.0.2.7", owes={})
        guest.transport.is_closing.return_value = False
        guest.transport.abort = lambda: cut.update([turn])
        hall.meet(guest)
    now = PATIENCE["header"] + 1
    hall.start()
    while len(hall):
        turn += 1
        await asyncio.sleep(0)
    await hall.stop()
    assert cut.total() == 5 * TOGETHER
    assert max(cut.values()) <= TOGETHER


async def test_the_hall_knows_the_systems_limit() -> None:
    import resource

    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert 0 < Hall().most < max(soft, 200) or soft == resource.RLIM_INFINITY
