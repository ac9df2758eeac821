"""Fair use: nobody waits for one visitor's requests, and expensive ones are limited."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, select
from starlette.testclient import TestClient, WebSocketDenialResponse

from tablee.core.chance import Chance
from tablee.core.errors import BadInput
from tablee.server.app import make_app
from tablee.server.fairness import FairQueue, Lane, lane_of
from tablee.server.house import TOGETHER
from tablee.server.limits import FORGET, Buckets
from tablee.server.metrics import Metrics
from tablee.server.serving import Serving
from tablee.server.settings import Rate, Settings
from tablee.server.store import schema
from tablee.server.strength import within
from tablee.server.thinking import NOBODY, Thinkers
from tests.server.conftest import Rooms
from tests.server.guests import NO_LIMITS, Guest, Room, any_option, play_on
from tests.server.site import Site, open_site

pytestmark = pytest.mark.anyio
TABLE = {"game": "lanterns", "seats": 2}
FEW = Rate(0.001, 3, 0.0)
# A worker that takes the first option at once.
ECHO = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"pick": json.loads(line)["options"][0]}), flush=True)
"""


def one_worker() -> Thinkers:
    return Thinkers(Settings(worker=(sys.executable, "-c", ECHO), workers=1, patience=3600), Metrics())


async def test_the_bots_of_twelve_tables_of_one_visitor_hold_up_nobody_else() -> None:
    thinkers = one_worker()
    order: list[str] = []

    async def think(visitor: str, table: int) -> None:
        await thinkers.choose("lanterns", "random", {}, ["lay 1"], Lane(visitor, f"{visitor}{table}"))
        order.append(visitor)

    greedy = [asyncio.create_task(think("greedy", table)) for table in range(12) for _ in range(3)]
    await asyncio.sleep(0)
    modest = asyncio.create_task(think("modest", 0))
    await asyncio.gather(modest, *greedy)
    assert order.index("modest") <= 1, "the one job that had begun, and then the other visitor's"
    await thinkers.stop()


async def test_the_tables_of_one_visitor_take_turns() -> None:
    queue: FairQueue[int] = FairQueue()
    busy, quiet = Lane("ann", "busy"), Lane("ann", "quiet")
    for _ in range(3):
        queue.wait(busy)
    queue.wait(quiet)
    served = []
    while (turn := queue.next()) is not None:
        served.append(turn[0].table)
        queue.done(turn[0], 1.0)
    assert served == ["busy", "quiet", "busy", "busy"]
    assert len(queue) == 0


async def test_who_used_little_is_first_and_a_pause_saves_nothing_up() -> None:
    queue: FairQueue[int] = FairQueue()

    def serve(visitor: str, seconds: float) -> None:
        queue.wait(Lane(visitor))
        turn = queue.next()
        assert turn is not None
        queue.done(turn[0], seconds)

    for _ in range(5):
        serve("ann", 10.0)
    serve("bob", 1.0)
    for visitor in ("ann", "bob", "cec"):
        queue.wait(Lane(visitor))
    order = []
    while (turn := queue.next()) is not None:
        order.append(turn[0].visitor)
        queue.done(turn[0], 1.0)
    assert order[-1] == "ann"
    place = queue.wait(Lane("dan"))
    queue.leave(Lane("dan"), place)
    assert queue.next() is None


async def test_a_table_counts_as_its_person_who_used_the_least(room: Room) -> None:
    ann, bob = await room.play()
    ann.connection.address, bob.connection.address = "192.0.2.1", "192.0.2.2"
    queue = room.house.thinkers.queue
    queue.wait(Lane("192.0.2.1"))
    turn = queue.next()
    assert turn is not None
    queue.done(turn[0], 60.0)
    assert lane_of(room.house.serving[ann.table]) == Lane("192.0.2.2", ann.table)


async def bots_alone(room: Room) -> Guest:
    """Return a person who opened a table for two bots and watches."""
    ann = room.guest("ann")
    await room.enter(ann, await room.open(ann, **TABLE, bots=["random", "random"]))
    await ann.do("start")
    return ann


async def test_bots_alone_play_only_while_somebody_looks_on(room: Room) -> None:
    room.house.thinkers.choose = any_option  # type: ignore[method-assign]
    ann = await bots_alone(room)
    serving = room.house.serving[ann.table]
    assert serving.table is not None
    await ann.leave()
    for task in list(serving.bots.thinking.values()):
        await task
    await room.settle()
    stood = serving.table.n
    await room.house.beat()
    await room.settle()
    assert not serving.bots.thinking
    assert (serving.table.n, serving.table.status) == (stood, "playing")
    bob = room.guest("bob")
    await room.enter(bob, ann.table)
    while not bob.told["result"]:
        await bob.more_told(len(bob.messages("told")))


@pytest.mark.parametrize(
    "bot",
    [
        *("ismcts:ms=60000", "ismcts:it=9999999", "careful:it=500000", "greedy:samples=1000"),
        *("greedy:samples=64:style=kind", "careful:style=bold:it=500000"),
        "ismcts:it=500:threads=2",
    ],
)
async def test_bots_are_no_stronger_than_the_budget(site: Site, bot: str) -> None:
    browser = site.browser()
    refused = await browser.post("/api/tables", json=TABLE | {"bots": [None, bot]})
    assert (refused.status_code, refused.json()["id"]) == (409, "bot-strong")
    assert within(bot, 1000) in refused.json()["sentence"]
    (ann,) = await site.seat("lanterns", "ann", seats=2)
    assert await ann.fail("bot", seat=1, bot=bot) == "bot-strong"
    assert await ann.fail("bot", seat=1, bot="genius") == "bot-unknown"
    await ann.do("bot", seat=1, bot="merciless")
    await ann.do("bot", seat=1, bot=within(bot, 1000))


