"""Browser notifications: permission, a push from the server to the worker, a background page, where a click leads."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Guests
from tests.e2e.guest import PHONE, Guest
from tests.e2e.test_company import seek
from tests.server.push_service import PushService, push_service

# A headless browser has no push service of its own: this one gives the addresses of the one on loopback.
SUBSCRIBE = """given => {
  const bytes = text => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), one => one.charCodeAt(0)).buffer;
  PushManager.prototype.subscribe = async () => ({endpoint: given.endpoint, getKey: name => bytes(given[name])});
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(one => [one.title, one.data, one.tag]);
}"""
CLICK = """async () => {
  const [notification] = await registration.getNotifications();
  const opened = new Promise(done => { clients.openWindow = async link => done(link); });
  dispatchEvent(new NotificationEvent("notificationclick", {notification}));
  return opened;
}"""


@pytest.fixture
def browser(whole_browser: Browser) -> Browser:
    """The headless shell shows no notifications."""
    return whole_browser


@pytest.fixture
def pushes() -> Iterator[PushService]:
    """Run a push service next to the test."""
    started, ended, made = threading.Event(), asyncio.Event(), list[PushService]()
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        async with push_service() as service:
            made.append(service)
            started.set()
            await ended.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    started.wait()
    yield made[0]
    loop.call_soon_threadsafe(ended.set)
    thread.join()
    loop.close()


def deliver(page: Page, said: dict[str, Any]) -> None:
    """Do what a browser does when a push arrives: wake the worker."""
    line = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin")
    wanted = {"origin": origin, "registrationId": found[0]["registrationId"], "data": json.dumps(said)}
    line.send("ServiceWorker.deliverPushMessage", wanted)
    line.detach()


def become_acquainted(guests: Guests, **screen: Any) -> tuple[Guest, Guest]:
    """Return two people who have played: one can be notified, the other can invite them."""
    leo = guests("Leo", service_workers="allow", permissions=["notifications"], **screen)
    kim = guests("Kim")
    seek(leo, "Chercher" if screen else "Find somebody")
    seek(kim, "Find somebody")
    for guest in (leo, kim):
        expect(guest.page.locator(".bar")).to_be_visible()
    return leo, kim


def invite(kim: Guest) -> str:
    """Open a table and invite the only friend; return the link."""
    kim.come()
    kim.page.locator("article[data-world=zombiaki]").get_by_role("button", name="Invite a friend").click()
    kim.page.locator(".known button").first.click()
    return "/t/" + kim.page.url.rpartition("/")[2]


@pytest.mark.long
def test_a_closed_app_is_told_by_push_and_a_click_leads_to_the_table(guests: Guests, pushes: PushService) -> None:
    leo, kim = become_acquainted(guests, lang="fr", **PHONE)
    leo.go("/settings")
    key = pushes.keys
    leo.page.evaluate(SUBSCRIBE, {"endpoint": key["endpoint"], "p256dh": key["key"], "auth": key["auth"]})
    leo.page.get_by_role("button", name="Notifications sur cet appareil").click()
    expect(leo.page.get_by_role("status").filter(has_text="sera prévenu")).to_be_visible()
    leo.page.close()  # and the app with it
    link = invite(kim)
    while not pushes.heard:
        kim.page.wait_for_timeout(20)
    (said,) = pushes.heard
    assert said["link"] == link
    assert "vous invite à jouer à Zombiaki!" in said["title"]
    assert b"Zombiaki" not in pushes.bodies[0]  # nobody on the way reads it

    leo.page = leo.context.new_page()
    leo.go("/credits")
    for _ in range(2):  # the same thing once
        deliver(leo.page, said)
    leo.until(f"async () => (await ({SHOWN})()).length === 1")
    assert leo.page.evaluate(SHOWN) == [[said["title"], link, said["tag"]]]
    (worker,) = leo.context.service_workers
    assert worker.evaluate(CLICK) == leo.url + link
    leo.until(f"async () => (await ({SHOWN})()).length === 0")


@pytest.mark.long
def test_a_page_in_the_background_is_told_by_the_browser_and_one_that_is_seen_by_itself(guests: Guests) -> None:
    leo, kim = become_acquainted(guests)
    leo.go("/credits")
    leo.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    invite(kim)
    expect(leo.page.locator(".told a")).to_contain_text("invites you to play Zombiaki!")
    assert leo.page.evaluate(SHOWN) == []  # whoever looks at the app reads it there
    leo.page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
    link = invite(kim)
    leo.until(f"async () => (await ({SHOWN})()).length === 1")
    ((title, data, _),) = leo.page.evaluate(SHOWN)
    assert ("invites you to play Zombiaki!" in title, data) == (True, link)
    expect(leo.page.locator(".told b")).to_have_text("2")
