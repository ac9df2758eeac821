"""Lessons at a table: over the same protocol, with the script on the other seats, and progress kept with the person."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.match import Match
from tablee.server.settings import Settings
from tablee.text.lessons import Coach, every_lesson, find_lesson
from tests.server.guests import Guest
from tests.server.site import Site, open_site

pytestmark = pytest.mark.anyio
TRICKS = {"game": "happy_dayz", "lesson": "tricks", "name": "Ann"}


async def begin(site: Site, browser: Any, **wanted: Any) -> Guest:
    """Begin a lesson and sit down at its table."""
    await browser.put("/api/me", json={"name": "Ann"})
    made = (await browser.post("/api/lessons", json=TRICKS | wanted)).json()
    guest = site.guest((await browser.get("/api/me")).json()["person"])
    await site.enter(guest, made["table"])
    await guest.until("told", seat=0)
    return guest


async def asked(guest: Guest, *options: str) -> None:
    """Wait until these picks are offered."""
    while not guest.told["decision"] or not set(options) <= set(guest.told["decision"]["options"]):
        await guest.more_told(len(guest.messages("told")))


async def coach(browser: Any, guest: Guest) -> dict[str, Any]:
    answer = await browser.get(f"/api/tables/{guest.table}/lesson")
    assert answer.status_code == 200, answer.text
    said: dict[str, Any] = answer.json()
    return said


async def progress(browser: Any) -> dict[str, Any]:
    lines = (await browser.get("/api/lessons")).json()["lessons"]
    return next(line for line in lines if (line["game"], line["lesson"]) == ("happy_dayz", "tricks"))


async def test_a_lesson_from_its_beginning_to_its_end(site: Site) -> None:
    browser = site.browser()
    guest = await begin(site, browser)
    said = Coach(find_lesson("happy_dayz", "tricks"), "en")
    assert guest.about["lesson"] == "tricks"
    assert (await coach(browser, guest))["task"] == said.task(0)

    await guest.pick("play scientist-13 low")
    answered = await coach(browser, guest)
    assert (answered["wrong"], answered["said"]) == (True, said.answer(0, "low"))
    assert guest.told["decision"] is None  # nobody answers a wrong pick: it is for the learner to take back
    await guest.do("undo", seat=0)
    assert (await coach(browser, guest))["wrong"] is False

    await guest.pick("play scientist-13 high")
    await asked(guest, "play child-1 high")
    assert guest.told["view"]["encounter"] == "zombie-20"  # the luck of the script, whatever was taken back
    after = await coach(browser, guest)
    assert (after["said"], after["task"], after["step"]) == (said.answer(0, "good"), said.task(1), 1)
    assert [clause["clause"] for clause in after["clauses"]] == ["HDZ-23", "HDZ-29"]

    await guest.pick("play child-1 high")
    await asked(guest, "play scientist-2", "play scientist-11")
    assert (await progress(browser))["step"] == 2
    await guest.pick("play scientist-2")
    await asked(guest, "play scientist-11 high")
    last = await coach(browser, guest)
    assert (last["done"], last["said"], last["end"]) == (True, said.answer(2, "good"), said.end)
    line = await progress(browser)
    assert (line["learned"], line["table"]) == (True, "")


async def test_an_interrupted_lesson_continues_even_after_a_restart(settings: Settings) -> None:
    async with open_site(settings) as site:
        browser = site.browser()
        guest = await begin(site, browser)
        await guest.pick("play scientist-13 high")
        await asked(guest, "play child-1 high")
        table, cookies = guest.table, dict(browser.cookies)
        assert (await progress(browser))["table"] == table
    async with open_site(settings) as site:
        browser = site.browser()
        browser.cookies.update(cookies)
        guest = await begin(site, browser)
        assert guest.table == table
        assert guest.told["view"]["encounter"] == "zombie-20"
        await guest.pick("play child-1 high")
        await asked(guest, "play scientist-2", "play scientist-11")
        assert guest.told["view"]["encounter"] == "child-3"
        anew = await begin(site, browser, again=True)
        assert anew.table != table
        assert (await coach(browser, anew))["step"] == 0


async def test_lessons_are_listed_in_the_language_asked_for_and_not_among_the_matches(site: Site) -> None:
    browser = site.browser(**{"Accept-Language": "fr"})
    await begin(site, browser, lang="fr")
    lines = (await browser.get("/api/lessons")).json()["lessons"]
    assert [line["title"] for line in lines] == [Coach(lesson, "fr").title for lesson in every_lesson()]
    assert (await browser.get("/api/me/tables")).json()["tables"] == []


async def test_what_the_coach_says_is_for_the_learner_alone(site: Site) -> None:
    guest = await begin(site, site.browser())
    stranger = await site.browser().get(f"/api/tables/{guest.table}/lesson")
    assert (stranger.status_code, stranger.json()["id"]) == (403, "not-yours")


async def test_hidden_things_stay_hidden(site: Site) -> None:
    guest = await begin(site, site.browser())
    lesson = find_lesson("happy_dayz", "tricks")
    position = {"seats": lesson.seats, "options": lesson.settings, "state": lesson.state}
    match = Match.from_position(site.house.serving[guest.table].table.playing.game, position, 1)  # type: ignore[union-attr]
    assert guest.told["view"] == match.view(0)
    assert all("scientist-4" not in str(own.get("hand", "")) for own in guest.told["view"]["communities"])


async def test_an_unknown_lesson_names_those_that_exist(site: Site) -> None:
    answer = await site.browser().post("/api/lessons", json=TRICKS | {"lesson": "chess"})
    assert (answer.status_code, answer.json()["id"]) == (404, "lesson-unknown")
    assert "1 (tricks)" in answer.json()["sentence"]


async def test_a_table_without_a_lesson_has_no_coach(site: Site) -> None:
    (ann,) = await site.seat(names="ann", seats=2)
    answer = await site.browser().get(f"/api/tables/{ann.table}/lesson")
    assert answer.status_code in (403, 404)


async def test_a_wrong_pick_that_rolled_dice_is_taken_back_too(site: Site) -> None:
    browser = site.browser()
    guest = await begin(site, browser, game="zombies4", lesson="cards")
    await guest.pick("step T2.sw")
    assert (await coach(browser, guest))["wrong"] is True
    await guest.do("undo", seat=0)
    await asked(guest, "play spear")
    assert (await coach(browser, guest))["wrong"] is False
    await guest.pick("play spear")
    await asked(guest, "step T2.sw")
    await guest.pick("step T2.sw")
    last = await coach(browser, guest)
    assert last["done"] is True
    assert guest.told["view"]["players"][0]["trophies"] == 1  # the 4 of the script and the Spear
