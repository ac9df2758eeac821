"""Undo: free if nothing was learned, otherwise by consent, showing the reason."""

from __future__ import annotations

import pytest

from tablee.core.chance import Chance
from tests.server.conftest import Rooms
from tests.server.guests import Clock, Guest, Room, play_on
from tests.toy.hands import hands

pytestmark = pytest.mark.anyio


async def vane(room: Room, names: str = "ann bob") -> tuple[Guest, list[Guest]]:
    """Play until a seat is asked about the vane; return that guest and the others."""
    guests = await room.play(names=names, settings={"vane": True})
    for guest in guests:
        await guest.pick(guest.told["decision"]["options"][0])
    await room.settle()
    winner = next(guest for guest in guests if guest.told["decision"])
    return winner, [guest for guest in guests if guest is not winner]


def asked_for(guest: Guest) -> int:
    """Return the number of the open vote."""
    return int(guest.about["request"]["number"])


async def test_free_undo(room: Room) -> None:
    winner, (loser,) = await vane(room)
    before = winner.told["view"], loser.told["view"]
    first = winner.told["decision"]
    await winner.pick("vane turn")
    await room.settle()
    assert winner.told["undo"] == {"free": True, "reason": None}
    assert loser.told["undo"]["free"] is False
    await winner.do("undo", seat=winner.told["seat"])
    await room.settle()
    assert (winner.told["view"], loser.told["view"]) == before
    assert loser.kinds()[-2:] == ["vane", "table-undone"]
    assert loser.events()[-1] == {"event": "table-undone", "seat": winner.told["seat"], "count": 1}
    assert winner.told["decision"]["options"] == first["options"]
    assert winner.told["decision"]["number"] > first["number"], "a late answer to the old question stays stale"


async def test_undo_after_something_was_shown_needs_consent(room: Room) -> None:
    winner, (loser,) = await vane(room)
    seat = winner.told["seat"]
    assert winner.told["undo"]["free"] is False
    assert winner.told["undo"]["reason"]["id"] in ("undo-unforeseen", "undo-others")
    await winner.do("undo", seat=seat)
    await room.settle()
    request = loser.about["request"]
    assert request is not None
    assert (request["what"], request["seat"], request["open"]) == ("undo", seat, [loser.told["seat"]])
    assert request["reason"]["sentence"]
    assert await winner.fail("answer", request=request["number"], yes=True) == "request-voted"
    await loser.do("answer", request=request["number"], yes=False)
    await room.settle()
    assert loser.about["request"] is None
    assert winner.kinds()[-3:] == ["table-asked", "table-answered", "table-dropped"]
    await winner.do("undo", seat=seat)
    await room.settle()
    hand = hands(winner.told["view"])[seat]
    await loser.do("answer", request=asked_for(loser), yes=True)
    await room.settle()
    assert winner.kinds()[-2:] == ["table-answered", "table-undone"]
    assert len(hands(winner.told["view"])[seat]) == len(hand) + 1
    assert await loser.fail("answer", request=request["number"], yes=True) == "request-none"


async def test_draws_that_were_shown_do_not_come_again(room: Room) -> None:
    """Undo by consent, then make the same picks: the wind is drawn again, so nothing can be foreseen."""
    winds = set()
    ann, bob = await room.play(settings={"vane": False})
    picks = [guest.told["decision"]["options"][0] for guest in (ann, bob)]
    for _ in range(6):
        for guest, pick in zip((ann, bob), picks, strict=True):
            await guest.pick(pick)
            await room.settle()
        winds.add(next(event["wind"] for event in reversed(ann.events()) if event["event"] == "wind"))
        await ann.do("undo", seat=0)
        await room.settle()
        await bob.do("answer", request=asked_for(bob), yes=True)
        await room.settle()
    assert len(winds) > 1


async def test_every_seated_person_must_agree(room: Room) -> None:
    winner, (one, two) = await vane(room, "ann bob cid")
    await winner.do("undo", seat=winner.told["seat"])
    await room.settle()
    assert await two.fail("undo", seat=two.told["seat"]) == "request-open"
    number = asked_for(one)
    await one.do("answer", request=number, yes=True)
    await room.settle()
    assert "table-undone" not in winner.kinds()
    await two.do("answer", request=number, yes=True)
    await room.settle()
    assert winner.kinds()[-1] == "table-undone"


async def test_a_dropped_connection_keeps_its_vote_and_an_absent_person_does_not(room: Room, clock: Clock) -> None:
    winner, (loser,) = await vane(room)
    await loser.leave()
    await winner.do("undo", seat=winner.told["seat"])
    await room.settle()
    assert winner.about["request"] is not None
    clock.pass_seconds(61)
    await winner.do("undo", seat=winner.told["seat"])
    await room.settle()
    assert winner.kinds()[-1] == "table-undone"


async def test_a_pick_drops_the_request(room: Room) -> None:
    winner, (loser,) = await vane(room)
    await winner.do("undo", seat=winner.told["seat"])
    await winner.pick("vane keep")
    await room.settle()
    assert loser.about["request"] is None
    assert "table-dropped" in loser.kinds()


async def test_alone_with_bots_nobody_needs_to_be_asked(room: Room) -> None:
    (ann,) = await room.seat(names="ann", seats=2, bots=[None, "random"], settings={"vane": False})
    await ann.do("start")
    await ann.until("table", status="playing")
    await ann.pick(ann.told["decision"]["options"][0])
    await ann.until("told", waiting=[0, 1])
    await room.settle()
    await ann.do("undo", seat=0)
    await room.settle()
    assert ann.kinds()[-1] == "table-undone"


async def test_nothing_to_take_back(room: Room) -> None:
    ann, bob = await room.play(settings={"vane": False})
    assert ann.told["undo"] is None
    assert await ann.fail("undo", seat=0) == "undo-nothing"
    assert await ann.fail("undo", seat=1) == "not-yours"
    await play_on(room, [ann, bob], Chance(1))
    assert ann.told["undo"] is None
    assert await ann.fail("undo", seat=0) == "table-not-playing"


async def test_undo_survives_a_restart(rooms: Rooms) -> None:
    room = await rooms()
    winner, (loser,) = await vane(room)
    await winner.pick("vane turn")
    await winner.do("undo", seat=winner.told["seat"])
    await room.settle()
    names, table = [winner.id, loser.id], winner.table
    before = winner.events(), winner.told["view"], winner.told["decision"]
    await room.close()
    await room.house.stop()
    again = await rooms()
    guests = [again.guest(name) for name in names]
    for guest in guests:
        await again.enter(guest, table)
    assert (guests[0].events(), guests[0].told["view"], guests[0].told["decision"]) == before
    await play_on(again, guests, Chance(1))
    assert guests[0].told["result"]
