"""The drawing of every component looks as in its stored picture."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.drawings import SHEETS, differences, sheet
from tests.e2e.prints import WORLDS

# Another Chromium smooths edges differently: a few levels in the worst 4 × 4 pixels. A missing eye or hat is 20 and more.
TOLERANCE = 12


@pytest.mark.parametrize("world", WORLDS)
def test_every_drawing_looks_as_it_did(browser: Browser, site: str, world: str) -> None:
    now, names = sheet(browser, site, world)
    kept = (SHEETS / f"{world}.png").read_bytes()
    found = differences(browser, kept, now, len(names))
    assert found is not None, "drawings came or went: look at the sheet, then make it anew (tests/e2e/drawings.py)"
    changed = {name: round(by) for name, by in zip(names, found, strict=True) if by > TOLERANCE}
    assert changed == {}, "if they are meant to look so, make the sheet anew (tests/e2e/drawings.py)"
