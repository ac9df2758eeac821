"""Keeping an account: devices, linking another device, recovery codes, cookies that change with rights."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import func, select

from tablee.core.chance import Chance
from tablee.server.accounts import CODE_SECONDS, Accounts
from tablee.server.store import schema
from tests.server.guests import Clock, play_with_bots
from tests.server.site import Site, open_site
from tests.server.test_accounts import SECRET, TABLE, named

pytestmark = pytest.mark.anyio
FOX = "Mozilla/5.0 (Android 15; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


async def cookie_works(site: Site, cookie: str) -> bool:
    stranger = site.browser(authorization=f"Bearer {cookie}")
    return bool((await stranger.get("/api/me")).json()["person"])


async def count(site: Site, table: Any) -> int:
    return int((await site.house.store.all(select(func.count()).select_from(table)))[0][0])


async def test_a_guest_has_a_friendly_name_in_their_language(site: Site) -> None:
    for lang in ("fr", "en"):
        name = (await site.browser(**{"accept-language": lang}).post("/api/me")).json()["name"]
        assert len(name.split()) == 2
        assert name not in ("Me", "Moi")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", "name-empty"),
        ("\u202e\u200b", "name-empty"),
        ("x" * 25, "name-long"),
        ("Аnne", "name-mixed"),  # the first letter is Cyrillic
        ("Adm1n", "name-reserved"),
        ("𝐌𝐨𝐢", "name-reserved"),
        ("steady", "name-reserved"),  # a level of bots
    ],
)
async def test_names_nobody_may_have_are_refused_in_a_sentence(site: Site, name: str, problem: str) -> None:
    browser = site.browser(**{"accept-language": "fr"})
    before = (await browser.post("/api/me")).json()["name"]
    refused = (await browser.put("/api/me", json={"name": name})).json()
    assert refused["id"] == problem
    assert refused["sentence"].endswith(".")
    assert (await browser.get("/api/me")).json()["name"] == before, "nothing is lost"


@pytest.mark.parametrize("name", ["👩‍🚀 Zoé", "שלום", "Ольга", "田中 Ken", "می‌خواهم"])
async def test_names_from_all_over_the_world_are_stored_unchanged(site: Site, name: str) -> None:
    browser = site.browser()
    assert (await browser.put("/api/me", json={"name": name})).json()["name"] == name


async def test_preferences_follow_the_person(site: Site) -> None:
    home, phone = await named(site, "Ann"), site.browser()
    liked = {"theme": "light", "text": 1.25, "sound": True}
    await home.put("/api/me/preferences", json={"lang": "fr", "preferences": liked})
    link = (await home.post("/api/me/devices")).json()
    there = (await phone.post("/api/enter", json={"token": link["token"]})).json()
    assert (there["lang"], there["preferences"]["theme"], there["preferences"]["text"]) == ("fr", "light", 1.25)
    wrong = await home.put("/api/me/preferences", json={"lang": "fr", "preferences": {"text": 99}})
    assert wrong.status_code == 400


async def test_preferences_are_understood_under_their_old_name_for_one_version(site: Site) -> None:
    home = await named(site, "Ann")
    kept = (await home.put("/api/me/settings", json={"lang": "fr", "settings": {"theme": "light"}})).json()
    assert (kept["lang"], kept["preferences"]["theme"]) == ("fr", "light")
    assert kept["settings"] == kept["preferences"] == (await home.get("/api/me")).json()["preferences"]


async def test_what_the_coach_remembers_follows_the_person(site: Site) -> None:
    home, phone = await named(site, "Ann"), site.browser()
    notes = {"zombiaki": {"on": True, "goal": True, "seen": {"discard": 2}}}
    await home.put("/api/me/preferences", json={"lang": "en", "preferences": {"coached": notes}})
    link = (await home.post("/api/me/devices")).json()
    there = (await phone.post("/api/enter", json={"token": link["token"]})).json()
    assert there["preferences"]["coached"] == notes
    unfit = {"zombiaki": {"on": True, "goal": True, "seen": {"discard": -1}}}
    wrong = await home.put("/api/me/preferences", json={"lang": "en", "preferences": {"coached": unfit}})
    assert wrong.status_code == 400


# ------------------------------------------------------------------ a new cookie at every change of rights


async def test_a_cookie_planted_before_signing_in_opens_nothing_afterwards(site: Site) -> None:
    """Session fixation: knowing a browser's old cookie is of no use afterwards."""
    home = await named(site, "Ann")
    await home.post("/api/account", json=SECRET)
    phone = await named(site, "Guest")
    planted = phone.cookies["tablee"]
    await phone.post("/api/login", json=SECRET)
    assert phone.cookies["tablee"] != planted
    assert not await cookie_works(site, planted)
    assert (await phone.get("/api/me")).json()["login"] == "ann@home"


