"""Play a whole match in one browser; every board must support this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.guest import OPTIONS, PHONE, THINGS, WIDE, Guest, play

SMALL = {**PHONE, "viewport": {"width": 320, "height": 640}}
LYING = {**PHONE, "viewport": {"width": 844, "height": 390}}
SEATS = {"happy_dayz": 4, "zombiaki": 2, "happy_pigs": 3, "zombies4": 3}
SCREENS = {"wide": WIDE, "phone": PHONE, "small": SMALL, "lying": LYING}


def by_keyboard_then_clicks(
    guest: Guest, link: str, presses: int, things: str, tell: Callable[[Guest], list[str]]
) -> str:
    """Answer by keyboard, reload (nothing may change), click to the end, open the replay; return the tally."""
    for _ in range(presses):
        while not guest.over and not guest.press():  # a zombie may be over the barricade before
            guest.page.wait_for_timeout(20)
    guest.settle()
    if guest.over:
        guest.last_tally()  # it is not shown again after a reload
    status, seen, count = guest.page.locator(".status").inner_text(), tell(guest), guest.page.locator(things).count()
    guest.page.reload()
    expect(guest.page.locator(".status")).to_have_text(status)
    expect(guest.page.locator(things)).to_have_count(count)
    for _ in range(1000):  # things may still be on their way to their places
        if tell(guest) == seen:
            break
        guest.page.wait_for_timeout(20)
    assert tell(guest) == seen
    play([guest])
    tally = guest.last_tally()
    guest.go(link.replace("/t/", "/replay/"))
    expect(guest.page.locator(things)).to_have_count(count)
    guest.page.keyboard.press("End")
    return tally


def by_touch(guest: Guest) -> str:
    """Play a whole match on a phone, checking that nothing is wider than its screen; return the tally."""
    play([guest], tap=True)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    return guest.last_tally()


def sit_down(guest: Guest, game: str, text: float = 1, **more: Any) -> None:
    """Start a match against bots, with the given text size."""
    size = f"localStorage.tablee = JSON.stringify({{...JSON.parse(localStorage.tablee ?? '{{}}'), text: {text}}})"
    guest.page.add_init_script(size)
    seats = SEATS[game]
    guest.start(game=game, seats=seats, bots=[None, *["random"] * (seats - 1)], **more)
    expect(guest.page.locator(f"{THINGS}, {OPTIONS}").first).to_be_visible()


def answer(guest: Guest, count: int, tap: bool) -> None:
    for _ in range(count):
        guest.settle()
        if guest.over:
            return
        guest.touch(tap)
