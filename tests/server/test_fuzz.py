"""Bad input: whatever is sent over the socket gets a clear answer, and the table is unharmed."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.core.chance import Chance
from tablee.server import protocol
from tablee.server.settings import FRAME
from tests.server.guests import Guest, Room, any_option, asked, play_on
from tests.server.player import connect_as, new_person
from tests.server.programs import ServerProcess

pytestmark = pytest.mark.anyio
MESSAGES = 22_000 if os.environ.get("TABLEE_LONG") else 1_500
KINDS = [kind.__struct_config__.tag for kind in protocol.ClientMessage.__args__]
FIELDS = [
    "table",
    "key",
    "seat",
    "decision",
    "picks",
    "other",
    "bot",
    "after",
    "lang",
    "text",
    "phrase",
    "yes",
    "request",
    "on",
    "name",
]

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=40),
    st.sampled_from(KINDS + FIELDS),
)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), inner, max_size=4)
    ),
)
nearly = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS), "key": st.text(min_size=1, max_size=8)},
    optional={
        "table": st.sampled_from(["T", "nosuchtable", ""]) | scalars,
        "seat": st.integers(-1, 3) | scalars,
        "decision": st.integers(0, 12) | scalars,
        "picks": st.lists(
            st.sampled_from([f"lay {card}" for card in range(14)] + ["vane turn", "vane keep"]), max_size=3
        )
        | anything,
        "other": st.integers(-1, 3),
        "bot": st.sampled_from(["random", "genius", None]),
        "after": st.integers(-1, 50) | scalars,
        "text": st.text(max_size=400),
        "phrase": st.sampled_from(["hello", "insult", ""]),
        "name": st.text(max_size=30),
        "lang": st.sampled_from(["en", "fr", "de"]),
        "yes": st.booleans() | scalars,
        "on": st.just(False) | scalars,
        "request": st.integers(0, 30) | scalars,
    },
)
frames = st.one_of(
    nearly.map(json.dumps),
    nearly.map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=60),
    nearly.map(json.dumps).flatmap(lambda text: st.integers(0, len(text)).map(lambda cut: text[:cut])),
    st.integers(1, 3000).map(lambda depth: "[" * depth),
    st.integers(FRAME - 100, FRAME + 5000).map(
        lambda size: json.dumps({"type": "ping", "key": "k", "x": "é" * (size // 2)})
    ),
)


class Fuzzed:
    """A table with a match under way, and somebody who sends anything: as a seat, and as a stranger."""

    def __init__(self, room: Room, players: list[Guest], stranger: Guest) -> None:
        self.room, self.players, self.stranger = room, players, stranger
        self.sent = 0

    async def send(self, text: str, as_seat: bool) -> None:
        guest = self.players[0] if as_seat else self.stranger
        text = text.replace('"T"', f'"{guest.table}"')
        before = len(guest.wire.sent)
        guest.send_text(text)
        (answer,) = await self.answers(guest, before, text)
        if answer["type"] == "refused":
            assert answer["problem"]["id"] != "trouble", (text[:300], answer)
            assert len(answer["problem"]["sentence"]) > 10, answer
        self.sent += 1

    async def answers(self, guest: Guest, before: int, text: str) -> list[dict[str, Any]]:
        """All answers to a frame: one, and the connection goes on."""
        pong = await guest.ask_json({"type": "ping", "key": f"probe {self.sent}"})
        assert pong["type"] == "pong"

        def found() -> list[dict[str, Any]]:
            keyed = [message for message in map(json.loads, guest.wire.sent[before:]) if "key" in message]
            return [message for message in keyed if message != pong]

        async with guest.wire.arrived:
            await asyncio.wait_for(guest.wire.arrived.wait_for(lambda: bool(found())), 20)
        assert len(found()) == 1, (text[:200], found())
        return found()


async def fuzz(room: Room, messages: int) -> Fuzzed:
    loop = asyncio.get_running_loop()
    ann, bob = await room.play()
    eve = room.guest("eve")
    eve.table = ann.table
    fuzzed = Fuzzed(room, [ann, bob], eve)
    room.house.thinkers.choose = any_option  # type: ignore[method-assign]

    @settings(
        max_examples=messages, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(frames, st.booleans())
    def one(text: str, as_seat: bool) -> None:
        asyncio.run_coroutine_threadsafe(fuzzed.send(text, as_seat), loop).result(30)

    await asyncio.to_thread(one)
    return fuzzed


async def test_anything_gets_a_clear_answer_and_the_match_goes_on(room: Room) -> None:
    fuzzed = await fuzz(room, MESSAGES)
    assert fuzzed.sent >= MESSAGES
    ann, bob = fuzzed.players
    await ann.do("enter")
    await ann.ask("back", seat=0)
    await ann.ask("pause", on=False)
    await room.settle()
    for guest in (ann, bob):
        if guest.about["request"]:
            await guest.ask("answer", request=guest.about["request"]["number"], yes=False)
    await room.settle()
    assert room.house.metrics.failures.values == {}
    if asked([ann, bob]):
        await play_on(room, [ann, bob], Chance(1))
    assert ann.told["result"]


async def test_memory_does_not_grow(room: Room) -> None:
    """What a stranger sends leaves nothing behind: no tables, no keys, no attendances."""
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
        ('{"type":"pick"}', "message"),
        ('{"type":"nothing","key":"k","table":"t"}', "message"),
        ('{"type":"enter","key":"k","table":"t","extra":1}', "message"),
        ('{"type":"enter","key":"k","table":"nosuchtable"}', "table-unknown"),
        ('{"type":"enter","key":"k","table":"\\u0000"}', "table-unknown"),
        ('{"type":"enter","key":"\\u0000","table":"t"}', "message"),
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
    """Over a real socket: what only the network can do."""
    server = servers(f"sqlite:///{tmp_path}/tables.db")
    await server.start()
    cookie = await new_person(server.url, "Ann")
    async with connect_as(server.url, cookie) as socket:
        assert json.loads(await socket.recv())["type"] == "welcome"
        await socket.send(b"\x00\x01")
        assert json.loads(await socket.recv())["problem"]["id"] == "binary"
        await socket.send("x" * 100_000)
        assert json.loads(await socket.recv())["problem"]["id"] == "too-big"
        await socket.send("x" * 2_000_000)
        with pytest.raises(Exception, match="1009"):
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
