"""Records: of finished matches only, verified, stepped through, uploaded."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.core.chance import Chance
from tablee.core.verify import verify
from tests.server.guests import Guest, play_on, play_with_bots
from tests.server.site import Site
from tests.toy.hands import hands

pytestmark = pytest.mark.anyio


async def test_a_running_match_gives_no_record(site: Site) -> None:
    ann, _bob = await site.play(public=True)
    browser = site.browser()
    for path in ("record", "steps"):
        answer = await browser.get(f"/api/tables/{ann.table}/{path}")
        assert (answer.status_code, answer.json()["id"]) == (409, "record-running")


async def test_a_finished_public_match_is_verified(site: Site) -> None:
    ann, bob = await site.play(public=True)
    commit = ann.about["commit"]
    await play_on(site, [ann, bob], Chance(1))
    answer = await site.browser().get(f"/api/tables/{ann.table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert verify(answer.text).fair
    assert f"commit {commit}\n" in answer.text
    assert tablee.Match.replay(answer.text).scores == ann.told["result"]["scores"]


async def test_a_record_with_picks_taken_back_is_verified_too(site: Site) -> None:
    ann, bob = await site.play(public=True, settings={"vane": False})
    for guest in (ann, bob):
        await guest.pick(guest.told["decision"]["options"][0])
    await site.settle()
    await ann.do("undo", seat=0)
    await site.settle()
    await bob.do("answer", request=bob.about["request"]["number"], yes=True)
    await play_on(site, [ann, bob], Chance(1))
    answer = await site.browser().get(f"/api/tables/{ann.table}/record")
    assert verify(answer.text).fair


async def test_a_private_record_is_for_those_who_sat_there(site: Site) -> None:
    home = site.browser()
    await home.put("/api/me", json={"name": "Ann"})
    table = (await home.post("/api/tables", json={"game": "lanterns", "seats": 2, "bots": [None, "random"]})).json()[
        "table"
    ]
    ann = await site.sit_down(home, table, 0, "Ann")
    await ann.do("start")
    await play_with_bots(site, ann, Chance(1))
    assert (await site.browser().get(f"/api/tables/{table}/record")).status_code == 403
    assert (await home.get(f"/api/tables/{table}/record")).status_code == 200


async def test_stepping_through_from_any_seats_eyes(site: Site) -> None:
    ann, bob = await site.play(public=True, settings={"vane": False})
    views = [ann.told["view"]]
    while not ann.told["result"]:
        await play_on(site, [ann, bob], Chance(1), 1)
        views.append(ann.told["view"])
    browser = site.browser()
    steps = (await browser.get(f"/api/tables/{ann.table}/steps?viewer=0")).json()
    assert [step["view"] for step in steps["steps"]] == views
    assert steps["total"] == len(views)
    assert steps["scores"] == ann.told["result"]["scores"]
    later = (await browser.get(f"/api/tables/{ann.table}/steps?viewer=0&first=3")).json()
    assert later["steps"] == steps["steps"][3:]
    watched = (await browser.get(f"/api/tables/{ann.table}/steps")).json()
    assert hands(watched["steps"][0]["view"]) == [[], []]
    assert (await browser.get(f"/api/tables/{ann.table}/steps?viewer=7")).status_code == 404
    assert (await browser.get(f"/api/tables/{ann.table}/steps?viewer=x")).status_code == 400


async def test_uploading_a_record(site: Site) -> None:
    match = tablee.Match.start(tablee.game("lanterns"), 2, seed=5)
    while match.pending:
        match.pick(match.pending[0].seat, match.pending[0].options[0])
    text = match.record.dumps()
    browser = site.browser()
    made = await browser.post("/api/records", content=text)
    assert made.status_code == 200
    id = made.json()["record"]
    assert (await browser.get(f"/api/records/{id}")).text == text
    steps = (await browser.get(f"/api/records/{id}/steps?viewer=1")).json()
    assert steps["steps"][-1]["view"] == match.view(1)
    assert (await browser.get("/api/records/nosuch/steps")).status_code == 404


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "record-not"),
        (b"\xff\xfe", "record-not"),
        (b"hello\n", "record-not"),
        (b"tablee record 1\n", "record-truncated"),
    ],
)
async def test_what_is_no_record_is_refused_with_a_reason(site: Site, content: bytes, problem: str) -> None:
    answer = await site.browser().post("/api/records", content=content)
    assert (answer.status_code, answer.json()["id"]) == (409, problem)


async def test_a_record_too_long_is_refused(site: Site) -> None:
    answer = await site.browser().post("/api/records", content=b"x" * 1_100_000)
    assert (answer.status_code, answer.json()["id"]) == (413, "too-big")


async def finished_table(site: Site) -> Guest:
    ann, bob = await site.play(public=True, settings={"vane": False})
    await play_on(site, [ann, bob], Chance(1))
    return ann


async def test_stepping_through_with_all_hands_open(site: Site) -> None:
    ann = await finished_table(site)
    path, browser = f"/api/tables/{ann.table}/steps", site.browser()
    shown = (await browser.get(f"{path}?open=1")).json()
    seen = [(await browser.get(f"{path}?viewer={seat}")).json() for seat in (0, 1)]
    for number, step in enumerate(shown["steps"]):
        by_seat = [steps["steps"][number] for steps in seen]
        assert step["open"] == [one["view"] for one in by_seat]
        assert step["events"] == [max(told, key=len) for told in zip(*(one["events"] for one in by_seat), strict=True)]
    assert seen[0]["steps"][0]["open"] == []
    assert (await browser.get(f"{path}?open=2")).status_code == 400


async def test_going_on_from_a_step_against_bots(site: Site) -> None:
    ann = await finished_table(site)
    browser = site.browser()
    await browser.put("/api/me", json={"name": "Ann"})
    path = f"/api/tables/{ann.table}"
    steps = (await browser.get(f"{path}/steps?viewer=1")).json()
    wanted = {"step": 3, "seat": 1, "name": "Ann", "bot": "random"}
    made = (await browser.post(f"{path}/fork", json=wanted)).json()
    guest = site.guest((await browser.get("/api/me")).json()["person"])
    await site.enter(guest, made["table"])
    first = next(told for told in guest.messages("told") if told["view"])
    assert first["seat"] == 1
    assert [chair["bot"] for chair in guest.about["seats"]] == ["random", None]
    if not any(event["event"] == "lay" for event in first["events"]):  # no bot has picked yet
        assert first["view"] == steps["steps"][3]["view"]
    await play_with_bots(site, guest, Chance(2))
    record = (await browser.get(f"/api/tables/{made['table']}/record")).text
    again = (await browser.get(f"/api/tables/{made['table']}/steps?viewer=1")).json()
    assert again["steps"][0]["view"] == steps["steps"][3]["view"]
    assert verify(record).fair


@pytest.mark.parametrize(
    ("change", "status", "problem"),
    [
        ({"step": 10_000}, 409, "fork-over"),
        ({"seat": 2}, 409, "seat-number"),
        ({"bot": "nobody"}, 409, "bot-unknown"),
        ({"step": -1}, 400, "field-wrong"),
    ],
)
async def test_what_cannot_be_continued_is_refused(
    site: Site, change: dict[str, Any], status: int, problem: str
) -> None:
    ann = await finished_table(site)
    wanted = {"step": 1, "seat": 0, "name": "Ann", "bot": "random"} | change
    answer = await site.browser().post(f"/api/tables/{ann.table}/fork", json=wanted)
    assert (answer.status_code, answer.json()["id"]) == (status, problem)


async def test_an_uploaded_record_can_be_continued_too(site: Site) -> None:
    match = tablee.Match.start(tablee.game("lanterns"), 2, seed=5)
    match.pick(match.pending[0].seat, match.pending[0].options[0])
    browser = site.browser()
    id = (await browser.post("/api/records", content=match.record.dumps())).json()["record"]
    wanted = {"step": 1, "seat": 0, "name": "Ann", "bot": "random"}
    assert (await browser.post(f"/api/records/{id}/fork", json=wanted)).status_code == 200
    assert (await browser.post("/api/records/nosuch/fork", json=wanted)).status_code == 404


async def test_the_costliest_decisions_of_a_seat(site: Site) -> None:
    ann = await finished_table(site)
    path, browser = f"/api/tables/{ann.table}/costliest", site.browser()
    found = (await browser.get(f"{path}?viewer=1")).json()
    assert found["seat"] == 1
    assert len(found["costly"]) <= 3
    steps = (await browser.get(f"/api/tables/{ann.table}/steps")).json()["steps"]
    for costly in found["costly"]:
        step = steps[costly["number"]]
        assert (step["seat"], step["pick"]) == (1, costly["played"])
        assert costly["better"] != costly["played"]
        assert costly["better_outlook"] >= costly["played_outlook"]
    assert (await browser.get(f"{path}?viewer=7")).status_code == 404
