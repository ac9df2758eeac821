"""Around the board: clocks, pauses, votes, seats played by bots, chat, hints, and seats on another device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.access import check_lights
from tests.e2e.conftest import Guests
from tests.e2e.guest import OPTIONS, THINGS, Guest, play_until
from tests.e2e.qr import read_code

EXPRESS = {"game": "happy_dayz", "seats": 2, "settings": {"mode": "express"}}
BOTS = {**EXPRESS, "bots": [None, "random"]}


def log(guest: Guest) -> str:
    return guest.page.locator(".side ol").inner_text()


def sit_together(first: Guest, second: Guest, **table: object) -> str:
    return first.start(second, **{**EXPRESS, **table})


def test_a_clock_runs_for_whoever_is_asked_and_stops_in_a_pause(guests: Guests) -> None:
    jan = guests("Jan")
    jan.start(**BOTS, clock={"bank": 600, "increment": 0})
    own = jan.page.locator(".community.mine [role=timer]")
    expect(own).to_have_text(re.compile(r"^9:\d\d$"))
    jan.page.get_by_role("button", name="Pause").click()
    expect(jan.page.locator(".status")).to_have_text("The match is paused.")
    expect(jan.page.locator(".side ol")).to_contain_text("Jan pauses the match.")
    while not jan.last_told:
        jan.page.wait_for_timeout(20)
    stopped = own.inner_text()
    heard = jan.heard
    expect(jan.page.locator(".hand button.can")).to_have_count(0)  # nothing looks as if it could be played
    jan.page.locator(".hand button").first.click(force=True)
    expect(jan.page.get_by_role("alert")).to_contain_text("paused")
    assert (own.inner_text(), jan.heard) == (stopped, heard)
    jan.page.get_by_role("button", name="Go on").click()
    expect(jan.page.locator(".status")).not_to_have_text("The match is paused.")


@pytest.mark.long
def test_a_decision_is_taken_back_when_the_other_agrees(guests: Guests) -> None:
    kai, lea = guests("Kai"), guests("Lea")
    sit_together(kai, lea)
    undo = kai.page.get_by_role("button", name="Ask to undo")
    play_until(lambda: undo.count() > 0 and "Kai plays" in log(kai), [kai, lea])
    undo.click()
    expect(lea.page.locator(".ask")).to_contain_text("Kai")
    lea.page.get_by_role("button", name="Disagree").click()
    expect(lea.page.locator(".ask")).to_have_count(0)
    kai.page.get_by_role("button", name="Ask to undo").click()
    expect(lea.page.locator(".ask")).to_contain_text("Kai")
    check_lights(lea, "a vote")
    lea.page.get_by_role("button", name="Agree", exact=True).click()
    expect(kai.page.locator(".log .undone").first).to_be_visible()
    expect(lea.page.locator(".log .undone").first).to_be_visible()


def test_a_bot_plays_for_me_until_i_am_back(guests: Guests) -> None:
    mel = guests("Mel")
    mel.start(**BOTS)
    mel.page.get_by_role("button", name="Settings").click()
    mel.page.get_by_role("button", name="A bot takes over").click()
    mel.page.keyboard.press("Escape")
    expect(mel.page.locator(".community.mine")).to_contain_text("bot, for now")
    expect(mel.page.locator(".side ol")).to_contain_text(re.compile("Mel (puts|plays|leads)"))
    mel.page.get_by_role("button", name="Take my seat back").click()
    expect(mel.page.locator(".community.mine")).not_to_contain_text("bot, for now")


def test_the_seat_of_somebody_who_is_gone_is_handed_on_by_vote_and_given_back(guests: Guests) -> None:
    ned, olga = guests("Ned"), guests("Olga")
    link = sit_together(ned, olga, grace=0)
    olga.go("/")
    expect(ned.page.locator(".communities .community")).to_contain_text("away")
    ned.page.get_by_role("button", name="Let a bot play").click()
    expect(ned.page.locator(".communities .community")).to_contain_text("bot, for now")
    olga.go(link)
    expect(ned.page.locator(".communities .community")).not_to_contain_text("bot, for now")
    expect(olga.page.locator(".hand button").first).to_be_visible()


def test_words_reach_the_other_in_the_other_language(guests: Guests) -> None:
    pat, quy = guests("Pat"), guests("Quy", lang="fr")
    link = pat.open_table(**EXPRESS)
    pat.sit()
    quy.go(link)
    quy.page.get_by_role("textbox").first.fill("Quy")
    quy.page.locator(".waiting li button").last.click()
    expect(pat.page.locator(".taken")).to_have_count(2)
    field = pat.page.get_by_label("Say something")
    field.fill("boo")
    field.press("Enter")
    quy.page.get_by_role("button", name="Signaler ce qu’a dit Pat").click()
    report(quy, "boo")
    quy.page.get_by_role("button", name="Fermer").click()
    expect(pat.page.locator(".talk li")).to_contain_text("boo")
    expect(pat.page.locator(".report")).to_have_count(0)  # one's own words are nobody's fault
    pat.begin()
    field.fill("hello <b>you</b>")
    field.press("Enter")
    expect(quy.page.locator(".side .chat").last).to_contain_text("hello <b>you</b>")
    pat.page.get_by_label("Phrases").select_option(index=1)
    for guest in (pat, quy):
        expect(guest.page.locator(".side .chat")).to_have_count(3)
    said = [guest.page.locator(".side .chat").last.inner_text() for guest in (pat, quy)]
    assert said[0] != said[1]
    expect(pat.page.locator(".side .report")).to_have_count(0)  # one's own words are nobody's fault
    quy.page.get_by_role("button", name="Signaler ce qu’a dit Pat").last.click()
    report(quy, said[1])


def report(guest: Guest, line: str) -> None:
    """Tell those who run the server about the line whose flag was clicked."""
    sheet = guest.page.locator("dialog[open]")
    expect(sheet.locator("blockquote")).to_contain_text(line)
    sheet.get_by_role("textbox").fill("des mots durs")
    check_lights(guest, "reporting a line")
    sheet.get_by_role("button", name="Envoyer le signalement").click()
    expect(sheet.get_by_role("status")).to_contain_text("Merci")


def test_a_hint_names_an_option_and_does_it_when_asked(guests: Guests) -> None:
    ron = guests("Ron")
    ron.start(**BOTS)
    expect(ron.page.locator(f"{THINGS}, {OPTIONS}").first).to_be_visible()
    ron.page.get_by_role("button", name="Hint").click()
    expect(ron.page.locator(".hint")).to_have_accessible_name(re.compile("^A bot would choose:"))
    ron.page.locator(".hint").click()
    expect(ron.page.locator(".status")).to_contain_text("Which is the second card?")


def test_the_picture_holds_the_link_and_the_code_leads_there(guests: Guests) -> None:
    sue, tim = guests("Sue"), guests("Tim")
    link = sue.open_table(**EXPRESS)
    sue.sit()
    assert read_code(sue.page.locator(".qr svg")) == sue.url + link
    code = sue.page.locator(".invite .code").inner_text()
    tim.go("/")
    tim.page.get_by_label("Have a code?").fill(f"{code[:3].lower()} {code[3:]}")
    tim.page.get_by_role("button", name="Join").click()
    expect(tim.page).to_have_url(sue.url + link)


def test_a_seat_moves_to_another_device(guests: Guests) -> None:
    uma, phone = guests("Uma"), guests("Uma again")
    uma.start(**BOTS)
    uma.page.get_by_role("button", name="Settings").click()
    uma.page.get_by_role("button", name="Continue on another device").click()
    moving = read_code(uma.page.locator("dialog[open] .qr svg"))
    phone.page.goto(moving)
    expect(phone.page.locator(".hand button").first).to_be_visible()
    expect(uma.page.locator(".hand")).to_have_count(0)


def test_what_changed_since_my_turn_is_told_and_marked(guests: Guests) -> None:
    val = guests("Val")
    val.start(**{**BOTS, "seats": 4, "bots": [None, "random", "random", "random"]})
    since, news = val.page.locator(".since"), val.page.locator(".news", has_text="plays")
    play_until(lambda: since.count() > 0 and news.count() > 0, [val])
    expect(val.page.locator(".side .since")).to_have_count(1)
    expect(val.page.locator(".news .said")).to_have_text(re.compile(r"\w"))


def test_a_power_whose_text_is_our_own_says_so_on_its_card(guests: Guests) -> None:
    zita = guests("Zita")
    zita.start(**{**BOTS, "settings": {"mode": "express", "factions": ["hippie", "soldier", "child"]}})
    powers = zita.page.locator(".powers li")
    expect(powers).to_have_count(3)
    expect(powers.nth(2)).to_contain_text("(our reconstruction)")
    for printed in (powers.nth(0), powers.nth(1)):
        expect(printed).not_to_contain_text("(our reconstruction)")
    powers.nth(2).locator("button").hover()
    expect(zita.page.get_by_role("tooltip")).to_contain_text("(our reconstruction)")
