"""One screen, several people: a curtain, and nothing of a seat before it is lifted."""

from __future__ import annotations

import json

import pytest

from tablee.core.chance import Chance
from tests.server.guests import Guest, Room
from tests.toy.hands import hands

pytestmark = pytest.mark.anyio


async def shared_screen(room: Room, **new: object) -> Guest:
    """Seat Ann and Bob at one screen."""
    ann = room.guest("ann")
    await room.enter(ann, await room.open(ann, game="lanterns", seats=2, **new))
    await ann.do("sit", seat=0, name="Ann")
    await ann.do("sit", seat=1, name="Bob")
    await ann.do("start")
    await room.settle()
    return ann


async def test_behind_the_curtain_one_is_told_what_a_spectator_is(room: Room) -> None:
    screen = await shared_screen(room)
    eve = room.guest("eve")
    await room.enter(eve, screen.table)
    assert screen.told["seat"] is None
    assert screen.told["curtain"] == [0, 1]
    assert screen.told["view"] == eve.told["view"]
    assert screen.events() == eve.events()


async def test_lifting_the_curtain_shows_exactly_one_seat(room: Room) -> None:
    screen = await shared_screen(room, settings={"vane": False})
    table = room.house.serving[screen.table].table
    assert table is not None
    held = [hands(table.playing.view(seat))[seat] for seat in (0, 1)]
    await screen.do("lift", seat=0)
    assert screen.told["seat"] == 0
    assert hands(screen.told["view"]) == [held[0], []]
    assert screen.told["curtain"] == [1]
    sent = "".join(screen.wire.sent)
    assert json.dumps(held[1], separators=(",", ":")) not in sent


async def test_the_curtain_falls_by_itself_after_the_answer(room: Room) -> None:
    screen = await shared_screen(room, settings={"vane": False})
    await screen.do("lift", seat=0)
    await screen.pick_any(Chance(1))
    await room.settle()
    assert screen.told["seat"] is None
    assert screen.told["curtain"] == [1]
    assert screen.told["events"] == [{"event": "lay", "seat": 0}]


async def test_a_whole_match_on_one_screen(room: Room) -> None:
    screen = await shared_screen(room)
    seen = {0: 0, 1: 0}
    for _ in range(40):
        if screen.told["result"]:
            break
        if screen.told["seat"] is None:
            seat = screen.told["curtain"][0]
            await screen.do("lift", seat=seat, after=seen[seat])
            assert screen.told["after"] == seen[seat]
        seat = screen.told["seat"]
        await screen.pick_any(Chance(seat))
        await room.settle()
        seen[seat] = max(
            told["after"] + len(told["events"]) for told in screen.messages("told") if told["seat"] == seat
        )
    assert screen.told["result"]


async def test_lowering_by_hand(room: Room) -> None:
    screen = await shared_screen(room)
    await screen.do("lift", seat=1)
    await screen.do("lower")
    assert screen.told["seat"] is None


async def test_who_may_lift(room: Room) -> None:
    screen = await shared_screen(room)
    eve = room.guest("eve")
    await room.enter(eve, screen.table)
    assert await eve.fail("lift", seat=0) == "curtain-single"
    assert await screen.fail("lift", seat=5) == "not-yours"
    assert await screen.fail("hint", seat=0) == "hint-none", "a hint would show what is behind the curtain"


async def test_a_phone_takes_one_of_the_seats(room: Room) -> None:
    """The screen in the middle shows the table; a phone shows one hand."""
    screen = await shared_screen(room)
    phone = room.guest("phone")
    serving = room.house.serving[screen.table]
    await serving.turn(lambda: serving.move_seats([1], "ann", "phone"))
    await room.enter(phone, screen.table)
    await room.settle()
    assert phone.told["seat"] == 1
    assert screen.told["seat"] == 0
    assert screen.told["curtain"] == []
