"""The first match is coached: goal card, gentle bots, the shortest mode, a line at each new question; hints that teach."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tablee.text import LANGUAGES, catalogue
from tablee.text.coaching import coach_texts, matters
from tests.days import by_day
from tests.e2e.access import check
from tests.e2e.conftest import Guests
from tests.e2e.gallery import happy_dayz
from tests.e2e.guest import PHONE, SPOTS, THINGS, Guest, on_page
from tests.e2e.stage import Stage

SCREENS = {"en": {}, "fr": PHONE}


def play_now(guest: Guest, game: str, lang: str) -> None:
    guest.come()
    name = catalogue(game, lang).say("web-play-now")
    guest.page.locator(f'article[data-world="{game}"]').get_by_role("button", name=name).click()
    expect(guest.page.locator("main.table")).to_be_visible()


def fits(guest: Guest) -> bool:
    return bool(guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


BOTH = """([one, other]) => {
    const [upper, lower] = [one, other].map((each) => document.querySelector(each)?.getBoundingClientRect())
    return upper?.height && lower?.height ? [upper.bottom, lower.top + lower.height / 3] : null
}"""


def lies_above(guest: Guest, one: str, other: str) -> bool:
    """True if one element ends before the middle of the other begins, so that it can be read.

    Both are measured at the same moment, as soon as both are shown: what the others do redraws them.
    """
    end, middle = guest.page.wait_for_function(BOTH, arg=[one, other]).json_value()
    return bool(end < middle)


def take_hint(guest: Guest, lang: str) -> None:
    """Ask for a hint and follow it."""
    guest.page.get_by_role("button", name=catalogue("happy_dayz", lang).say("web-hint"), exact=True).click()
    hint = guest.page.locator(".decision .hint")
    expect(hint).to_be_visible()
    hint.click()


def follow(guest: Guest, lang: str, most: int) -> int:
    """Play to the end by hints alone; return how many were followed."""
    taken = 0
    while not guest.over:
        guest.close_tally()
        guest.settle()
        if guest.page.locator(".result, dialog[open]").count():
            continue
        take_hint(guest, lang)
        taken += 1
        assert taken < most, "the match does not end"
    return taken


@pytest.mark.parametrize("lang", by_day(*reversed(LANGUAGES)))
def test_a_first_match_begins_with_its_goal_and_a_coach_that_can_be_switched_off_and_on(
    guests: Guests, lang: str
) -> None:
    ann = guests("Ann", lang, **SCREENS[lang])
    texts, said = catalogue("happy_dayz", lang), coach_texts("happy_dayz", lang)
    play_now(ann, "happy_dayz", lang)
    card = ann.page.locator("dialog[open]")
    for part in ("aim", "turn", "score"):
        expect(card).to_contain_text(on_page(said.say(f"goal-{part}")))
    expect(card.locator(".picture svg use").first).to_be_attached()
    check(ann, "the goal card")
    assert fits(ann)
    card.get_by_role("button", name=texts.say("web-goal-begin")).click()
    expect(card).to_have_count(0)
    told = next(frame for frame in reversed(ann.frames) if frame["type"] == "table")
    assert (len(told["seats"]), {chair["bot"] for chair in told["seats"]}) == (3, {None, "learning"})

    counsel = ann.page.locator(".counsel")
    expect(counsel).to_contain_text(matters("happy_dayz", "pass-left", lang))
    reason = counsel.get_by_text(texts.say("why-pass-left"))
    if lang == "fr":  # on a phone the board is seen: what one is told to look at may not be hidden
        expect(reason).to_be_hidden()
        assert lies_above(ann, ".counsel", ".slot.met")
        counsel.get_by_role("button", name=texts.say("web-coach-why")).click()
    expect(reason).to_be_visible()
    check(ann, "the coach")
    assert fits(ann)
    counsel.get_by_role("button", name=texts.say("web-coach-off")).click()
    expect(counsel).to_have_count(0)
    ann.page.reload()  # remembered
    expect(ann.page.locator(".status.asked")).to_be_visible()
    expect(counsel).to_have_count(0)

    ann.page.get_by_role("button", name=texts.say("web-settings")).click()
    ann.page.get_by_role("checkbox", name=texts.say("web-coach-on")).check()
    ann.page.get_by_role("button", name=texts.say("web-close")).first.click()
    take_hint(ann, lang)
    expect(counsel).to_contain_text(matters("happy_dayz", "pass-right", lang))


def test_a_hint_lights_its_thing_and_says_why_in_numbers(guests: Guests) -> None:
    ben = guests("Ben")
    texts = catalogue("happy_dayz", "en")
    ben.start(game="happy_dayz", seats=3, bots=[None, "random", "random"], settings={"mode": "express"})
    ben.settle()
    ben.page.get_by_role("button", name=texts.say("web-hint"), exact=True).click()
    counsel = ben.page.locator(".counsel")
    expect(counsel).to_contain_text(re.compile(r"over [\d,]+ imagined ways to go on"))
    hinted = next(frame for frame in reversed(ben.frames) if frame["type"] == "hinted")
    lit = ben.page.locator("[data-hinted]")
    expect(lit.first).to_have_attribute("data-ref", hinted["pick"].split()[1])
    expect(ben.page.locator(".counsel .figure")).to_have_count(len(hinted["why"]["figures"]))
    check(ben, "a hint")
    counsel.get_by_role("button", name="Close").click()
    expect(counsel).to_have_count(0)
    expect(ben.page.locator(".decision .hint")).to_be_visible()  # what was hinted stays


def test_who_has_learned_is_asked_no_more_and_plays_the_usual_match(guests: Guests) -> None:
    una = guests("Una")
    una.page.add_init_script(
        "localStorage.tablee = JSON.stringify({...JSON.parse(localStorage.tablee ?? '{}'),"
        " coached: {zombiaki: {on: true, goal: true, seen: {discard: 3}}}})"
    )
    play_now(una, "zombiaki", "en")
    una.settle()
    expect(una.page.locator("dialog[open]")).to_have_count(0)
    expect(una.page.locator(".counsel")).to_have_count(0)  # understood by now
    told = next(frame for frame in reversed(una.frames) if frame["type"] == "table")
    assert {chair["bot"] for chair in told["seats"]} == {None, "steady"}


def test_on_a_phone_the_coach_hides_nothing_that_can_be_touched(guests: Guests) -> None:
    """The winner of a trick of Hippies touches a panel at the upper edge, where the coach usually lies."""
    dot = guests("Dot", **PHONE)
    dot.page.add_init_script(
        "localStorage.tablee = JSON.stringify({...JSON.parse(localStorage.tablee ?? '{}'),"
        " coached: {happy_dayz: {on: true, goal: true, seen: {}}}})"
    )
    match = happy_dayz("hippie-to")
    stage = Stage(dot, match, match.pending[0].seat, past=True)
    expect(dot.page.locator(".counsel")).to_contain_text(matters("happy_dayz", "hippie-to", "en"))
    seats = dot.page.locator(THINGS)
    expect(seats).to_have_count(3)
    dot.until(f"(({SPOTS})({THINGS!r})).length === 3")
    seats.first.tap()
    dot.until("!document.querySelector('.middle .can > button.name')")
    assert [pick.split()[0] for pick in stage.picked] == ["to"]


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["happy_dayz", "zombiaki", "happy_pigs", "zombies4"])
def test_a_first_match_to_its_end_by_following_the_coach(guests: Guests, game: str, lang: str) -> None:
    eva = guests("Eva", lang, **SCREENS[lang])
    play_now(eva, game, lang)
    eva.page.locator("dialog[open] .button.main").click()
    follow(eva, lang, 900)
    assert fits(eva)
    check(eva, "the end of a first match")
