"""The guide and the page of a game: stepping pictures, search, clauses, print, offline use, both screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tablee.text.guides import examples, guide
from tests.core.searches import SEARCHES
from tests.days import by_day
from tests.e2e.access import check_lights
from tests.e2e.conftest import Guests
from tests.e2e.guest import PHONE, WIDE, Guest

GAMES = ("happy_dayz", "happy_pigs", "zombiaki", "zombies4")
SCREENS = {"happy_dayz": WIDE, "happy_pigs": PHONE, "zombiaki": WIDE, "zombies4": PHONE}
NARROW: ViewportSize = {"width": 320, "height": 640}
MOST_SCRIPT = 120_000
SCRIPTS = """() => performance.getEntriesByType("resource").filter(one => one.name.includes(".js"))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
KEPT = """async () => {
  const parts = performance.getEntriesByType("resource").map(one => new URL(one.name).pathname);
  const wanted = parts.filter(part => part.startsWith("/assets/") || part.includes("/guide/"));
  const kept = await Promise.all(wanted.map(part => caches.match(part)));
  return kept.every(Boolean) && wanted.length > 5;
}"""
FIXED = """() => [...document.querySelectorAll("*")]
  .filter(one => getComputedStyle(one).position === "fixed" && one.getClientRects().length).map(one => one.className)"""
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


def read_on(guest: Guest) -> None:
    """Scroll through the whole page, so that every picture is drawn."""
    expect(guest.page.locator("figure[data-picture]").first).to_be_attached()
    if "/rules/" in guest.page.url:
        expect(guest.page.locator("#clauses")).to_be_attached()  # the last piece of the page
    for figure in guest.page.locator("figure[data-picture]").all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".stage > *").first).to_be_attached()


@pytest.mark.parametrize("game", by_day("zombies4", *GAMES[:3]))  # the first has the largest script
def test_the_rules_are_read(guests: Guests, game: str) -> None:
    lang = "fr" if SCREENS[game] is PHONE else "en"
    read = guide(game, lang)
    iva = guests("Iva", lang, **SCREENS[game])
    iva.go(f"/rules/{game}")
    expect(iva.page.locator("section h2")).to_have_count(len(read.chapters) + 1)
    expect(iva.page.locator("figure[data-picture]")).to_have_count(len(examples(game)))
    read_on(iva)
    assert 0 < iva.page.evaluate(SCRIPTS) < MOST_SCRIPT
    assert iva.page.locator("dialog:modal").count() == 0

    worked = iva.page.locator("figure:has(> .ways)").first
    worked.locator(".ways .main").click()
    expect(worked).to_have_attribute("data-step", "1")
    expect(worked.locator("figcaption li.now")).to_have_count(1)  # the board inside has lists of its own

    mark = iva.page.locator("section .mark").first
    mark.click()
    fine = iva.page.locator("section .fine li").first
    expect(fine).to_contain_text(read.clauses[0])
    check_lights(iva, f"rules of {game}")
    assert iva.page.evaluate(OVERFLOW) <= 0
    iva.page.set_viewport_size(NARROW)
    assert iva.page.evaluate(OVERFLOW) <= 0


@pytest.mark.parametrize("game", by_day(*GAMES))
def test_a_game_has_a_page(guests: Guests, game: str) -> None:
    lang = "en" if SCREENS[game] is PHONE else "fr"
    jon = guests("Jon", lang, **SCREENS[game])
    jon.go(f"/g/{game}")
    expect(jon.page.locator("figure[data-picture]")).to_have_count(3)
    read_on(jon)
    expect(jon.page.locator(".lessons li").first).to_be_visible()
    assert jon.page.locator("dialog:modal").count() == 0
    check_lights(jon, f"page of {game}")
    assert jon.page.evaluate(OVERFLOW) <= 0
    jon.page.set_viewport_size(NARROW)
    assert jon.page.evaluate(OVERFLOW) <= 0


