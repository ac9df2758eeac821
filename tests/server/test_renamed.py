"""Settings of a match were once called options: old clients are understood for one version, what is stored for ever."""

from __future__ import annotations

from typing import Any

import httpx2 as httpx
import msgspec
import pytest

from tablee.core.chance import Chance
from tablee.server import rows
from tablee.server.archive import Head
from tablee.server.openapi import Routes
from tests.server.guests import play_on
from tests.server.site import Site

pytestmark = pytest.mark.anyio
CHOSEN = {"hand": 2, "vane": False}
# As versions before the new name wrote them.
OPENED = b'{"kind":"opened","game":"lanterns","rules_version":1,"seats":2,"options":{"hand":3,"vane":false},"code":"HX7KQ2","host":"p1","public":true}'  # fmt: skip
HEAD = b'{"game":"lanterns","rules_version":1,"seats":2,"options":{"hand":3,"vane":false},"total":7,"finished":true,"scores":[3.0,5.0],"ranking":[[1],[0]],"winners":[1],"rewards":[0.0,1.0]}'  # fmt: skip


async def opened(site: Site, **said: Any) -> httpx.Response:
    return await site.browser().post("/api/tables", json={"game": "lanterns", "seats": 2, **said})


@pytest.mark.parametrize("name", ["settings", "options"])
async def test_a_table_is_opened_with_settings_under_either_name(site: Site, name: str) -> None:
    made = await opened(site, **{name: CHOSEN})
    assert made.status_code == 200, made.text
    guest = site.guest("ann")
    await site.enter(guest, made.json()["table"])
    assert guest.about["settings"] == CHOSEN
    assert guest.about["options"] == CHOSEN, "clients of the version before still read this one"


@pytest.mark.parametrize("options", [CHOSEN, {}])
async def test_both_names_at_once_are_refused_and_both_are_named(site: Site, options: dict[str, Any]) -> None:
    both = {"settings": CHOSEN, "options": options}
    for lang, sentence in {
        "en": "“options” is the old name of “settings”: give only “settings”.",
        "fr": "«\u00a0options\u00a0» est l’ancien nom de «\u00a0settings\u00a0»\u00a0: donnez seulement «\u00a0settings\u00a0».",
    }.items():
        table = {"game": "lanterns", "seats": 2, "public": True, **both}
        answer = await site.browser().post("/api/tables", json=table, headers={"accept-language": lang})
        problem = answer.json()
        assert (answer.status_code, problem["id"], problem["sentence"]) == (400, "field-renamed", sentence)
        assert problem["details"] == {"field": "options", "old": "options", "new": "settings"}
    assert (await site.browser().get("/api/tables")).json() == {"tables": []}


async def test_neither_name_means_the_usual_settings(site: Site) -> None:
    guest = site.guest("ann")
    await site.enter(guest, (await opened(site)).json()["table"])
    assert set(guest.about["settings"]) == {"hand", "vane"}


async def test_games_and_replays_have_both_names_for_one_version(site: Site) -> None:
    games = (await site.browser().get("/api/games")).json()["games"]
    assert all(game["settings"] == game["options"] != [] for game in games)
    ann, bob = await site.play(public=True, settings=CHOSEN)
    await play_on(site, [ann, bob], Chance(1))
    await site.house.archivist.waiting.join()
    record = (await site.browser().get(f"/api/tables/{ann.table}/record")).text
    id = (await site.browser().post("/api/records", content=record)).json()["record"]
    for place in (f"tables/{ann.table}", f"records/{id}"):
        steps = (await site.browser().get(f"/api/{place}/steps")).json()
        assert steps["settings"] == steps["options"] == CHOSEN


async def test_the_old_name_is_marked_as_deprecated(site: Site) -> None:
    routes: Routes = site.app.state.routes
    shapes = routes.description["components"]["schemas"]
    for shape in ("NewTable", "GameInfo", "Steps"):
        assert "deprecated" not in shapes[shape]["properties"]["settings"]
        assert shapes[shape]["properties"]["options"]["deprecated"] is True


def test_what_is_stored_is_read_and_written_byte_for_byte() -> None:
    fact = rows.decode_fact(OPENED)
    assert isinstance(fact, rows.Opened)
    assert fact.settings == {"hand": 3, "vane": False}
    assert rows.encode_fact(fact) == OPENED
    head = msgspec.json.decode(HEAD, type=Head)
    assert head.settings == {"hand": 3, "vane": False}
    assert msgspec.json.encode(head) == HEAD
