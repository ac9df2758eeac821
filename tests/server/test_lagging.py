"""Watching with a delay: players see the current match, spectators an earlier one, and nothing reveals more."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.server.admin import moderation
from tablee.server.admin.steward import Steward
from tests.server.guests import Clock, Guest, Room, play_on
from tests.server.site import Site

pytestmark = pytest.mark.anyio
DELAY = 120


async def at_table(site: Site, **new: Any) -> tuple[list[Guest], Guest]:
    """Two people play, and one watches from the beginning."""
    eve = site.guest("eve")
    players = await site.seat(public=True, delay=DELAY, **new)
    await site.enter(eve, players[0].table)
    await players[0].do("start")
    await beat(site)
    return players, eve


async def beat(room: Room) -> None:
    """Let everything that is due be told."""
    await room.settle()
    for serving in list(room.house.serving.values()):
        serving.beat()
    await asyncio.gather(*room.house.errands)
    await room.settle()


def heard(guest: Guest) -> list[str]:
    return [event["event"] for event in guest.events() if event]


async def test_spectators_see_the_match_as_it_was(site: Site, clock: Clock) -> None:
    players, eve = await at_table(site)
    assert (players[0].about["status"], eve.about["status"]) == ("playing", "open"), (
        "it has not begun before their eyes"
    )
    views = [[guest.told["view"] for guest in players]]
    for _ in range(4):
        clock.pass_seconds(30)
        await play_on(site, players, Chance(len(views)), picks=1)
        await beat(site)
        views.append([guest.told["view"] for guest in players])
    assert len({json.dumps(one) for one in views}) > 2, "those who play see it at once"
    assert eve.about["status"] == "playing"
    late = site.guest("cid")
    await site.enter(late, players[0].table)
    await site.settle()
    assert late.told["view"] == eve.told["view"], "whoever comes later sees no more"
    assert late.told["seat"] is None
    first = len(heard(eve))
    clock.pass_seconds(DELAY)
    await beat(site)
    assert len(heard(eve)) > first
    assert [event for event in eve.events() if event][-1] == [event for event in players[0].events() if event][-1]


async def test_who_claims_to_have_heard_more_than_was_told_hears_all_of_it_again(site: Site) -> None:
    players, eve = await at_table(site)
    known = eve.events()
    await eve.do("enter", after=len(players[0].events()) + len(known))
    await beat(site)
    assert (eve.told["after"], eve.told["events"]) == (0, known)
    assert known


async def test_the_server_wakes_when_the_next_moment_is_old_enough(site: Site) -> None:
    players, _eve = await at_table(site)
    await play_on(site, players, Chance(1), picks=1)
    timer = site.house.serving[players[0].table].lagging.timer
    assert timer is not None
    assert timer.when() - asyncio.get_running_loop().time() <= DELAY


async def test_everybody_sees_the_end_at_the_same_time(site: Site, clock: Clock) -> None:
    players, eve = await at_table(site)
    await eve.do("chat", text="who will win?")
    await play_on(site, players, Chance(1))
    await site.settle()
    assert eve.about["status"] == "over"
    assert eve.told["result"] == players[0].told["result"] is not None
    assert sorted(heard(eve)) == sorted([*heard(players[0]), "table-aside"]), "each once, and none is missing"
    before = len(eve.wire.sent)
    await eve.do("enter", after=len(eve.events()) - 2)
    again = [json.loads(text) for text in eve.wire.sent[before:]]
    (told,) = [one for one in again if one["type"] == "told"]
    assert told["events"] == eve.events()[-2:], "who comes back goes on where they were"
    await players[0].do("chat", text="good match")
    await site.settle()
    assert heard(eve)[-1] == "table-chat"


async def test_spectators_chat_without_delay_and_their_lines_can_be_removed(site: Site, clock: Clock) -> None:
    players, eve = await at_table(site)
    cid = site.guest("cid")
    await site.enter(cid, players[0].table)
    await players[0].do("chat", text="my secret plan")
    await eve.do("chat", text="hello there")
    await beat(site)
    assert [one.get("text") for one in cid.events() if one and one["event"] == "table-aside"] == ["hello there"]
    assert "my secret plan" not in json.dumps(cid.wire.sent)
    assert "hello there" not in json.dumps(players[1].wire.sent)
    steward = Steward(site.house.store, site.house.now())
    (aside,) = [line for line in await moderation.chat(steward, eve.table) if line.text == "hello there"]
    await moderation.hush(steward, eve.table, aside.number)
    await site.house.news.look()
    await beat(site)
    removed = [one["number"] for one in cid.events() if one and one["event"] == "table-removed"]
    mine = [
        number for number, one in enumerate(cid.events(), 1) if one and one["event"] in ("table-aside", "table-hushed")
    ]
    assert removed == mine
    clock.pass_seconds(DELAY)
    await beat(site)
    assert "my secret plan" in json.dumps(cid.wire.sent)


async def test_nothing_within_the_delay_reaches_spectators(site: Site, clock: Clock) -> None:
    """The same table twice, played differently within the delay: every byte a spectator gets is the same."""
    seen: list[list[str]] = []
    for picks in (0, 4):
        players, eve = await at_table(site, settings={"vane": False})
        table, before = players[0].table, len(eve.wire.sent)
        for number in range(6):
            clock.pass_seconds(5)
            if number < picks:
                await play_on(site, players, Chance(number), picks=1)
                await players[number % 2].do("chat", text="well")
            await beat(site)
        line = (await site.browser().get(f"/api/tables/{table}")).text
        await eve.do("enter", after=3)
        await eve.do("chat", phrase="nice", key="the same")
        await eve.fail("pick", seat=0, decision=1, picks=["zzz"])
        await eve.fail("hint", seat=0)
        steps = (await site.browser().get(f"/api/tables/{table}/steps")).text
        tables = (await site.browser().get("/api/tables", params={"watch": 1})).json()["tables"]
        said = next(one for one in tables if one["table"] == table)
        told = [plain(text, eve) for text in [*eve.wire.sent[before:], line, steps, json.dumps(said)]]
        seen.append(told)
        assert len(players[0].wire.sent) > len(eve.wire.sent) - before or not picks
        clock.now -= 30_000
    assert seen[0] == seen[1]


def plain(text: str, guest: Guest) -> str:
    """Remove what belongs to one table only: its names, and the keys of requests."""
    said = json.loads(text)
    for name in ("key", "code", "commit"):
        said.pop(name, None)
    return json.dumps(said).replace(guest.table, "THIS")
