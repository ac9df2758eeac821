"""Happy Pigs in real browsers: a whole year by clicks, keyboard and touch, and everything the farm shows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.days import by_day
from tests.e2e.access import check
from tests.e2e.conftest import Guests
from tests.e2e.guest import PHONE, Guest
from tests.e2e.phases import HERD, summer
from tests.e2e.stage import Stage, looks
from tests.e2e.whole import by_keyboard_then_clicks, by_touch
from tests.games.happy_pigs.scene import acting, farm, owned, place

CAPTIONS = """() => { window.told = []; const yard = document.querySelector(".yard");
  new MutationObserver(() => { const said = yard.querySelector(".caption")?.innerText;
    if (said && said !== told.at(-1)) told.push(said) }).observe(yard, {childList: true, characterData: true,
    subtree: true}) }"""


def begin(guest: Guest, **table: Any) -> str:
    return guest.start(game="happy_pigs", **{"seats": 2, "bots": [None, "random"], **table})


def farms(guest: Guest) -> list[str]:
    """Return money, items, tiles and pigs as a screen reader tells them."""
    named = guest.page.locator(".farm [aria-label]")
    said: list[str] = named.evaluate_all("all => all.map(one => one.ariaLabel)")
    return said


def pigs(where: Locator) -> int:
    return where.locator(".pig").count()


def drag(guest: Guest, pig: Locator, cells: tuple[int, int]) -> None:
    """Drag a pig this many cells across and down."""
    box, land = pig.bounding_box(), guest.page.locator(".own .land").bounding_box()
    assert box
    assert land
    size = land["height"] / 6
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    guest.page.mouse.move(x, y)
    guest.page.mouse.down()
    guest.page.mouse.move(x + cells[0] * size / 2, y + cells[1] * size / 2)
    guest.page.mouse.move(x + cells[0] * size, y + cells[1] * size)
    guest.page.mouse.up()


@pytest.mark.long
def test_a_whole_year_by_keyboard_then_clicks_with_a_reload_between_and_its_replay(guests: Guests) -> None:
    kim = guests("Kim")
    link = begin(kim)
    tally = by_keyboard_then_clicks(kim, link, 12, ".farm", farms)
    assert "Before the sale" in tally
    expect(kim.page.locator(".events")).to_contain_text(re.compile("wins with|share the victory"))


@pytest.mark.long
def test_a_whole_year_on_a_phone(guests: Guests) -> None:
    leo = guests("Leo", **PHONE)
    begin(leo)
    assert "Pigs sold" in by_touch(leo)


@looks("dark", "wide")
def test_the_yard_shows_season_foresight_market_and_covered_tiles(
    guests: Guests, theme: str, screen: dict[str, Any]
) -> None:
    ada = guests("Zadie", theme=theme, **screen)
    stage = Stage(ada, summer(), 0)
    stage.pick(1, "program feed")
    page = ada.page
    expect(page.locator(".next")).to_contain_text("Pig show")
    baby = page.get_by_role("group", name="Market").get_by_role("button", name="Baby")
    expect(baby).to_have_attribute("aria-label", "Baby: $4, 47 in stock, usually $3, sells for $4")
    blaise = page.get_by_role("region", name="Blaise", exact=True)
    expect(blaise.get_by_role("img", name="chosen, still covered", exact=True)).to_be_visible()
    assert "Feed" not in blaise.inner_text()
    check(ada, f"programming {theme}")
    page.locator(".action", has_text="Mate").click()
    own = page.locator(".own")
    expect(own.get_by_role("img", name="Mate, chosen, still covered")).to_be_visible()
    stage.pick(2, "program sell")
    stage.pick(3, "program mate")
    shared = re.compile(r"Zadie\s*(Zad)?\s*4\s*Alan\s*(Ala)?\s*4")  # the short names are for narrow chips
    expect(page.locator(".action", has_text="Mate")).to_contain_text(shared)
    expect(blaise.get_by_role("img", name="Feed, × 7")).to_be_visible()
    check(ada, f"sharing {theme}")


def test_who_holds_the_neutral_tiles_lays_two(guests: Guests) -> None:
    bea = guests("Bea")
    stage = Stage(bea, place([farm(30, HERD, fields=2), farm()], holder_seat=0, first_seat=1), 0)
    tiles = bea.page.locator(".numbers")
    tiles.nth(0).get_by_role("button", name="Buy").click()
    assert stage.match.record.lines == [], "the neutral tile is still to be chosen"
    tiles.nth(1).get_by_role("button", name="Sell").click()
    expect(
        bea.page.locator(".own").get_by_role("img", name="Neutral tile, Sell, chosen, still covered")
    ).to_be_visible()
    assert [line.pick for line in stage.match.record.lines] == ["program buy sell"]
    stage.pick(1, "program sell")
    expect(bea.page.locator(".action", has_text="Sell").first).to_contain_text("Neutral tile")


def test_pigs_are_dragged_turned_and_arranged_again(guests: Guests) -> None:
    cy = guests("Cy")
    Stage(cy, acting("sell", 3, farm(0, {"big": 1, "baby": 1}), farm(), farm()), 0)
    own = cy.page.locator(".own")
    drag(cy, own.get_by_role("button", name="Baby, field 1 A4"), (4, 1))
    expect(own.get_by_role("button", name="Baby, field 1 E5")).to_be_visible()
    drag(cy, own.get_by_role("button", name="Baby, field 1 E5"), (-4, -3))
    expect(own.get_by_role("button", name="Baby, field 1 E5")).to_be_visible()  # the Big one is in the way
    own.get_by_role("button", name="Big, field 1 A1").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowUp", "r"):
        cy.page.keyboard.press(key)
    expect(own.get_by_role("button", name="Big, field 1 B1")).to_be_visible()
    box = own.get_by_role("button", name="Big, field 1 B1").bounding_box()
    assert box
    assert box["height"] > box["width"], "it stands upright now"
    own.get_by_role("button", name="Arrange for me").click()
    expect(own.get_by_role("button", name="Big, field 1 A1")).to_be_visible()
    expect(own.get_by_role("button", name="Baby, field 1 A4")).to_be_visible()


def test_where_the_match_keeps_the_order_of_pigs_it_is_told_to_all(guests: Guests) -> None:
    di = guests("Di")
    herd = farm(0, {"big": 1, "baby": 1}, fields=2)
    stage = Stage(di, acting("sell", 3, herd, farm(), farm(), options={"by_hand": True}), 0)
    own = di.page.locator(".own")
    drag(di, own.get_by_role("button", name="Baby, field 1 A4"), (9, -2))
    expect(own.get_by_role("button", name="Baby, field 2 B2")).to_be_visible()
    assert (9, 1) in [(pig["x"], pig["y"]) for pig in owned(stage.match)["layout"]]
    own.get_by_role("button", name="Arrange for me").click()
    expect(own.get_by_role("button", name="Baby, field 1 A4")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "columns", "last"), [("12x6", 12, "K5"), pytest.param("6x6", 6, "E5", marks=pytest.mark.long)]
)
def test_fields_of_other_sizes_are_drawn_cell_by_cell(guests: Guests, size: str, columns: int, last: str) -> None:
    dan = guests("Dan")
    herd = farm(0, {"big": 1, "baby": 1}, fields=2)
    stage = Stage(dan, acting("sell", 3, herd, farm(), farm(), options={"by_hand": True, "field": size}), 0)
    own = dan.page.locator(".own")
    field, big = own.locator(".pasture").first.bounding_box(), own.locator(".pig").first.bounding_box()
    assert field
    assert big
    assert round(6 * field["width"] / field["height"]) == columns, "cells are square"
    assert round(columns * big["width"] / field["width"]) == 4, "a Big is four cells long"
    lines = own.locator(".pasture").first.evaluate("field => getComputedStyle(field).backgroundSize")
    assert f"{100 / columns:.4g}"[:4] in lines, "as many columns are ruled on the grass"
    drag(dan, own.get_by_role("button", name="Baby, field 1 A4"), (2 * columns - 2, 1))
    expect(own.get_by_role("button", name=f"Baby, field 2 {last}")).to_be_visible()
    assert (2 * columns - 2, 4) in [(pig["x"], pig["y"]) for pig in owned(stage.match)["layout"]]


def test_a_vaccine_is_taken_up_first_and_a_fed_pig_grows(guests: Guests) -> None:
    eva = guests("Eva")
    match = acting("feed", 3, farm(0, {"small": 2}, items={"vaccine": 1, "supplement": 1}), farm(), farm())
    stage = Stage(eva, match, 0)
    own = eva.page.locator(".own")
    own.get_by_role("button", name="vaccine: 1").click()
    own.locator(".pig").first.click()
    expect(own.get_by_role("button", name="vaccinated Small")).to_have_count(1)
    own.get_by_role("button", name="supplement: 1").click()
    own.get_by_role("button", name=re.compile("^Small")).click()
    expect(own.get_by_role("button", name=re.compile("^Big"))).to_have_count(1)
    assert [line.pick for line in stage.match.record.lines] == ["vaccinate small", "feed small supplement"]


def test_the_season_change_takes_the_unvaccinated_and_the_final_sale_is_tallied(guests: Guests) -> None:
    fay = guests("Fay")
    farms = [farm(30, HERD, fields=2), farm(22, {"medium": 3}), farm(8, {"vaccinated-big": 2, "baby": 1}, fields=2)]
    farms += [farm(), farm(), farm()]  # too many columns for a small phone
    stage = Stage(fay, acting("sell", 1, *farms, round=16, card="winter-winter-grant"), 0)
    expect(fay.page.locator(".own .pig")).to_have_count(7)
    fay.page.evaluate(CAPTIONS)
    stage.pick(0, "sell baby")
    tally = fay.page.locator("dialog[open]")
    expect(tally).to_contain_text("The final sale")
    told = fay.page.evaluate("told")
    for said in ("End of the season: Winter.", "Fay loses 4 unvaccinated pigs.", "Emmy sells the last 2 pigs for $30."):
        assert said in told
    assert told.index("End of the season: Winter.") < told.index("Fay loses 4 unvaccinated pigs.")
    sold = re.compile(r"Big\s+\$15\s+\+\$15\s*×1\s+–\s+\+\$30\s*×2")
    expect(tally).to_contain_text(sold, use_inner_text=True)
    check(fay, "final sale")
    expect(tally.get_by_role("button")).to_be_focused()
    fay.page.set_viewport_size({"width": 320, "height": 640})
    assert tally.get_by_role("region").evaluate("it => it.scrollWidth > it.clientWidth")
    check(fay, "final sale, scrolled")  # by keyboard, too
    fay.close_tally()


def test_what_is_not_possible_says_why_with_its_clause(guests: Guests) -> None:
    gus = guests("Gus")
    Stage(gus, acting("buy", 3, farm(4), farm(), farm()), 0)
    gus.page.get_by_role("group", name="Market").get_by_role("button", name="Big").click()
    expect(gus.page.get_by_role("alert")).to_contain_text("This costs $15, and you have $4.")
    expect(gus.page.get_by_role("alert")).to_contain_text("HPG-29")


def test_a_basket_of_several_wares_is_bought_with_one_confirmation(guests: Guests) -> None:
    ivy = guests("Ivy")
    stage = Stage(ivy, acting("buy", 4, farm(20), farm(), farm()), 0)
    market, own = ivy.page.get_by_role("group", name="Market"), ivy.page.locator(".own")
    own.get_by_role("button", name="Basket").click()
    for ware in ("Small", "Vaccine", "Small", "Big"):  # the Big one is too dear by now
        market.get_by_role("button", name=ware).click()
    own.get_by_role("button", name="Vaccine: one more").click()
    own.get_by_role("button", name="Vaccine: one fewer").click()
    assert stage.match.record.lines == [], "nothing is bought yet"
    check(ivy, "basket")
    own.get_by_role("button", name="Buy 3 wares for $12").click()
    expect(own.get_by_text("Touch the wares you want.")).to_be_hidden()
    expect(own.get_by_role("button", name=re.compile("^Small, field"))).to_have_count(2)
    assert [line.pick for line in stage.match.record.lines] == ["buy small", "buy vaccine", "buy small"]


@pytest.mark.long
def test_two_people_at_one_screen_in_french(guests: Guests) -> None:
    table = guests("Hugo", lang="fr")
    table.open_table(game="happy_pigs", seats=2)
    for name in ("Hugo", "Inès"):
        table.page.get_by_role("textbox").first.fill(name)
        table.page.get_by_role("button", name="asseoir ici").first.click()
        expect(table.page.locator(".taken", has_text=name)).to_be_visible()
    table.page.locator(".waiting .places > .button.main").click()
    lifted = set()
    for _ in range(3000):
        curtain = table.page.locator(".curtain button")
        if curtain.count():
            assert table.page.locator(".yard").count() == 0
            lifted.add(curtain.first.inner_text())
            curtain.first.click()
            expect(table.page.locator(".own")).to_be_visible()
        elif not table.touch():
            table.page.wait_for_timeout(20)
        if len(lifted) == 2:
            break
    assert len(lifted) == 2
    assert not re.search(r"\b(yard|event|effect|web)-\w", table.page.locator("main").inner_text())


def last_table(guest: Guest) -> dict[str, Any]:
    """Return the table as this browser was last told."""
    told = [frame["view"]["table"] for frame in guest.frames if frame["type"] == "told" and frame["view"]]
    return dict(told[-1]) if told else {"phase": "", "asked": []}


@pytest.mark.parametrize("looks_at", by_day(1, 3))
def test_a_sealed_tile_is_nowhere_in_the_browser_of_the_others(guests: Guests, looks_at: int) -> None:
    ann, ben = guests("Ann"), guests("Ben")
    ann.start(ben, game="happy_pigs", seats=2, settings={"neutral_tiles": False})
    looked = 0
    while looked < looks_at:
        if ben.touch():
            continue
        hers, his = last_table(ann), last_table(ben)
        if hers["phase"] == "program" and hers["asked"] == [0] and his["farms"][1]["action"]:
            farm_of_ben = ann.page.get_by_role("region", name="Ben", exact=True)
            expect(farm_of_ben.get_by_role("img", name="chosen, still covered", exact=True)).to_have_count(1)
            # What an item does speaks of actions too; nothing else may.
            shown = re.sub(r'data-help="[^"]*"', "", farm_of_ben.inner_html())
            assert his["farms"][1]["action"] not in shown
            looked += 1
            heard = ann.heard
            ann.page.locator(".action.can").first.click()
            expect(ann.page.locator("main.table")).not_to_have_attribute("data-heard", str(heard))
        elif hers["phase"] == "program" or not ann.touch():
            ann.page.wait_for_timeout(20)
    views = [frame["view"]["table"] for frame in ann.frames if frame["type"] == "told" and frame["view"]]
    hidden = [view["farms"][1]["action"] for view in views if view["phase"] == "program"]
    assert set(hidden) == {None}
