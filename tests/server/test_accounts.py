"""People: cookies, names, accounts, and seats that move to another device."""

from __future__ import annotations

import httpx2 as httpx
import pytest
from sqlalchemy import select

from tablee.core.chance import Chance
from tablee.server.accounts import CODE_SECONDS
from tablee.server.names import hashed
from tablee.server.store import schema
from tests.server.guests import Clock, play_with_bots
from tests.server.site import Site
from tests.toy.hands import hands

pytestmark = pytest.mark.anyio
TABLE = {"game": "lanterns", "seats": 2}
NOBODY = {"person": "", "name": "", "lang": "fr", "login": None, "preferences": None, "settings": None, "kept": False}
SECRET = {"login": "Ann@home", "password": "correct horse"}


async def named(site: Site, name: str) -> httpx.AsyncClient:
    browser = site.browser()
    assert (await browser.put("/api/me", json={"name": name})).status_code == 200
    return browser


async def test_a_stranger_is_nobody_until_they_do_something(site: Site) -> None:
    browser = site.browser(**{"accept-language": "fr-FR,en;q=0.5"})
    assert (await browser.get("/api/me")).json() == NOBODY
    assert "set-cookie" not in (await browser.get("/api/tables")).headers
    made = await browser.post("/api/tables", json=TABLE)
    assert made.status_code == 200
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert (await browser.get("/api/me")).json()["person"]


async def test_a_visitor_is_recognized_as_one_person_from_then_on(site: Site) -> None:
    browser = site.browser()
    come = await browser.post("/api/me")
    assert "set-cookie" in come.headers
    again = await browser.post("/api/me")
    assert "set-cookie" not in again.headers
    assert again.json()["person"] == come.json()["person"] != ""


async def test_a_cookie_is_signed_and_only_its_hash_is_stored(site: Site) -> None:
    browser = await named(site, "Ann")
    cookie = browser.cookies["tablee"]
    token = cookie.rpartition(".")[0]
    kept = [row.hash for row in await site.house.store.all(select(schema.tokens.c.hash))]
    assert kept == [hashed(token)]
    assert len(token) >= 22, "128 bits"
    other = cookie[:-2] + ("A" if cookie[-2] != "A" else "B") + cookie[-1]  # the last letter has bits that say nothing
    for forged in (token, other, "", "x.y", "\x00"):
        stranger = site.browser(authorization=f"Bearer {forged}")
        assert (await stranger.get("/api/me")).json()["person"] == ""
    program = site.browser(authorization=f"Bearer {cookie}")
    assert (await program.get("/api/me")).json()["name"] == "Ann"


async def test_an_account_keeps_ones_tables_across_devices(site: Site) -> None:
    home = await named(site, "Ann")
    table = (await home.post("/api/tables", json=TABLE)).json()["table"]
    await site.sit_down(home, table, 0, "Ann")
    assert (await home.post("/api/account", json=SECRET)).json()["login"] == "ann@home"
    assert (await home.post("/api/account", json=SECRET)).json()["id"] == "login-has"
    phone = site.browser()
    assert (await phone.get("/api/me/tables")).json()["tables"] == []
    assert (await phone.post("/api/login", json=SECRET)).json()["name"] == "Ann"
    (line,) = (await phone.get("/api/me/tables")).json()["tables"]
    assert (line["table"], line["names"]) == (table, ["Ann", ""])
    guest = site.guest((await phone.get("/api/me")).json()["person"])
    await site.enter(guest, table)
    assert guest.about["seats"][0]["mine"]


async def test_what_a_guest_sat_at_comes_along_into_the_account(site: Site) -> None:
    home, phone = await named(site, "Ann"), await named(site, "Ann on the phone")
    await home.post("/api/account", json=SECRET)
    table = (await phone.post("/api/tables", json=TABLE)).json()["table"]
    await site.sit_down(phone, table, 1, "Ann")
    await phone.post("/api/login", json=SECRET)
    assert [line["table"] for line in (await home.get("/api/me/tables")).json()["tables"]] == [table]