@pytest.mark.parametrize(("game", "lang", "term"), by_day(("zombies4", "fr", "coeur"), ("happy_pigs", "en", "amulet")))
def test_what_is_typed_is_explained(guests: Guests, game: str, lang: str, term: str) -> None:
    kim = guests("Kim", lang)
    kim.go(f"/rules/{game}")
    first = kim.page.locator(".found article").first
    for typed, _, says in SEARCHES[game, lang]:
        kim.page.get_by_role("searchbox").fill(typed)
        expect(first, typed).to_contain_text(says)
    kim.page.get_by_role("searchbox").fill(term)
    first.get_by_role("button").first.click()
    expect(kim.page.locator("#glossary")).to_be_in_viewport()
    kim.go("/g/chess")
    expect(kim.page.get_by_role("alert")).to_contain_text("chess")


def test_the_rules_beside_a_table_begin_with_the_question(guests: Guests) -> None:
    lou = guests("Lou")
    lou.start(game="happy_dayz", seats=3, bots=[None, "random", "random"])
    expect(lou.page.locator(".hand button").first).to_be_visible()
    lou.page.get_by_role("button", name="Rules").click()
    expect(lou.page.locator("dialog[open] h3").first).to_have_text("Passing cards")


def test_the_rules_are_read_without_a_network(guests: Guests) -> None:
    mia = guests("Mia", service_workers="allow")
    mia.go("/rules/zombiaki")  # the very first page: what it loads comes before the service worker
    read_on(mia)
    mia.until(KEPT)
    mia.context.set_offline(True)
    mia.page.reload()
    expect(mia.page.locator("h1")).to_have_text("The rules of Zombiaki!")
    read_on(mia)
    mia.page.goto("about:blank")  # it asks for the server again every now and then
    mia.errors.clear()  # the browser notes every request that found no network


@pytest.mark.long
def test_the_rules_on_paper(guests: Guests) -> None:
    moe = guests("Moe")
    moe.go("/rules/zombiaki")
    expect(moe.page.locator("#clauses")).to_be_attached()
    moe.page.emulate_media(media="print")
    expect(moe.page.locator("nav").first).to_be_hidden()
    assert len(moe.page.pdf()) > 100_000
    expect(moe.page.locator("figure[data-picture]:not(:has(.stage > *))")).to_have_count(0)


@pytest.mark.long
def test_paper_has_a_window_of_its_own_in_which_nothing_covers_the_words(guests: Guests) -> None:
    noa = guests("Noa", "fr")
    noa.alone = True
    noa.context.add_init_script("window.print = () => { window.printed = true; }")
    noa.go("/rules/zombies4")
    button = noa.page.get_by_role("button", name="Imprimer")
    with noa.context.expect_page() as opened:
        button.click()
    opened.value.wait_for_function("() => window.printed")
    with noa.context.expect_page() as opened:
        noa.page.keyboard.press("Control+p")
    sheet = opened.value
    sheet.wait_for_function("() => window.printed")
    assert sheet.evaluate("innerWidth") == 680
    expect(sheet.locator("figure[data-picture]:not(:has(.stage > *))")).to_have_count(0)
    sheet.emulate_media(media="print")
    # What is fixed is printed on every page, over the words.
    assert sheet.evaluate(FIXED) == []
    kept = "frames => frames.every(one => getComputedStyle(one).printColorAdjust === 'exact')"
    assert sheet.locator("figure .frame").evaluate_all(kept)  # light numbers keep the dark they stand on
    # Drawings of components are there, and their words are dark on white, whatever the theme of the screen.
    expect(sheet.locator(".gallery svg.art:empty")).to_have_count(0)
    expect(sheet.locator(".gallery svg.art use").first).to_be_attached()
    expect(sheet.locator(".gallery .panel").first).to_have_css("background-color", "color(srgb 1 1 1 / 0.88)")
    expect(sheet.locator(".gallery b").first).to_have_css("color", "rgb(28, 19, 12)")
