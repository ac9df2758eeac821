"""Pairing: pairs are made atomically, and nobody is in two places."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import insert, select

from tablee.server.store import schema
from tablee.server.store.ratings import moved
from tests.server.guests import Clock
from tests.server.site import Site

pytestmark = pytest.mark.anyio
WANTED = {"game": "lanterns", "length": "quick"}


async def come(site: Site, name: str) -> httpx.AsyncClient:
    browser = site.browser()
    assert (await browser.put("/api/me", json={"name": name})).status_code == 200
    return browser


async def seek(browser: httpx.AsyncClient, **wanted: str) -> dict[str, Any]:
    answer = await browser.post("/api/pairing", json={**WANTED, **wanted})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def look(browser: httpx.AsyncClient) -> dict[str, Any]:
    return dict((await browser.get("/api/pairing")).json())


async def test_two_people_looking_for_the_same_game_get_a_table_with_a_clock(site: Site, clock: Clock) -> None:
    ann, bob, cid = [await come(site, name) for name in ("Ann", "Bob", "Cid")]
    assert (await seek(ann))["table"] == ""
    assert (await seek(cid, length="free"))["table"] == ""
    clock.pass_seconds(7)
    assert (await look(ann))["waited"] == 7000
    found = (await seek(bob))["table"]
    assert found
    assert (await look(ann))["table"] == found
    assert (await look(cid)) == {"game": "lanterns", "length": "free", "waited": 7000, "table": "", "others": 0}
    line = (await ann.get(f"/api/tables/{found}")).json()
    assert (line["status"], sorted(line["names"]), line["clock"]) == ("playing", ["Ann", "Bob"], True)


async def test_who_is_not_heard_of_any_more_is_not_paired(site: Site, clock: Clock) -> None:
    ann, bob = await come(site, "Ann"), await come(site, "Bob")
    await seek(ann)
    clock.pass_seconds(11)
    assert (await seek(bob))["table"] == ""
    assert (await look(ann))["table"]  # she was only slow: now she is there


async def test_looking_for_something_else_or_for_nothing_ends_the_search_before(site: Site) -> None:
    ann, bob = await come(site, "Ann"), await come(site, "Bob")
    await seek(ann)
    await seek(ann, length="free")
    assert (await seek(bob))["table"] == ""
    await ann.delete("/api/pairing")
    assert (await seek(bob, length="free"))["table"] == ""
    assert (await look(ann))["game"] == ""


async def test_people_who_are_kept_apart_are_never_paired(site: Site) -> None:
    ann, bob = await come(site, "Ann"), await come(site, "Bob")
    whom = (await bob.get("/api/me")).json()["person"]
    assert (await ann.put(f"/api/friends/{whom}", json={"kind": "block"})).status_code == 200
    await seek(bob)
    assert (await seek(ann))["table"] == ""
    assert (await look(bob))["table"] == ""


async def rate(site: Site, **rated: float) -> None:
    """Give these people ratings, by name."""
    for row in await site.house.store.all(select(schema.people)):
        if row.name in rated:
            values = {"game": "lanterns", "rating": rated[row.name], "matches": 5}
            await site.house.store.execute(insert(schema.ratings).values(person=row.id, **values))


async def test_people_of_similar_strength_are_paired_and_a_long_wait_accepts_anybody(site: Site, clock: Clock) -> None:
    ann, bob, cid, dan = [await come(site, name) for name in ("Ann", "Bob", "Cid", "Dan")]
    await rate(site, Ann=1400, Bob=900, Cid=1350)
    await seek(ann)
    clock.pass_seconds(1)
    assert (await seek(bob))["table"] == "", "they are too far apart"
    clock.pass_seconds(1)
    found = (await seek(cid))["table"]
    assert found, "the nearest, not the one who waits longest"
    assert (await look(ann))["table"] == found
    assert (await look(bob))["table"] == ""
    assert (await seek(dan))["table"] == (await look(bob))["table"] != "", "whoever has no rating suits everybody"
    await rate(site, Dan=1400)
    await seek(bob)
    assert (await seek(dan))["table"] == ""
    for _ in range(3):
        clock.pass_seconds(8)
        await look(dan)
        await look(bob)
    assert (await look(dan))["table"] == (await look(bob))["table"] != "", "nobody waits for ever"


async def test_a_match_of_people_moves_their_ratings_once(site: Site) -> None:
    browsers = [await come(site, name) for name in ("Ann", "Bob")]
    for browser in browsers:
        await seek(browser)
    table = (await look(browsers[0]))["table"]
    guests = [site.guest((await browser.get("/api/me")).json()["person"]) for browser in browsers]
    for guest in guests:
        await site.enter(guest, table)
    loser, winner = guests[0], guests[1]
    await loser.do("concede")
    await winner.do("chat", text="good match")
    await site.settle()
    rated = {row.person: (row.rating, row.matches) for row in await site.house.store.all(select(schema.ratings))}
    assert rated == {winner.id: (1020.0, 1), loser.id: (980.0, 1)}
    data = (await browsers[0].get("/api/me/data")).json()["data"]
    assert [one["game"] for one in data["ratings"]] == ["lanterns"]
    assert (await browsers[0].post("/api/me/forget", json={})).status_code == 200
    assert [row.person for row in await site.house.store.all(select(schema.ratings))] == [winner.id]


def test_ratings_move_towards_what_is_played() -> None:
    level = moved({"ann": (1000.0, 0), "bob": (1000.0, 20)}, [("ann", 1), ("bob", 2)])
    assert level == {"ann": (1020.0, 1), "bob": (990.0, 21)}, "a young rating moves further"
    favourite = moved({"ann": (1400.0, 20), "bob": (1000.0, 20)}, [("ann", 1), ("bob", 2)])
    assert 0 < favourite["ann"][0] - 1400 < 2, "what was to be expected tells little"
    shared = moved(dict.fromkeys("abc", (1000.0, 0)), [("a", 1), ("b", 1), ("c", 3)])
    assert [round(shared[one][0] - 1000) for one in "abc"] == [10, 10, -20]


async def test_three_at_once_make_one_pair(site: Site) -> None:
    browsers = [await come(site, name) for name in ("Ann", "Bob", "Cid")]
    await asyncio.gather(*(seek(browser) for browser in browsers))
    found = [(await look(browser))["table"] for browser in browsers]
    assert sorted(map(bool, found)) == [False, True, True]
    assert len({table for table in found if table}) == 1
    tables = await site.house.store.all(select(schema.tables.c.id))
    assert len(tables) == 1, "a pair that did not come about leaves nothing"


async def test_a_write_that_fails_half_way_leaves_nothing(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = await come(site, "Ann"), await come(site, "Bob")
    await seek(ann)
    whole = site.house.store._put_people

    async def fail(*_given: Any) -> None:
        raise OSError("the power fails")

    monkeypatch.setattr(site.house.store, "_put_people", fail)
    assert (await bob.post("/api/pairing", json=WANTED)).status_code == 503
    monkeypatch.setattr(site.house.store, "_put_people", whole)
    store = site.house.store
    assert not await store.all(select(schema.tables.c.id))
    assert not await store.all(select(schema.log.c.n))
    rows = await store.all(select(schema.seeking))
    assert [row.table_id for row in rows] == ["", ""]
    assert (await look(bob))["table"] == (await look(ann))["table"] != ""


async def test_a_search_tells_nothing_of_others_but_their_number(site: Site) -> None:
    ann, bob = await come(site, "Ann"), await come(site, "Bob")
    await seek(ann)
    whom = (await ann.get("/api/me")).json()["person"]
    await bob.put(f"/api/friends/{whom}", json={"kind": "block"})
    said = (await bob.post("/api/pairing", json=WANTED)).text
    assert "Ann" not in said
    assert whom not in said


async def test_bad_input_gets_a_sentence(site: Site) -> None:
    ann = await come(site, "Ann")
    assert (await ann.post("/api/pairing", json={"game": "poker", "length": "quick"})).status_code == 404
    answer = await ann.post("/api/pairing", json={"game": "lanterns", "length": "ages"})
    assert (answer.status_code, bool(answer.json()["sentence"])) == (400, True)