async def test_registering_a_new_password_and_a_recovery_give_new_cookies(site: Site) -> None:
    home = await named(site, "Ann")
    seen = [home.cookies["tablee"]]
    await home.post("/api/account", json=SECRET)
    seen.append(home.cookies["tablee"])
    codes = (await home.post("/api/me/recovery")).json()["codes"]
    await home.post("/api/account/password", json={"password": SECRET["password"], "new": "another good one"})
    seen.append(home.cookies["tablee"])
    phone = site.browser()
    back = await phone.post("/api/recover", json={"code": codes[0].lower(), "password": "yet another one"})
    assert back.json()["login"] == "ann@home"
    assert len(set(seen)) == 3
    assert not any([await cookie_works(site, cookie) for cookie in seen]), "a recovery signs every other device out"
    again = await site.browser().post("/api/recover", json={"code": codes[0], "password": "yet another one"})
    assert again.json()["id"] == "resume-wrong"
    assert (await phone.post("/api/login", json=SECRET | {"password": "yet another one"})).status_code == 200


@pytest.mark.parametrize(
    ("login", "password", "problem"),
    [
        ("Ann", "short", "password-short"),
        ("Ann", "password", "password-weak"),
        ("Ann", "aaaaaaaaaaaa", "password-weak"),
        ("a", "correct horse", "login-letters"),
        ("Zoé", "correct horse", "login-letters"),
    ],
)
async def test_an_account_that_would_be_weak_or_odd_is_refused(
    site: Site, login: str, password: str, problem: str
) -> None:
    home = await named(site, "Ann")
    refused = await home.post("/api/account", json={"login": login, "password": password})
    assert (refused.status_code, refused.json()["id"]) == (409, problem)
    assert not (await home.get("/api/me")).json()["kept"]


async def test_guessing_is_slowed_down_whatever_is_guessed(settings: Any) -> None:
    """Brute force: passwords, codes, recovery codes and passkeys share one small allowance."""
    from dataclasses import replace

    from tablee.server.settings import Limits, Rate, unlimited

    limits = replace(unlimited(), guess=Rate(0.001, 3, 0.0))
    assert isinstance(limits, Limits)
    async with open_site(replace(settings, limits=limits)) as site:
        eve = site.browser()
        tries = [
            ("/api/login", SECRET),
            ("/api/recover", {"code": "AAAAA-AAAAA", "password": "whatever else"}),
            ("/api/enter", {"token": "AAAAAAAAA"}),
            ("/api/login", SECRET),
        ]
        answers = [(await eve.post(path, json=body)).json()["id"] for path, body in tries]
        assert answers == ["login-wrong", "resume-wrong", "resume-wrong", "too-fast"]


@pytest.mark.parametrize(
    "path", ["/api/account", "/api/login", "/api/enter", "/api/recover", "/api/me/devices", "/api/me/forget"]
)
async def test_another_site_cannot_ask_in_ones_name(site: Site, path: str) -> None:
    home = await named(site, "Ann")
    asked = await home.post(path, json=SECRET, headers={"origin": "https://evil.test"})
    assert (asked.status_code, asked.json()["id"]) == (403, "origin")


# ------------------------------------------------------------------ devices


async def test_devices_are_listed_and_signed_out_one_by_one(site: Site, clock: Clock) -> None:
    home = await named(site, "Ann")
    phone = site.browser(**{"user-agent": FOX})
    link = (await home.post("/api/me/devices")).json()
    clock.pass_seconds(60)
    assert (await phone.post("/api/enter", json={"token": link["code"].lower()})).json()["name"] == "Ann"
    listed = (await home.get("/api/me/devices")).json()["devices"]
    assert [(one["device"], one["here"]) for one in listed] == [("", True), ("Firefox, Android", False)]
    left = (await home.post(f"/api/me/devices/{listed[1]['id']}/sign-out")).json()["devices"]
    assert [one["here"] for one in left] == [True]
    assert (await phone.get("/api/me")).json()["person"] == ""
    other = await named(site, "Eve")
    wrong = await other.post(f"/api/me/devices/{left[0]['id']}/sign-out")
    assert (wrong.status_code, wrong.json()["id"]) == (404, "device-unknown")
    assert (await home.get("/api/me")).json()["name"] == "Ann"


