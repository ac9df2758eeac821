"""After a match: the costliest decisions, a bot's alternatives, and links to the moments."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.access import check_lights
from tests.e2e.conftest import Guests
from tests.e2e.guest import play
from tests.e2e.records import finished, go_on

WHY = re.compile(r"On average over [\d,]+ |What can be counted is about the same .+ over [\d,]+ ")
SENTENCE = re.compile(r"“.+”: “.+” would have been better\.(\n\n.+)*", re.DOTALL)


def test_what_cost_most_with_what_was_better_and_the_way_to_its_moment(guests: Guests) -> None:
    una = guests("Una")
    record, picks = finished()
    go_on(una, record, picks - 12)
    play([una])
    una.last_tally()
    una.page.get_by_role("button", name="My three costliest decisions").click()
    lines = una.page.locator(".costliest li")
    expect(lines.first).to_be_visible()  # a bot looks at every decision again
    told = lines.all_inner_texts()
    assert len(told) <= 3
    assert all(SENTENCE.fullmatch(line) for line in told), told
    assert WHY.search(told[0])  # in numbers a player knows
    check_lights(una, "costliest")
    lines.first.get_by_role("link").click()
    expect(una.page).to_have_url(re.compile(r"/replay/\w+\?step=\d+&seat=0$"))
    step = una.page.url.partition("step=")[2].partition("&")[0]
    expect(una.page.locator("output")).to_have_text(re.compile(rf"^{step} / "))
