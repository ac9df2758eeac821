"""Playing with others: pairing in two browsers, notifications, friends; axe on the new pages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.access import check
from tests.e2e.conftest import Guests
from tests.e2e.guest import PHONE, Guest


def seek(guest: Guest, said: str) -> None:
    guest.come()
    panel = guest.page.locator(".pairing")
    panel.locator("select").nth(0).select_option("zombiaki")
    panel.get_by_role("button", name=said).click()


def test_two_who_look_are_paired_and_may_become_friends(guests: Guests) -> None:
    ida, jon = guests("Ida"), guests("Jon", lang="fr", **PHONE)
    seek(ida, "Find somebody")
    expect(ida.page.locator(".pairing [role=timer]")).to_have_text(re.compile(r"^0:\d\d$"))
    check(ida, "looking for somebody")
    seek(jon, "Chercher")
    for guest in (ida, jon):
        expect(guest.page.locator(".bar")).to_be_visible()
    assert ida.page.url == jon.page.url
    ida.go("/friends")
    ida.page.get_by_role("button", name=re.compile("^Follow")).click()
    expect(ida.page.get_by_role("button", name=re.compile("^Do not follow"))).to_be_visible()
    check(ida, "friends")
    ida.page.get_by_role("button", name=re.compile("^Report")).click()
    ida.page.get_by_role("textbox").fill("rude words")
    ida.page.get_by_role("button", name="Send the report").click()
    expect(ida.page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    jon.go("/settings")
    expect(jon.page.locator("#notices")).to_be_visible()
    check(jon, "being told")


def test_an_invited_friend_is_told_wherever_they_are(guests: Guests) -> None:
    kim, leo = guests("Kim"), guests("Leo")
    seek(kim, "Find somebody")
    seek(leo, "Find somebody")
    expect(leo.page.locator(".bar")).to_be_visible()
    leo.go("/credits")
    kim.come()
    kim.page.locator("article[data-world=zombiaki]").get_by_role("button", name="Invite a friend").click()
    kim.page.locator(".known button").click()
    told = leo.page.locator(".told a")
    expect(told).to_contain_text("invites you to play Zombiaki!")
    check(leo, "told")
    told.click()
    expect(leo.page).to_have_url(kim.page.url)
    expect(leo.page.locator(".by")).to_be_visible()
    expect(told).to_have_count(0)
