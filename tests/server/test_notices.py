"""Notices: sent once, over the chosen channels, never while the person looks, nothing secret; real push and mail."""

from __future__ import annotations

import asyncio
import base64
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import select

from tablee.core.errors import Refused
from tablee.server import push
from tablee.server.api.feeds import as_calendar
from tablee.server.company_shapes import NoticeLine
from tablee.server.settings import Settings
from tablee.server.store import schema
from tests.server.guests import Clock, Guest
from tests.server.push_service import PushService, push_service
from tests.server.site import Site, open_site

pytestmark = pytest.mark.anyio


async def take_mail(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, mails: list[str]) -> None:
    """A mail server that accepts all mail except to bounce@."""
    writer.write(b"220 loopback\r\n")
    while line := (await reader.readline()).decode():
        verb = line[:4].upper().strip()
        if verb == "DATA":
            writer.write(b"354 go on\r\n")
            mails.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"250 taken\r\n")
        elif verb == "QUIT":
            writer.write(b"221 bye\r\n")
            break
        else:
            writer.write(b"550 nobody here\r\n" if "bounce@" in line else b"250 fine\r\n")
    await writer.drain()
    writer.close()


@contextlib.asynccontextmanager
async def mail_service() -> AsyncIterator[tuple[int, list[str]]]:
    mails: list[str] = []
    server = await asyncio.start_server(lambda reader, writer: take_mail(reader, writer, mails), "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1], mails


async def come(site: Site, name: str, lang: str = "en") -> tuple[httpx.AsyncClient, str]:
    browser = site.browser()
    return browser, (await browser.put("/api/me", json={"name": name, "lang": lang})).json()["person"]


async def play(site: Site, *browsers: httpx.AsyncClient, **table: Any) -> list[Guest]:
    made = await browsers[0].post("/api/tables", json={"game": "lanterns", "seats": len(browsers), **table})
    guests = [await site.sit_down(one, made.json()["table"], seat, f"P{seat}") for seat, one in enumerate(browsers)]
    await guests[0].do("start")
    await site.settle()
    return guests


async def beat(site: Site) -> None:
    await site.house.beat()
    await asyncio.gather(*site.house.errands)


async def told(browser: httpx.AsyncClient) -> list[str]:
    return [line["kind"] for line in (await browser.get("/api/notices")).json()["notices"]]


async def test_people_who_are_away_are_notified_once_and_those_who_look_never(site: Site, clock: Clock) -> None:
    (ann, _), (bob, _) = await come(site, "Ann"), await come(site, "Bob")
    guests = await play(site, ann, bob, settings={"vane": False})
    await beat(site)
    assert (await told(ann), await told(bob)) == ([], [])  # both look
    await guests[1].leave()
    await beat(site)
    assert await told(bob) == []  # a page that is loaded anew
    clock.pass_seconds(20)
    for _ in range(3):
        await beat(site)
    assert (await told(ann), await told(bob)) == ([], ["turn"])
    await bob.post("/api/notices/read")
    assert [line["read"] for line in (await bob.get("/api/notices")).json()["notices"]] == [True]


async def test_a_notice_depends_on_ones_own_decision_only(site: Site, clock: Clock) -> None:
    """While all answer in secret, a person who has answered is told nothing, whatever the others do."""
    (ann, _), (bob, _) = await come(site, "Ann"), await come(site, "Bob")
    guests = await play(site, ann, bob, settings={"vane": False})
    await guests[1].pick(guests[1].told["decision"]["options"][0])
    for guest in guests:
        await guest.leave()
    clock.pass_seconds(20)
    await beat(site)
    assert (await told(ann), await told(bob)) == (["turn"], [])
    rows = await site.house.store.all(select(schema.notices))
    said = " ".join(str(value) for row in rows for value in row)
    assert not any(f" {card}" in said for card in ("lay", "hand", "wind"))


async def test_push_reaches_a_closed_browser_and_only_it_can_read(settings: Settings, clock: Clock) -> None:
    async with open_site(replace(settings, inner_pushes=True)) as site, push_service() as phone:
        (ann, _), (bob, _) = await come(site, "Ann"), await come(site, "Bob", "fr")
        assert (await bob.post("/api/notices/pushes", json=phone.keys)).status_code == 200
        guests = await play(site, ann, bob, settings={"vane": False})
        await guests[1].leave()
        clock.pass_seconds(20)
        await beat(site)
        (heard,) = phone.heard
        assert (heard["title"][:23], heard["link"]) == ("C’est à vous de jouer à", f"/t/{guests[0].table}")
        assert b"Lantern" not in phone.bodies[0]
        phone.status = 410  # it does not want to hear any more
        await guests[0].do("concede")
        await bob.put("/api/notices", json={"wanted": {"over": ["push"]}})
        await beat(site)
        assert len(phone.heard) == 2
        assert not await site.house.store.all(select(schema.pushes))


async def test_a_push_service_that_answers_nothing_costs_nothing(
    settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "PATIENCE", 0.2)

    async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    silent = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
    async with silent, open_site(replace(settings, inner_pushes=True)) as site:
        (ann, _), (bob, _) = await come(site, "Ann"), await come(site, "Bob")
        keys = PushService().keys | {"endpoint": f"http://127.0.0.1:{silent.sockets[0].getsockname()[1]}/x"}
        assert (await bob.post("/api/notices/pushes", json=keys)).status_code == 200
        guests = await play(site, ann, bob, settings={"vane": False})
        await guests[1].leave()
        clock.pass_seconds(20)
        await beat(site)
        assert await told(bob) == ["turn"]


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1/push", "https://10.0.0.7/x/", "https://[::1]/push", "https://169.254.169.254/latest",
        "https://[::ffff:127.0.0.1]/x", "https://localhost/push", "http://1.1.1.1/x", "file:///etc/passwd", "https://0.0.0.0/x",
        "https://nowhere.invalid/x",
    ],
)  # fmt: skip
async def test_endpoints_inside_the_network_are_refused(site: Site, endpoint: str) -> None:
    ann, _ = await come(site, "Ann")
    answer = await ann.post("/api/notices/pushes", json=PushService().keys | {"endpoint": endpoint})
    assert (answer.status_code, answer.json()["id"]) == (409, "push-endpoint")
    with pytest.raises(Refused):
        push.address_of(endpoint, inner=False)
    assert not await site.house.store.all(select(schema.pushes))


