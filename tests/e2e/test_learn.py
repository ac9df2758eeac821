"""Lessons: one by clicks on an English desktop, one by taps on a French phone, and the list with its progress."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.contract.lessons import kinds_of, played
from tablee.core.lesson import Lesson
from tablee.text import catalogue
from tablee.text.lessons import Coach, find_lesson
from tests.e2e.access import check
from tests.e2e.conftest import Guests
from tests.e2e.guest import PHONE, Guest

GAMES = ("happy_pigs", "happy_dayz", "zombiaki", "zombies4")


def pick(guest: Guest, option: str, tap: bool = False) -> None:
    """Choose an option from the list of all options."""
    guest.page.locator("button.all:enabled").click()
    button = guest.page.locator(f'.sheet [data-option="{option}"]')
    button.tap() if tap else button.click()


def test_a_lesson_by_clicks(guests: Guests) -> None:
    said = Coach(find_lesson("happy_dayz", "tricks"), "en")
    ann = guests("Ann")
    ann.come()
    ann.page.locator('article[data-world="happy_dayz"] a', has_text="Learn").click()
    ann.page.get_by_role("button", name=said.title).click()
    coach = ann.page.locator(".coach")
    expect(coach).to_contain_text(said.aim)
    expect(coach).to_contain_text(said.task(0))
    check(ann, "a lesson")
    ann.page.get_by_role("button", name="Why am I asked this?").click()
    reason = ann.page.locator(".reason")
    expect(reason).to_contain_text(catalogue("happy_dayz", "en").say("why-lead"))
    check(ann, "why")
    reason.get_by_role("button", name="Close").click()
    expect(reason).to_have_count(0)

    pick(ann, "play scientist-13 low")
    expect(coach).to_contain_text(said.answer(0, "low"))
    coach.get_by_role("button", name="try again").click()
    expect(coach).to_contain_text(said.task(0))

    pick(ann, "play scientist-13 high")
    expect(coach).to_contain_text(said.answer(0, "good"))
    expect(coach).to_contain_text(said.task(1))
    pick(ann, "play child-1 high")
    expect(coach).to_contain_text(said.task(2))
    pick(ann, "play scientist-2")
    expect(coach).to_contain_text(said.end)
    expect(coach).to_contain_text(said.answer(2, "good"))

    coach.get_by_role("link", name="All lessons").click()
    expect(ann.page.locator("li .learned")).to_have_count(1)
    check(ann, "the lessons")


def test_on_a_phone_a_lesson_shows_the_hand_it_talks_about(guests: Guests) -> None:
    bea = guests("Bea", **PHONE)
    bea.go("/learn/zombiaki")
    bea.page.get_by_role("button", name=Coach(find_lesson("zombiaki", "shooting"), "en").title).tap()
    expect(bea.page.locator(".coach .task")).to_be_visible()
    expect(bea.page.locator(".hand:not(.far) .card").first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_coach_is_whole_and_small(guests: Guests, game: str) -> None:
    """The task and its clauses are in sight, and the board has most of the screen."""
    bea = guests("Bea", "fr", **PHONE)
    bea.go(f"/learn/{game}")
    bea.page.locator("main li button").first.tap()
    coach = bea.page.locator(".coach")
    expect(coach.locator(".clauses .button").last).to_be_in_viewport(ratio=0.9)
    box = coach.bounding_box()
    assert box
    assert box["height"] < PHONE["viewport"]["height"] / 6


def test_a_lesson_on_a_phone_in_french_is_left_and_taken_up(guests: Guests) -> None:
    said = Coach(find_lesson("zombiaki", "shooting"), "fr")
    luc = guests("Luc", "fr", **PHONE)
    luc.come()
    luc.go("/learn/zombiaki")
    luc.page.get_by_role("button", name=said.title).tap()
    coach = luc.page.locator(".coach")
    expect(coach).to_contain_text(said.task(0))
    pick(luc, "play good-shot C", tap=True)
    expect(coach).to_contain_text(said.task(1))
    check(luc, "a lesson on a phone")
    assert luc.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"

    luc.go("/learn/zombiaki")
    expect(luc.page.locator(".left")).to_have_text("Étape 2 sur 3")
    luc.page.get_by_role("button", name=said.title).tap()
    expect(coach).to_contain_text(said.task(1))


def good_picks(lesson: Lesson) -> list[str]:
    """Return a good pick for every step."""
    picks: list[str] = []
    for _ in lesson.steps:
        match, _stuck = played(lesson, picks)
        picks.append(kinds_of(lesson, match)["good"])
    return picks


def reach(guest: Guest, selector: str) -> None:
    """Tab to an element and press Enter."""
    for _ in range(200):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("e => document.activeElement.matches(e)", selector):
            guest.page.keyboard.press("Enter")
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


WAYS = [("fr", "tap"), ("en", "click"), ("fr", "keys"), ("en", "keys")]


@pytest.mark.long
@pytest.mark.parametrize(("game", "lang", "way"), [(game, lang, way) for game in GAMES for lang, way in WAYS])
def test_a_lesson_of_each_game_to_its_end(guests: Guests, game: str, lang: str, way: str) -> None:
    """French on a phone, English on a desktop, each by hand and by keyboard."""
    lesson = find_lesson(game, "1")
    said = Coach(lesson, lang)
    eva = guests("Eva", lang, **(PHONE if lang == "fr" else {}))
    eva.come()
    eva.go(f"/learn/{game}")
    eva.page.get_by_role("button", name=said.title).click()
    coach = eva.page.locator(".coach")
    for step, option in enumerate(good_picks(lesson)):
        expect(coach).to_contain_text(said.task(step))
        expect(eva.page.locator(".status.asked")).to_be_visible()
        if way == "keys":
            reach(eva, "button.all:enabled")
            reach(eva, f'.sheet [data-option="{option}"]')
        elif eva.page.locator(f'.options [data-option="{option}"]').count():
            eva.page.locator(f'.options [data-option="{option}"]').click()
        else:
            pick(eva, option, tap=way == "tap")
    expect(coach).to_contain_text(said.end)
    check(eva, f"the end of a lesson of {game}")
    assert eva.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
