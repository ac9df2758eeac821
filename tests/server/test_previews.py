"""What a link shows before it is opened, and the guide over REST."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.server.settings import Settings
from tests.server.site import open_site

pytestmark = pytest.mark.anyio
INDEX = '<head><meta name="description" content="old" /><title>Tablée</title></head><body></body>'


@pytest.fixture
def built(settings: Settings, tmp_path: Path) -> Settings:
    """A site whose web app has one page and one picture."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text(INDEX)
    (web / "preview-zombiaki.jpg").write_bytes(b"jpg")
    return replace(settings, web=web)


async def test_pages_of_a_game_a_table_and_a_replay_say_what_they_are(built: Settings) -> None:
    async with open_site(built) as site:
        anne = site.browser(**{"accept-language": "fr"})
        made = (await anne.post("/api/tables", json={"game": "zombiaki", "seats": 2, "lang": "fr"})).json()
        for path, title in (
            ("/g/zombiaki", "Zombiaki! sur Tablée"),
            ("/rules/zombiaki", "Les règles de Zombiaki!, avec images et exemples"),
            (made["link"], "Une table de Zombiaki! vous attend"),
            (f"/replay/{made['table']}", "Une partie de Zombiaki!, coup par coup"),
        ):
            page = (await anne.get(path)).text
            assert f"<title>{title}</title>" in page, path
            assert f'<meta property="og:title" content="{title}" />' in page
            assert 'og:image" content="http://tablee.test/preview-zombiaki.jpg"' in page
            assert "Un duel pour une rue" in page
            assert 'content="old"' not in page
            assert made["code"] not in page
        english = site.browser(**{"accept-language": "en"})
        assert "<title>Zombiaki! on Tablée</title>" in (await english.get("/g/zombiaki")).text


async def test_what_is_nowhere_shows_nothing_of_its_own(built: Settings) -> None:
    async with open_site(built) as site:
        anne = site.browser()
        for path in ("/", "/g/chess", "/t/somewhere", '/g/"><script>', "/credits"):
            assert (await anne.get(path)).text == INDEX, path


async def test_a_guide_is_served_in_both_languages_and_hides_what_a_seat_may_not_know(built: Settings) -> None:
    async with open_site(built) as site:
        anne = site.browser()
        for lang, title in (("en", "A trick, step by step"), ("fr", "Un pli, pas à pas")):
            told = (await anne.get(f"/api/games/happy_dayz/guide/{lang}")).json()
            assert title in [chapter["title"] for chapter in told["chapters"]]
            start = told["pictures"]["trick"]["steps"][0]["view"]
            assert [bool(community["hand"]) for community in start["communities"]] == [False, False, True]
            assert "zombie-7" not in json.dumps(start["communities"])
        assert (await anne.get("/api/games/chess/guide/en")).status_code == 404
        assert (await anne.get("/api/games/happy_dayz/guide/de")).status_code == 404
