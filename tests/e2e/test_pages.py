"""Every page and state passes axe in both themes; what is sent to the browser; both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.days import by_day
from tests.e2e.access import check
from tests.e2e.conftest import Guests
from tests.e2e.guest import PHONE, WIDE, play_until
from tests.e2e.records import finished, go_on
from tests.e2e.stage import looks

THEMES = ("dark", "light")


def test_a_browser_is_known_as_one_person_before_anything_else(guests: Guests) -> None:
    """Two simultaneous requests of a stranger would create two people, and a seat would be lost."""
    tia = guests("Tia")
    order: list[str] = []
    tia.page.on("requestfinished", lambda request: order.append(f"{request.method} {request.url.rpartition('/')[2]}"))
    tia.page.on("websocket", lambda _socket: order.append("socket"))
    tia.go("/new/happy_dayz")
    expect(tia.page.locator("form")).to_be_visible()
    tia.page.wait_for_function("() => true")  # what was heard of is told
    assert "socket" in order
    assert order.index("POST me") < order.index("socket")
    assert [one for one in order if one.startswith("POST")] == ["POST me"]


@looks("light", "phone")
def test_axe_finds_nothing_on_any_page(guests: Guests, theme: str, screen: dict[str, Any]) -> None:
    una = guests("Una", theme=theme, **screen)
    una.go("/")
    expect(una.page.locator("article").first).to_be_visible()
    check(una, "front")
    una.go("/credits")
    expect(una.page.locator("h1")).to_be_visible()
    check(una, "credits")
    una.go("/new/happy_dayz")
    expect(una.page.locator("form")).to_be_visible()
    check(una, "setup")
    una.open_table(game="happy_dayz", seats=3, bots=[None, "random", "random"])
    expect(una.page.locator(".waiting")).to_be_visible()
    check(una, "waiting")
    una.sit()
    una.begin()
    expect(una.page.locator(".hand button").first).to_be_visible()
    check(una, "table")
    una.page.get_by_role("button", name="Rules").click()
    expect(una.page.locator("dialog[open] h3").first).to_be_visible()
    check(una, "rules")
    una.page.keyboard.press("Escape")
    una.page.get_by_role("button", name="Settings").click()
    expect(una.page.locator("dialog[open] select").first).to_be_visible()
    check(una, "settings")


@pytest.mark.parametrize(("theme", "screen"), by_day(("light", WIDE), ("dark", PHONE)))
def test_axe_finds_nothing_at_the_end_and_after_it(guests: Guests, theme: str, screen: dict[str, Any]) -> None:
    ugo = guests("Ugo", theme=theme, **screen)
    record, picks = finished()
    link = go_on(ugo, record, picks - 4)
    play_until(lambda: ugo.page.locator("dialog[open]").count() > 0, [ugo], closing=False)
    check(ugo, "tally")
    ugo.close_tally()
    expect(ugo.page.locator(".result")).to_be_visible()
    check(ugo, "result")
    ugo.go(link.replace("/t/", "/replay/") + "?seat=all")
    expect(ugo.page.locator("output")).to_be_visible()
    check(ugo, "replay")


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_on_the_curtain_and_on_a_refusal(guests: Guests, theme: str) -> None:
    pair, other = guests("Vera", theme=theme), guests("Vito", theme=theme)
    link = pair.open_table(game="happy_dayz", seats=3, settings={"mode": "express"})
    pair.sit("Vera")
    pair.sit("Veit")
    other.go(link)
    other.sit()
    pair.begin()
    expect(pair.page.locator(".curtain button").first).to_be_visible()
    check(pair, "curtain")
    pair.page.locator(".curtain button").first.click()
    expect(pair.page.locator(".hand button").first).to_be_visible()
    expect(other.page.locator(".hand button.can").first).to_be_visible()  # all is told, so a click is a touch
    other.page.locator(".hand button:not(.can)").first.or_(other.page.locator(".half.low .mark")).first.click(
        force=True
    )
    expect(other.page.get_by_role("alert")).to_be_visible()
    check(other, "what is not possible")


@pytest.mark.long  # every day axe looks at staged positions of both boards
@pytest.mark.parametrize("game", ["zombiaki", "happy_pigs"])
def test_axe_finds_nothing_on_the_other_boards(guests: Guests, game: str) -> None:
    vic = guests("Vic")
    vic.start(game=game, seats=2, bots=[None, "random"])
    expect(vic.page.locator(".middle button:visible").first).to_be_visible()
    check(vic, game)


def test_two_clicks_from_the_front_page_to_a_match(guests: Guests) -> None:
    wim = guests("Wim")
    wim.go("/")
    wim.page.locator("article", has_text="Happy DayZ").get_by_role("button", name="Play now").click()
    expect(wim.page.locator(".hand button").first).to_be_visible()


def test_french_from_the_front_page_to_the_table(guests: Guests) -> None:
    zoe = guests("Zoé", lang="fr")
    zoe.go("/")
    expect(zoe.page.locator("html")).to_have_attribute("lang", "fr")
    zoe.page.locator("article", has_text="Happy DayZ").get_by_role("button", name="Jouer").click()
    expect(zoe.page.locator(".status")).to_have_text(re.compile("Quelle carte"))
    assert "web-" not in zoe.page.locator("body").inner_text()


def test_nothing_comes_from_another_host(guests: Guests) -> None:
    yan = guests("Yan")
    hosts: set[str] = set()
    yan.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    yan.start(game="happy_dayz", seats=2, bots=[None, "random"])
    expect(yan.page.locator(".hand button").first).to_be_visible()
    assert hosts == {yan.url.split("/")[2]}


def test_what_is_refused_is_said_in_the_language_one_has_chosen(guests: Guests) -> None:
    """The browser itself is set to English; neither an answer nor a message of the socket may be."""
    zoe = guests("Zoe")
    zoe.come()
    zoe.page.locator("header").get_by_role("button", name="Français").click()
    expect(zoe.page.locator("html")).to_have_attribute("lang", "fr")
    zoe.page.evaluate(
        "() => { history.pushState({}, '', '/t/nowhere'); dispatchEvent(new PopStateEvent('popstate')); }"
    )
    expect(zoe.page.get_by_role("alert")).to_contain_text("Cette table n’existe pas")
    zoe.go("/g/chess")
    expect(zoe.page.get_by_role("alert")).to_contain_text("Il n’y a pas de jeu")
    zoe.errors.clear()  # the browser notes what was refused


def test_a_link_to_move_a_seat_without_its_secret_says_what_to_do(guests: Guests) -> None:
    ron = guests("Ron", "fr")
    ron.go("/resume")
    expect(ron.page.get_by_role("alert")).to_have_text(re.compile("^Ce lien"))
    ron.errors.clear()  # the browser notes the refused request
