"""The app can be installed, and its shell opens offline."""

from __future__ import annotations

import json
import struct

from playwright.sync_api import expect

from tests.e2e.conftest import Guests
from tests.e2e.guest import Guest


def fetched(guest: Guest, path: str) -> bytes:
    answer = guest.page.request.get(guest.url + path)
    assert answer.ok, path
    return answer.body()


def test_the_app_can_be_installed(guests: Guests) -> None:
    wes = guests("Wes", service_workers="allow")
    wes.go("/")
    line = wes.context.new_cdp_session(wes.page)
    line.send("Page.enable")
    found = line.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    drawn = {(icon["type"], icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {
        ("image/png", "192x192", "any"),
        ("image/png", "512x512", "any"),
        ("image/png", "512x512", "maskable"),
    } < drawn
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            head = fetched(wes, icon["src"])[:24]
            assert head.startswith(b"\x89PNG")
            assert "{}x{}".format(*struct.unpack(">II", head[16:])) == icon["sizes"]
    problems = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in problems] in ([], ["in-incognito"])  # tests run in a private window


def test_without_a_network_the_shell_opens_and_comes_back(guests: Guests) -> None:
    xia = guests("Xia", service_workers="allow")
    xia.go("/")
    expect(xia.page.locator("article").first).to_be_visible()
    xia.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    xia.context.set_offline(True)
    xia.page.goto(f"{xia.url}/t/somewhere")
    expect(xia.page.get_by_role("alert")).to_contain_text("Nothing is lost")
    xia.page.get_by_role("button", name="Français").click()
    expect(xia.page.get_by_role("alert")).to_contain_text("Rien n’est perdu")
    xia.context.set_offline(False)
    xia.go("/")
    expect(xia.page.locator("article")).to_have_count(4)
    xia.errors.clear()  # the browser notes every request that found no network


def test_a_first_page_that_found_no_server_tries_again_by_itself(guests: Guests) -> None:
    yve = guests("Yve", service_workers="allow")
    yve.go("/")
    expect(yve.page.locator("article").first).to_be_visible()
    yve.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    yve.context.set_offline(True)
    yve.page.reload()
    expect(yve.page.get_by_role("button", name="Try again")).to_be_visible()
    yve.context.set_offline(False)
    expect(yve.page.locator("article")).to_have_count(4)
    yve.errors.clear()


def test_a_page_whose_parts_are_gone_is_loaded_anew_once_for_each_and_no_more(guests: Guests) -> None:
    zoe = guests("Zoe")
    zoe.come()
    loads: list[str] = []
    zoe.page.on("request", lambda asked: loads.append(asked.url) if asked.is_navigation_request() else None)
    zoe.page.route("**/assets/*.css", lambda route: route.abort())
    zoe.go("/t/somewhere")
    while len(loads) < 2:
        zoe.page.wait_for_timeout(20)
    zoe.page.wait_for_load_state("networkidle")  # were it to go on for ever, this would never come
    gone = zoe.page.evaluate("sessionStorage.getItem('tablee-gone').split('\\n').filter(Boolean).length")
    assert 2 <= len(loads) <= 1 + gone
    zoe.errors.clear()  # the browser notes every part that it did not get


def test_where_the_browser_does_not_allow_notifications_one_reads_what_to_do(guests: Guests) -> None:
    mia = guests("Mia", service_workers="allow")
    mia.go("/settings")
    mia.page.get_by_role("button", name="Notifications on this device").click()
    expect(mia.page.get_by_role("alert")).to_contain_text("allow them in its settings")
