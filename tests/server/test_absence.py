"""Absence: shown to all, a countdown, a vote, a temporary bot, and the seat back immediately."""

from __future__ import annotations

import pytest

from tablee.core.chance import Chance
from tests.server.conftest import Rooms
from tests.server.guests import Clock, Room, play_on

pytestmark = pytest.mark.anyio


async def test_presence_is_shown_with_a_countdown(room: Room, clock: Clock) -> None:
    ann, bob = await room.play(grace=30)
    assert ann.last("presence")["present"] == [0, 1]
    await bob.leave()
    shown = await ann.until("presence", present=[0])
    assert shown["away"] == [{"seat": 1, "left": 30_000}]
    clock.pass_seconds(10)
    eve = room.guest("eve")
    await room.enter(eve, ann.table)
    assert eve.last("presence")["away"] == [{"seat": 1, "left": 20_000}]


async def test_a_seat_is_handed_on_only_after_the_grace_and_by_vote(room: Room, clock: Clock) -> None:
    ann, bob, cid, dan = await room.play("happy_dayz", "ann bob cid dan")
    await bob.leave()
    await ann.until("presence", present=[0, 2, 3])
    assert await ann.fail("hand", seat=1) == "not-gone-yet"
    assert await ann.fail("hand", seat=2) == "not-gone"
    clock.pass_seconds(61)
    await room.settle()
    assert room.house.serving[ann.table].table is not None
    assert all(not chair["bot"] for chair in ann.about["seats"]), "nothing happens by itself"
    await ann.do("hand", seat=1)
    await room.settle()
    assert ann.about["request"]["yes"] == [0]
    assert ann.about["request"]["open"] == [2, 3]
    await dan.do("answer", request=dan.about["request"]["number"], yes=False)
    await room.settle()
    assert ann.about["request"] is not None, "one of three is against it"
    await cid.do("answer", request=cid.about["request"]["number"], yes=True)
    await room.settle()
    assert ann.about["seats"][1]["name"] == "Bob"
    assert ann.about["seats"][1]["bot"]
    again = room.guest("bob")
    await room.enter(again, ann.table)
    await room.settle()
    assert ann.about["seats"][1]["bot"] is None
    assert ann.kinds()[-1] == "table-back"


async def test_a_vote_that_fails(room: Room, clock: Clock) -> None:
    ann, bob, cid = await room.play(names="ann bob cid")
    await bob.leave()
    clock.pass_seconds(61)
    await ann.do("hand", seat=1)
    await cid.do("answer", request=cid.about["request"]["number"], yes=False)
    await room.settle()
    assert ann.kinds()[-1] == "table-dropped"
    assert ann.about["seats"][1]["bot"] is None


async def test_the_bot_plays_until_the_person_is_back(room: Room, clock: Clock) -> None:
    ann, bob = await room.play(settings={"vane": False})
    await bob.leave()
    clock.pass_seconds(61)
    await ann.do("hand", seat=1)
    await ann.until("table", request=None)
    await ann.pick(ann.told["decision"]["options"][0])
    while "wind" not in ann.kinds():
        await ann.until("told", waiting=[0, 1])
        await room.settle()
    again = room.guest("bob")
    await room.enter(again, ann.table)
    seat = {"name": "Bob", "bot": None, "mine": True, "host": False, "stance": "", "conceded": False}
    assert again.about["seats"][1] == seat
    await room.settle()
    guests = [ann, again]
    await play_on(room, guests, Chance(1))
    assert ann.told["result"]


async def test_one_may_hand_ones_own_seat_and_take_it_back(room: Room) -> None:
    ann, bob = await room.play(settings={"vane": False})
    await bob.do("hand", seat=1)
    assert await bob.fail("hand", seat=1) == "bot-plays"
    assert (await bob.pick("lay 1", 1))["problem"]["id"] == "bot-plays"
    await bob.do("back", seat=1)
    assert bob.about["seats"][1]["bot"] is None
    assert await ann.fail("back", seat=1) == "not-yours"


async def test_a_pause_stops_the_countdown(room: Room, clock: Clock) -> None:
    ann, bob = await room.play()
    await bob.leave()
    await ann.do("pause", on=True)
    clock.pass_seconds(600)
    assert await ann.fail("hand", seat=1) == "not-gone"
    await ann.do("pause", on=False)
    assert await ann.fail("hand", seat=1) == "not-gone-yet"


async def test_after_a_restart_everybody_has_the_whole_grace(rooms: Rooms, clock: Clock) -> None:
    room = await rooms()
    ann, _bob = await room.play()
    await room.close()
    await room.house.stop()
    clock.pass_seconds(3600)
    again = await rooms()
    ann2 = again.guest("ann")
    await again.enter(ann2, ann.table)
    assert await ann2.fail("hand", seat=1) == "not-gone-yet"


async def test_leaving_a_running_match_keeps_the_seat(room: Room) -> None:
    ann, bob = await room.play()
    await bob.do("leave")
    await ann.until("presence", present=[0])
    assert ann.about["seats"][1]["name"] == "Bob"
    await bob.do("enter")
    assert bob.told["seat"] == 1
