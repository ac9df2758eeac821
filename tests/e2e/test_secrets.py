"""No hidden card is anywhere in the browser of a person who may not know it."""

from __future__ import annotations

import re

import pytest

from tests.days import by_day
from tests.e2e.conftest import Guests
from tests.e2e.guest import Guest

NAMES = {"hippie": "Hippie", "soldier": "Soldier", "dog": "Dog", "zombie": "Zombie"}


def newest(guest: Guest) -> int:
    """Return how many events a guest has been told, whatever the page shows of them by now."""
    told = [frame for frame in guest.frames if frame["type"] == "told" and frame["view"]]
    return told[-1]["after"] + len(told[-1]["events"]) if told else -1


def hand(guest: Guest, seat: int, moment: int) -> list[str]:
    """Return a guest's hand after this many events; empty if it has heard of fewer or more."""
    if newest(guest) != moment:
        return []
    told = [frame for frame in guest.frames if frame["type"] == "told" and frame["view"]]
    return list(told[-1]["view"]["communities"][seat]["hand"])


def moment(page: str) -> int:
    found = re.search(r'data-heard="(\d+)"', page)
    return int(found[1]) if found else -1


def shown(page: str, card: str) -> bool:
    kind, _, value = card.rpartition("-")
    if kind not in NAMES:
        return False  # a Mini-van is like any other
    return f'"{card}"' in page or re.search(rf"{NAMES[kind]} {value}\b", page) is not None


@pytest.mark.parametrize("looks", by_day(8, 10**6), ids=["a while", "to the end"])
def test_a_hand_stays_in_the_browser_of_its_owner(guests: Guests, looks: int) -> None:
    ann, ben = guests("Ann"), guests("Ben")
    ann.start(ben, game="happy_dayz", seats=2, settings={"mode": "express"})
    looked = 0
    hers: list[str] = []  # what they held when the picture was last up to date
    his: list[str] = []
    for _ in range(3000):
        if ann.over or looked > looks:
            break
        page = ann.page.content()
        held = hand(ben, 1, newest(ann))
        if "data-telling-now" in page or moment(page) != newest(ann):
            held = [card for card in held if card in his]  # the picture is of an earlier moment
        else:
            his = held
        assert [card for card in held if card not in hers and shown(page, card)] == []
        hers = hand(ann, 0, moment(page)) or hers
        looked += bool(held)
        if not (ann.touch() or ben.touch()):
            ann.page.wait_for_timeout(20)
    assert looked > min(looks, 20)
    for guest, other in ((ann, 1), (ben, 0)):
        views = [frame["view"] for frame in guest.frames if frame["type"] == "told" and frame["view"]]
        assert all(view["communities"][other]["hand"] == [] for view in views)