async def test_a_link_for_another_device_works_once_and_for_minutes(site: Site, clock: Clock) -> None:
    home = await named(site, "Ann")
    link = (await home.post("/api/me/devices")).json()
    first, second = site.browser(), site.browser()
    both = await asyncio.gather(*(one.post("/api/enter", json={"token": link["token"]}) for one in (first, second)))
    assert sorted(answer.status_code for answer in both) == [200, 404]
    late = (await home.post("/api/me/devices")).json()
    clock.pass_seconds(CODE_SECONDS + 1)
    for token in (late["token"], late["code"], link["code"]):
        assert (await second.post("/api/enter", json={"token": token})).json()["id"] == "resume-wrong"


async def test_who_is_signed_out_hears_nothing_more(site: Site) -> None:
    home = await named(site, "Ann")
    guest = site.guest((await home.get("/api/me")).json()["person"])
    guest.connection.key = Accounts(site.house).key(home.cookies["tablee"])
    site.house.connections.add(guest.connection)
    device = (await home.get("/api/me/devices")).json()["devices"][0]["id"]
    await home.post(f"/api/me/devices/{device}/sign-out")
    assert guest.connection.over
    site.house.connections.discard(guest.connection)


# ------------------------------------------------------------------ merging


async def sit(site: Site, browser: httpx.AsyncClient, **table: Any) -> str:
    made = (await browser.post("/api/tables", json=TABLE | table)).json()["table"]
    await site.sit_down(browser, made, 0, "Ann")
    return str(made)


async def test_what_a_guest_did_becomes_the_accounts_and_the_guest_is_gone(site: Site) -> None:
    home, phone = await named(site, "Ann"), await named(site, "On the phone")
    await home.post("/api/account", json=SECRET)
    open_one = await sit(site, phone)
    over = (await phone.post("/api/tables", json=TABLE | {"bots": [None, "random"]})).json()["table"]
    ann = await site.sit_down(phone, over, 0, "Ann")
    await ann.do("start")
    await play_with_bots(site, ann, Chance(1))
    people = await count(site, schema.people)
    await phone.post("/api/login", json=SECRET)
    assert await count(site, schema.people) == people - 1
    assert {line["table"] for line in (await home.get("/api/me/tables")).json()["tables"]} == {open_one, over}
    assert [one["table"] for one in (await home.get("/api/people/me")).json()["matches"]] == [over]
    assert (await home.get(f"/api/tables/{over}/record")).status_code == 200


async def test_a_registered_person_is_never_merged_into_another(site: Site) -> None:
    home, other = await named(site, "Ann"), await named(site, "Bob")
    await home.post("/api/account", json=SECRET)
    table = await sit(site, other)
    await other.post("/api/account", json=SECRET | {"login": "bob"})
    await other.post("/api/login", json=SECRET)
    assert (await other.get("/api/me/tables")).json()["tables"] == []
    await other.post("/api/login", json=SECRET | {"login": "bob"})
    assert [line["table"] for line in (await other.get("/api/me/tables")).json()["tables"]] == [table]


async def test_a_deleted_person_leaves_matches_under_no_name(site: Site) -> None:
    home, other = await named(site, "Ann"), await named(site, "Bob")
    table = (await home.post("/api/tables", json=TABLE)).json()["table"]
    ann = await site.sit_down(home, table, 0, "Ann")
    bob = await site.sit_down(other, table, 1, "Bob")
    await ann.do("start")
    chance = Chance(2)
    while ann.told["result"] is None:
        for guest in (ann, bob):
            if guest.told["decision"]:
                await guest.pick_any(chance)
        await site.settle()
    await home.post("/api/me/forget", json={})
    (match,) = (await other.get("/api/people/me")).json()["matches"]
    assert match["names"] == ["–", "Bob"]
    assert (await home.get("/api/me")).json()["person"] == ""
