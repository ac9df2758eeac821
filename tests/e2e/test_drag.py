"""Dragging cards by mouse and by touch."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator, expect

from tests.e2e.conftest import Guests
from tests.e2e.guest import PHONE, Guest, on_page, play_until

BOTS = {"game": "happy_dayz", "seats": 2, "settings": {"mode": "express"}, "bots": [None, "random"]}
Spot = tuple[float, float]


def at_the_table(guest: Guest) -> None:
    guest.start(**BOTS)
    expect(guest.page.locator(".hand button.can").first).to_be_visible()


def left_edge(card: Locator) -> Spot:
    """Return a point of a card that its neighbours in the fan do not cover."""
    box = card.bounding_box()
    assert box
    return box["x"] + 14, box["y"] + box["height"] / 2


def middle(thing: Locator) -> Spot:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(guest: Guest, start: Spot, end: Spot) -> None:
    mouse = guest.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=6)


def drag_by_finger(line: CDPSession, start: Spot, end: Spot) -> None:
    def touch(kind: str, *points: Spot) -> None:
        there = [{"x": x, "y": y} for x, y in points]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": there})

    touch("touchStart", start)
    for n in range(1, 7):
        touch("touchMove", (start[0] + (end[0] - start[0]) * n / 6, start[1] + (end[1] - start[1]) * n / 6))
    touch("touchEnd")


def play_to_the_lead(guest: Guest) -> None:
    """Pass cards and follow until this seat leads."""
    play_until(lambda: "You lead" in guest.page.locator(".status").inner_text(), [guest])
    guest.page.keyboard.press("Escape")


def test_cards_are_dragged_to_a_neighbour_and_onto_the_board(guests: Guests) -> None:
    ada = guests("Ada")
    at_the_table(ada)
    card, neighbour = ada.page.locator(".hand button.can").first, ada.page.locator(".communities .community")
    name = card.get_attribute("aria-label")
    drag(ada, left_edge(card), middle(neighbour))
    expect(ada.page.locator(".community[data-over]")).to_have_count(1)  # it says that it takes the card
    ada.page.mouse.up()
    expect(ada.page.locator(".status")).to_contain_text(f"You pass {name} to")

    play_to_the_lead(ada)
    card = ada.page.locator(".hand button.can").first
    name = card.get_attribute("aria-label")
    drag(ada, left_edge(card), middle(ada.page.locator(".half.high")))
    expect(ada.page.locator(".half.high[data-over]")).to_have_count(1)
    ada.page.mouse.up()
    expect(ada.page.locator(".side ol")).to_contain_text(on_page(f"Ada leads {name} on the ++ side"))


def test_a_card_let_go_anywhere_else_goes_back(guests: Guests) -> None:
    bea = guests("Bea")
    at_the_table(bea)
    cards = bea.page.locator(".hand button").count()
    card = bea.page.locator(".hand button.can").first
    drag(bea, left_edge(card), (700, 70))
    expect(bea.page.locator("[data-dragged]")).to_have_count(1)
    bea.page.mouse.up()
    expect(bea.page.locator("[data-dragged], .hand .held")).to_have_count(0)
    drag(bea, left_edge(card), (700, 300))
    bea.page.keyboard.press("Escape")
    bea.page.mouse.up()
    expect(bea.page.locator("[data-dragged], .hand .held")).to_have_count(0)
    expect(bea.page.locator(".hand button")).to_have_count(cards)
    assert "Bea puts" not in bea.page.locator(".side ol").inner_text()


def test_a_finger_drags_too(guests: Guests) -> None:
    cleo = guests("Cleo", **PHONE)
    at_the_table(cleo)
    card = cleo.page.locator(".hand button.can").first
    name = card.get_attribute("aria-label")
    line = cleo.context.new_cdp_session(cleo.page)
    drag_by_finger(line, left_edge(card), middle(cleo.page.locator(".communities .community")))
    expect(cleo.page.locator(".status")).to_contain_text(f"You pass {name} to")
