"""Public tables in a browser: filtered; statistics against the lab; links that unfurl."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.access import check
from tests.e2e.conftest import Guests
from tests.e2e.guest import PHONE, Guest, play

PUBLIC = {"public": True, "watch": True}


def opened(guest: Guest, **table: Any) -> str:
    """A public table; its link."""
    made = guest.page.request.post(f"{guest.url}/api/tables", data={**PUBLIC, **table}, headers={"origin": guest.url})
    assert made.ok, made.text()
    return str(made.json()["link"]).partition("#")[0]


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


def test_statistics_say_how_sure_the_lab_is_and_a_replay_unfurls(guests: Guests) -> None:
    eva = guests("Eva")
    table = eva.start(game="zombiaki", seats=2, bots=[None, "random"]).rpartition("/")[2]
    play([eva])
    eva.go("/played")
    said = eva.page.locator(".games article", has_text="Zombiaki!")
    expect(said).to_contain_text(re.compile(r"Bots win \d+% on these seats; .* between \d+% and \d+%\."))
    assert said.locator(".bar u").evaluate("bound => bound.getBoundingClientRect().width") > 0

    robot = {"accept-language": "fr", "user-agent": "unfurl"}
    page = eva.page.request.get(f"{eva.url}/replay/{table}?step=4&seat=0", headers=robot).text()
    tags = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page))
    assert tags["title"] == "Une partie de Zombiaki!, coup par coup"
    assert len(tags["description"]) > 40
    assert eva.name not in page  # the game alone is told
    picture = eva.page.request.get(tags["image"])
    assert (picture.status, picture.headers["content-type"]) == (200, "image/jpeg")
