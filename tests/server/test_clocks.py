"""Clocks: bank and increment, running only for those who must answer, standing still while the server is down."""

from __future__ import annotations

import pytest

from tablee.server.protocol import Clock as ClockShape
from tablee.server.settings import Wall
from tests.server.conftest import Rooms
from tests.server.guests import Clock, Guest, Room

pytestmark = pytest.mark.anyio
BLITZ = ClockShape(bank=60, increment=5)


async def lay(guest: Guest) -> None:
    await guest.pick(guest.told["decision"]["options"][0])


async def left(guest: Guest) -> list[int]:
    await guest.do("enter")
    shown: list[int] = guest.told["clocks"]["left"]
    return shown


async def test_bank_and_increment(room: Room, clock: Clock) -> None:
    ann, bob = await room.play(clock=BLITZ, settings={"vane": False})
    assert ann.told["clocks"] == {"left": [60_000, 60_000], "running": [0, 1]}
    clock.pass_seconds(10)
    await lay(ann)
    await room.settle()
    assert bob.told["clocks"] == {"left": [55_000, 50_000], "running": [1]}
    clock.pass_seconds(20)
    await lay(bob)
    await room.settle()
    assert ann.told["clocks"] == {"left": [55_000, 35_000], "running": [0, 1]}


async def test_without_a_clock_nothing_is_shown(room: Room) -> None:
    ann, _bob = await room.play()
    assert ann.told["clocks"] is None


async def test_a_clock_that_ran_out_allows_a_vote_and_nothing_else(room: Room, clock: Clock) -> None:
    ann, bob = await room.play(clock=BLITZ)
    await lay(ann)
    clock.pass_seconds(59)
    assert await ann.fail("hand", seat=1) == "not-gone"
    clock.pass_seconds(2)
    assert (await left(ann))[1] == 0
    assert ann.about["seats"][1]["bot"] is None
    await ann.do("hand", seat=1)
    await room.settle()
    assert bob.about["seats"][1]["bot"]
    await bob.do("back", seat=1)
    await room.settle()
    assert bob.about["seats"][1]["bot"] is None


async def test_a_pause_stops_the_clocks(room: Room, clock: Clock) -> None:
    ann, bob = await room.play(clock=BLITZ)
    clock.pass_seconds(10)
    await bob.do("pause", on=True)
    clock.pass_seconds(1000)
    assert await left(ann) == [50_000, 50_000]
    assert ann.told["clocks"]["running"] == []
    await bob.do("pause", on=False)
    clock.pass_seconds(5)
    assert await left(ann) == [45_000, 45_000]


async def test_clocks_stand_still_while_the_server_is_down(rooms: Rooms, clock: Clock) -> None:
    room = await rooms()
    ann, _bob = await room.play(clock=BLITZ)
    table = ann.table
    clock.pass_seconds(10)
    await room.close()
    await room.house.stop()
    clock.pass_seconds(100_000)
    again = await rooms()
    clock.pass_seconds(7)
    ann2 = again.guest("ann")
    await again.enter(ann2, table)
    assert ann2.told["clocks"]["left"] == [43_000, 43_000]


async def test_killed_between_two_beats_time_stops_at_the_last_beat(rooms: Rooms, clock: Clock) -> None:
    room = await rooms()
    ann, _bob = await room.play(clock=BLITZ)
    clock.pass_seconds(10)
    await room.house.beat()
    clock.pass_seconds(4)
    room.house.lock.release()  # as a kill does
    clock.pass_seconds(500)
    again = await rooms()
    ann2 = again.guest("ann")
    await again.enter(ann2, ann.table)
    assert ann2.told["clocks"]["left"] == [50_000, 50_000]


async def test_days_for_slow_play(room: Room, clock: Clock) -> None:
    days = ClockShape(bank=3 * 86_400, increment=86_400)
    ann, bob = await room.play(clock=days, settings={"vane": False})
    clock.pass_seconds(86_400)
    await lay(ann)
    await room.settle()
    assert bob.told["clocks"]["left"] == [3 * 86_400_000, 2 * 86_400_000]


async def test_a_clock_set_forward_costs_nobody_anything(rooms: Rooms) -> None:
    """The system clock jumps by an hour while both think; the monotonic clock says that a second passed."""
    system, steady = [1_800_000_000.0], [0.0]

    def pass_seconds(seconds: float, jump: float = 0.0) -> None:
        system[0] += seconds + jump
        steady[0] += seconds

    now = Wall(lambda: system[0], lambda: steady[0])
    room = await rooms(now=now)
    ann, _bob = await room.play(clock=BLITZ, settings={"vane": False})
    pass_seconds(10)
    pass_seconds(1, jump=3600)
    assert await left(ann) == [49_000, 49_000]
    await room.house.beat()
    pass_seconds(5)
    await room.house.beat()
    await room.close()
    await room.house.stop()
    again = await rooms(now=Wall(lambda: system[0], lambda: steady[0]))
    back = again.guest("ann")
    await again.enter(back, ann.table)
    assert back.told["clocks"]["left"] == [44_000, 44_000], "nor after a restart"
    pass_seconds(1, jump=-3600)
    assert min(await left(back)) >= 44_000, "set back, it takes nothing either"
