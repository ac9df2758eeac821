"""Accessibility checks of the current page with axe."""

from __future__ import annotations

from zlib import crc32

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.days import LONG
from tests.e2e.guest import Guest


def check_lights(guest: Guest, where: str) -> None:
    """Check for violations in the dark and the light theme; every day in one of them, which depends on the place."""
    themes = ("dark", "light")
    for theme in themes if LONG else themes[crc32(where.encode()) % 2 :][:1]:
        guest.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        check(guest, f"{where}, {theme}")


def check(guest: Guest, where: str) -> None:
    """Check that the page violates no accessibility rule."""
    found = Axe().run(guest.page)
    said = [(rule["id"], [node["html"][:160] for node in rule["nodes"][:3]]) for rule in found.response["violations"]]
    assert not said, (where, said)
