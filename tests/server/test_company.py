"""Following, blocking, reporting, and taking a table off one's list."""

from __future__ import annotations

import json
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from sqlalchemy import insert, select

from tablee.server.admin.retention import delete_guests
from tablee.server.admin.steward import Steward
from tablee.server.store import schema
from tests.server.site import Site

pytestmark = pytest.mark.anyio


async def come(site: Site, name: str) -> tuple[httpx.AsyncClient, str]:
    browser = site.browser()
    return browser, (await browser.put("/api/me", json={"name": name})).json()["person"]


async def play(site: Site, *browsers: httpx.AsyncClient, **table: Any) -> list[Any]:
    """Play a match with these people."""
    made = await browsers[0].post("/api/tables", json={"game": "lanterns", "seats": len(browsers), **table})
    guests = [await site.sit_down(one, made.json()["table"], seat, f"P{seat}") for seat, one in enumerate(browsers)]
    await guests[0].do("start")
    await site.settle()
    return guests


async def friends(browser: httpx.AsyncClient) -> dict[str, Any]:
    return dict((await browser.get("/api/friends")).json())


async def allow(site: Site, person: str) -> None:
    """Let friends see where these people play."""
    wanted = msgspec.json.encode({"seen": True}).decode()
    values = {"person": person, "wanted": wanted, "email": "", "confirmed": False}
    await site.house.store.execute(insert(schema.wishes).values(**values))


async def test_follow_somebody_one_has_played_with(site: Site) -> None:
    (ann, _), (bob, whom) = await come(site, "Ann"), await come(site, "Bob")
    assert await friends(ann) == {"friends": [], "recent": [], "blocked": []}
    await play(site, ann, bob, public=True)
    assert [one["name"] for one in (await friends(ann))["recent"]] == ["Bob"]
    after = (await ann.put(f"/api/friends/{whom}", json={"kind": "follow"})).json()
    assert after["friends"] == [{"person": whom, "name": "Bob", "here": False, "table": "", "game": ""}]
    assert after["recent"] == []
    assert (await ann.put("/api/friends/nobody", json={"kind": "follow"})).status_code == 404
    assert (await ann.put(f"/api/friends/{whom}", json={"kind": "marry"})).status_code == 400
    assert (await ann.put(f"/api/friends/{whom}", json={"kind": "none"})).json()["friends"] == []


async def test_where_somebody_plays_is_seen_by_friends_if_they_allow_it_and_the_table_is_public(site: Site) -> None:
    (ann, _), (bob, whom), (cid, _) = await come(site, "Ann"), await come(site, "Bob"), await come(site, "Cid")
    await ann.put(f"/api/friends/{whom}", json={"kind": "follow"})
    await play(site, bob, cid)  # by link: nobody's business
    await allow(site, whom)
    seen = (await friends(ann))["friends"][0]
    assert seen["table"] == ""
    guests = await play(site, bob, cid, public=True)
    assert (await friends(ann))["friends"][0]["table"] == guests[0].table
    hidden = await play(site, bob, cid, public=True, watch=False)
    assert (await friends(ann))["friends"][0]["table"] != hidden[0].table


async def test_whoever_is_blocked_sees_nothing_more(site: Site) -> None:
    (ann, me), (bob, whom) = await come(site, "Ann"), await come(site, "Bob")
    await allow(site, whom)
    await ann.put(f"/api/friends/{whom}", json={"kind": "follow"})
    await play(site, ann, bob, public=True)
    assert (await friends(ann))["friends"][0]["table"]
    await bob.put(f"/api/friends/{me}", json={"kind": "block"})
    assert await friends(ann) == {"friends": [], "recent": [], "blocked": []}
    assert [one["name"] for one in (await friends(bob))["blocked"]] == ["Ann"]


async def test_a_stranger_has_nobody_and_cannot_do_anything(site: Site) -> None:
    (_, whom), eve = await come(site, "Ann"), site.browser()
    assert await friends(eve) == {"friends": [], "recent": [], "blocked": []}
    assert (await eve.put(f"/api/friends/{whom}", json={"kind": "follow"})).status_code == 404
    assert (await eve.post("/api/reports", json={"person": whom, "why": "rude words"})).status_code == 404


async def test_a_report_is_stored_for_the_administrators(site: Site) -> None:
    (ann, me), (_, whom) = await come(site, "Ann"), await come(site, "Bob")
    assert (await ann.post("/api/reports", json={"person": whom, "why": "rude words"})).status_code == 200
    assert (await ann.post("/api/reports", json={"why": "something"})).status_code == 409
    assert (await ann.post("/api/reports", json={"person": whom, "why": "x"})).status_code == 400
    (row,) = await site.house.store.all(select(schema.reports))
    assert (row.by, row.whom, row.why) == (me, whom, "rude words")