async def test_a_strong_bot_of_an_old_table_thinks_within_the_budget() -> None:
    thinkers = one_worker()
    asked: list[dict[str, Any]] = []
    real = thinkers.ask

    async def ask(job: dict[str, Any], lane: Lane = NOBODY) -> dict[str, Any]:
        asked.append(job)
        return await real(job, lane)

    thinkers.ask = ask  # type: ignore[method-assign]
    await thinkers.choose("lanterns", "ismcts:ms=60000", {}, ["lay 1"])
    assert asked[0]["bot"] == "ismcts:ms=1000"
    await thinkers.stop()


def test_handshakes_create_a_limited_number_of_people(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, limits=replace(NO_LIMITS, people=FEW)))) as client:
        for _ in range(3):
            with client.websocket_connect("/ws") as socket:
                assert socket.receive_json()["person"]
            client.cookies.clear()
        for _ in range(5):
            with pytest.raises(WebSocketDenialResponse) as closed, client.websocket_connect("/ws"):
                pass
            assert (closed.value.status_code, closed.value.json()["id"]) == (429, "too-fast")
            assert int(closed.value.headers["retry-after"]) > 0
        assert client.post("/api/me").status_code == 429


async def people_known(site: Site) -> list[int]:
    tables = (schema.people, schema.tokens, schema.tables, schema.records)
    return [(await site.house.store.all(select(func.count()).select_from(one)))[0][0] for one in tables]


async def test_what_is_refused_leaves_nothing_behind(settings: Settings) -> None:
    limits = replace(NO_LIMITS, people=FEW, tables=Rate(0.001, 2, 0.0))
    async with open_site(replace(settings, limits=limits)) as site:
        for _ in range(6):
            await site.browser().post("/api/tables", json=TABLE)
        assert await people_known(site) == [3, 3, 2, 0]
        refused = await site.browser().post("/api/me")
        assert (refused.status_code, refused.json()["id"]) == (429, "too-fast")


async def test_undo_hints_and_rematches_are_limited(rooms: Rooms) -> None:
    room = await rooms(limits=replace(NO_LIMITS, undos=FEW, hints=FEW, tables=FEW))
    room.house.thinkers.choose = any_option  # type: ignore[method-assign]
    ann, bob = await room.play()
    asked = [await ann.ask("undo", seat=0) for _ in range(4)]
    assert [answer["problem"]["id"] for answer in asked] == ["undo-nothing"] * 3 + ["too-fast"]
    hinted = [await ann.ask("hint", seat=0) for _ in range(4)]
    assert [answer["type"] for answer in hinted] == ["hinted"] * 3 + ["refused"]
    assert await bob.fail("hint", seat=1) == "too-fast", "the address has had its share"
    again = [await bob.fail("rematch") for _ in range(4)]
    assert again == ["table-not-over"] * 3 + ["too-fast"]


async def test_uploads_analyses_and_replays_are_limited(settings: Settings) -> None:
    limits = replace(NO_LIMITS, uploads=FEW, analyses=FEW, replays=FEW)
    async with open_site(replace(settings, limits=limits)) as site:
        ann, bob = await site.play(public=True)
        await play_on(site, [ann, bob], Chance(1))
        browser = site.browser()
        record = (await browser.get(f"/api/tables/{ann.table}/record")).text
        for method, path, sent in (
            ("POST", "/api/records", record),
            ("GET", f"/api/tables/{ann.table}/steps", None),
            ("POST", f"/api/tables/{ann.table}/fork", '{"step": 1, "seat": 0, "name": "Ann", "bot": "nosuch"}'),
        ):
            answers = [(await browser.request(method, path, content=sent)).status_code for _ in range(4)]
            assert answers[:3].count(429) == 0, path
            assert answers[3] == 429, path


async def test_many_callers_do_not_make_a_check_expensive() -> None:
    """A newcomer does not cause a scan of the buckets that are not yet full again."""
    buckets = Buckets(Rate(0.001, 10, 0.0), lambda: 0.0)
    looked = 0
    real = buckets._forget_full

    def forget(now: float) -> None:
        nonlocal looked
        looked += 1
        real(now)

    buckets._forget_full = forget  # type: ignore[method-assign]
    for caller in range(3 * FORGET):
        buckets.wait(str(caller))
    assert 1 <= looked <= 2


async def test_others_get_their_turn_while_all_tables_are_served(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables there are, incoming requests wait for only a few of them."""
    house, turn = room.house, 0
    looked: Counter[int] = Counter()
    for n in range(3 * TOGETHER):
        house.serving[f"table{n}"] = Serving(house, f"table{n}")
    monkeypatch.setattr(house, "errand", lambda _serving: None)
    monkeypatch.setattr(Serving, "beat", lambda _serving: looked.update([turn]))

    async def others() -> None:
        nonlocal turn
        while True:
            turn += 1
            await asyncio.sleep(0)

    meanwhile = asyncio.create_task(others())
    await house.beat()
    meanwhile.cancel()
    assert looked.total() == 3 * TOGETHER
    assert max(looked.values()) <= TOGETHER


async def test_a_bot_is_named_in_the_refusal() -> None:
    problem = BadInput("bot-strong", bot="ismcts:ms=60000", levels="learning", allowed="ismcts:ms=1000")
    assert "ismcts:ms=1000" in problem.sentence("fr")
    assert "ismcts:ms=1000" in problem.sentence("en")
