"""Interaction in all four games: a decision in six keys, drags that explain refusals, previews, readable cards."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tablee.core.match import Match
from tests.days import LONG, by_day
from tests.e2e.conftest import Guests
from tests.e2e.forest_phases import moment
from tests.e2e.guest import PHONE, Guest
from tests.e2e.phases import following, summer
from tests.e2e.stage import Stage
from tests.e2e.test_drag import drag, left_edge, middle
from tests.e2e.whole import SEATS, sit_down
from tests.games.happy_pigs.scene import acting, farm
from tests.games.zombiaki.street import HUMANS, ZOMBIES, street

# ------------------------------------------------------------ keys

HELD = ".middle [aria-pressed=true]"


@pytest.mark.parametrize("game", by_day(*SEATS))
def test_any_decision_takes_six_keys_and_the_focus_stays_at_the_table(guests: Guests, game: str) -> None:
    ann = guests("Ann")
    sit_down(ann, game)
    for _ in range(8 if LONG else 3):
        ann.settle()
        ann.close_tally()
        before, held = len(ann.picks), ann.page.locator(HELD).count()
        assert ann.figure()  # at most three keys
        for _ in range(200):
            if len(ann.picks) > before or ann.page.locator(HELD).count() > held:
                break
            ann.page.wait_for_timeout(20)
        if len(ann.picks) == before:
            assert ann.figure()
        ann.settle()
        assert len(ann.picks) == before + 1
        assert ann.page.evaluate("document.activeElement.closest('.hand, .dock, .middle') !== null")


# ------------------------------------------------------------ dragging where it does not go


def zombies_place() -> Match:
    return street("zombies", zombies="zombie-2 zombie-3", A3="2").match


def test_a_dragged_card_says_why_it_cannot_go_there_and_goes_back(guests: Guests) -> None:
    bob = guests("Bob")
    stage = Stage(bob, zombies_place(), ZOMBIES)
    card = bob.page.locator(".hand:not(.far) .card.can").first
    drag(bob, middle(card), middle(bob.page.locator("[data-where=B4]")))
    expect(bob.page.locator("[data-ghost][data-no]")).to_have_count(1)
    refusal = bob.page.get_by_role("alert")
    expect(refusal).to_contain_text(re.compile("ZBK-"))  # while it rests there
    bob.page.mouse.up()
    expect(bob.page.locator("[data-ghost], .hand .held")).to_have_count(0)
    assert stage.picked == []


def barred_in_hand(guest: Guest) -> Locator:
    return guest.page.locator(".hand button:not(.can)").first


BARRED: dict[str, tuple[Callable[[], Match], Callable[[Guest], Locator], str, str]] = {
    "happy_dayz": (following, barred_in_hand, ".board", "HDZ-"),
    "zombies4": (lambda: moment("walk"), barred_in_hand, ".map", "ZTE-"),
    "happy_pigs": (
        lambda: acting("buy", 2, farm(4, {"small": 1}), farm(22)),
        lambda guest: guest.page.locator(".market .ware:not(.can)").first,
        ".own .farm",
        "HPG-",
    ),
}


@pytest.mark.parametrize("game", by_day(*BARRED))
def test_what_cannot_be_used_says_why_when_it_is_dragged(guests: Guests, game: str) -> None:
    match, thing, there, why = BARRED[game]
    cid = guests("Cid")
    stage = Stage(cid, match(), 0)
    expect(thing(cid)).to_be_visible()
    drag(cid, left_edge(thing(cid)), middle(cid.page.locator(there).first))
    cid.page.mouse.up()
    expect(cid.page.get_by_role("alert")).to_contain_text(re.compile(why))
    assert stage.picked == []


# ------------------------------------------------------------ what would follow


def test_what_would_follow_is_shown_before_one_decides(guests: Guests) -> None:
    dee = guests("Dee")
    Stage(dee, following(), 0)
    stake = dee.page.locator(".stake")
    before = stake.inner_text()
    dee.page.locator(".hand button.can").first.focus()
    expect(dee.page.locator(".trick .meant")).to_have_count(1)
    expect(stake).not_to_have_text(before)


def test_a_sale_and_a_meal_are_foreseen_on_the_farm(guests: Guests) -> None:
    eve, flo = guests("Eve"), guests("Flo")
    Stage(eve, acting("sell", 2, farm(30, {"medium": 1}), farm(22)), 0)
    eve.page.locator(".own .pig.can").first.hover()
    expect(eve.page.locator(".own .pig .ahead")).to_have_text("+$10")
    expect(eve.page.locator(".own .money em")).to_have_text("→ 40")
    Stage(flo, acting("feed", 2, farm(30, {"small": 1}), farm(22)), 0)
    flo.page.locator(".own .pig.can").first.hover()
    expect(flo.page.locator(".own .pig .ahead")).to_have_text("→ Medium")


def test_the_way_to_a_square_is_shown_by_keyboard_too(guests: Guests) -> None:
    gus = guests("Gus")
    Stage(gus, moment("walk"), 0)
    gus.page.locator(".square.can").last.focus()
    expect(gus.page.locator(".square.way").first).to_be_attached()


# ------------------------------------------------------------ cards that can be read, wherever they lie

WHERE: dict[str, tuple[Callable[[], Match], int, str, str]] = {
    "hand of Happy DayZ": (following, 0, ".hand button >> nth=0", "HDZ-"),
    "power": (following, 0, ".powers button >> nth=0", "HDZ-"),
    "trick": (following, 0, ".trick .card >> nth=0", "HDZ-"),
    "street": (lambda: street(B3="mine", A1="2").match, HUMANS, "[data-where=B3]", "ZBK-"),
    "other hand of Zombiaki": (
        lambda: street(zombies="mass", A1="2").match,
        HUMANS,
        ".hand.far .card >> nth=0",
        "ZBK-",
    ),
    "season": (summer, 0, ".season .picture", "HPG-"),
    "seat of Zombies!!! 4": (lambda: moment("walk"), 0, ".others .front .card >> nth=0", "ZTE-"),
}
BY_DAY = "hand of Happy DayZ"


@pytest.mark.parametrize(
    "place", [pytest.param(place, marks=[] if place == BY_DAY else [pytest.mark.long]) for place in WHERE]
)
def test_a_card_is_read_large_by_mouse_and_by_keyboard(guests: Guests, place: str) -> None:
    match, seat, spot, clause = WHERE[place]
    hal = guests("Hal")
    Stage(hal, match(), seat)
    thing, zoom = hal.page.locator(spot).first, hal.page.get_by_role("tooltip")
    thing.hover()
    expect(zoom.locator(".face svg").first).to_be_attached()
    expect(zoom.locator("p")).not_to_be_empty()
    expect(zoom.locator("button")).to_contain_text(clause)
    box = zoom.bounding_box()
    assert box
    assert box["width"] == pytest.approx(320, abs=1)
    hal.page.mouse.move(5, 5)
    expect(zoom).to_have_count(0)
    hal.page.keyboard.press("Tab")  # from here on the focus is seen
    thing.focus()
    expect(zoom.locator(".face svg").first).to_be_attached()


def test_cards_in_the_log_are_read_by_arrow_keys_over_the_sheet_of_a_phone(guests: Guests) -> None:
    stage = Stage(guests("Ike", **PHONE), following(), 0)
    stage.pick(0, stage.match.pending[0].options[0])
    page = stage.page
    page.locator(".tools .narrow").tap()
    page.locator("dialog[open] .log ol").focus()
    page.keyboard.press("ArrowLeft")
    zoom = page.get_by_role("tooltip")
    expect(zoom.locator(".card")).to_be_visible()
    assert zoom.evaluate("e => e.matches(':popover-open')")  # else it lies under the sheet
