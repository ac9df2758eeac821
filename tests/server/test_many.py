"""Several processes on one PostgreSQL: a table's people at different ones, presence, bots, and a process that dies."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tablee.core.chance import Chance
from tablee.server.limits import TooFast
from tablee.server.settings import Rate
from tablee.server.store.notices import Notice, shard_of
from tests.server.conftest import Rooms
from tests.server.guests import NO_LIMITS, PATIENCE, Clock, Guest, Room, play_on
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(rooms: Rooms, postgres: Postgres) -> list[Room]:
    """Two servers that share a database and hear each other."""
    db = postgres.database()
    both = [await rooms(db=db), await rooms(db=db)]
    for room in both:
        await room.house.exchange.listener.ready.wait()
    return both


async def spread(pair: list[Room], **new: object) -> tuple[Guest, Guest]:
    """Ann at one server and Bob at the other, at the same started table."""
    here, there = pair
    ann, bob = here.guest("ann"), there.guest("bob")
    table = await here.open(ann, game="lanterns", settings={"vane": False}, **{"seats": 2, **new})
    for seat, (room, guest) in enumerate(zip(pair, (ann, bob), strict=True)):
        await room.enter(guest, table)
        await guest.do("sit", seat=seat, name=guest.id.capitalize())
    await ann.until("presence", present=[0, 1])
    await ann.do("start")
    await bob.until("table", status="playing")
    return ann, bob


async def play(guests: tuple[Guest, ...]) -> None:
    """Let everybody pick the first option until all know the result."""
    while not all(guest.told["result"] for guest in guests):
        for guest in guests:
            decision, known = guest.told["decision"], len(guest.messages("told"))
            if decision and not decision["answered"]:
                answer = await guest.ask(
                    "pick", seat=guest.told["seat"], decision=decision["number"], picks=decision["options"][:1]
                )
                assert answer["type"] == "done" or answer["problem"]["id"] == "stale", answer
            elif not guest.told["result"]:
                await guest.more_told(known)


async def test_a_match_between_people_at_different_servers(pair: list[Room]) -> None:
    ann, bob = await spread(pair)
    await play((ann, bob))
    assert ann.told["result"] == bob.told["result"]
    assert [event["event"] for event in ann.events()] == [event["event"] for event in bob.events()]


def ids(monkeypatch: pytest.MonkeyPatch, *wanted: str) -> None:
    """Make the next tables get these ids."""
    waiting = iter(wanted)
    monkeypatch.setattr("tablee.server.house.new_table_id", lambda: next(waiting))


def heard(room: Room) -> float:
    return room.house.metrics.notices.values.get("heard", 0)


async def test_a_process_hears_nothing_of_tables_it_does_not_serve(
    pair: list[Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    ids(monkeypatch, "aatable", "bbtable")
    for room, name in zip(pair, ("ann", "bob"), strict=True):
        await play_on(room, await room.play(names=f"{name} eve"), Chance(1))
        await room.house.beat()
    assert [heard(room) for room in pair] == [0, 0]
    assert all(room.house.metrics.notices.values["sent"] == 1 for room in pair), "a hello, and nothing else"


async def test_a_table_of_the_same_shard_is_none_of_its_business_either(
    pair: list[Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    ids(monkeypatch, "aatable", "aaother")
    for room, name in zip(pair, ("ann", "bob"), strict=True):
        await play_on(room, await room.play(names=f"{name} eve"), Chance(1))
    assert [list(room.house.serving) for room in pair] == [["aatable"], ["aaother"]]
    assert heard(pair[0]) > 0


async def test_presence_of_many_tables_goes_out_together(pair: list[Room], monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [f"aa{number}" for number in range(20)]
    ids(monkeypatch, *tables)
    here, there = pair
    ann, bob = here.guest("ann"), there.guest("bob")
    for table in tables:
        await here.open(ann, game="lanterns", seats=2)
        for room, guest in ((here, ann), (there, bob)):
            await room.enter(guest, table)
    for room in pair:
        await asyncio.gather(*room.house.errands)
    await ann.do("sit", seat=0, name="Ann", table=tables[-1])  # what is heard comes in order
    await bob.until("presence", table=tables[-1], present=[0])
    await asyncio.gather(*here.house.errands)
    before = heard(there)
    await here.house.beat()
    await ann.do("sit", seat=1, name="Ann", table=tables[-1])
    await bob.until("presence", table=tables[-1], present=[0, 1])
    assert heard(there) - before <= 4, "one notice for twenty tables, and those of sitting down"


async def test_who_comes_late_learns_what_was_written_before_anybody_listened(pair: list[Room]) -> None:
    """Alone in a shard, a process sends nothing; one that joins reads the log and hears everything that follows."""
    here, there = pair
    ann, bob = await here.play(settings={"vane": False})
    await ann.pick(ann.told["decision"]["options"][0])
    eve = there.guest("eve")
    await there.enter(eve, ann.table)
    assert eve.kinds() == ann.kinds()
    await bob.pick(bob.told["decision"]["options"][0])
    await here.settle()
    while eve.kinds() != bob.kinds():
        await eve.more_told(len(eve.messages("told")))


async def test_a_process_that_leaves_says_goodbye(pair: list[Room]) -> None:
    ann, _bob = await spread(pair)
    assert pair[0].house.exchange.has_neighbours(ann.table)
    await pair[1].house.stop()
    async with asyncio.timeout(PATIENCE):
        while pair[0].house.exchange.has_neighbours(ann.table):  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.01)
    await pair[0].settle()
    assert ann.last("presence")["present"] == [0]


async def test_a_goodbye_is_the_last_that_is_heard_of_a_process(pair: list[Room]) -> None:
    ann, _bob = await spread(pair)
    here, there = (room.house for room in pair)
    await asyncio.gather(*there.errands)
    sent = there.metrics.notices.values["sent"]
    there.exchange.spread(there.serving[ann.table])  # somebody comes or goes, in the moment before
    there.exchange.send([Notice(shard_of(ann.table), {})])
    await there.exchange.stop()
    await asyncio.gather(*there.errands)
    assert there.metrics.notices.values["sent"] - sent == 1
    async with asyncio.timeout(PATIENCE):
        while here.exchange.has_neighbours(ann.table):  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.01)


async def test_presence_is_shared(pair: list[Room], clock: Clock) -> None:
    ann, bob = await spread(pair)
    assert (await bob.until("presence", present=[0, 1]))["watchers"] == 0
    for name in ("eve", "fay"):
        await pair[1].enter(pair[1].guest(name), ann.table)
    assert (await ann.until("presence", watchers=2))["present"] == [0, 1]
    await bob.leave()
    assert (await ann.until("presence", present=[0], watchers=2))["away"] == [{"seat": 1, "left": 60_000}]
    clock.pass_seconds(61)
    await ann.do("hand", seat=1)
    await ann.until("table", request=None)
    assert ann.about["seats"][1]["bot"]
    again = pair[0].guest("bob")
    await pair[0].enter(again, ann.table)
    assert again.about["seats"][1]["bot"] is None


async def test_a_bot_is_asked_by_one_server_at_a_time_and_by_another_once_that_one_dies(
    pair: list[Room], clock: Clock
) -> None:
    ann, bob = await spread(pair, seats=3, bots=[None, None, "random"])
    for guest in (ann, bob):
        await guest.pick(guest.told["decision"]["options"][0])
    for guest in (ann, bob):
        while "wind" not in guest.kinds():
            await guest.more_told(len(guest.messages("told")))
    asked = [sum(room.house.metrics.bots.values.values()) for room in pair]
    assert sorted(asked) in ([0, 2], [0, 1]), "one of the two asks"
    keeper, other = (0, 1) if asked[0] else (1, 0)
    await pair[keeper].close()
    await pair[keeper].house.stop()
    clock.pass_seconds(30)
    left = bob if keeper == 0 else ann
    gone = pair[other].guest("ann" if keeper == 0 else "bob")
    await pair[other].enter(gone, left.table)
    await pair[other].house.beat()
    await play((left, gone))
    assert left.told["result"] == gone.told["result"]


async def test_limits_are_shared_by_all_processes(rooms: Rooms, postgres: Postgres, clock: Clock) -> None:
    """A person who has used up a limit at one process has little left at the other; it recovers with time."""
    db, limits = postgres.database(), replace(NO_LIMITS, guess=Rate(1, 8, 0.0))
    pair = [(await rooms(db=db, limits=limits)).house for _ in range(2)]
    for house in pair:
        house.allowance.buckets["guess"].clock = lambda: clock() / 1000

    async def guesses(number: int) -> int:
        """Return how many more requests are accepted."""
        for done in range(100):
            try:
                await pair[number].allowance.take("guess", "10.0.0.1")
            except TooFast:
                return done
        return 100

    assert await guesses(0) == 8
    await pair[0].beat()
    await pair[1].allowance.take("guess", "10.0.0.1")
    await pair[1].allowance.take("guess", "10.0.0.1")
    await pair[1].beat()
    assert await guesses(1) == 0
    clock.pass_seconds(6)
    assert await guesses(1) == 4, "10 were used of 8, and 6 have come back"
    assert await guesses(0) == 6, "which the other one learns at its next beat"
    clock.pass_seconds(3600)
    for house in pair:
        await house.beat()
    assert await guesses(1) == 8


async def test_who_watches_with_a_delay_at_another_server_sees_the_match_as_it_was(
    pair: list[Room], clock: Clock
) -> None:
    """Picks made at one process reach spectators at another after their delay, and in the end completely."""
    here, there = pair
    ann, bob, eve = here.guest("ann"), here.guest("bob"), there.guest("eve")
    table = await here.open(ann, game="lanterns", seats=2, settings={"vane": False}, public=True, delay=120)
    for seat, guest in enumerate((ann, bob)):
        await here.enter(guest, table)
        await guest.do("sit", seat=seat, name=guest.id.capitalize())
    await there.enter(eve, table)
    await ann.do("start")
    await play_on(here, [ann, bob], Chance(1), picks=3)
    serving = there.house.serving[table]
    while serving.written < here.house.serving[table].written:  # noqa: ASYNC110 - until it has heard and read
        await asyncio.sleep(0.01)
    await there.settle()
    assert (ann.about["status"], eve.about["status"]) == ("playing", "open")
    assert not eve.messages("told")[-1]["view"], "it has not begun before their eyes"
    clock.pass_seconds(120)
    serving.beat()
    await asyncio.gather(*there.house.errands)
    await there.settle()
    assert eve.about["status"] == "playing"
    assert eve.told["seat"] is None
    await play_on(here, [ann, bob], Chance(2))
    await eve.until("table", status="over")
    assert eve.told["result"] == ann.told["result"]
    assert [event["event"] for event in eve.events() if event] == [event["event"] for event in ann.events() if event]
