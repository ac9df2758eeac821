"""Words over art are readable: on each board and around it, in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Guests
from tests.e2e.contrast import faint_words
from tests.e2e.gallery import BOARDS, ROOMS
from tests.e2e.guest import PHONE, WIDE
from tests.e2e.stage import Stage

MOMENTS = ["happy_dayz-follow", "zombiaki-humans", "happy_pigs-summer", "zombies4-walk"]
THEMES = ["dark", "light"]


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("name", MOMENTS)
def test_words_on_a_board_stand_out_from_its_drawings(guests: Guests, name: str, screen: dict, theme: str) -> None:  # type: ignore[type-arg]
    ana = guests("Ana", sharp=True, theme=theme, **screen)
    match = BOARDS[name]()
    Stage(ana, match, match.pending[0].seat)
    expect(ana.page.locator(".art use").first).to_be_attached()
    ana.page.evaluate("document.fonts.ready")
    ana.page.wait_for_function("() => ![...document.querySelectorAll('svg.art')].some(one => !one.firstElementChild)")
    assert faint_words(ana.page) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", [name for name in ROOMS if name.startswith("waiting")])
def test_words_in_a_waiting_room_stand_out_from_its_world(guests: Guests, name: str, theme: str) -> None:
    bob = guests("Bob", sharp=True, theme=theme)
    ROOMS[name](bob)
    expect(bob.page.locator(".backdrop .art use")).to_be_attached()
    assert faint_words(bob.page) == []


def test_faint_words_over_a_drawing_are_found(guests: Guests) -> None:
    cid = guests("Cid", sharp=True)
    cid.page.set_content(
        "<body style='margin:0;background:#fff'><p style='margin:0;color:#777;width:200px;background:linear-gradient(#777,#888)'>faint</p>"
        "<p style='color:#111'>clear</p></body>"
    )
    assert [words.split()[0] for words in faint_words(cid.page)] == ["faint"]