async def test_keys_that_are_none_are_refused(site: Site) -> None:
    ann, _ = await come(site, "Ann")
    for bad in ({"key": "A" * 87}, {"auth": base64.b64encode(b"short").decode() + "xxxxxxxx"}):
        answer = await ann.post(
            "/api/notices/pushes", json=PushService().keys | {"endpoint": "https://1.1.1.1/x"} | bad
        )
        assert answer.json()["id"] == "push-key"


async def test_mail_goes_where_somebody_has_confirmed_it(settings: Settings, clock: Clock) -> None:
    async with mail_service() as (port, mails), open_site(replace(settings, smtp=f"smtp://127.0.0.1:{port}")) as site:
        (ann, _), (bob, _) = await come(site, "Ann"), await come(site, "Bob")
        assert (await bob.post("/api/notices/email", json={"email": "no address"})).json()["id"] == "email-wrong"
        assert (await bob.post("/api/notices/email", json={"email": "bounce@example.org"})).json()[
            "id"
        ] == "email-refused"
        assert (await bob.post("/api/notices/email", json={"email": "bob@example.org"})).json()["confirmed"] is False
        assert (await bob.post("/api/notices/email/confirm", json={"code": "WRONG"})).json()["id"] == "email-code"
        code = mails[0].partition("Your code is ")[2][:8]
        assert (await bob.post("/api/notices/email/confirm", json={"code": code})).json()["confirmed"] is True
        guests = await play(site, ann, bob, settings={"vane": False})
        await guests[1].leave()
        clock.pass_seconds(20)
        await beat(site)
        assert f"/t/{guests[0].table}" in mails[1]
        assert "It is your turn" in mails[1]


async def test_invitations_reach_acquaintances_but_nobody_who_blocked_the_sender(site: Site) -> None:
    (ann, me), (bob, whom), (eve, _) = await come(site, "Ann"), await come(site, "Bob"), await come(site, "Eve")
    made = (await ann.post("/api/tables", json={"game": "lanterns", "seats": 2})).json()["table"]
    await site.sit_down(ann, made, 0, "Ann")
    assert (await eve.post(f"/api/tables/{made}/invite", json={"person": whom})).json()["id"] == "not-seated"
    await ann.post(f"/api/tables/{made}/invite", json={"person": whom})
    assert await told(bob) == []  # she does not know him
    await ann.put(f"/api/friends/{whom}", json={"kind": "follow"})
    for _ in range(2):
        assert (await ann.post(f"/api/tables/{made}/invite", json={"person": whom})).status_code == 200
    assert await told(bob) == ["invited"]
    await bob.put(f"/api/friends/{me}", json={"kind": "block"})
    other = (await ann.post("/api/tables", json={"game": "lanterns", "seats": 2})).json()["table"]
    await site.sit_down(ann, other, 0, "Ann")
    assert (await ann.post(f"/api/tables/{other}/invite", json={"person": whom})).status_code == 200
    assert await told(bob) == ["invited"]


async def test_a_feed_needs_its_secret_name(site: Site, clock: Clock) -> None:
    (ann, _), (bob, whom) = await come(site, "Ann"), await come(site, "Bob")
    guests = await play(site, ann, bob, settings={"vane": False})
    await guests[1].leave()
    clock.pass_seconds(20)
    await beat(site)
    feed = (await bob.get("/api/notices")).json()["feed"]
    answer = await site.browser().get(feed)
    assert (answer.status_code, f"/t/{guests[0].table}" in answer.text) == (200, True)
    assert (await site.browser().get(f"/api/feed/{whom}.{'0' * 32}")).status_code == 404
    assert (await site.browser().get(f"/api/calendar/{whom}.{'0' * 32}")).status_code == 404
    answer = await site.browser().get((await bob.get("/api/notices")).json()["calendar"])
    lines = answer.text.replace("\r\n ", "").split("\r\n")
    assert answer.headers["content-type"].startswith("text/calendar")
    assert f"URL:http://tablee.test/t/{guests[0].table}" in lines
    assert [line for line in lines if line.startswith("SUMMARY:")] == ["SUMMARY:It is your turn at Lanterns."]
    assert any(line.startswith("DTSTART:") and line.endswith("Z") for line in lines)
    assert (await site.browser().get("/api/notices")).status_code == 404


def test_nobody_writes_into_a_calendar_by_their_name() -> None:
    name = "Eve\r\nATTENDEE:x\u2028; a, b\\ " + "é" * 60
    line = NoticeLine("invited:t:eve", "invited", "t", "lanterns", name, 0, False)
    text = as_calendar([(line, f"{name} invites you.")], "https://tablee.test")
    assert all(len(one.encode()) <= 75 for one in text.split("\r\n"))
    assert text.encode().decode(), "no letter was cut in two"
    whole = text.replace("\r\n ", "").split("\r\n")
    assert [one.partition(":")[0] for one in whole if one].count("SUMMARY") == 1
    assert not any(one.startswith("ATTENDEE") for one in whole)
    assert "\\; a\\, b\\\\ " in next(one for one in whole if one.startswith("SUMMARY"))
