"""The first words of a page and the list of what it needs, written into its HTML; answers that are compressed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.server.settings import Settings
from tests.server.site import open_site

pytestmark = pytest.mark.anyio
INDEX = '<head><title>Tablée</title><template id="parts"></template></head><body><div id="first"></div></body>'
PARTS = {
    "pages": [["^/t/([\\w-]+)$", ["/assets/Table.js", "/assets/Table.css"]], ["^/rules/(\\w+)$", ["/assets/Rules.js"]]],
    "texts": {"en": ["/assets/en.js"], "fr": ["/assets/fr.js"]},
    "games": {"zombiaki/en": ["/assets/zombiaki-en.js"]},
    "boards": {"zombiaki": ["/assets/Board.js"]},
    "faces": {"zombiaki": "/assets/creepster.woff2"},
}


@pytest.fixture
def built(settings: Settings, tmp_path: Path) -> Settings:
    """With a web app of one page."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text(INDEX)
    (web / "parts.json").write_text(json.dumps(PARTS))
    return replace(settings, web=web)


async def test_a_page_begins_before_any_script_and_in_the_chosen_language(built: Settings) -> None:
    async with open_site(built) as site:
        anne = site.browser(**{"accept-language": "fr"})
        for path, said in (
            ("/", "Inviter"),
            ("/rules", "<h1>Règles</h1>"),
            ("/g/zombiaki", "<h1>Zombiaki!</h1>"),
            ("/rules/zombiaki", "<h1>Les règles de Zombiaki!</h1>"),
        ):
            assert said in (await anne.get(path)).text, path
        for path in ("/me", "/g/chess", '/rules/"><script>', "/learn"):
            assert '<div id="first"></div>' in (await anne.get(path)).text, path
        anne.cookies.set("lang", "en")
        assert "<h1>The rules of Zombiaki!</h1>" in (await anne.get("/rules/zombiaki")).text


async def test_nothing_about_a_person_or_a_table_is_written_into_a_page(built: Settings) -> None:
    async with open_site(built) as site:
        anne = site.browser()
        assert "Play now" in (await anne.get("/")).text
        made = (await anne.post("/api/tables", json={"game": "zombiaki", "seats": 2, "lang": "en"})).json()
        name = (await anne.post("/api/me")).json()["name"]
        front, table = (await anne.get("/")).text, (await anne.get(made["link"])).text
        assert '<div id="first"></div>' in front  # what waits for her comes first: the app draws it
        assert all(name not in page and made["code"] not in page for page in (front, table))
        bruno = site.browser()
        assert (await bruno.get(made["link"])).text == table


async def test_a_table_says_first_which_game_it_is_and_whether_one_is_invited(built: Settings) -> None:
    async with open_site(built) as site:
        anne = site.browser(**{"accept-language": "fr"})
        wanted = {"game": "zombiaki", "seats": 2, "lang": "fr", "bots": ["random", "random"]}
        made = (await anne.post("/api/tables", json=wanted)).json()
        invited, replayed = (await anne.get(made["link"])).text, (await anne.get(f"/replay/{made['table']}")).text
        assert '<main class="lobby" data-world="zombiaki">' in invited
        assert '<main class="entering" data-world="zombiaki">' in replayed
        assert all("<h1>Zombiaki!</h1>" in page and "la barricade" in page for page in (invited, replayed))
        assert "On met la table" in replayed
        assert "On met la table" not in invited
        assert '<div id="first"></div>' in (await anne.get("/t/nowhere")).text


async def test_a_page_names_what_it_needs(built: Settings) -> None:
    async with open_site(built) as site:
        anne = site.browser()
        made = (await anne.post("/api/tables", json={"game": "zombiaki", "seats": 2, "lang": "en"})).json()
        rules, table = (await anne.get("/rules/zombiaki")).text, (await anne.get(made["link"])).text
        assert '<link rel="modulepreload" crossorigin href="/assets/Rules.js" />' in rules
        assert '<link rel="preload" as="fetch" crossorigin href="/api/games/zombiaki/guide/en" />' in rules
        assert "fr.js" not in rules
        assert "Board.js" not in rules  # a board is drawn when it is in sight
        assert '<link rel="preload" as="style" crossorigin href="/assets/Table.css" />' in table
        assert all(part in table for part in ("en.js", "Table.js", "zombiaki-en.js", "/api/games"))
        face = 'as="font" type="font/woff2" crossorigin href="/assets/creepster.woff2"'
        for page in (rules, table):  # the typeface of the title comes with the first words, the rest after them
            first, _, later = page.partition("<template")
            assert face in first + later.partition("</template>")[2]
        assert face not in (await anne.get("/")).text
        account = (await anne.get("/me")).text  # has no first words: all is asked for at once
        assert "en.js" in account
        assert "<template" not in account
        assert "Board.js" not in table  # while people sit down, there is none
        assert "Board.js" in (await anne.get(f"/replay/{made['table']}")).text


async def test_what_is_the_same_for_everybody_is_compressed_for_who_accepts_it(built: Settings) -> None:
    async with open_site(built) as site:
        anne = site.browser()
        for path in ("/api/games", "/api/games/zombiaki/guide/fr"):
            plain = await anne.get(path, headers={"accept-encoding": "identity"})
            packed = await anne.get(path, headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in plain.headers
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.json() == plain.json()
            assert int(packed.headers["content-length"]) < len(plain.content) / 2
        assert "content-encoding" not in (await anne.post("/api/me")).headers
