"""Before the start: sit, stand, swap, bots, host, spectators, languages."""

from __future__ import annotations

import pytest

from tablee.core.errors import BadInput, Refused
from tests.server.guests import Room
from tests.toy.hands import hands

pytestmark = pytest.mark.anyio


async def test_sit_stand_and_swap(room: Room) -> None:
    ann, bob = await room.seat(seats=3)
    assert [chair["name"] for chair in bob.about["seats"]] == ["Ann", "Bob", ""]
    assert [chair["mine"] for chair in bob.about["seats"]] == [False, True, False]
    assert await bob.fail("sit", seat=0, name="Bob") == "seat-taken"
    assert await bob.fail("swap", seat=0, other=2) == "not-host"
    await bob.do("swap", seat=1, other=2)
    await ann.do("swap", seat=0, other=2)
    assert [chair["name"] for chair in ann.about["seats"]] == ["Bob", "", "Ann"]
    await bob.do("stand", seat=0)
    assert await bob.fail("stand", seat=2) == "not-host"
    assert await bob.fail("sit", seat=7, name="Bob") == "seat-number"
    await room.settle()
    assert ann.kinds() == ["table-sat", "table-sat", "table-swapped", "table-swapped", "table-stood"]


async def test_a_name_is_cleaned_and_may_not_be_empty(room: Room) -> None:
    (ann,) = await room.seat(names="ann", seats=2)
    await ann.do("stand", seat=0)
    assert await ann.fail("sit", seat=0, name="\u202e\u200b ") == "name-empty"
    await ann.do("sit", seat=0, name="  <b>Zoé\u202e\n  x</b> ")
    assert ann.about["seats"][0]["name"] == "<b>Zoé x</b>"


async def test_the_host_puts_bots_and_starts(room: Room) -> None:
    ann, bob = await room.seat(seats=3)
    assert await bob.fail("bot", seat=2, bot="random") == "not-host"
    assert await ann.fail("bot", seat=2, bot="genius") == "bot-unknown"
    assert await ann.fail("bot", seat=1, bot="random") == "seat-taken"
    assert await ann.fail("start") == "table-not-full"
    await ann.do("bot", seat=2, bot="random")
    assert ann.about["seats"][2] == {
        "name": "",
        "bot": "random",
        "mine": False,
        "host": False,
        "stance": "",
        "conceded": False,
    }
    await ann.do("bot", seat=2, bot=None)
    assert await ann.fail("bot", seat=2, bot=None) == "seat-no-bot"
    await ann.do("bot", seat=2, bot="random")
    assert await bob.fail("start") == "not-host"
    await ann.do("start")
    assert await ann.fail("start") == "table-not-open"
    assert await ann.fail("sit", seat=1, name="A") == "table-not-open"


async def test_when_the_host_leaves_somebody_else_is_host(room: Room) -> None:
    ann, bob = await room.seat()
    assert [chair["host"] for chair in bob.about["seats"]] == [True, False]
    await ann.do("leave")
    about = await bob.until("table", status="open")
    await room.settle()
    about = bob.about
    assert [(chair["name"], chair["host"]) for chair in about["seats"]] == [("", False), ("Bob", True)]
    await bob.do("bot", seat=0, bot="random")
    await bob.do("start")


async def test_a_table_that_cannot_be_is_refused_with_the_field(room: Room) -> None:
    ann = room.guest("ann")
    for field, new in {
        "game": {"game": "chess", "seats": 2},
        "seats": {"game": "lanterns", "seats": 9},
        "hand": {"game": "lanterns", "seats": 2, "settings": {"hand": 99}},
        "bot": {"game": "lanterns", "seats": 2, "bots": ["genius"]},
        "bots": {"game": "lanterns", "seats": 2, "bots": [None, None, "random"]},
    }.items():
        with pytest.raises(BadInput) as caught:
            await room.open(ann, **new)
        assert caught.value.details["field"] == field


async def test_unknown_tables_take_no_memory(room: Room) -> None:
    ann = room.guest("ann")
    ann.table = "nosuchtable"
    assert await ann.fail("enter") == "table-unknown"
    assert room.house.serving == {}
    with pytest.raises(Refused):
        await room.house.find("x" * 10_000)


async def test_one_must_enter_first(room: Room) -> None:
    ann, _bob = await room.seat()
    eve = room.guest("eve")
    eve.table = ann.table
    assert await eve.fail("chat", text="hello") == "not-entered"


async def test_spectators_see_the_table_but_no_hand(room: Room) -> None:
    ann, bob = await room.play()
    eve = room.guest("eve")
    await room.enter(eve, ann.table)
    assert eve.told["seat"] is None
    assert eve.told["decision"] is None
    assert hands(eve.told["view"]) == [[], []]
    assert await eve.fail("pick", seat=0, decision=1, picks=["lay 1"]) == "not-yours"
    assert bob.last("presence")["watchers"] == 1


async def test_a_table_without_spectators_sends_them_away_when_it_starts(room: Room) -> None:
    ann, _bob = await room.seat(watch=False)
    eve = room.guest("eve")
    await room.enter(eve, ann.table)
    await ann.do("start")
    await room.settle()
    assert eve.last("refused")["problem"]["id"] == "no-watching"
    told = len(eve.messages("told"))
    assert all(message["view"] is None for message in eve.messages("told"))
    await ann.pick(ann.told["decision"]["options"][0])
    await room.settle()
    assert len(eve.messages("told")) == told
    assert await eve.fail("enter") == "no-watching"


async def test_problems_speak_the_language_of_the_connection(room: Room) -> None:
    ann, _bob = await room.play()
    zoe = room.guest("zoe", "fr")
    await room.enter(zoe, ann.table)
    answer = await zoe.ask("start")
    assert answer["problem"]["sentence"] == "La partie a commencé\u202f; ce n’était possible qu’avant."
