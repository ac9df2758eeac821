"""Returning to a game of memory: the log does not show what lies face down again (HDZ-31, HDZ-32)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablee.core.chance import Chance
from tests.server.guests import Guest, Room, play_on

pytestmark = pytest.mark.anyio
CARD = re.compile(r"(?:hippie|soldier|dog|zombie)-\d+")


async def tricks(room: Room, guests: list[Guest], wanted: int) -> None:
    """Play until the first card of a trick is on the table, after this many tricks."""
    chance = Chance(3)
    while guests[0].told["view"]["trick"] < wanted or guests[0].told["view"]["steps"] != ["follow"]:
        assert await play_on(room, guests, chance, 1)


def open_cards(guest: Guest) -> set[str]:
    """Return what is face up on the table and in one's own hand."""
    view = guest.told["view"]
    return set(CARD.findall(str([view["communities"], view["encounter"], view["board"]])))


@pytest.mark.parametrize("memory", ["closed", "open"])
async def test_who_comes_back_reads_no_card_of_a_trick_that_is_over_with_closed_memory(room: Room, memory: str) -> None:
    guests = await room.play("happy_dayz", "ann bob cid", settings={"mode": "express", "memory": memory})
    await tricks(room, guests, 3)
    for guest in guests:
        told = [event for event in guest.events() if event.get("event") in ("lead", "follow", "win")]
        assert len(CARD.findall(str(told))) > 9, "everything was told when it happened"
    again = room.guest(guests[0].id)
    await room.enter(again, guests[0].table)
    read = [event for event in again.told["events"] if event and event["event"] != "transfer"]
    wins = [event["seat"] for event in read if event["event"] == "win"]
    assert 2 <= len(wins) <= 3, "who won is no secret"  # nobody wins a trick of Mini-vans alone
    named = set(CARD.findall(str([event for event in read if event["event"] != "pass"])))
    assert (named <= open_cards(again)) is (memory == "closed")


def on_the_page(guest: Guest) -> list[dict[str, Any]]:
    """Return the log of a page that has stayed open: what was told, as it may still be read."""
    log: dict[int, Any] = {}
    for told in guest.messages("told"):
        log |= {told["after"] + at: event for at, event in enumerate(told["events"], start=1)}
        log |= {int(number): event for number, event in told["closed"].items()}
    return [log[number] for number in sorted(log) if log[number]]


@pytest.mark.parametrize("memory", ["closed", "open"])
async def test_an_open_page_hides_what_is_face_down_again(room: Room, memory: str) -> None:
    guests = await room.play("happy_dayz", "ann bob cid", settings={"mode": "express", "memory": memory})
    await tricks(room, guests, 3)
    for guest in guests:
        again = room.guest(guest.id)
        await room.enter(again, guest.table)
        assert on_the_page(guest) == [event for event in again.told["events"] if event], "as if it were opened now"
        assert any(told["closed"] for told in guest.messages("told")) is (memory == "closed")
