"""The table page: a stable layout, events shown before questions, readable cards."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import tablee
from tablee.core.match import Match
from tests.days import by_day
from tests.e2e.conftest import Guests
from tests.e2e.forest_phases import moment
from tests.e2e.guest import PHONE, WIDE, Guest
from tests.e2e.phases import following, summer
from tests.e2e.stage import Stage
from tests.e2e.whole import answer, sit_down
from tests.games.zombiaki.street import HUMANS, street


def test_a_hand_of_fourteen_can_be_read_and_touched_on_a_phone(guests: Guests) -> None:
    cara = guests("Cara", **PHONE)
    cara.start(game="happy_dayz", seats=3, bots=[None, "random", "random"])
    cards = cara.page.locator(".hand button")
    expect(cards).to_have_count(14)
    boxes = [card.bounding_box() for card in cards.all()]
    for one, other in itertools.pairwise(boxes):
        assert one
        assert other
        if abs(one["y"] - other["y"]) < 5:
            assert other["x"] - one["x"] >= 44
    # The value and what it costs lie on the strip that is seen.
    spots = "b => [...b.querySelectorAll('.corner b, .loss')].slice(0, 1).every(e => { const r = e.getBoundingClientRect(); "
    spots += "return b.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)); })"
    assert all(card.evaluate(spots) for card in cards.all())


LIT: dict[str, Callable[[], Match]] = {
    "happy_pigs": summer,
    "zombiaki": lambda: street(humans="shot shot", A3="2", B2="3").match,
    "zombies4": lambda: moment("window"),
}
# Lit things in sight whose outline, three pixels wide, does not lie in the room of the board.
CLIPPED = """() => {
  const room = document.querySelector(".middle").getBoundingClientRect();
  return [...document.querySelectorAll(".middle .can")].filter(each => !each.closest(".plane")).map(each => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [left - room.left, room.right - right, top - room.top, room.bottom - bottom];
  }).filter(edges => edges.some(edge => edge > -1 && edge < 3));
}"""


@pytest.mark.parametrize("game", by_day(*LIT))
def test_lit_outlines_are_not_clipped_by_the_room_of_the_board(guests: Guests, game: str) -> None:
    match = LIT[game]()
    lea = guests("Lea", **PHONE)
    Stage(lea, match, match.pending[0].seat)
    expect(lea.page.locator(".middle .can").first).to_be_visible()
    assert lea.page.evaluate(CLIPPED) == []


# ------------------------------------------------------------ telling


SEEN = """() => {
  window.seen = [];
  const note = () => {
    const main = document.querySelector("main.table");
    const cards = document.querySelectorAll(".trick .slot .card").length;
    const now = [Boolean(main.dataset.tellingNow), document.querySelectorAll("button.can").length > 0, cards,
      document.querySelectorAll(".trick .won").length, document.querySelectorAll(".own .pig").length,
      document.querySelectorAll(".tile:not(.down, .empty)").length];
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  note();
}"""


def told(page: Page) -> list[list[Any]]:
    """Return what was visible while events were shown, one entry per change."""
    page.wait_for_function("() => window.seen.some(now => now[0]) && !window.seen.at(-1)[0]")
    return list(page.evaluate("window.seen"))


def test_tiles_turn_one_by_one_and_the_question_waits_for_it(guests: Guests) -> None:
    dora = guests("Dora", speed=4)
    stage = Stage(dora, summer(), 0)
    dora.page.evaluate(SEEN)
    for seat, action in ((1, "feed"), (2, "sell"), (3, "sell"), (0, "sell")):
        stage.pick(seat, f"program {action}")
    seen = told(dora.page)
    assert not any(telling and lit for telling, lit, *_ in seen)
    assert {1, 2, 3, 4} <= {now[5] for now in seen}
    assert seen[-1][1]


def test_the_last_card_of_a_trick_lands_before_it_is_judged(guests: Guests) -> None:
    eva = guests("Eva", speed=4)
    match = Match.start(tablee.game("happy_dayz"), 3, {}, seed=4)
    while any(each.kind not in ("lead", "lead-ordered") for each in match.pending):
        asked = match.pending[0]
        match.pick(asked.seat, asked.options[0])
    stage = Stage(eva, match, 0)
    eva.page.evaluate(SEEN)
    for _ in range(3):
        asked = match.pending[0]
        stage.pick(asked.seat, asked.options[0])
    moments = [(now[2], now[3]) for now in told(eva.page)]
    landed, judged = moments.index((3, 0)), moments.index((3, 1))
    assert landed < judged


def test_a_click_while_it_is_told_ends_the_telling_and_counts(guests: Guests) -> None:
    fay = guests("Fay", speed=0.2)  # so slowly that it is still being told
    stage = Stage(fay, summer(), 0)
    for seat, action in ((1, "feed"), (2, "sell"), (3, "sell"), (0, "sell")):
        stage.pick(seat, f"program {action}")
    expect(fay.page.locator("main[data-telling-now]")).to_be_visible()
    fay.page.locator(".own .pig").first.click()
    expect(fay.page.locator("main[data-telling-now]")).to_have_count(0)
    assert len(stage.picked) == 1


def test_what_happened_is_told_again_and_skipped(guests: Guests) -> None:
    gil = guests("Gil", speed=1)
    stage = Stage(gil, summer(), 0)
    for seat, action in ((1, "feed"), (2, "sell"), (3, "sell"), (0, "sell")):
        stage.pick(seat, f"program {action}")
    news = gil.page.locator(".news")
    news.get_by_role("button", name="Show the rest at once").click()
    expect(gil.page.locator(".own .pig.can").first).to_be_visible()
    news.get_by_role("button", name="Tell it again, slowly").click()
    expect(gil.page.locator("main[data-telling-now]")).to_be_visible()
    assert gil.page.locator("button.can").count() == 0
    news.get_by_role("button", name="Show the rest at once").click()
    expect(gil.page.locator(".own .pig.can").first).to_be_visible()


# ------------------------------------------------------------ what one wants to know, where one looks


def long_press(guest: Guest, card: Locator) -> Locator:
    """A finger rests on a card until it is shown large, and lets go."""
    box = card.bounding_box()
    assert box
    line = guest.context.new_cdp_session(guest.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    zoom = guest.page.get_by_role("tooltip")
    expect(zoom).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    return zoom


def test_a_card_of_the_forest_is_drawn_large_on_a_phone(guests: Guests) -> None:
    gwen = guests("Gwen", **PHONE)
    Stage(gwen, moment("walk"), 0)
    drawing = long_press(gwen, gwen.page.locator(".hand .card").first).locator(".face svg").bounding_box()
    assert drawing
    assert drawing["width"] >= 60


def test_a_long_press_reads_a_card_and_does_not_play_it(guests: Guests) -> None:
    hana = guests("Hana", **PHONE)
    sit_down(hana, "happy_dayz")
    zoom = long_press(hana, hana.page.locator(".hand button.can").first)
    expect(zoom.locator("button")).to_have_text(re.compile(r"HDZ-"))
    assert hana.picks == []
    width = zoom.bounding_box()
    assert width
    assert width["width"] == pytest.approx(320, abs=1)
    hana.page.locator(".status").tap()
    expect(zoom).to_have_count(0)


def test_a_card_named_in_the_log_is_shown(guests: Guests) -> None:
    ines = guests("Ines")
    sit_down(ines, "happy_dayz")
    answer(ines, 3, tap=False)
    ines.settle()  # while the log grows, its lines move away from the pointer
    ines.page.locator(".log [data-zoom^=card]").last.hover()
    expect(ines.page.get_by_role("tooltip").locator(".card")).to_be_visible()


def test_of_two_cards_of_a_kind_the_touched_one_is_held(guests: Guests) -> None:
    jo = guests("Jo")
    Stage(jo, street(humans="shot shot", A3="2", B2="3").match, HUMANS)
    shots = jo.page.locator(".hand:not(.far) .card", has_text="Shot")
    shots.nth(1).click()
    expect(jo.page.locator(".hand .card.held")).to_have_count(1)
    assert "held" in (shots.nth(1).get_attribute("class") or "")


@pytest.mark.parametrize("screen", by_day(PHONE, WIDE), ids=["phone", "wide"])
def test_squares_of_a_large_forest_are_large_enough_for_a_finger(guests: Guests, screen: dict[str, Any]) -> None:
    kay = guests("Kay", **screen)
    Stage(kay, moment("walk"), 0)
    kay.page.wait_for_function("() => document.querySelector('.square.can').getBoundingClientRect().width >= 43.9")


def test_what_was_ordered_lies_in_the_basket_and_is_dragged_there(guests: Guests) -> None:
    lou = guests("Lou")
    sit_down(lou, "happy_pigs")
    ware, farm = lou.page.locator(".market .ware.can").first, lou.page.locator(".own .farm")
    ware.drag_to(farm)
    expect(lou.page.locator(".basket .mine .ware")).to_have_count(1)


def test_words_said_at_the_table_are_seen_on_a_phone(guests: Guests) -> None:
    mo, ned = guests("Mo", **PHONE), guests("Ned")
    mo.start(ned, game="happy_dayz", seats=2, settings={"mode": "express"})
    expect(mo.page.locator(".hand button").first).to_be_visible()
    ned.page.get_by_role("textbox", name="Say something").fill("good luck")
    ned.page.keyboard.press("Enter")
    expect(mo.page.locator(".toast")).to_contain_text("good luck")
    expect(mo.page.locator(".badge")).to_have_text("1")
    mo.page.locator(".tools .narrow").click()
    expect(mo.page.locator(".badge")).to_have_count(0)


# ------------------------------------------------------------ by keyboard


def test_what_cannot_be_used_is_marked_so_and_its_help_is_read(guests: Guests) -> None:
    match = following()
    assert len(match.pending[0].options) < len(match.view(0)["communities"][0]["hand"])
    pat = guests("Pat")
    Stage(pat, match, 0)
    expect(pat.page.locator(".hand button.can").first).to_be_visible()
    barred = pat.page.locator(".hand button:not(.can)").first
    expect(barred).to_have_attribute("aria-disabled", "true")
    described = barred.get_attribute("aria-describedby")
    assert pat.page.locator(f"[id='{described}']").text_content()


# ------------------------------------------------------------ what the sentences name


def test_a_choice_of_ten_is_laid_open_with_what_each_brings(guests: Guests) -> None:
    match = Match.start(tablee.game("happy_dayz"), 3, {"mode": "campaign"}, seed=4)
    while match.pending[0].kind != "change":
        asked = match.pending[0]
        match.pick(asked.seat, asked.options[0])
    asked = match.pending[0]
    quin = guests("Quin", **PHONE)
    Stage(quin, match, asked.seat)
    sheet = quin.page.locator(".sheet")
    expect(sheet.locator("[data-option]")).to_have_count(len(asked.options))
    swaps = sheet.locator("[data-option^=swap]")
    expect(swaps).to_have_count(len(asked.options) - 1)
    expect(swaps.locator("small")).to_have_text([re.compile(r"\w")] * (len(asked.options) - 1))
    swaps.last.tap()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize(
    ("edition", "sides", "card"),
    [
        ("final", ["low", "high"], "Encounter card"),
        ("prototype", ["high", "low"], "Wandering Survivors"),
    ],
)
def test_the_board_of_the_prototype_is_mirrored_and_names_its_own_cards(
    guests: Guests, edition: str, sides: list[str], card: str
) -> None:
    otis = guests("Otis")
    Stage(otis, Match.start(tablee.game("happy_dayz"), 2, {"edition": edition}, seed=4), 0)
    board = otis.page.locator(".board")
    expect(board.locator(".half")).to_have_class([re.compile(rf"\b{side}\b") for side in sides])
    expect(board.locator(".met figcaption")).to_have_text(card)


def test_the_cards_a_power_offers_lie_on_the_table_as_cards(guests: Guests) -> None:
    match = Match.start(tablee.game("happy_dayz"), 4, {}, seed=4)
    while match.pending[0].kind != "soldier-card":
        asked = match.pending[0]
        match.pick(asked.seat, asked.options[0])
    asked = match.pending[0]
    rita = guests("Rita", **PHONE)
    stage = Stage(rita, match, asked.seat)
    cards = rita.page.locator(".zone button.card.can")
    expect(cards).to_have_count(len(asked.options))
    expect(rita.page.locator(".sheet")).to_have_count(0)
    cards.first.tap()
    expect(cards).to_have_count(0)
    assert stage.picked == asked.options[:1]


def test_the_log_of_the_forest_names_tiles_as_people_do(guests: Guests) -> None:
    rex = guests("Rex")
    stage = Stage(rex, moment("walk"), 0)
    steps = [option for option in stage.match.pending[0].options if option.startswith("step ")]
    stage.pick(0, steps[0])
    expect(rex.page.locator(".log li", has_text="steps to").last).to_have_text(
        re.compile(r"\((north|south|east|west|centre)")
    )
    said = rex.page.locator(".log").inner_text() + rex.page.locator(".news").inner_text()
    assert re.search(r"T\d+\.", said) is None


def test_tokens_do_not_lie_on_the_names_of_tiles(guests: Guests) -> None:
    sam = guests("Sam")
    Stage(sam, moment("walk"), 0)
    expect(sam.page.locator(".token").first).to_be_attached()
    boxes = "all => all.map(e => { const { left, right, top, bottom } = e.getBoundingClientRect(); return [left, right, top, bottom]; })"
    names = sam.page.locator(".plane .tile .name").evaluate_all(boxes)
    tokens = sam.page.locator(".pieces .token").evaluate_all(boxes)
    assert len(tokens) == 6
    for left, right, top, bottom in tokens:
        assert not [n for n in names if n[0] < right - 1 and left + 1 < n[1] and n[2] < bottom - 1 and top + 1 < n[3]]
