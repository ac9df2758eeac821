"""Matches played outside the browser: to replay, or to continue from a moment that would take long to reach."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.core.chance import Chance
from tests.days import by_day
from tests.e2e.guest import Guest

EXPRESS = {"mode": "express"}
# How many picks of a match are left to be made in the browser: every day its end, in long runs all of it.
PICKS_LEFT = pytest.mark.parametrize("picks_left", by_day(14, 0), ids=["its end", "whole"])


def finished(game: str = "happy_dayz", seats: int = 2, **options: Any) -> tuple[str, int]:
    """Return the record of a whole match, and its number of picks."""
    usual = EXPRESS if game == "happy_dayz" else {}
    match = tablee.Match.start(tablee.game(game), seats, options or usual, seed="elsewhere")
    chance = Chance(3)
    while match.pending:
        asked = match.pending[0]
        match.pick(asked.seat, asked.options[chance.below(len(asked.options))])
    return match.record.dumps(), len(match.record.lines)


def uploaded(guest: Guest, record: str) -> str:
    """Upload a record; return its link."""
    guest.be_known()
    headers = {"origin": guest.url, "content-type": "text/plain"}
    kept = guest.page.request.post(f"{guest.url}/api/records", data=record, headers=headers)
    return f"/r/{kept.json()['record']}"


def go_on(guest: Guest, record: str, step: int) -> str:
    """Continue a record from this step at a new table, as seat 0 against bots; return the table's link."""
    id = uploaded(guest, record).rpartition("/")[2]
    wanted = {"step": step, "seat": 0, "name": guest.name, "bot": "random"}
    made = guest.page.request.post(f"{guest.url}/api/records/{id}/fork", data=wanted, headers={"origin": guest.url})
    assert made.ok, made.text()
    link = str(made.json()["link"])
    guest.go(link)
    return link