async def test_a_finished_match_comes_along_too(site: Site) -> None:
    home, phone = await named(site, "Ann"), await named(site, "Ann on the phone")
    await home.post("/api/account", json=SECRET)
    table = (await phone.post("/api/tables", json=TABLE | {"bots": [None, "random"]})).json()["table"]
    ann = await site.sit_down(phone, table, 0, "Ann")
    await ann.do("start")
    await play_with_bots(site, ann, Chance(1))
    await phone.post("/api/login", json=SECRET)
    assert (await home.get(f"/api/tables/{table}/record")).status_code == 200


async def test_passwords(site: Site) -> None:
    home, other = await named(site, "Ann"), await named(site, "Eve")
    await home.post("/api/account", json=SECRET)
    taken = await other.post("/api/account", json=SECRET | {"login": "ANN@HOME"})
    assert (taken.status_code, taken.json()["id"]) == (409, "login-taken")
    wrong = await other.post("/api/login", json=SECRET | {"password": "wrong horse"})
    unknown = await other.post("/api/login", json=SECRET | {"login": "nobody"})
    assert (wrong.status_code, wrong.json()) == (401, unknown.json())
    (stored,) = [row.password for row in await site.house.store.all(select(schema.people.c.password)) if row.password]
    assert stored.startswith("$argon2id$")
    short = await other.post("/api/account", json=SECRET | {"password": "short"})
    assert short.status_code == 409


async def test_logging_out_makes_the_cookie_worthless(site: Site) -> None:
    home = await named(site, "Ann")
    cookie = home.cookies["tablee"]
    await home.post("/api/logout")
    again = site.browser(authorization=f"Bearer {cookie}")
    assert (await again.get("/api/me")).json()["person"] == ""


@pytest.mark.parametrize("way", ["token", "code"])
async def test_a_seat_moves_to_another_device_once(site: Site, way: str) -> None:
    home = await named(site, "Ann")
    table = (await home.post("/api/tables", json=TABLE | {"bots": [None, "random"]})).json()["table"]
    ann = await site.sit_down(home, table, 0, "Ann")
    await ann.do("start")
    await site.settle()
    offer = (await home.post(f"/api/tables/{table}/seats/0/resume")).json()
    assert offer["link"] == f"/resume#{offer['token']}", "behind the # it never reaches a log"
    phone = site.browser()
    moved = await phone.post("/api/resume", json={"token": offer[way].lower() if way == "code" else offer[way]})
    assert moved.json() == {"table": table, "seat": 0}
    there = site.guest((await phone.get("/api/me")).json()["person"])
    await site.enter(there, table)
    await site.settle()
    assert there.told["seat"] == 0
    assert hands(there.told["view"])[0]
    assert ann.told["seat"] is None
    assert hands(ann.told["view"]) == [[], []]
    for other in ("token", "code"):
        again = await site.browser().post("/api/resume", json={"token": offer[other]})
        assert (again.status_code, again.json()["id"]) == (404, "resume-wrong")


async def test_a_resume_code_is_short_lived_and_ones_own(site: Site, clock: Clock) -> None:
    home, eve = await named(site, "Ann"), await named(site, "Eve")
    table = (await home.post("/api/tables", json=TABLE)).json()["table"]
    await site.sit_down(home, table, 0, "Ann")
    for person in (eve, site.browser()):
        assert (await person.post(f"/api/tables/{table}/seats/0/resume")).status_code == 403
    assert (await home.post(f"/api/tables/{table}/seats/9/resume")).status_code == 404
    offer = (await home.post(f"/api/tables/{table}/seats/0/resume")).json()
    clock.pass_seconds(CODE_SECONDS + 1)
    assert (await eve.post("/api/resume", json={"token": offer["code"]})).status_code == 404
    assert (await eve.post("/api/resume", json={"token": offer["token"]})).status_code == 200


async def test_finding_a_table(site: Site) -> None:
    home = await named(site, "Ann")
    made = (await home.post("/api/tables", json=TABLE | {"public": True})).json()
    hidden = (await home.post("/api/tables", json=TABLE)).json()
    listed = [line["table"] for line in (await site.browser().get("/api/tables")).json()["tables"]]
    assert listed == [made["table"]]
    for code in (hidden["code"], hidden["code"].lower(), f" {hidden['code'][:3]}-{hidden['code'][3:]}"):
        assert (await home.get(f"/api/codes/{code}")).json()["table"] == hidden["table"]
    assert (await home.get("/api/codes/NOSUCH")).status_code == 404
    assert (await home.get(f"/api/tables/{hidden['table']}")).json()["status"] == "open"
