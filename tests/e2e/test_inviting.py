"""Inviting and accepting with counted clicks, on an English desktop and a French phone; leaving; full tables."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.access import check
from tests.e2e.conftest import Guests
from tests.e2e.guest import PHONE, Guest

EXPRESS = {"game": "happy_dayz", "seats": 2, "settings": {"mode": "express"}}


class Clicks:
    """Counts a person's clicks and taps."""

    def __init__(self) -> None:
        self.count = 0

    def on(self, thing: Locator) -> None:
        thing.click()
        self.count += 1


def invite(guest: Guest, clicks: Clicks, said: str) -> str:
    guest.come()
    card = guest.page.locator("article[data-world=happy_dayz]")
    clicks.on(card.get_by_role("button", name=said))
    expect(guest.page.locator(".invite .code")).to_have_text(re.compile(r"^\w{6}$"))
    return guest.page.url


def test_two_clicks_to_invite_and_two_to_accept(guests: Guests) -> None:
    """The second click shares the link; the guest opens it and sits down; one more click of the host starts."""
    ann, ben = guests("Ann"), guests("Ben", lang="fr", **PHONE)
    inviting, accepting = Clicks(), Clicks()
    link = invite(ann, inviting, "Invite a friend")
    inviting.on(ann.page.get_by_role("button", name=re.compile("Share|Copy the link")))
    assert inviting.count == 2
    host = ann.page.locator(".taken strong").inner_text().split()[0]
    check(ann, "the host waits")
    ben.page.goto(link)
    accepting.count += 1  # the link itself
    expect(ben.page.locator(".by")).to_contain_text(host)
    expect(ben.page.locator(".by")).to_contain_text("invite")
    check(ben, "an invitation")
    accepting.on(ben.page.get_by_role("button", name="M’asseoir"))
    expect(ben.page.locator(".taken")).to_have_count(2)
    assert accepting.count == 2
    ben.page.get_by_placeholder("Dire quelque chose").fill("Bonjour")
    ben.page.keyboard.press("Enter")
    expect(ann.page.locator(".talk li")).to_contain_text("Bonjour")
    ann.page.get_by_role("button", name="Begin with a bot").click()
    expect(ben.page.locator(".bar")).to_be_visible()


SHEETS = """() => {
  const failed = name => Promise.reject(new DOMException("", name));
  window.answers = [async () => {}, () => failed("AbortError"), () => failed("NotAllowedError")];
  navigator.share = data => { window.shared = data; return window.answers.shift()(); };
}"""


def test_the_sheet_of_the_device_shares_the_link_and_where_it_fails_one_copies_it(guests: Guests) -> None:
    """A headless browser has no such sheet; this one is shared to, closed, then forbidden. So is the clipboard."""
    ida = guests("Ida", lang="fr", **PHONE)
    ida.page.add_init_script(f"({SHEETS})(); delete Navigator.prototype.clipboard")
    link = invite(ida, Clicks(), "Inviter")
    share = ida.page.get_by_role("button", name="Partager")
    share.tap()
    shared = ida.page.evaluate("shared")
    assert (shared["url"].partition("#")[0], "Happy DayZ" in shared["text"]) == (link.partition("#")[0], True)
    by_hand = ida.page.locator(".hand input")
    share.tap()  # closed without a word
    expect(by_hand).to_have_count(0)
    share.tap()  # neither sharing nor copying is allowed
    expect(by_hand).to_have_value(shared["url"])
    assert by_hand.evaluate(
        "field => getSelection().toString() || field.value.slice(field.selectionStart, field.selectionEnd)"
    )
    check(ida, "a link to copy by hand")
    assert ida.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_options_are_folded_remembered_and_told_to_the_invited(guests: Guests) -> None:
    cai, dan = guests("Cai"), guests("Dan")
    cai.go("/new/happy_dayz")
    expect(cai.page.locator(".summary")).to_have_text("The usual rules · 3 seats · bots fill up")
    cai.page.get_by_role("button", name="Short").click()
    cai.page.get_by_role("button", name="2", exact=True).click()
    expect(cai.page.locator(".summary")).to_have_text("Short · 2 seats · bots fill up")
    check(cai, "setup")
    cai.page.get_by_role("button", name="Open the table").click()
    expect(cai.page.locator(".invite .code")).to_be_visible()
    dan.page.goto(cai.page.url)
    dan.page.get_by_text("One rule of its own").click()
    expect(dan.page.locator("dl")).to_contain_text("Length")
    cai.go("/new/happy_dayz")
    expect(cai.page.locator(".summary")).to_have_text("Short · 2 seats · bots fill up")
    cai.go("/new/poker")
    expect(cai.page.locator("h1")).to_have_text("There is no such game here.")


def test_full_started_and_ended_tables_say_what_one_can_do_instead(guests: Guests) -> None:
    eva, fin, gus = guests("Eva"), guests("Fin"), guests("Gus")
    link = eva.open_table(**EXPRESS)
    eva.sit()
    fin.go(link)
    fin.sit()
    gus.go(link)
    expect(gus.page.get_by_role("status").filter(has_text="Every seat is taken")).to_be_visible()
    expect(gus.page.get_by_role("button", name="Open a table of my own")).to_be_visible()
    eva.begin()
    expect(gus.page.locator(".dock .watching")).to_contain_text("You are watching")
    expect(gus.page.get_by_placeholder("players do not hear it")).to_be_visible()
    eva.page.get_by_role("button", name="Settings").click()
    eva.page.get_by_role("button", name="Concede").click()
    check(eva, "leaving")
    eva.page.get_by_role("button", name="Yes, I concede").click()
    eva.page.keyboard.press("Escape")
    expect(fin.page.locator(".result .winner")).to_contain_text("Fin")
    expect(gus.page.locator(".dock .watching")).to_contain_text("This match is over")
    expect(gus.page.get_by_role("link", name="Replay")).to_have_count(0)  # it is not theirs, and would be refused
    clicks = Clicks()
    clicks.on(fin.page.get_by_role("button", name="Rematch"))
    expect(fin.page.locator(".waiting")).to_be_visible()
    assert clicks.count == 1
    eva.page.get_by_role("link", name="To the next match").click()
    expect(fin.page.locator(".bar")).to_be_visible()  # it begins when both have come
    expect(eva.page.locator(".bar")).to_be_visible()


def test_the_old_device_says_that_the_seat_has_moved(guests: Guests) -> None:
    hal, phone = guests("Hal"), guests("Hal’s phone", **PHONE)
    hal.start(**{**EXPRESS, "bots": [None, "random"]})
    table = hal.page.url.rpartition("/")[2]
    made = hal.page.request.post(f"{hal.url}/api/tables/{table}/seats/0/resume", headers={"origin": hal.url})
    phone.go(made.json()["link"])
    expect(phone.page.locator(".hand button").first).to_be_visible()
    expect(hal.page.locator(".dock .watching")).to_contain_text("Your seat is on another device now.")
