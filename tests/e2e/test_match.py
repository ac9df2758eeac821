"""A whole match of Happy DayZ in real browsers by clicks, keyboard and touch, and the features around it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.days import by_day
from tests.e2e.conftest import Guests
from tests.e2e.guest import OPTIONS, PHONE, THINGS, Guest, play, play_until
from tests.e2e.phases import following
from tests.e2e.records import PICKS_LEFT, finished, go_on
from tests.e2e.stage import Stage

EXPRESS = {"game": "happy_dayz", "seats": 2, "settings": {"mode": "express"}}
BOTS = {**EXPRESS, "bots": [None, "random"]}


@pytest.mark.long
def test_two_people_play_by_clicks_to_the_tally_the_replay_and_a_rematch(guests: Guests) -> None:
    ann, ben = guests("Ann"), guests("Ben")
    link = ann.open_table(**EXPRESS)
    ann.sit()
    ben.go(link)
    ben.sit()
    ann.begin()
    play([ann, ben])
    for guest in (ann, ben):
        tally = guest.last_tally()
        assert "Zombies" in tally
        assert "Population" in tally
    result = ann.page.locator(".result").inner_text()
    expect(ben.page.locator(".result")).to_have_text(result, use_inner_text=True)

    ann.page.get_by_role("button", name="Rematch").click()
    ben.page.get_by_role("link", name="To the next match").click()
    expect(ben.page.locator(".taken")).to_have_count(2)
    see_the_replay(ann, link)


def test_the_end_of_a_match_its_tally_the_replay_and_a_rematch(guests: Guests) -> None:
    ann = guests("Ann")
    record, picks = finished()
    link = go_on(ann, record, picks - 6)
    play([ann])
    assert re.search(r"Zombies[\s\S]*Population", ann.last_tally())
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.locator(".hand button").first).to_be_visible()  # with a bot, it begins as soon as one arrives
    assert link not in ann.page.url
    see_the_replay(ann, link)


def see_the_replay(ann: Guest, link: str) -> None:
    ann.go(link.replace("/t/", "/replay/") + "?step=5")
    expect(ann.page.locator("output")).to_have_text(re.compile(r"^5 / \d+"))
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page).to_have_url(re.compile(r"step=6"))
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".events")).to_contain_text("The match is over")
    ann.page.get_by_label("Seen by").select_option("1")
    expect(ann.page).to_have_url(re.compile(r"seat=1"))


@pytest.mark.parametrize("picks_left", by_day(6, 0), ids=["its end", "whole"])
def test_a_match_by_the_keyboard_alone(guests: Guests, picks_left: int) -> None:
    kim = guests("Kim")
    record, picks = finished()
    go_on(kim, record, picks - picks_left if picks_left else 1)
    for _ in range(4000):
        if kim.over:
            break
        if not kim.press():
            kim.page.wait_for_timeout(30)
    assert kim.over


@PICKS_LEFT
def test_a_match_on_a_phone_without_sideways_scrolling(guests: Guests, picks_left: int) -> None:
    leo = guests("Leo", **PHONE)
    record, picks = finished()
    go_on(leo, record, picks - picks_left if picks_left else 1)
    play([leo], tap=True)
    assert leo.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_what_is_not_possible_says_why_with_its_clause(guests: Guests) -> None:
    mia = guests("Mia")
    Stage(mia, following(), 0)
    mia.page.locator(".hand button:not(.can)").first.click(
        position={"x": 12, "y": 20}, force=True
    )  # it is marked as disabled, and still says why
    expect(mia.page.get_by_role("alert")).to_contain_text("you must play one of them")
    mia.page.get_by_role("button", name="HDZ-27").click()
    expect(mia.page.locator("dialog[open]")).to_contain_text("HDZ-27")


def test_a_reload_and_a_cut_line_in_the_middle_of_a_decision_lose_nothing(guests: Guests) -> None:
    noa = guests("Noa")
    cut: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        cut.append(line)

    noa.page.route_web_socket(re.compile("/ws"), connect)
    noa.start(**BOTS)
    things = noa.page.locator(f"{THINGS}, {OPTIONS}")
    expect(things.first).to_be_visible()
    asked_for = "Which two cards do you pass to Blaise? Name them in any order."
    expect(noa.page.locator(".status")).to_have_text(asked_for)
    expect(noa.page.locator(".hand button")).to_have_count(16)
    noa.page.reload()
    expect(noa.page.locator(".status")).to_have_text(asked_for)
    expect(noa.page.locator(".hand button")).to_have_count(16)

    cut[-1].close()
    asked = noa.heard
    noa.pass_cards()
    expect(noa.page.locator("main.table")).not_to_have_attribute("data-heard", str(asked))
    assert len(cut) == 3  # the table, the reload, and after the cut


def test_undo_at_once_and_the_log_strikes_it_out(guests: Guests) -> None:
    oda = guests("Oda")
    oda.open_table(**{**EXPRESS, "seats": 3}, bots=[None, None, "random"])
    oda.sit()
    oda.sit("Pia")
    oda.begin()
    oda.page.get_by_role("button", name="I am Oda").click()
    expect(oda.page.locator(".hand")).to_be_visible()
    oda.settle()
    assert oda.touch()
    expect(oda.page.locator(".log ol")).to_contain_text("Oda puts")
    oda.page.get_by_role("button", name="Undo").click()
    expect(oda.page.locator(".log .undone")).to_contain_text("Oda puts")


@pytest.mark.parametrize("turns", by_day(1, 0), ids=["a few turns", "to the end"])
def test_one_screen_two_people_with_a_curtain_between(guests: Guests, turns: int) -> None:
    table = guests("Quinn")
    table.open_table(**EXPRESS)
    table.sit("Quinn")
    table.sit("Rosa")
    table.begin()
    lifted: list[str] = []
    for _ in range(2000):
        if table.over or (turns and fewest(lifted) > turns):
            break
        curtain = table.page.locator(".curtain button")
        if curtain.count():
            assert table.page.locator(".hand").count() == 0
            name = curtain.first.inner_text()
            curtain.first.click()
            expect(table.page.locator(".hand, .result").first).to_be_visible()
            assert all(own in name for own in table.page.locator(".community.mine .name").all_inner_texts())
            lifted.append(name)
        elif not table.touch():
            table.page.wait_for_timeout(20)
    assert fewest(lifted) > (turns or 5)
    if not turns:
        expect(table.page.locator(".result li")).to_have_count(2)


def fewest(lifted: list[str]) -> int:
    """Return how often the curtain was lifted for whichever of the two saw it less often."""
    return min(sum(name in lift for lift in lifted) for name in ("Quinn", "Rosa"))


def test_a_spectator_sees_the_table_and_no_hand(guests: Guests) -> None:
    sam, eve = guests("Sam"), guests("Eve")
    link = sam.start(**BOTS, watch=True)
    eve.go(link)
    expect(eve.page.locator(".communities .community")).to_have_count(2)
    assert eve.page.locator(".hand").count() == 0
    heard = eve.heard
    sam.pass_cards()
    expect(eve.page.locator("main.table")).not_to_have_attribute("data-heard", str(heard))


# Keep all that is ever said, as a screen reader hears it: what the region holds, then each line that is added.
HEAR = """region => {
  globalThis.heard = [region.innerText];
  const add = changes => heard.push(...changes.flatMap(change => [...change.addedNodes].map(line => line.textContent)));
  new MutationObserver(add).observe(region, {childList: true});
}"""


def test_the_live_region_speaks_a_whole_trick_in_both_languages(guests: Guests) -> None:
    tom = guests("Tom")
    tom.start(**BOTS)
    spoken = tom.page.locator("[role=log]")
    spoken.evaluate(HEAR)

    def trick() -> bool:
        return bool(tom.page.evaluate("heard.some(said => said.includes(' wins the trick'))"))

    play_until(trick, [tom])
    heard = " ".join(tom.page.evaluate("heard"))
    for words in ("Encounter card", "leads", "plays", "wins the trick"):
        assert words in heard
    tom.page.get_by_role("button", name="Français").click()
    expect(spoken).to_contain_text(re.compile("remporte|joue|pli"))
    expect(tom.page.locator(".side ol")).to_contain_text("La partie commence")
