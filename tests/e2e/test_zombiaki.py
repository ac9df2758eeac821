"""Zombiaki in real browsers: a whole night by clicks, keyboard and touch, and everything the street shows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tablee.games.zombiaki.cards.cards import NUMBER, ZOMBIE_CARDS
from tests.days import by_day
from tests.e2e.access import check
from tests.e2e.conftest import Guests
from tests.e2e.guest import PHONE, WIDE, Guest, play_until
from tests.e2e.phases import CROWDED
from tests.e2e.records import PICKS_LEFT, finished, go_on
from tests.e2e.stage import Stage, looks
from tests.e2e.stillness import assert_still, watch
from tests.e2e.whole import by_keyboard_then_clicks, by_touch
from tests.games.zombiaki.street import HUMANS, ZOMBIES, street

BOT = {"game": "zombiaki", "seats": 2, "bots": [None, "random"]}
FULL = {**CROWDED, "A2": "3 held"}
CAPTIONS = """() => { window.told = []; const line = document.querySelector("#street-caption");
  new MutationObserver(() => line.innerText && told.push(line.innerText)).observe(line, {childList: true,
    characterData: true, subtree: true}) }"""

COVERED = """all => all.map((one) => {
  const { left, right, top, height } = one.getBoundingClientRect();
  return [left + 4, right - 4].some((x) => !one.contains(document.elementFromPoint(x, top + height / 2)));
})"""


def begin(guest: Guest) -> str:
    return guest.start(**BOT)


def squares(guest: Guest) -> list[str]:
    """Return the street as a screen reader tells it."""
    said: list[str] = guest.page.locator(".square").evaluate_all("all => all.map(one => one.ariaLabel)")
    return said


@pytest.mark.long
@PICKS_LEFT
def test_a_night_by_keyboard_then_clicks_with_a_reload_between_and_its_replay(guests: Guests, picks_left: int) -> None:
    kim = guests("Kim")
    record, picks = finished("zombiaki", barrier_row="1")
    link = go_on(kim, record, picks - picks_left if picks_left else 1)
    tally = by_keyboard_then_clicks(kim, link, 10, ".street .square", squares)
    assert re.search(r"Cards played\s+[1-9][\s\S]*Cards left until dawn", tally)
    expect(kim.page.locator(".events")).to_contain_text(re.compile("Dawn breaks|over the barricade"))


@pytest.mark.long
def test_a_whole_night_on_a_phone(guests: Guests) -> None:
    leo = guests("Leo", **PHONE)
    begin(leo)
    assert "Zombies and dogs killed" in by_touch(leo)


@looks("light", "phone")
def test_all_that_can_lie_on_the_street_is_drawn_and_said(guests: Guests, theme: str, screen: dict[str, Any]) -> None:
    ada = guests("Zadie", theme=theme, **screen)
    table = street(**FULL, state={"frozen": 1})
    Stage(ada, table.match, HUMANS)
    said = {
        "A1": "A1, The zombie 2, fire, Freeze",
        "A2": "A2, The zombie 3, held, Freeze",
        "A3": "A3, The zombie 2, shield, Freeze",
        "A4": "A4, Car",
        "B1": "B1, Dog, Freeze",
        "B2": "B2, The zombie 6, Boss, netted, Freeze",
        "B3": "B3, Mine",
        "B5": "B5, Barrel",
        "C1": "C1, Barrier",
        "C2": "C2, Pit 2",
        "C3": "C3, The zombie 5, Wall 5, Freeze",
    }
    for square, words in said.items():
        thing = ada.page.locator(f"[data-where={square}]")
        expect(thing).to_have_attribute("aria-label", words)
        expect(thing.locator("svg").first).to_be_attached()
    expect(ada.page.locator("[data-where=B2] .body"), "two zombies joined by Mass").to_have_count(2)
    expect(ada.page.locator("[data-where=B2] .strength u")).to_have_count(6)
    expect(ada.page.locator("[data-where=C3] .raised"), "on top of the wall").to_have_count(1)
    left = sum(n for card, n in table.state["decks"].items() if NUMBER[card] < len(ZOMBIE_CARDS))
    expect(ada.page.locator(".dawn")).to_have_text(re.compile(rf"^\s*{left}\b"))
    check(ada, f"street {theme}")
    ada.page.locator(".hand:not(.far) .card", has_text="Shot").click()
    check(ada, f"aiming {theme}")


def test_what_a_shot_would_do_is_shown_before_it_is_fired(guests: Guests) -> None:
    bob = guests("Bob")
    stage = Stage(bob, street(humans="shot grenade", A3="4", A2="car", B4="1").match, HUMANS)
    bob.page.locator(".hand:not(.far) .card", has_text="Shot").click()
    lines = bob.page.locator(".square.line").evaluate_all("all => all.map(one => one.dataset.where)")
    assert lines == ["A3", "A4", "A5", "B4", "B5"], "lines of fire up to the first targets"
    caption = bob.page.locator("#street-caption")
    bob.page.get_by_role("button", name="lane A", exact=True).hover()
    expect(caption).to_contain_text("The zombie on A3 takes 1 damage; strength 3 is left.")
    expect(bob.page.locator("[data-where=A3] .flash.still")).to_have_text("−1")
    bob.page.mouse.move(0, 0)
    bob.page.locator("[data-where=A5]").focus()
    bob.page.keyboard.press("Tab")  # to lane B
    expect(caption).to_contain_text("The zombie on B4 dies.")
    assert stage.match.record.lines == [], "nothing has happened yet"
    bob.page.locator("[data-where=B5]").click()
    expect(bob.page.locator("[data-where=B4] .unit")).to_have_count(0)
    assert [line.pick for line in stage.match.record.lines] == ["play shot B"]


def test_a_preview_of_two_lines_moves_nothing(guests: Guests) -> None:
    ivy = guests("Ivy")
    crowd: dict[str, Any] = {"A2": "2", "A3": "2", "A4": "car", "B2": "3", "B3": "mine", "B4": "3", "B5": "2"}
    Stage(ivy, street(humans="shot grenade", **crowd).match, HUMANS)
    ivy.page.locator(".hand:not(.far) .card", has_text="Shot").click()
    watch(ivy)
    words = ivy.page.locator("#street-caption span")
    heights = []
    for square, said in (("A4", "explodes"), ("B5", "cannot step back"), ("A4", "explodes")):
        ivy.page.locator(f"[data-where={square}]").hover()
        expect(words).to_contain_text(said)
        heights.append(words.evaluate("line => line.getClientRects()[0].height"))
    assert max(heights) > 1.5 * min(heights), "one sentence and several"
    assert_still(ivy)
    car = ivy.page.locator("[data-where=A4]")
    expect(car, "no enlarged card covers what a shot would do").not_to_have_attribute("data-zoom", "card car")
    ivy.page.keyboard.press("Escape")
    expect(car).to_have_attribute("data-zoom", "card car")


def test_a_finger_that_rests_on_a_lane_shows_what_a_shot_would_do_there(guests: Guests) -> None:
    tom = guests("Tom", **PHONE)
    stage = Stage(tom, street(humans="shot grenade", A3="4", A2="car", B4="1").match, HUMANS)
    tom.page.locator(".hand:not(.far) .card", has_text="Shot").tap()
    box = tom.page.get_by_role("button", name="lane B", exact=True).bounding_box()
    assert box
    finger = tom.context.new_cdp_session(tom.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(tom.page.locator("#street-caption")).to_contain_text("The zombie on B4 dies.")
    finger.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    expect(tom.page.locator("#street-caption")).not_to_contain_text("B4")
    assert stage.match.record.lines == [], "nothing has happened yet"


BOXES = "all => all.map(e => { const { left, right, top, bottom } = e.getBoundingClientRect(); return [left, right, top, bottom]; })"
# Words of one line that take two: broken in the middle.
BROKEN = """names => names.flatMap(name => {
  const [range, text] = [document.createRange(), name.firstChild];
  return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ index, 0: word }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word);
})"""


STRUCK = """() => { window.struck = 0;
  const look = () => { struck += document.querySelectorAll(".square.struck").length; };
  new MutationObserver(look).observe(document.querySelector(".middle"), { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize("screen", by_day(PHONE, WIDE), ids=["phone", "wide"])
def test_the_moon_keeps_off_the_words_and_no_name_is_broken(guests: Guests, screen: dict[str, Any]) -> None:
    humans, zombies = "flamethrower sniper high-voltage searchlight", "terror mass claws hunger"
    for name, lang in (("Moe", "en"), ("Mia", "fr")):
        moe = guests(name, lang, **screen)
        Stage(moe, street(humans=humans, zombies=zombies, A1="2").match, HUMANS)
        assert moe.page.locator(".hand .name").evaluate_all(BROKEN) == []
        [(left, right, top, bottom)] = moe.page.locator(".moon svg").evaluate_all(BOXES)
        for box in moe.page.locator(".dawn, .round").evaluate_all(BOXES):
            assert box[1] <= left or box[0] >= right or box[3] <= top or box[2] >= bottom


@pytest.mark.parametrize("screen", by_day(PHONE, WIDE), ids=["phone", "wide"])
def test_what_holds_for_the_whole_street_is_seen_beside_the_hand(guests: Guests, screen: dict[str, Any]) -> None:
    sam = guests("Sam", "fr", **screen)
    Stage(sam, street(**CROWDED, state={"frozen": 1, "terror": True}).match, HUMANS)
    assert sam.page.locator(".marks em").evaluate_all(COVERED) == [False] * 3


def test_a_zombie_one_places_is_no_harm_done(guests: Guests) -> None:
    nan = guests("Nan", speed=0.2)
    stage = Stage(nan, street("zombies", zombies="zombie-2 zombie-3").match, ZOMBIES)
    nan.page.evaluate(STRUCK)
    stage.pick(ZOMBIES, "play zombie-2 A1")
    expect(nan.page.locator("[data-where=A1] .unit")).to_have_count(1)
    assert nan.page.evaluate("struck") == 0


def test_a_reaction_stops_everything_until_it_is_answered(guests: Guests) -> None:
    cleo = guests("Cleo")
    stage = Stage(cleo, street(humans="shot", zombies="click mass", B2="3").match, ZOMBIES)
    stage.pick(HUMANS, "play shot B")
    pause = cleo.page.locator(".pause")
    expect(pause).to_contain_text("plays “Shot” on")
    expect(cleo.page.locator("#street-caption")).to_contain_text("The zombie on B2 takes 1 damage")
    check(cleo, "pause")
    pause.get_by_role("button", name="Play “Click”: the shot is cancelled").click()
    expect(pause).to_have_count(0)
    expect(cleo.page.locator("[data-where=B2]")).to_have_attribute("aria-label", "B2, The zombie 3")


def test_a_chain_is_told_step_by_step_in_order(guests: Guests) -> None:
    dan = guests("Dan")
    stage = Stage(dan, street(humans="shot", A3="2", A4="car", B3="mine", B4="3").match, HUMANS)
    expect(dan.page.locator("#street-caption")).to_be_attached()
    dan.page.evaluate(CAPTIONS)
    stage.pick(HUMANS, "play shot A car")
    expect(dan.page.locator(".pause")).to_contain_text("where does the shrapnel fly?")
    assert dan.page.evaluate("told") == [
        "Dan plays “Shot” on the car.",
        "The car on A4 explodes.",
        "The zombie on A3 takes 1 damage; strength 1 is left.",
        "The zombie on B4 takes 1 damage; strength 2 is left.",
        "The mine on B3 explodes.",
    ]


def test_what_is_not_possible_says_why_with_its_clause(guests: Guests) -> None:
    eli = guests("Eli")
    Stage(eli, street(humans="wall-5", A3="3").match, HUMANS)
    eli.page.locator(".hand:not(.far) .card", has_text="Wall 5").click()
    eli.page.locator("[data-where=B3]").click()
    expect(eli.page.get_by_role("alert")).to_contain_text("A zombie stands around that square.")
    expect(eli.page.get_by_role("alert")).to_contain_text("ZBK-56")


@pytest.mark.long
def test_two_people_at_one_screen_in_french(guests: Guests) -> None:
    table = guests("Fanny", lang="fr")
    table.open_table(game="zombiaki", seats=2)
    for name in ("Fanny", "Gaston"):
        table.page.get_by_role("textbox").first.fill(name)
        table.page.get_by_role("button", name="asseoir ici").first.click()
        expect(table.page.locator(".taken", has_text=name)).to_be_visible()
    table.page.locator(".waiting .places > .button.main").click()
    lifted = set()
    for _ in range(3000):
        curtain = table.page.locator(".curtain button").first
        if table.page.locator(".curtain button").count():
            assert table.page.locator(".street").count() == 0
            lifted.add(curtain.inner_text())
            curtain.click()
            expect(table.page.locator(".street")).to_be_visible()
        elif not table.touch():
            table.page.wait_for_timeout(20)
        if len(lifted) == 2:
            break
    assert len(lifted) == 2
    assert not re.search(r"\b(street|tally|event|card|web)-\w", table.page.locator("main").inner_text())


@pytest.mark.parametrize("most", by_day(10, 60))
def test_nothing_of_a_deck_is_known_before_it_is_drawn(guests: Guests, most: int) -> None:
    """Hands are open (ZBK-17); the order of the decks appears nowhere, and no preview shows a card to come."""
    hal = guests("Hal")
    begin(hal)

    def views() -> list[dict[str, Any]]:
        return [frame["view"] for frame in hal.frames if frame["type"] == "told" and frame["view"]]

    play_until(lambda: len(views()) > most or hal.over, [hal])
    assert len(views()) > 10
    for view in views():
        assert all(isinstance(count, int) for count in view["decks"].values())
        foreseen = [event["event"] for events in view["outlook"].values() for event in events]
        assert "draw" not in foreseen


def test_a_net_is_gathered_in_any_order_and_shows_whom_it_holds(guests: Guests) -> None:
    fay = guests("Fay")
    stage = Stage(fay, street(humans="net", A1="2", B1="1", C1="3").match, HUMANS)
    fay.page.locator(".hand:not(.far) .card", has_text="Net").click()
    fay.page.locator("[data-where=C1]").click()
    expect(fay.page.locator("[data-where=C1].chosen")).to_have_count(1)
    expect(fay.page.locator("[data-where=C1]")).to_have_attribute("aria-label", "C1, The zombie 3, chosen")
    expect(fay.page.locator("body")).to_contain_text("The net holds the zombie on C1 and still takes strength 3")
    check(fay, "open net")
    fay.page.locator("[data-where=B1]").click()
    expect(fay.page.locator("body")).to_contain_text("zombies on B1 and C1 and still takes strength 2")
    fay.page.locator("[data-where=A1]").click()
    expect(fay.page.locator("[data-where=A1]")).to_have_attribute("aria-label", "A1, The zombie 2, netted")
    assert [line.pick for line in stage.match.record.lines] == ["play net C1", "net B1", "net A1"]


def test_dogs_show_the_steps_they_have_left_and_each_side_what_it_wants(guests: Guests) -> None:
    gil = guests("Gil")
    Stage(gil, street(A1="dog", C2="dog", B3="2").end().match, ZOMBIES)
    expect(gil.page.locator("[data-where=A1] .steps")).to_have_text("3")
    gil.page.locator("[data-where=A1]").click()
    gil.page.locator("[data-where=A2]").click()
    expect(gil.page.locator("[data-where=A2] .steps")).to_have_text("2")
    expect(gil.page.locator(".hand:not(.far)")).to_contain_text("wants one zombie over the barricade")
    check(gil, "dogs")