async def test_a_line_is_reported_with_its_words_and_its_author(site: Site) -> None:
    (ann, me), (bob, whom), (eve, _) = [await come(site, name) for name in ("Ann", "Bob", "Eve")]
    guests = await play(site, ann, bob, watch=True)
    table, watcher = guests[0].table, site.guest((await eve.get("/api/me")).json()["person"])
    await site.enter(watcher, table)
    await guests[1].do("chat", text="you [b]fool[/b]")
    await watcher.do("chat", text="an aside")
    await site.settle()
    number = len(guests[0].events()) - 1
    about = {"table": table, "number": number, "why": "rude words"}
    assert (await ann.post("/api/reports", json=about)).status_code == 200
    for wrong in (0, 1, number + 1, number + 2, 10**6):  # what is no line, what she cannot read, what there is not
        answer = await ann.post("/api/reports", json={**about, "number": wrong})
        assert (answer.status_code, answer.json()["id"]) == (409, "chat-none"), wrong
    assert (await eve.post("/api/reports", json={**about, "number": number + 1})).status_code == 200
    assert (await ann.post("/api/reports", json={**about, "table": "nosuchtable00000"})).status_code == 404
    first, second = await site.house.store.all(select(schema.reports).order_by(schema.reports.c.number))
    assert (first.by, first.whom, first.words, first.table_id) == (me, whom, "you [b]fool[/b]", table)
    assert (second.whom, second.words) == (watcher.id, "an aside")
    log = {row.n: row.fact for row in await site.house.store.rows(table)}
    assert getattr(log[first.number], "text", "") == "you [b]fool[/b]", (
        "the number is that of the row, as hushing takes it"
    )


async def test_a_report_about_nobody_is_refused(site: Site) -> None:
    ann, _ = await come(site, "Ann")
    answer = await ann.post("/api/reports", json={"person": "nobodyhere", "why": "rude words"})
    assert (answer.status_code, answer.json()["id"]) == (404, "person-unknown")


async def test_what_concerns_others_is_in_ones_data_and_nothing_of_theirs(site: Site) -> None:
    ann, bob = await come(site, "Ann"), await come(site, "Bob")
    await leave_traces(site, ann, bob)
    data = (await ann[0].get("/api/me/data")).json()["data"]
    assert [(one["other"], one["kind"]) for one in data["company"]] == [(bob[1], "follow")]
    assert [(one["whom"], one["why"]) for one in data["reports"]] == [(bob[1], "rude words")]
    assert [one["about"] for one in data["notices"]] == [f"came:t:{bob[1]}"]
    assert data["wishes"][0]["wanted"]["seen"] is True
    assert data["pairing"][0]["game"] == "lanterns"
    assert data["pushes"] == [{"service": "push.example", "made": data["pushes"][0]["made"]}], "no secret address"
    theirs = json.dumps((await bob[0].get("/api/me/data")).json())
    assert "push.example" not in theirs
    assert len((await bob[0].get("/api/me/data")).json()["data"]["reports"]) == 1, "not the one about him"


async def leave_traces(site: Site, ann: tuple[httpx.AsyncClient, str], bob: tuple[httpx.AsyncClient, str]) -> None:
    """Ann and Bob follow and report each other; everything else about Ann is stored too."""
    for (browser, _), (_, other) in ((ann, bob), (bob, ann)):
        await browser.put(f"/api/friends/{other}", json={"kind": "follow"})
        await browser.post("/api/reports", json={"person": other, "why": "rude words"})
    await ann[0].post("/api/pairing", json={"game": "lanterns", "length": "quick"})
    await allow(site, ann[1])
    notice = {"kind": "came", "table_id": "t", "game": "lanterns", "at": 0, "read": False}
    push = {"id": "p", "endpoint": "https://push.example/1", "key": "k", "auth": "a", "made": 0}
    await site.house.store.execute(
        insert(schema.notices).values(person=ann[1], about=f"came:t:{bob[1]}", name="Bob", **notice),
        insert(schema.notices).values(person=bob[1], about=f"came:t:{ann[1]}", name="Ann", **notice),
        insert(schema.pushes).values(person=ann[1], **push),
    )


async def test_a_deleted_person_leaves_nothing_with_others(site: Site) -> None:
    ann, bob = await come(site, "Ann"), await come(site, "Bob")
    await leave_traces(site, ann, bob)
    assert (await ann[0].post("/api/me/forget", json={})).status_code == 200
    for table in (schema.company, schema.seeking, schema.wishes, schema.pushes, schema.notices):
        assert await site.house.store.all(select(table)) == [], table.name
    (report,) = await site.house.store.all(select(schema.reports))
    assert (report.by, report.whom) == ("", bob[1])
    assert await friends(bob[0]) == {"friends": [], "recent": [], "blocked": []}


async def test_guests_who_left_leave_nothing_unless_they_have_a_passkey(site: Site) -> None:
    ann, bob = await come(site, "Ann"), await come(site, "Bob")
    await leave_traces(site, ann, bob)
    key = {"id": "k", "public_key": b"", "signs": 0, "device": "", "made": 0, "used": 0}
    await site.house.store.execute(insert(schema.passkeys).values(person=bob[1], **key))
    steward = Steward(site.house.store, site.house.now())
    assert await delete_guests(steward, site.house.now() + 1) == 1
    assert [row.name for row in await site.house.store.all(select(schema.people))] == ["Bob"]
    for table in (schema.company, schema.seeking, schema.wishes, schema.pushes):
        assert await site.house.store.all(select(table)) == [], table.name


async def test_a_table_taken_off_the_list_is_played_on_by_a_bot(site: Site) -> None:
    (ann, _), (bob, _) = await come(site, "Ann"), await come(site, "Bob")
    guests = await play(site, ann, bob)
    table = guests[0].table
    assert (await bob.delete(f"/api/me/tables/{table}")).json() == {"tables": []}
    await site.settle()
    assert guests[0].about["seats"][1]["bot"]
    assert [line["table"] for line in (await ann.get("/api/me/tables")).json()["tables"]] == [table]
    assert (await bob.get("/api/me/tables")).json()["tables"] == []
    stranger, _ = await come(site, "Eve")
    assert (await stranger.delete(f"/api/me/tables/{table}")).status_code == 409
    assert (await stranger.delete("/api/me/tables/nowhere")).status_code == 404
