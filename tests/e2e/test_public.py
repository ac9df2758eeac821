"""Public tables: filters, delayed watching; statistics compared with the lab; link previews."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.access import check
from tests.e2e.conftest import Guests
from tests.e2e.guest import PHONE, Guest

PUBLIC = {"public": True, "watch": True}


def opened(guest: Guest, **table: Any) -> str:
    """Open a public table; return its link."""
    made = guest.page.request.post(f"{guest.url}/api/tables", data={**PUBLIC, **table}, headers={"origin": guest.url})
    assert made.ok, made.text()
    return str(made.json()["link"]).partition("#")[0]


def told(guest: Guest) -> int:
    """Return how many events a guest has heard of."""
    return sum(len(frame["events"]) for frame in guest.frames if frame["type"] == "told")


def test_public_tables_are_found_by_game_seat_and_length(guests: Guests) -> None:
    ann, ben = guests("Ann"), guests("Ben", lang="fr", **PHONE)
    ann.come()
    free = opened(ann, game="happy_dayz", seats=3, lang="fr")
    running = opened(ann, game="zombiaki", seats=2, bots=[None, "random"])
    ann.go(running)
    ann.sit()
    ann.begin()
    ben.come()
    live = ben.page.locator("section[aria-labelledby=live]")
    seat, match = (live.locator(f"a[href='{link}']") for link in (free, running))
    expect(seat).to_contain_text("Happy DayZ")
    expect(match).to_contain_text("Zombiaki!")

    game, way, length = (live.locator("select").nth(i) for i in range(3))
    game.select_option("zombiaki")
    expect(seat).to_have_count(0)
    expect(match).to_be_visible()
    way.select_option("free")
    expect(match).to_have_count(0)
    game.select_option("")
    expect(seat).to_be_visible()
    way.select_option("watch")
    expect(match).to_be_visible()
    length.select_option("quick")
    expect(match).to_have_count(0)
    game.select_option("happy_pigs")
    expect(live.get_by_role("status")).to_contain_text("Aucune")
    check(ben, "filtered tables")
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for field in (game, way, length):
        field.select_option("")
    match.tap()
    expect(ben.page.locator(".dock .watching")).to_contain_text("Vous regardez")


def test_a_table_is_watched_as_much_later_as_it_wants(guests: Guests) -> None:
    cai, dan = guests("Cai"), guests("Dan")
    cai.come()
    cai.go("/new/zombiaki")
    cai.page.get_by_label("Anybody may join or watch").check()
    cai.page.get_by_label("They see it").select_option("900")
    cai.page.locator(".chairs select").nth(1).select_option("learning")
    cai.page.get_by_role("button", name="Open the table").click()
    expect(cai.page.locator(".invite .code")).to_be_visible()
    link = cai.page.url.removeprefix(cai.url).partition("#")[0]
    cai.begin()
    for _ in range(3):
        cai.settle()
        cai.touch()
    cai.settle()
    dan.come()
    dan.page.locator(f"section[aria-labelledby=live] a[href='{link}']").click()
    expect(dan.page.get_by_role("status").filter(has_text="You see it 15 minutes later.")).to_be_visible()
    expect(dan.page.locator(".waiting")).to_be_visible()  # back then nobody had played
    assert told(dan) < told(cai)
    check(dan, "watching later")


def test_statistics_say_how_sure_the_lab_is_and_a_replay_unfurls(guests: Guests) -> None:
    eva = guests("Eva")
    table = eva.start(game="zombiaki", seats=2, bots=[None, "random"]).rpartition("/")[2]
    eva.page.get_by_role("button", name="Settings").click()
    eva.page.get_by_role("button", name="Concede").click()
    eva.page.get_by_role("button", name="Yes, I concede").click()
    expect(eva.page.locator(".result")).to_be_visible()
    eva.go("/played")
    said = eva.page.locator(".games article", has_text="Zombiaki!")
    expect(said).to_contain_text(
        re.compile(r"Bots in these seats win \d+% of their matches \(measured: \d+% to \d+%\)\.")
    )
    assert said.locator(".bar u").evaluate("bound => bound.getBoundingClientRect().width") > 0

    robot = {"accept-language": "fr", "user-agent": "unfurl"}
    page = eva.page.request.get(f"{eva.url}/replay/{table}?step=4&seat=0", headers=robot).text()
    tags = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page))
    assert tags["title"] == "Une partie de Zombiaki!, coup par coup"
    assert len(tags["description"]) > 40
    assert eva.name not in page  # the game alone is told
    picture = eva.page.request.get(tags["image"])
    assert (picture.status, picture.headers["content-type"]) == (200, "image/jpeg")
