"""Leaving: conceding, ending by agreement, a request that waits for people but not for bots."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.conftest import Rooms
from tests.server.guests import Room

pytestmark = pytest.mark.anyio


async def test_with_two_seats_conceding_loses(rooms: Rooms) -> None:
    room = await rooms()
    ann, bob = await room.play()
    await bob.do("concede")
    await room.settle()
    assert ann.kinds()[-2:] == ["table-conceded", "table-ended"]
    assert (ann.about["status"], ann.about["ended"]) == ("over", "conceded")
    assert ann.told["result"]["winners"] == [0]
    assert ann.told["result"]["ranking"] == [[0], [1]]
    assert (ann.told["decision"], ann.told["waiting"]) == (None, [])
    assert await bob.fail("concede") == "table-not-playing"
    await room.close()
    await room.house.stop()
    again = await rooms()  # the log says it all
    cid = again.guest("cid")
    await again.enter(cid, ann.table)
    assert (cid.about["status"], cid.told["result"]["winners"]) == ("over", [0])


async def test_after_a_concession_the_rematch_counts_it(room: Room) -> None:
    ann, bob = await room.play()
    await bob.do("concede")
    await ann.do("rematch")
    await room.settle()
    await room.enter(ann, ann.about["next"])
    assert ann.about["series"] == {"played": 1, "wins": [0.0, 1.0], "points": [0.0, 0.0]}


async def test_with_more_seats_a_bot_plays_on_for_a_person_who_concedes(room: Room) -> None:
    ann, bob, cid = await room.play(names="ann bob cid")
    await cid.do("concede")
    await room.settle()
    assert ann.about["status"] == "playing"
    assert ann.about["seats"][2]["conceded"]
    assert ann.about["seats"][2]["bot"]
    assert await cid.fail("back", seat=2) == "conceded"
    await room.enter(cid, ann.table)  # coming back to look on does not take the seat back
    await room.settle()
    assert ann.about["seats"][2]["bot"]
    await ann.do("concede")
    await room.settle()
    assert bob.about["status"] == "playing", "one person is still there to play with bots"
    await bob.do("concede")
    await room.settle()
    assert bob.about["ended"] == "conceded"


async def test_everybody_has_to_agree_to_end(room: Room) -> None:
    ann, bob, cid = await room.play(names="ann bob cid")
    await ann.do("end")
    await room.settle()
    asked = bob.about["request"]
    assert (asked["what"], asked["open"]) == ("end", [1, 2])
    assert await bob.fail("end") == "request-open", "one question at a time"
    await bob.do("answer", request=asked["number"], yes=True)
    await cid.do("answer", request=asked["number"], yes=False)
    await room.settle()
    assert (ann.about["request"], ann.about["status"]) == (None, "playing")
    await cid.do("end")
    await room.settle()
    for guest in (ann, bob):
        await guest.do("answer", request=ann.about["request"]["number"], yes=True)
    await room.settle()
    assert (bob.about["status"], bob.about["ended"], bob.told["result"]["winners"]) == ("over", "agreed", [])


async def test_who_asked_may_take_the_request_back(room: Room) -> None:
    ann, bob = await room.play()
    await ann.do("end")
    await room.settle()
    await ann.do("answer", request=ann.about["request"]["number"], yes=False)
    await room.settle()
    assert bob.about["request"] is None
    assert bob.kinds()[-1] == "table-dropped"


async def test_bots_wait_while_people_are_asked_for_an_undo(room: Room) -> None:
    """A bot that continued would drop the request before anybody could answer it."""
    ann, bob = await room.play(names="ann bob", seats=3, bots=[None, None, "random"], settings={"vane": False})
    for guest in (ann, bob):
        await guest.pick(guest.told["decision"]["options"][0])
    while not ann.told["undo"] or ann.told["undo"]["free"]:
        await ann.more_told(len(ann.messages("told")))
    await ann.do("undo", seat=0)
    await room.settle()
    before = len(ann.events())
    serving = room.house.serving[ann.table]
    await room.house.beat()
    await asyncio.gather(*serving.bots.thinking.values())  # what it began to think about comes to nothing
    await room.house.beat()
    assert not serving.bots.thinking
    assert len(ann.events()) == before
    await bob.do("answer", request=ann.about["request"]["number"], yes=True)
    await room.settle()
    assert "table-undone" in ann.kinds()


async def test_spectators_have_a_channel_that_says_so(room: Room) -> None:
    ann, _bob = await room.play()
    eve, fay = room.guest("eve"), room.guest("fay")
    for guest in (eve, fay):
        await room.enter(guest, ann.table)
    await eve.do("chat", text="well played")
    await room.settle()
    assert fay.events()[-1]["event"] == "table-aside"
    assert fay.events()[-1]["name"] == "eve"
    assert ann.events()[-1] is None


async def test_the_host_begins_and_bots_fill_up(room: Room) -> None:
    ann = room.guest("ann")
    table = await room.open(ann, game="lanterns", seats=3)
    await room.enter(ann, table)
    await ann.do("sit", seat=1, name="Ann")
    assert await ann.fail("start") == "table-not-full"
    assert await ann.fail("start", fill="nobody") == "bot-unknown"
    await ann.do("start", fill="random")
    await room.settle()
    assert [chair["bot"] for chair in ann.about["seats"]] == ["random", None, "random"]
    assert ann.about["status"] == "playing"
