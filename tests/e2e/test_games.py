"""Every game is played to its end on the generic board, using only its sentences."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.games import NAMES
from tests.e2e.conftest import Guests
from tests.e2e.guest import OPTIONS, Guest
from tests.e2e.records import finished, go_on

SHORT = {"happy_dayz": {"mode": "express"}}


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(NAMES))
def test_a_match_runs_to_its_end_on_the_plain_board(guests: Guests, game: str) -> None:
    abe = guests("Abe")
    play_plainly(abe, abe.start(game=game, seats=2, settings=SHORT.get(game, {}), bots=[None, "random"]))


def test_the_end_of_a_match_on_the_plain_board(guests: Guests) -> None:
    bea = guests("Bea")
    record, picks = finished()
    play_plainly(bea, go_on(bea, record, picks - 20))


def play_plainly(abe: Guest, link: str) -> None:
    """Choose sentences until the match is over."""
    abe.go(f"{link}?plain")
    for _ in range(20000):
        if abe.over:
            break
        options = abe.page.evaluate(f"[...document.querySelectorAll('{OPTIONS}')].map(o => o.dataset.option)")
        if not options:
            abe.page.wait_for_timeout(20)
            continue
        chosen = abe.chance.choice(options)
        abe.page.evaluate('o => document.querySelector(`[data-option="${o}"]`)?.click()', chosen)
    expect(abe.page.locator(".result")).to_be_visible()
    assert "event-" not in abe.page.locator(".side").inner_text()
