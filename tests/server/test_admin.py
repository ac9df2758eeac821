"""Administration: tables, chat, bans, people's data, invitations, admins; running servers pick up the changes."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import func, insert, select
from starlette.testclient import TestClient, WebSocketDenialResponse

from tablee.cli import admin as cli_admin
from tablee.cli.screen import Screen
from tablee.core.chance import Chance
from tablee.core.errors import BadInput, Refused
from tablee.server.admin import membership, moderation, persons, reports, retention
from tablee.server.admin.numbers import statistics
from tablee.server.admin.steward import Steward
from tablee.server.admin.tables import bring_in, exported
from tablee.server.app import make_app
from tablee.server.sanctions import said_time
from tablee.server.settings import Retention, Settings
from tablee.server.store import Store, schema
from tests.server.conftest import Rooms
from tests.server.guests import Clock, Guest, Room, play_on
from tests.server.postgres import Postgres
from tests.server.site import Site, open_site

pytestmark = pytest.mark.anyio
TABLE = {"game": "lanterns", "seats": 2}
SECRET = {"login": "ann@home", "password": "correct horse"}
DAY = 86_400


async def elsewhere(room: Room) -> Steward:
    """An admin on the command line: another process on the same database."""
    store = Store(room.house.settings.db)
    await store.open()
    return Steward(store, room.house.now())


async def count(store: Store, table: Any) -> int:
    return int((await store.all(select(func.count()).select_from(table)))[0][0])


# ------------------------------------------------------------------ tables and chat


async def test_export_and_import(rooms: Rooms, tmp_path: Path) -> None:
    room = await rooms()
    ann, bob = await room.play()
    await play_on(room, [ann, bob], Chance(1), 4)
    admin = await elsewhere(room)
    text = await exported(admin, ann.table)
    assert [(one.deed, one.whom) for one in await admin.store.all(select(schema.deeds))] == [("export", ann.table)]
    await admin.store.close()
    there = await rooms(db=str(tmp_path / "elsewhere.db"))
    host = Steward(there.house.store, there.house.now())
    assert await bring_in(host, text) == ann.table
    with pytest.raises(BadInput) as twice:
        await bring_in(host, text)
    assert twice.value.id == "table-there"
    again = there.guest("ann")
    await there.enter(again, ann.table)
    assert again.told["view"] == ann.told["view"]
    assert again.events() == ann.events()


@pytest.mark.parametrize("text", ["", "{}", "nonsense", '{"tablee": "table", "format": 1, "table": "x"}\n{"n": 0}\n'])
async def test_what_is_no_export_is_refused(text: str, room: Room) -> None:
    with pytest.raises(BadInput):
        await bring_in(Steward(room.house.store, room.house.now()), text)


async def test_a_table_closed_elsewhere_closes_here_immediately(room: Room) -> None:
    ann, bob = await room.play()
    admin = await elsewhere(room)
    await moderation.close(admin, ann.table)
    await room.house.news.look()
    await room.settle()
    assert bob.about["status"] == "closed"
    assert "table-closed" in bob.kinds()
    assert await ann.fail("chat", text="hello?") == "table-closed"
    for table, problem in ((ann.table, "table-closed"), ("nosuch", "table-unknown")):
        with pytest.raises(Refused) as refused:
            await moderation.close(admin, table)
        assert refused.value.id == problem
    await admin.store.close()


async def test_a_removed_line_is_gone_from_the_database_and_from_screens(room: Room) -> None:
    ann, bob = await room.play()
    await bob.do("chat", text="something vile")
    await ann.do("chat", text="something kind")
    admin = await elsewhere(room)
    lines = await moderation.chat(admin, ann.table)
    vile = next(line for line in lines if line.text == "something vile")
    assert (vile.person, vile.name) == ("bob", "Bob")
    place = next(n for n, event in enumerate(ann.events(), 1) if event and event.get("text") == "something vile")
    await moderation.hush(admin, ann.table, vile.number)
    await room.house.news.look()
    await room.settle()
    assert ann.events()[-1] == {"event": "table-removed", "number": place}
    late = room.guest("eve")
    await room.enter(late, ann.table)
    assert late.events()[place - 1]["event"] == "table-hushed"
    assert "vile" not in json.dumps(late.wire.messages)
    assert "kind" in json.dumps(late.wire.messages)
    with pytest.raises(Refused):
        await moderation.hush(admin, ann.table, vile.number)
    assert not await admin.store.all(select(schema.log).where(schema.log.c.fact.like("%vile%")))
    assert await admin.store.all(select(schema.log).where(schema.log.c.fact.like("%kind%")))
    await admin.store.close()


async def test_lines_of_spectators_stay_theirs_when_removed(room: Room) -> None:
    ann, _bob = await room.play()
    eve = room.guest("eve")
    await room.enter(eve, ann.table)
    await eve.do("chat", text="psst")
    admin = await elsewhere(room)
    (line,) = await moderation.chat(admin, ann.table)
    heard = len(ann.wire.sent)
    await moderation.hush(admin, ann.table, line.number)
    await room.house.news.look()
    await room.settle()
    assert eve.kinds()[-1] == "table-removed"
    assert "table-removed" not in "".join(ann.wire.sent[heard:])
    await admin.store.close()


# ------------------------------------------------------------------ mute and ban


async def known(site: Site, name: str = "Ann") -> tuple[httpx.AsyncClient, str]:
    browser = site.browser()
    return browser, (await browser.put("/api/me", json={"name": name})).json()["person"]


async def test_a_muted_person_plays_but_does_not_speak(site: Site, clock: Clock) -> None:
    browser, person = await known(site)
    table = (await browser.post("/api/tables", json=TABLE)).json()["table"]
    ann = await site.sit_down(browser, table, 0, "Ann")
    steward = Steward(site.house.store, site.house.now())
    await moderation.mute(steward, person, 2, "calm down")
    await site.house.news.look()
    answer = await ann.ask("chat", text="hello")
    assert answer["problem"]["id"] == "muted"
    assert "calm down" in answer["problem"]["sentence"]
    await ann.do("bot", seat=1, bot="random")
    clock.pass_seconds(2 * 3600)
    await ann.do("chat", text="hello")


@pytest.mark.parametrize("whom", ["person", "login", "address"])
async def test_a_ban_closes_connections_and_doors_for_a_time(site: Site, clock: Clock, whom: str) -> None:
    browser, person = await known(site)
    await browser.post("/api/account", json=SECRET)
    guest = site.guest(person)
    await guest.do("ping")
    name = {"person": person, "login": "Ann@home", "address": "10.0.0.0/24"}[whom]
    steward = Steward(site.house.store, site.house.now())
    until = await moderation.ban(steward, name, 1, "spoiled a match")
    assert until.endswith("UTC")
    with site.house.connected(guest.connection):
        await site.house.news.look()
    await site.settle_guest(guest)
    assert guest.wire.closed == 4403
    assert guest.last("refused")["problem"]["id"] == "banned"
    for path in ("/api/me", "/api/me/tables"):
        refused = await browser.get(path)
        assert refused.status_code == (200 if whom == "address" else 403), "a browser of the test has another address"
        assert whom == "address" or "spoiled a match" in refused.json()["sentence"]
    clock.pass_seconds(3600)
    site.house.sanctions.check_person(person)
    site.house.sanctions.check_address("10.0.0.1")


async def test_a_banned_address_is_refused_at_the_door(settings: Settings) -> None:
    async with open_site(replace(settings, proxies="1")) as site:
        steward = Steward(site.house.store, site.house.now())
        await moderation.ban(steward, "192.0.2.0/24", 1)
        await moderation.ban(steward, "2001:db8:1:2::9", 1)
        await site.house.news.look()
        for address, status in {"192.0.2.7": 403, "192.0.3.7": 200, "2001:db8:1:2::1": 403, "2001:db8::1": 200}.items():
            answer = await site.browser(**{"x-forwarded-for": address}).post("/api/me")
            assert answer.status_code == status, address
        await moderation.pardon(steward, "192.0.2.0/24")
        await site.house.news.look()
        assert (await site.browser(**{"x-forwarded-for": "192.0.2.7"}).post("/api/me")).status_code == 200
        with pytest.raises(Refused):
            await moderation.pardon(steward, "192.0.2.0/24")


def test_a_banned_address_cannot_connect(settings: Settings) -> None:
    app = make_app(replace(settings, proxies="1"))
    with TestClient(app) as client:
        headers = {"x-forwarded-for": "192.0.2.7"}
        with client.websocket_connect("/ws", headers=headers) as socket:
            assert socket.receive_json()["type"] == "welcome"

        async def ban() -> None:
            await moderation.ban(Steward(app.state.house.store, app.state.house.now()), "192.0.2.7", 1)
            await app.state.house.news.look()

        assert client.portal is not None
        client.portal.call(ban)
        with pytest.raises(WebSocketDenialResponse) as refused, client.websocket_connect("/ws", headers=headers):
            pass
        assert (refused.value.status_code, refused.value.json()["id"]) == (403, "banned")


async def test_nobody_and_admins_cannot_be_banned(site: Site) -> None:
    browser, _person = await known(site)
    await browser.post("/api/account", json=SECRET)
    steward = Steward(site.house.store, site.house.now())
    await membership.appoint(steward, SECRET["login"])
    for whom, problem in (("nosuch", "person-unknown"), (SECRET["login"], "ban-admin"), ("\0", "person-unknown")):
        with pytest.raises((Refused, BadInput)) as refused:
            await moderation.ban(steward, whom, 1)
        assert refused.value.id == problem


# ------------------------------------------------------------------ people's data


async def test_a_person_gets_everything_stored_about_them(site: Site) -> None:
    browser, person = await known(site)
    table = (await browser.post("/api/tables", json=TABLE)).json()["table"]
    ann = await site.sit_down(browser, table, 0, "Ann")
    await ann.do("chat", text="my words")
    data = (await browser.get("/api/me/data")).json()["data"]
    assert (data["id"], data["name"]) == (person, "Ann")
    assert [one["table"] for one in data["tables"]] == [table]
    assert "my words" in json.dumps(data)
    assert "password" not in data
    assert (await site.browser().get("/api/me/data")).status_code == 404


async def play_and_chat(site: Site) -> tuple[httpx.AsyncClient, str, Guest, Guest]:
    browser, person = await known(site, "Annabella")
    await browser.post("/api/account", json=SECRET)
    table = (await browser.post("/api/tables", json=TABLE)).json()["table"]
    ann = await site.sit_down(browser, table, 0, "Annabella")
    bob = site.guest("bob")
    await site.enter(bob, table)
    await bob.do("sit", seat=1, name="Bob")
    await ann.do("start")
    await ann.do("chat", text="my own words")
    await ann.do("pause", on=True)
    await ann.do("pause", on=False)
    return browser, person, ann, bob


async def test_a_forgotten_person_leaves_no_name_and_the_match_continues(site: Site, tmp_path: Path) -> None:
    browser, person, ann, bob = await play_and_chat(site)
    refused = await browser.post("/api/me/forget", json={"password": "wrong horse"})
    assert (refused.status_code, refused.json()["id"]) == (401, "password-wrong")
    with site.house.connected(ann.connection):
        assert (await browser.post("/api/me/forget", json={"password": SECRET["password"]})).status_code == 200
    await site.settle_guest(ann)
    assert ann.last("refused")["problem"]["id"] == "forgotten"
    await site.settle()
    assert bob.about["seats"][0]["name"] == "–"
    assert bob.about["seats"][0]["bot"], "a bot plays on"
    late = site.guest("eve")
    await site.enter(late, bob.table)
    assert "Annabella" not in json.dumps(late.wire.messages)
    assert "my own words" not in json.dumps(late.wire.messages)
    assert (await site.browser().post("/api/login", json=SECRET)).status_code == 401
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        everything = "\n".join(file.iterdump())
    for trace in ("Annabella", "my own words", SECRET["login"]):
        assert trace not in everything
    assert person not in "\n".join(line for line in everything.splitlines() if '"people"' in line or '"tokens"' in line)


async def test_forgetting_a_person_who_waits_at_a_table(site: Site) -> None:
    browser, person = await known(site)
    table = (await browser.post("/api/tables", json=TABLE)).json()["table"]
    await site.sit_down(browser, table, 0, "Ann")
    await persons.forget(Steward(site.house.store, site.house.now()), person)
    await site.house.news.look()
    line = (await site.browser().get(f"/api/tables/{table}")).json()
    assert (line["free"], line["names"]) == (2, ["", ""])


async def test_postgres_forgets_and_cleans_as_well(settings: Settings, clock: Clock, postgres: Postgres) -> None:
    async with open_site(replace(settings, db=postgres.database())) as site:
        browser, _person, ann, bob = await play_and_chat(site)
        assert (await browser.post("/api/me/forget", json={"password": SECRET["password"]})).status_code == 200
        await site.settle()
        assert bob.about["seats"][0]["name"] == "–"
        await bob.do("chat", text="still here")
        await site.browser().post("/api/me")
        clock.pass_seconds(91 * DAY)
        done = await retention.clean(Steward(site.house.store, site.house.now()), Retention())
        assert done["guests"] >= 1
        assert done["chat"] == 1
        assert ann.table


# ------------------------------------------------------------------ retention


async def test_what_is_old_goes_and_what_is_needed_stays(site: Site, clock: Clock, tmp_path: Path) -> None:
    gone, stays = site.browser(), site.browser()
    await gone.post("/api/me")
    await stays.put("/api/me", json={"name": "Ann"})
    table = (await stays.post("/api/tables", json=TABLE)).json()["table"]
    ann = await site.sit_down(stays, table, 0, "Ann")
    bob = site.guest("bob")
    await site.enter(bob, table)
    await bob.do("sit", seat=1, name="Bob")
    await ann.do("start")
    await ann.do("chat", text="old words")
    unstarted = (await stays.post("/api/tables", json=TABLE)).json()["table"]
    clock.pass_seconds(31 * DAY)
    await site.house.clean()
    assert await count(site.house.store, schema.people) == 1
    assert (await stays.get("/api/me")).json()["name"] == "Ann"
    assert (await gone.get("/api/me")).json()["person"] == ""
    assert (await stays.get(f"/api/tables/{unstarted}")).status_code == 404
    assert "old words" in json.dumps((await stays.get("/api/me/data")).json())
    clock.pass_seconds(60 * DAY)
    await site.house.clean()
    assert "old words" not in json.dumps((await stays.get("/api/me/data")).json())
    assert (await stays.get(f"/api/tables/{table}")).json()["status"] == "playing"
    await site.house.news.look()
    await ann.do("chat", text="new words")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        assert "old words" not in "\n".join(file.iterdump())


async def test_old_notices_are_deleted_and_nothing_is_sent_twice(site: Site, clock: Clock) -> None:
    (home, whom), (other, _) = await known(site, "Ann"), await known(site, "Bob")
    table = (await home.post("/api/tables", json=TABLE)).json()["table"]
    ann, bob = [
        await site.sit_down(one, table, seat, name) for seat, (one, name) in enumerate(((home, "Ann"), (other, "Bob")))
    ]
    await ann.do("start")

    async def notices() -> list[tuple[str, str]]:
        for serving in site.house.serving.values():
            site.house.notifier.look(serving)
        await asyncio.gather(*site.house.errands)
        return [(row.person, row.kind) for row in await site.house.store.all(select(schema.notices))]

    await bob.do("concede")
    await ann.leave()
    clock.pass_seconds(60)
    assert (whom, "over") in await notices()
    clock.pass_seconds(91 * DAY)
    site.house.notifier.told.clear()  # as another process, or this one after a restart
    await site.house.clean()
    assert await notices() == []
    running, _ = await site.play()
    await site.house.store.execute(
        insert(schema.notices).values(
            person=whom, about="turn", kind="turn", table_id=running.table, game="lanterns", name="", at=0, read=True
        )
    )
    clock.pass_seconds(91 * DAY)
    await site.house.clean()
    assert (whom, "turn") in await notices(), "a match that goes on keeps what was told of it"


async def test_settled_reports_go_after_a_year(site: Site, clock: Clock) -> None:
    ann, _ = await known(site, "Ann")
    _, whom = await known(site, "Bob")
    for why in ("settled", "waits"):
        await ann.post("/api/reports", json={"person": whom, "why": why})
    store = site.house.store
    (first, *_) = [row.id for row in await store.all(select(schema.reports)) if row.why == "settled"]
    await reports.settle(Steward(store, site.house.now()), first)
    clock.pass_seconds(366 * DAY)
    await retention.clean(Steward(store, site.house.now()), Retention(guests=0))
    assert [row.why for row in await store.all(select(schema.reports))] == ["waits"]


async def test_tables_are_kept_unless_the_host_says_so(site: Site, clock: Clock) -> None:
    ann, bob = await site.play()
    await play_on(site, [ann, bob], Chance(1))
    clock.pass_seconds(1000 * DAY)
    steward = Steward(site.house.store, site.house.now())
    await retention.clean(steward, Retention())
    assert await count(site.house.store, schema.tables) == 1
    assert (await retention.clean(steward, Retention(tables=365)))["tables"] == 1
    for table in (schema.tables, schema.log, schema.sitting):
        assert await count(site.house.store, table) == 0
    await site.house.news.look()
    assert (await site.browser().get(f"/api/tables/{ann.table}")).status_code == 404


async def test_cleaning_is_done_once_a_day(site: Site, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    cleaned = []

    async def clean(*_args: object) -> dict[str, int]:
        cleaned.append(clock())
        return {}

    monkeypatch.setattr(retention, "clean", clean)
    for _ in range(3):
        await site.house.clean()
    clock.pass_seconds(DAY)
    await site.house.clean()
    assert len(cleaned) == 2


# ------------------------------------------------------------------ accounts, cookies, rights


async def works(site: Site, cookie: str) -> bool:
    browser = site.browser(authorization=f"Bearer {cookie}")
    return bool((await browser.get("/api/me")).json().get("person"))


async def test_every_change_of_rights_brings_a_new_cookie(site: Site) -> None:
    browser, _person = await known(site)
    guest = browser.cookies["tablee"]
    await browser.post("/api/account", json=SECRET)
    account = browser.cookies["tablee"]
    assert account != guest
    assert not await works(site, guest), "whoever knew the guest's cookie does not have the account"
    other = site.browser()
    await other.post("/api/me")
    before = other.cookies["tablee"]
    await other.post("/api/login", json=SECRET)
    assert not await works(site, before)
    change = {"password": SECRET["password"], "new": "battery staple"}
    wrong = await browser.post("/api/account/password", json=change | {"password": "wrong horse"})
    assert wrong.status_code == 401
    assert (await browser.post("/api/account/password", json=change)).status_code == 200
    assert not await works(site, account)
    assert (await other.get("/api/me")).json()["person"] == "", "others who had entered the account are out"
    assert (await browser.get("/api/me")).json()["login"] == SECRET["login"]
    assert (await site.browser().post("/api/login", json=SECRET)).status_code == 401
    assert (await site.browser().post("/api/account/password", json=change)).json()["id"] == "login-none"
    await membership.appoint(Steward(site.house.store, site.house.now()), SECRET["login"])
    assert (await browser.get("/api/me")).json()["person"] == "", "an admin enters anew"


async def test_who_enters_another_account_leaves_the_first(site: Site) -> None:
    browser, _person = await known(site)
    await browser.post("/api/account", json=SECRET | {"login": "other"})
    first = browser.cookies["tablee"]
    await (await known(site))[0].post("/api/account", json=SECRET)
    assert (await browser.post("/api/login", json=SECRET)).json()["login"] == SECRET["login"]
    assert not await works(site, first), "the cookie one came with is worthless"


async def test_a_forgotten_password_is_replaced(site: Site) -> None:
    browser, _person = await known(site)
    await browser.post("/api/account", json=SECRET)
    steward = Steward(site.house.store, site.house.now())
    new = await membership.reset_password(steward, SECRET["login"].upper())
    again = await site.browser().post("/api/login", json=SECRET | {"password": new})
    assert again.json()["login"] == SECRET["login"]
    with pytest.raises(Refused):
        await membership.reset_password(steward, "nobody")


async def test_a_new_secret_keeps_people_signed_in_unless_told_otherwise(site: Site, clock: Clock) -> None:
    browser, person = await known(site)
    old = browser.cookies["tablee"]
    await membership.rotate(Steward(site.house.store, site.house.now()))
    await site.house.news.look()
    assert (await browser.post("/api/me")).json()["person"] == person
    renewed = browser.cookies["tablee"]
    assert renewed != old
    clock.pass_seconds(31 * DAY)
    await membership.rotate(Steward(site.house.store, site.house.now()))
    await site.house.news.look()
    assert not await works(site, old)
    assert await works(site, renewed)
    await membership.rotate(Steward(site.house.store, site.house.now()), at_once=True)
    await site.house.news.look()
    assert not await works(site, renewed)


async def test_a_closed_server_is_entered_by_invitation(settings: Settings, clock: Clock) -> None:
    async with open_site(replace(settings, closed=True)) as site:
        stranger = site.browser()
        assert (await stranger.get("/api/house")).json()["closed"] is True
        for method, path, body in (("POST", "/api/me", None), ("POST", "/api/tables", TABLE)):
            refused = await stranger.request(method, path, json=body)
            assert (refused.status_code, refused.json()["id"]) == (403, "closed-server")
        assert await count(site.house.store, schema.people) == 0
        steward = Steward(site.house.store, site.house.now())
        code = await membership.invite(steward, uses=1)
        wrong = await stranger.post("/api/invitation", json={"code": "AAAA-AAAA-AAAA-AAAA"})
        assert (wrong.status_code, wrong.json()["id"]) == (404, "invitation-wrong")
        assert (
            await stranger.post("/api/invitation", json={"code": code.lower().replace("-", " ")})
        ).status_code == 200
        assert (await stranger.post("/api/tables", json=TABLE)).status_code == 200
        used = await site.browser().post("/api/invitation", json={"code": code})
        assert used.json()["id"] == "invitation-wrong"
        late = await membership.invite(steward, uses=5, days=1)
        clock.pass_seconds(2 * DAY)
        assert (await site.browser().post("/api/invitation", json={"code": late})).status_code == 404
        await stranger.post("/api/account", json=SECRET)
        member = site.browser()
        await member.post("/api/login", json=SECRET)
        assert (await member.post("/api/tables", json=TABLE)).status_code == 200


# ------------------------------------------------------------------ the page's interface, and the log


async def admin_of(site: Site) -> httpx.AsyncClient:
    browser, _person = await known(site, "Host")
    await browser.post("/api/account", json=SECRET)
    await membership.appoint(Steward(site.house.store, site.house.now()), SECRET["login"])
    await browser.post("/api/login", json=SECRET)
    return browser


async def test_only_admins_find_anything(site: Site) -> None:
    browser, _person = await known(site)
    for stranger in (browser, site.browser()):
        for method, path in (("GET", "/api/admin"), ("GET", "/api/admin/tables/x/chat"), ("POST", "/api/admin/deeds")):
            answer = await stranger.request(method, path, json={"deed": "clean"} if method == "POST" else None)
            assert (answer.status_code, answer.json()["id"]) == (404, "not-found")


async def test_an_admin_sees_and_does_everything_and_it_is_logged(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    admin = await admin_of(site)
    ann, bob = await site.play()
    await bob.do("chat", text="something vile")
    with site.house.connected(bob.connection):
        overview = (await admin.get("/api/admin")).json()
    assert overview["tables"][0]["table"] == ann.table
    assert overview["tables"][0]["updated"] > 0
    assert overview["present"] == [{"person": "bob", "name": "bob", "address": "10.0.0.1", "tables": [ann.table]}]
    assert overview["numbers"]["accounts"] == 1
    (line,) = (await admin.get(f"/api/admin/tables/{ann.table}/chat")).json()["lines"]
    with caplog.at_level(logging.WARNING, "tablee.admin"):
        for deed in (
            {"deed": "hush", "whom": ann.table, "number": line["number"]},
            {"deed": "ban", "whom": "192.0.2.1", "hours": 2, "why": "spam"},
            {"deed": "pardon", "whom": "192.0.2.1"},
            {"deed": "invite", "number": 3, "why": "the club"},
            {"deed": "close", "whom": ann.table},
            {"deed": "clean"},
        ):
            assert (await admin.post("/api/admin/deeds", json=deed)).status_code == 200, deed
    await site.settle()
    assert bob.about["status"] == "closed"
    logged = [record.__dict__ for record in caplog.records if record.message == "admin"]
    assert [one["deed"] for one in logged][1:7] == ["chat", "hush", "ban", "pardon", "invite", "close"]
    assert [one["by"] for one in logged] == ["command line", *[SECRET["login"]] * (len(logged) - 1)]
    deeds = (await admin.get("/api/admin")).json()["deeds"]
    assert {"hush", "ban", "pardon", "invite", "close", "appoint"} <= {one["deed"] for one in deeds}
    for wrong, problem in (
        ({"deed": "close", "whom": "\0"}, "table-unknown"),
        ({"deed": "hush", "whom": ann.table, "number": 9999}, "chat-none"),
        ({"deed": "ban", "whom": "nobody"}, "person-unknown"),
        ({"deed": "explode"}, "field-wrong"),
    ):
        assert (await admin.post("/api/admin/deeds", json=wrong)).json()["id"] == problem


async def test_a_report_is_shown_to_admins_and_settled_once(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    admin = await admin_of(site)
    ann, _ = await known(site, "Ann")
    _, whom = await known(site, "Bob")
    await ann.post("/api/reports", json={"person": whom, "why": "rude words"})
    (one,) = (await admin.get("/api/admin")).json()["reports"]
    assert (one["by_name"], one["whom"], one["whom_name"], one["why"], one["done"]) == (
        "Ann",
        whom,
        "Bob",
        "rude words",
        0,
    )
    settle = {"deed": "settle", "whom": one["report"], "why": "spoke to him"}
    assert (await admin.post("/api/admin/deeds", json=settle)).status_code == 200
    for again in (settle, {**settle, "whom": "\0"}):
        answer = await admin.post("/api/admin/deeds", json=again)
        assert (answer.status_code, answer.json()["id"]) == (404, "report-none")
    overview = (await admin.get("/api/admin")).json()
    assert (overview["reports"][0]["done"] > 0, overview["reports"][0]["done_by"]) == (True, SECRET["login"])
    assert [deed["detail"]["why"] for deed in overview["deeds"] if deed["deed"] == "settle"] == ["spoke to him"]
    await ann.post("/api/reports", json={"person": whom, "why": "again"})
    waiting, done = (await admin.get("/api/admin")).json()["reports"]
    assert (waiting["why"], done["why"]) == ("again", "rude words"), "those that wait come first"
    steward = Steward(site.house.store, site.house.now())
    await cli_admin.show_reports(steward, {}, [], Screen("en"))
    await cli_admin.settle(steward, {"why": ""}, [waiting["report"]], Screen("en"))
    await cli_admin.show_reports(steward, {}, [], Screen("fr"))
    shown = " ".join(capsys.readouterr().out.split())
    assert f"Ann → {whom} Bob again" in shown
    assert f"réglé {said_time(one['at'])}" in shown
    await cli_admin.show_log(steward, {}, [], Screen("fr"))
    assert "ligne de commande signalement réglé" in " ".join(capsys.readouterr().out.split())


async def test_numbers(site: Site) -> None:
    await known(site)
    await site.play()
    numbers = await statistics(site.house.store, site.house.now())
    assert (numbers.guests, numbers.accounts, numbers.seen_today) == (1, 0, 1)
    assert (numbers.tables, numbers.games) == ({"playing": 1}, {"lanterns": 1})


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_pages_of_admins_and_of_the_invited(site: Site, lang: str) -> None:
    browser = site.browser(**{"accept-language": lang})
    for path, word in (("/admin", {"en": "Looking after", "fr": "du serveur"}), ("/invitation", {"en": "invitation", "fr": "invitation"})):  # fmt: skip
        page = await browser.get(path)
        assert page.status_code == 200
        assert word[lang] in page.text
        assert f'lang="{lang}"' in page.text
        assert not re.search(r"\{[\w-]+\}", page.text), "every word is filled in"
        for file in re.findall(r'(?:src|href)="(/pages/[^"]+)"', page.text):
            assert (await browser.get(file)).status_code == 200
    names = json.loads(unescape(re.findall(r'data-names="([^"]+)"', (await browser.get("/admin")).text)[0]))
    assert names["games"]["happy_dayz"] == "Happy DayZ"
    assert names["deeds"]["settle"] == {"en": "report settled", "fr": "signalement réglé"}[lang]
    for wrong in ("/pages/admin.html", "/pages/..%2fdesk.py", "/pages/none.js"):
        assert (await browser.get(wrong)).status_code == 404


async def test_whose_server_it_is(settings: Settings) -> None:
    async with open_site(replace(settings, name="Club of Nantes", imprint="Ann, 1 rue des Jeux")) as site:
        about = (await site.browser().get("/api/house")).json()
        assert (about["name"], about["imprint"], about["closed"]) == ("Club of Nantes", "Ann, 1 rue des Jeux", False)
