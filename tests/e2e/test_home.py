"""The home page: identity, open tables, past matches, another device, passkeys; clicks are counted."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.access import check_lights
from tests.e2e.conftest import Guests
from tests.e2e.guest import PHONE, Guest, play
from tests.e2e.records import finished, go_on

# Counts what a person touches, on every page they come to.
COUNTING = "addEventListener('click', event => { if (event.isTrusted) sessionStorage.clicks = +(sessionStorage.clicks ?? 0) + 1 }, true)"


def counted(guest: Guest) -> Guest:
    guest.page.add_init_script(COUNTING)
    return guest


def clicks(guest: Guest) -> int:
    return int(guest.page.evaluate("sessionStorage.clicks ?? 0"))


def end_a_match(guest: Guest) -> str:
    """Play the last picks of a match; return its table."""
    record, picks = finished()
    link = go_on(guest, record, picks - 3)
    play([guest])
    guest.close_tally()
    return link.rpartition("/")[2]


def test_a_stranger_plays_in_one_click_under_a_friendly_name_and_resumes_in_one(guests: Guests) -> None:
    fay = counted(guests("Fay", lang="fr", **PHONE))
    fay.come()
    name = fay.page.locator(".name bdi").inner_text()
    assert len(name.split()) == 2
    for word in ("Moi", "Me"):
        assert name != word
    height = fay.page.evaluate("[...document.querySelectorAll('article')].at(-1).getBoundingClientRect().bottom")
    assert height <= 844, "every game stands in sight"
    fay.page.locator("article[data-world=zombiaki] .ways button").first.click()
    fay.page.wait_for_url("**/t/*")
    expect(fay.page.locator(".bar")).to_be_visible()
    assert clicks(fay) == 1
    table = fay.page.url.rpartition("/")[2]
    fay.go("/")
    waits = fay.page.locator(f".waits a[href='/t/{table}']")
    expect(waits).to_be_visible()
    assert waits.bounding_box()["y"] < 400  # type: ignore[index]
    waits.click()
    fay.page.wait_for_url(f"**/t/{table}")
    assert clicks(fay) == 2


def test_a_name_is_changed_in_place_and_a_wrong_one_says_why(guests: Guests) -> None:
    gil = guests("Gil")
    gil.come()
    gil.page.locator(".name").click()
    field = gil.page.get_by_label("Your name")
    field.fill("Admin")
    field.press("Enter")
    expect(gil.page.get_by_role("alert")).to_contain_text("kept for the house")
    expect(field).to_have_value("Admin")
    field.fill("👩‍🚀 Gil")
    field.press("Enter")
    expect(gil.page.locator(".name bdi")).to_have_text("👩‍🚀 Gil")
    gil.page.reload()
    expect(gil.page.locator(".name bdi")).to_have_text("👩‍🚀 Gil")
    gil.errors.clear()  # the browser notes the refusal


def test_what_one_played_is_listed_and_the_name_kept_after_it(guests: Guests) -> None:
    hal = guests("Hal")
    hal.come()
    assert hal.page.get_by_text("Keep my name").count() == 0, "never before a first match"
    table = end_a_match(hal)
    expect(hal.page.locator(".result").get_by_role("link", name="Keep my name")).to_be_visible()
    hal.go("/played")
    match = hal.page.locator("article", has_text="Happy DayZ").last
    match.get_by_role("link", name="Replay").click()
    expect(hal.page.locator("output")).to_be_visible()
    assert f"/replay/{table}" in hal.page.url
    hal.go("/played")
    expect(hal.page.locator("main")).to_contain_text("against")
    check_lights(hal, "played")
    hal.go("/settings")
    expect(hal.page.locator("select").first).to_be_visible()
    check_lights(hal, "settings")
    stranger = guests("Ida", lang="fr", **PHONE)
    stranger.come()
    person = hal.page.request.get(f"{hal.url}/api/me").json()["person"]
    stranger.go(f"/p/{person}")
    expect(stranger.page.get_by_role("alert")).to_contain_text("pas de profil")
    stranger.errors.clear()
    hal.go("/played")
    hal.page.locator("main select").last.select_option("all")
    expect(hal.page.locator(f"a[href='/p/{person}']")).to_be_visible()
    stranger.page.reload()
    expect(stranger.page.locator("article", has_text="Happy DayZ").first).to_be_visible()
    expect(stranger.page.get_by_role("link", name="Revoir")).to_have_count(0)  # played by link: nobody else's
    check_lights(stranger, "profile")
    assert stranger.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_another_device_is_ones_own_in_three_clicks(guests: Guests) -> None:
    jan, phone = counted(guests("Jan")), counted(guests("Phone", lang="fr", **PHONE))
    jan.come()
    name = jan.page.locator(".name bdi").inner_text()
    jan.page.locator("header a[href='/me']").click()
    expect(jan.page.get_by_text("this device", exact=True)).to_be_visible()
    check_lights(jan, "me")
    before = clicks(jan)
    with jan.page.expect_response("**/api/me/devices") as told:
        jan.page.get_by_role("button", name="Use another device").click()
    link = told.value.json()["link"]
    phone.go(link)
    expect(phone.page.get_by_role("button", name="Oui, c’est moi")).to_be_visible()
    check_lights(phone, "enter")
    phone.page.get_by_role("button", name="Oui, c’est moi").click()
    expect(phone.page.locator(".name bdi")).to_have_text(name)
    assert clicks(jan) + clicks(phone) == before + 2 == 3
    jan.page.reload()
    other = jan.page.locator("li", has=jan.page.get_by_role("button", name="Sign out"))
    other.get_by_role("button").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("déconnecté")


def authenticator(page: Page) -> Any:
    """Simulate a device that creates passkeys and confirms presence without asking."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    id = line.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    return line, id


def test_a_passkey_keeps_a_name_and_brings_it_back(guests: Guests) -> None:
    kim = guests("Kim")
    kim.url = kim.url.replace("127.0.0.1", "localhost")  # a passkey is for a name, never for a number
    kim.come()
    line, id = authenticator(kim.page)
    name = kim.page.locator(".name bdi").inner_text()
    kim.go("/me")
    planted = kim.context.cookies()[0]["value"]
    kim.page.get_by_role("button", name="Keep it with a passkey").click()
    expect(kim.page.get_by_role("heading", name="Ways back in")).to_be_visible()
    assert kim.context.cookies()[0]["value"] != planted
    assert len(line.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]) == 1
    check_lights(kim, "ways back in")
    kim.page.get_by_role("button", name="Sign out here").click()
    expect(kim.page.locator("article").first).to_be_visible()
    assert (
        kim.page.locator(".name bdi").inner_text() != name
        or not kim.page.request.get(f"{kim.url}/api/me").json()["kept"]
    )
    kim.go("/me")
    with kim.page.expect_request("**/api/passkeys") as asked:
        kim.page.get_by_role("button", name="Come in with a passkey").click()
    expect(kim.page.get_by_role("heading", name="Ways back in")).to_be_visible()
    expect(kim.page.locator(".name bdi")).to_have_text(name)
    again = kim.page.request.post(
        f"{kim.url}/api/passkeys", data=asked.value.post_data_json, headers={"origin": kim.url}
    )
    assert (again.status, again.json()["id"]) == (401, "passkey-wrong"), "an answer is taken once"
