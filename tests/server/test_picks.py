"""The life of a pick: stale, refused, sealed, sent twice."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.chance import Chance
from tests.server.conftest import Rooms
from tests.server.guests import Guest, Room, play_on

pytestmark = pytest.mark.anyio


async def rows(room: Room, guest: Guest) -> int:
    return len(await room.house.store.rows(guest.table))


async def test_a_pick_that_is_not_offered_names_the_clause(room: Room) -> None:
    ann, bob = await room.play(settings={"vane": False})
    before = await rows(room, ann)
    other = next(f"lay {card}" for card in range(1, 13) if f"lay {card}" not in ann.told["decision"]["options"])
    answer = await ann.pick(other)
    assert answer["type"] == "refused"
    assert answer["problem"]["clause"] == "LAN-2"
    assert "LAN-2" in answer["problem"]["sentence"]
    assert (await ann.pick("sing a song"))["problem"]["id"] == "pick-unknown"
    never = (await ann.pick("lay keep"))["problem"]
    assert (never["id"], never["clause"]) == ("pick-form", "LAN-2")
    assert "“lay " in never["sentence"]
    assert await rows(room, ann) == before
    assert bob.told["decision"]


async def test_a_stale_pick_gets_the_open_decision(room: Room) -> None:
    ann, bob = await room.play(settings={"vane": False})
    first = ann.told["decision"]
    await ann.pick(first["options"][0])
    await bob.pick(bob.told["decision"]["options"][0])
    await room.settle()
    answer = await ann.ask("pick", seat=0, decision=first["number"], picks=[first["options"][1]])
    assert answer["problem"]["id"] == "stale"
    assert answer["decision"] == ann.told["decision"]
    assert answer["decision"]["number"] > first["number"]


async def test_changing_a_sealed_answer_too_late_does_not_answer_the_next_question(room: Room) -> None:
    ann, bob = await room.play(settings={"vane": False})
    first, second = ann.told["decision"]["options"][:2]
    await ann.pick(first)
    await room.settle()
    change = ann.told["decision"]
    assert change["answered"]
    await bob.pick(bob.told["decision"]["options"][0])
    await room.settle()
    assert second in ann.told["decision"]["options"]
    answer = await ann.ask("pick", seat=0, decision=change["number"], picks=[second])
    assert answer["problem"]["id"] == "stale"


async def test_a_sealed_answer_may_be_changed(room: Room) -> None:
    ann, bob = await room.play(settings={"vane": False})
    first, second = ann.told["decision"]["options"][:2]
    await ann.pick(first)
    await room.settle()
    await ann.pick(second)
    await bob.pick(bob.told["decision"]["options"][0])
    await room.settle()
    shown = next(event for event in ann.events() if event["event"] == "wind")
    assert shown["card"][0] == second.removeprefix("lay ")


async def test_a_request_sent_twice_is_carried_out_once(rooms: Rooms) -> None:
    room = await rooms()
    ann, bob = await room.play(settings={"vane": False})
    request: dict[str, Any] = {"type": "pick", "table": ann.table, "key": "same", "seat": 0}
    request |= {"decision": ann.told["decision"]["number"], "picks": ann.told["decision"]["options"][:1]}
    assert (await ann.ask_json(request))["type"] == "done"
    before = await rows(room, ann)
    assert (await ann.ask_json(request))["type"] == "done"
    chat = {"type": "chat", "table": ann.table, "key": "hello", "phrase": "hello"}
    for _ in range(2):
        assert (await ann.ask_json(chat))["type"] == "done"
    assert await rows(room, ann) == before + 1
    assert (await bob.ask_json(chat))["type"] == "done"
    assert await rows(room, ann) == before + 2, "another person's key is another key"
    await room.close()
    await room.house.stop()
    again = await rooms()
    ann2 = again.guest("ann")
    await again.enter(ann2, request["table"])
    assert (await ann2.ask_json(request))["type"] == "done"
    assert await rows(again, ann2) == before + 2


async def test_only_ones_own_seat(room: Room) -> None:
    ann, bob = await room.play(settings={"vane": False})
    answer = await bob.ask("pick", seat=0, decision=ann.told["decision"]["number"], picks=["lay 1"])
    assert answer["problem"]["id"] == "not-yours"
    assert answer["decision"] is None


async def test_a_viewer_for_whom_nothing_changed_is_sent_nothing(room: Room) -> None:
    ann, bob = await room.play(settings={"vane": False})
    sent = len(bob.wire.sent)
    serving = room.house.serving[ann.table]
    assert serving.table is not None
    serving.audience.tell(serving.table)
    await room.settle()
    assert len(bob.wire.sent) == sent


async def test_pause_holds_everything(room: Room) -> None:
    ann, bob = await room.play(settings={"vane": False})
    await bob.do("pause", on=True)
    await room.settle()
    assert ann.about["paused"]
    assert (await ann.pick(ann.told["decision"]["options"][0]))["problem"]["id"] == "table-paused"
    await ann.do("pause", on=False)
    await play_on(room, [ann, bob], Chance(1))
    assert ann.told["result"]
    assert [kind for kind in ann.kinds() if kind in ("table-paused", "table-resumed")] == [
        "table-paused",
        "table-resumed",
    ]
