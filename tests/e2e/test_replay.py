"""The replay: any record from any seat or with all open, by keyboard and by link; a new match from any step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Guests
from tests.e2e.guest import Guest, play
from tests.e2e.records import finished

STEP = 30


@pytest.fixture(scope="module")
def record() -> str:
    return finished()[0]


def upload(guest: Guest, record: str, folder: Path) -> None:
    """Choose the file on the front page."""
    file = folder / "match.txt"
    file.write_text(record)
    guest.go("/")
    guest.page.locator("input[type=file]").set_input_files(file)
    expect(guest.page).to_have_url(re.compile(r"/r/\w+\?step=0"))
    expect(guest.page.locator("output")).to_have_text(re.compile(r"^0 / \d+"))


def test_an_uploaded_record_is_stepped_through_by_keyboard(guests: Guests, record: str, tmp_path: Path) -> None:
    fay = guests("Fay")
    upload(fay, record, tmp_path)
    for key, step in (("ArrowRight", 1), ("PageDown", 11), ("ArrowLeft", 10), ("Home", 0)):
        fay.page.keyboard.press(key)
        expect(fay.page).to_have_url(re.compile(rf"step={step}$"))
    fay.page.keyboard.press("Space")
    expect(fay.page).to_have_url(re.compile(r"step=[3-9]"))
    fay.page.keyboard.press("End")
    expect(fay.page.locator(".events")).to_contain_text("The match is over")
    expect(fay.page.get_by_role("button", name="Play on from here")).to_have_count(0)


def test_all_hands_lie_open_when_one_asks_for_it(guests: Guests, record: str, tmp_path: Path) -> None:
    gus = guests("Gus")
    upload(gus, record, tmp_path)
    expect(gus.page.locator(".communities .community")).to_have_count(2)
    assert gus.page.locator(".shown, .hand").count() == 0
    gus.page.get_by_label("Seen by").select_option("1")
    expect(gus.page.locator(".hand")).to_have_count(1)
    own = gus.page.locator(".hand button").count()
    gus.page.get_by_label("Seen by").select_option("all")
    expect(gus.page.locator(".shown")).to_have_count(2)
    expect(gus.page.locator(".shown").nth(1).locator(".card")).to_have_count(own)
    gus.page.reload()
    expect(gus.page.locator(".shown")).to_have_count(2)


def test_a_new_match_begins_at_any_step_against_bots(guests: Guests, record: str, tmp_path: Path) -> None:
    hal = guests("Hal")
    upload(hal, record, tmp_path)
    hal.go(f"{hal.page.url.removeprefix(hal.url).partition('?')[0]}?step={STEP}&seat=1")
    expect(hal.page.locator(".hand")).to_be_visible()
    hand = sorted(card.get_attribute("aria-label") or "" for card in hal.page.locator(".hand button").all())
    hal.page.get_by_role("button", name="Play on from here").click()
    expect(hal.page.locator("main.table .hand")).to_be_visible()
    dealt = next(frame for frame in hal.frames if frame["type"] == "told" and frame["view"])
    assert dealt["seat"] == 1
    assert len(dealt["view"]["communities"][1]["hand"]) == len(hand)
    play([hal])
    expect(hal.page.locator(".result")).to_be_visible()


def test_what_is_no_record_says_so(guests: Guests, tmp_path: Path) -> None:
    ivy = guests("Ivy")
    file = tmp_path / "poem.txt"
    file.write_text("roses are red")
    ivy.go("/")
    ivy.page.locator("input[type=file]").set_input_files(file)
    expect(ivy.page.get_by_role("alert")).to_contain_text("This is not a record")
    ivy.errors.clear()  # the browser notes the refused request


def test_the_file_of_a_match_is_accepted_under_the_name_it_is_downloaded_with(guests: Guests, tmp_path: Path) -> None:
    jan = guests("Jan")
    jan.start(game="zombiaki", seats=2, bots=[None, "random"])
    concede(jan)
    file = tmp_path / download(jan, tmp_path)
    jan.go("/")
    chooser = jan.page.locator("input[type=file]")
    assert file.suffix in (chooser.get_attribute("accept") or "").split(",")
    chooser.set_input_files(file)
    expect(jan.page).to_have_url(re.compile(r"/r/\w+\?step=0"))
    expect(jan.page.locator("output")).to_have_text(re.compile(r"^0 / \d+"))


@pytest.mark.parametrize("public", [True, False], ids=["public", "private"])
def test_strangers_are_offered_the_replay_and_the_file_where_they_may_have_them(
    guests: Guests, public: bool, tmp_path: Path
) -> None:
    kay, lev = guests("Kay"), guests("Lev")
    link = kay.start(game="zombiaki", seats=2, bots=[None, "random"], public=public)
    lev.go(link)
    expect(lev.page.locator(".dock .watching")).to_be_visible()
    concede(kay)
    result = lev.page.locator(".result")
    expect(result).to_be_visible()
    if not public:
        expect(result.locator("a")).to_have_count(0)
        return
    assert (tmp_path / download(lev, tmp_path)).read_text().startswith("tablee")
    result.get_by_role("link", name="Replay").click()
    expect(lev.page.locator("output")).to_have_text(re.compile(r"^0 / \d+"))


def concede(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("button", name="Concede").click()
    guest.page.get_by_role("button", name="Yes, I concede").click()
    expect(guest.page.locator(".result")).to_be_visible()
    guest.page.keyboard.press("Escape")  # the settings


def download(guest: Guest, folder: Path) -> str:
    """Download the file of the match that is over; return its name."""
    with guest.page.expect_download() as coming:
        guest.page.locator(".result").get_by_role("link", name="Record file").click()
    name = coming.value.suggested_filename
    coming.value.save_as(folder / name)
    return name
