"""Playing at a table: sit, start, pick, catch up, finish."""

from __future__ import annotations

import pytest

from tablee.core.chance import Chance
from tests.server.conftest import Rooms
from tests.server.guests import Room, play_on

pytestmark = pytest.mark.anyio


async def test_a_match_from_opening_to_result(room: Room) -> None:
    ann, bob = await room.play()
    assert ann.told["view"] != bob.told["view"]
    await play_on(room, [ann, bob], Chance(1))
    assert ann.told["result"] == bob.told["result"]
    assert ann.told["result"]["scores"]
    assert ann.about["status"] == "over"
    assert ann.kinds()[-1] == "table-over"


async def test_numbers_have_no_gaps_and_are_shared(room: Room) -> None:
    ann, bob = await room.play()
    await play_on(room, [ann, bob], Chance(2))
    assert [event["event"] for event in ann.events()] == [event["event"] for event in bob.events()]
    for guest in (ann, bob):
        known = 0
        for told in (told for told in guest.messages("told") if told["seat"] == guest.told["seat"]):
            assert told["after"] == known
            known += len(told["events"])


async def test_reconnecting_at_every_number_gives_what_never_leaving_gave(room: Room) -> None:
    ann, bob = await room.play()
    await play_on(room, [ann, bob], Chance(3), 5)
    everything = ann.events()
    for after in range(len(everything) + 1):
        again = room.guest("ann")
        await room.enter(again, ann.table, after)
        assert again.told["after"] == after
        assert again.told["events"] == everything[after:]
        assert again.told["view"] == ann.told["view"]
        assert again.told["decision"] == ann.told["decision"]
        await again.leave()


async def test_a_restart_loses_nothing(rooms: Rooms) -> None:
    room = await rooms()
    ann, bob = await room.play()
    await play_on(room, [ann, bob], Chance(4), 4)
    table = ann.table
    before = ann.events(), ann.told["view"], ann.told["decision"]
    await room.close()
    await room.house.stop()
    again = await rooms()
    ann, bob = again.guest("ann"), again.guest("bob")
    await again.enter(ann, table)
    await again.enter(bob, table)
    assert (ann.events(), ann.told["view"], ann.told["decision"]) == before
    await play_on(again, [ann, bob], Chance(5))
    assert ann.told["result"]
