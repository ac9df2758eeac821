"""No hidden card is anywhere in the browser of somebody who may not know it."""

from __future__ import annotations

import re

from tests.e2e.conftest import Guests
from tests.e2e.guest import Guest

NAMES = {"hippie": "Hippie", "soldier": "Soldier", "dog": "Dog", "zombie": "Zombie"}


def hand(guest: Guest, seat: int, moment: int) -> list[str]:
    """What a guest holds after so many events, nothing if that is not the moment it has heard of last."""
    told = [frame for frame in guest.frames if frame["type"] == "told" and frame["view"]]
    if not told or told[-1]["after"] + len(told[-1]["events"]) != moment:
        return []
    return list(told[-1]["view"]["communities"][seat]["hand"])


def moment(page: str) -> int:
    found = re.search(r'data-heard="(\d+)"', page)
    return int(found[1]) if found else -1


def shown(page: str, card: str) -> bool:
    kind, _, value = card.rpartition("-")
    if kind not in NAMES:
        return False  # a Mini-van is like any other
    return f'"{card}"' in page or re.search(rf"{NAMES[kind]} {value}\b", page) is not None


def test_a_hand_stays_in_the_browser_of_its_owner(guests: Guests) -> None:
    ann, ben = guests("Ann"), guests("Ben")
    link = ann.open_table(game="happy_dayz", seats=2, options={"mode": "express"})
    ann.sit()
    ben.go(link)
    ben.sit()
    ann.begin()
    looked = settled = 0
    for _ in range(3000):
        if ann.over:
            break
        page = ann.page.content()
        now = moment(page)
        held = hand(ben, 1, now)
        if "data-telling-now" in page:  # the picture is of an earlier moment, with cards she had before she passed them
            held = [card for card in held if card in hand(ben, 1, settled)]
        else:
            settled = now
        assert [card for card in held if shown(page, card)] == []
        looked += bool(held)
        if not (ann.touch() or ben.touch()):
            ann.page.wait_for_timeout(20)
    assert looked > 20
    for guest, other in ((ann, 1), (ben, 0)):
        views = [frame["view"] for frame in guest.frames if frame["type"] == "told" and frame["view"]]
        assert all(view["communities"][other]["hand"] == [] for view in views)
