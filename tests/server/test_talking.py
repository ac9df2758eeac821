"""Chat, phrases, hints and rematches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.server.acts.talking import PHRASES
from tablee.server.settings import Rate
from tablee.server.table_events import TABLE_EVENTS
from tablee.text import LANGUAGES, catalogue
from tests.server.conftest import Rooms
from tests.server.guests import NO_LIMITS, Guest, Room, play_on

pytestmark = pytest.mark.anyio


async def test_chat_is_heard_and_kept(room: Room) -> None:
    ann, bob = await room.play()
    await ann.do("chat", text=" Hello <b>there</b>\u0007 ")
    await room.settle()
    assert bob.events()[-1] | {"at": 0} == {"event": "table-chat", "name": "Ann", "text": "Hello <b>there</b>", "at": 0}
    assert await ann.fail("chat", text="  ") == "chat-empty"
    assert await ann.fail("chat", text="both", phrase="hello") == "chat-empty"
    assert await ann.fail("chat", phrase="insult") == "phrase-unknown"
    assert await ann.fail("chat", text="x" * 301) == "field-wrong"


async def test_a_phrase_is_an_id_that_every_language_has(room: Room) -> None:
    ann, bob = await room.play()
    await ann.do("chat", phrase="good-luck")
    await room.settle()
    assert bob.events()[-1]["phrase"] == "good-luck"
    assert "text" not in bob.events()[-1]
    for lang in LANGUAGES:
        for phrase in PHRASES:
            assert catalogue("", lang).say(f"phrase-{phrase}")
    assert catalogue("", "fr").say("phrase-good-luck") == "Bonne chance et bon jeu\u202f!"


async def test_every_event_of_a_table_has_its_sentence() -> None:
    for lang in LANGUAGES:
        for kind, names in TABLE_EVENTS.items():
            assert catalogue("", lang).say(f"event-{kind}", dict.fromkeys(names, "x"))


async def test_what_spectators_say_only_spectators_hear(room: Room) -> None:
    ann, _bob = await room.play()
    eve, fay = room.guest("eve"), room.guest("fay")
    for guest in (eve, fay):
        await room.enter(guest, ann.table)
    await eve.do("chat", text="he has the 12")
    await room.settle()
    assert fay.events()[-1]["text"] == "he has the 12"
    assert ann.events()[-1] is None
    assert len(ann.events()) == len(fay.events())
    assert "he has the 12" not in "".join(ann.wire.sent)


async def test_chat_is_limited_first_by_delay_then_by_refusal(rooms: Rooms) -> None:
    room = await rooms(limits=replace(NO_LIMITS, chat=Rate(0.001, 2, 0.0)))
    ann, _bob = await room.play()
    await ann.do("chat", phrase="hello")
    await ann.do("chat", phrase="hello")
    answer = await ann.ask("chat", phrase="hello")
    assert answer["problem"]["id"] == "too-fast"
    assert answer["retry"] > 0
    assert ann.kinds().count("table-chat") == 2


async def test_a_hint_is_an_offered_pick_and_a_sentence(room: Room) -> None:
    ann, bob = await room.play(settings={"vane": False})
    hinted = await ann.do("hint", seat=0)
    assert hinted["pick"] in ann.told["decision"]["options"]
    assert hinted["sentence"] == f"Lay lantern {hinted['pick'].removeprefix('lay ')}"
    others = [option for option in ann.told["decision"]["options"] if option != hinted["pick"]]
    assert hinted["why"]["others"] == others
    assert {figure["name"] for figure in hinted["why"]["figures"]} <= {"victory"}
    assert await bob.fail("hint", seat=0) == "not-yours"
    await room.settle()
    assert "hinted" not in "".join(bob.wire.sent)


async def test_a_table_without_hints(room: Room) -> None:
    ann, _bob = await room.play(hints=False)
    assert await ann.fail("hint", seat=0) == "hints-off"


async def rematch(room: Room, guests: list[Guest]) -> str:
    await play_on(room, guests, Chance(1))
    await guests[-1].do("rematch")
    await room.settle()
    table: str = guests[0].about["next"]
    assert guests[0].events()[-1] == {"event": "table-rematch", "table": table}
    return table


async def test_rematch_rotates_seats_and_carries_the_score_on(room: Room) -> None:
    guests = await room.play(names="ann bob cid", settings={"vane": False})
    assert await guests[0].fail("rematch") == "table-not-over"
    table = await rematch(room, guests)
    result = guests[0].told["result"]
    assert await guests[0].fail("rematch") == "rematch-open"
    for guest in guests:
        await room.enter(guest, table)
    about = guests[0].about
    assert [chair["name"] for chair in about["seats"]] == ["Cid", "Ann", "Bob"]
    assert about["previous"]
    assert about["settings"] == {"hand": 3, "vane": False} | about["settings"]
    points = result["scores"]
    wins = [1 / len(result["winners"]) if seat in result["winners"] else 0 for seat in range(3)]
    assert about["series"] == {
        "played": 1, "wins": [wins[2], wins[0], wins[1]], "points": [points[2], points[0], points[1]],
    }  # fmt: skip
    await guests[0].do("start")
    await room.settle()
    assert guests[0].told["seat"] == 1


async def test_without_the_host_the_person_who_asks_for_a_rematch_hosts_it(room: Room) -> None:
    ann, bob = await room.play()
    await play_on(room, [ann, bob], Chance(1))
    await ann.leave()
    await bob.until("presence", present=[1])
    await bob.do("rematch")
    await room.settle()
    await room.enter(bob, bob.about["next"])
    assert [(chair["name"], chair["host"]) for chair in bob.about["seats"]] == [("Bob", True), ("Ann", False)]
    await bob.do("start")


async def test_two_sides_are_swapped(room: Room) -> None:
    guests = await room.play()
    table = await rematch(room, guests)
    await room.enter(guests[0], table)
    assert [chair["name"] for chair in guests[0].about["seats"]] == ["Bob", "Ann"]


async def test_spectators_cannot_ask_for_a_rematch(room: Room) -> None:
    guests = await room.play()
    await play_on(room, guests, Chance(1))
    eve = room.guest("eve")
    await room.enter(eve, guests[0].table)
    assert await eve.fail("rematch") == "not-seated"
    with pytest.raises(Refused):
        await room.house.find("")
