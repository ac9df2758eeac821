"""Accessibility by axe, of a page as it is now."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.e2e.guest import Guest


def check_lights(guest: Guest, where: str) -> None:
    """No violation here, by night and by day."""
    for theme in ("dark", "light"):
        guest.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        check(guest, f"{where}, {theme}")


def check(guest: Guest, where: str) -> None:
    """No violation of the accessibility rules here."""
    found = Axe().run(guest.page)
    said = [(rule["id"], [node["html"][:160] for node in rule["nodes"][:3]]) for rule in found.response["violations"]]
    assert not said, (where, said)
