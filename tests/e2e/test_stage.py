"""A stage that stands still: rooms that keep their place, telling before asking, cards that can be read."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tablee
from tablee.core.match import Match
from tests.e2e.conftest import Guests
from tests.e2e.forest_phases import moment
from tests.e2e.guest import OPTIONS, PHONE, THINGS, WIDE, Guest, play
from tests.e2e.phases import summer
from tests.e2e.stage import Stage
from tests.e2e.stillness import assert_still, cut_words, watch
from tests.games.zombiaki.street import HUMANS, street

pytestmark = pytest.mark.long
SMALL = {**PHONE, "viewport": {"width": 320, "height": 640}}
LYING = {**PHONE, "viewport": {"width": 844, "height": 390}}
SEATS = {"happy_dayz": 4, "zombiaki": 2, "happy_pigs": 3, "zombies4": 3}
SCREENS = {"wide": WIDE, "phone": PHONE, "small": SMALL, "lying": LYING}


def sit_down(guest: Guest, game: str, text: float = 1, **more: Any) -> None:
    """At a table with bots, in the language and the size of letters that were chosen."""
    size = f"localStorage.tablee = JSON.stringify({{...JSON.parse(localStorage.tablee ?? '{{}}'), text: {text}}})"
    guest.context.add_init_script(size)
    seats = SEATS[game]
    guest.open_table(game=game, seats=seats, bots=[None, *["random"] * (seats - 1)], **more)
    guest.page.get_by_role("textbox").first.fill(guest.name)
    guest.page.get_by_role("button", name=re.compile("Sit here|Prendre|ici")).first.click()
    guest.page.get_by_role("button", name=re.compile("Begin|Commencer")).click()
    expect(guest.page.locator(f"{THINGS}, {OPTIONS}").first).to_be_visible()


def answer(guest: Guest, count: int, tap: bool) -> None:
    for _ in range(count):
        guest.settle()
        if guest.over:
            return
        guest.touch(tap)


# ------------------------------------------------------------ rooms


@pytest.mark.parametrize("screen", ["wide", "phone"])
@pytest.mark.parametrize("game", SEATS)
def test_nothing_moves_by_itself(guests: Guests, game: str, screen: str) -> None:
    ada = guests("Ada", reduced_motion="no-preference", speed=8, **SCREENS[screen])
    sit_down(ada, game)
    watch(ada)
    answer(ada, 14, tap=screen == "phone")
    assert_still(ada)


@pytest.mark.parametrize("screen", ["wide", "phone"])
@pytest.mark.parametrize("game", SEATS)
def test_nothing_moves_by_itself_in_a_whole_match(guests: Guests, game: str, screen: str) -> None:
    ula = guests("Ula", reduced_motion="no-preference", **SCREENS[screen])
    sit_down(ula, game)
    watch(ula)
    play([ula], tap=screen == "phone")
    assert_still(ula)


@pytest.mark.parametrize("text", [1, 1.4])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", SEATS)
def test_everything_fits_at_every_size_of_letters(guests: Guests, game: str, lang: str, text: float) -> None:
    bea = guests("Bea", lang, **SMALL)
    sit_down(bea, game, text)
    answer(bea, 4, tap=True)
    for size in ({"width": 320, "height": 640}, {"width": 390, "height": 844}, {"width": 1440, "height": 900}):
        bea.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert bea.page.evaluate("document.documentElement.scrollWidth") <= size["width"], size
        for part in (".bar", ".news", ".middle", ".dock"):
            box = bea.page.locator(f"main > {part}").bounding_box()
            assert box, part
            assert box["y"] + box["height"] <= size["height"] + 1, (part, size)
        tools, home = bea.page.locator(".tools").first.bounding_box(), bea.page.locator(".home").bounding_box()
        assert tools
        assert home
        assert tools["x"] >= home["x"] + home["width"] or tools["y"] >= home["y"] + home["height"]
        assert cut_words(bea) == [], size


def test_a_hand_of_fourteen_can_be_read_and_touched_on_a_phone(guests: Guests) -> None:
    cara = guests("Cara", **PHONE)
    cara.open_table(game="happy_dayz", seats=3, bots=[None, "random", "random"])
    cara.sit()
    cara.begin()
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
    """What was seen while something was told, each change of it."""
    page.wait_for_function("window.seen.some(now => now[0]) && !window.seen.at(-1)[0]")
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
    picks = len(fay.picks)
    fay.page.locator(".own .pig").first.click()
    expect(fay.page.locator("main[data-telling-now]")).to_have_count(0)
    assert len(fay.picks) == picks + 1


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


def test_a_long_press_reads_a_card_and_does_not_play_it(guests: Guests) -> None:
    hana = guests("Hana", **PHONE)
    sit_down(hana, "happy_dayz")
    card = hana.page.locator(".hand button.can").first
    box = card.bounding_box()
    assert box
    line = hana.context.new_cdp_session(hana.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    zoom = hana.page.get_by_role("tooltip")
    expect(zoom).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
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
    ines.page.locator(".log [data-zoom]").last.hover()
    expect(ines.page.get_by_role("tooltip").locator(".card")).to_be_visible()


def test_of_two_cards_of_a_kind_the_touched_one_is_held(guests: Guests) -> None:
    jo = guests("Jo")
    Stage(jo, street(humans="shot shot", A3="2").match, HUMANS)
    shots = jo.page.locator(".hand:not(.far) .card", has_text="Shot")
    shots.nth(1).click()
    expect(jo.page.locator(".hand .card.held")).to_have_count(1)
    assert "held" in (shots.nth(1).get_attribute("class") or "")


def test_squares_of_a_large_forest_are_large_enough_for_a_finger(guests: Guests) -> None:
    for screen in (WIDE, PHONE):
        kay = guests("Kay", **screen)
        Stage(kay, moment("walk"), 0)
        kay.page.wait_for_function("document.querySelector('.square.can').getBoundingClientRect().width >= 43.9")


def test_what_was_ordered_lies_in_the_basket_and_is_dragged_there(guests: Guests) -> None:
    lou = guests("Lou")
    sit_down(lou, "happy_pigs")
    ware, farm = lou.page.locator(".market .ware.can").first, lou.page.locator(".own .farm")
    ware.drag_to(farm)
    expect(lou.page.locator(".basket .mine .ware")).to_have_count(1)


def test_words_said_at_the_table_are_seen_on_a_phone(guests: Guests) -> None:
    mo, ned = guests("Mo", **PHONE), guests("Ned")
    link = mo.open_table(game="happy_dayz", seats=2, options={"mode": "express"})
    mo.sit()
    ned.go(link)
    ned.sit()
    mo.begin()
    expect(mo.page.locator(".hand button").first).to_be_visible()
    ned.page.get_by_role("textbox", name="Say something").fill("good luck")
    ned.page.keyboard.press("Enter")
    expect(mo.page.locator(".toast")).to_contain_text("good luck")
    expect(mo.page.locator(".badge")).to_have_text("1")
    mo.page.locator(".tools .narrow").click()
    expect(mo.page.locator(".badge")).to_have_count(0)


# ------------------------------------------------------------ by keyboard


def test_a_decision_takes_six_keys_at_most_and_the_focus_stays_in_the_hand(guests: Guests) -> None:
    ona = guests("Ona")
    sit_down(ona, "happy_dayz")
    for turn in range(6):
        ona.settle()
        ona.close_tally()
        before, keys = len(ona.picks), 0
        for key in ("1", "Enter", "1", "Enter", "2", "Enter"):
            ona.page.keyboard.press(key)
            keys += 1
            if len(ona.picks) > before:
                break
        assert len(ona.picks) == before + 1, turn
        assert keys <= 6
        ona.settle()
        assert ona.page.evaluate("document.activeElement.closest('.hand, .dock, .middle') !== null")


def test_what_cannot_be_used_is_marked_so_and_its_help_is_read(guests: Guests) -> None:
    pat = guests("Pat")
    sit_down(pat, "happy_dayz")
    for _ in range(200):
        pat.settle()
        if pat.page.locator(".hand button:not(.can)").count():
            break
        pat.touch()
    barred = pat.page.locator(".hand button:not(.can)").first
    expect(barred).to_have_attribute("aria-disabled", "true")
    described = barred.get_attribute("aria-describedby")
    assert pat.page.locator(f"[id='{described}']").text_content()
