"""The documentation site: pages from all over the repository, valid links, known scripts."""

import base64
import hashlib
from pathlib import Path

import pytest

from compiling.docs import hashes, unseen
from compiling.site import ROOT, elsewhere, lead

SHOWN = {"ARCHITECTURE.md": "architecture.md", "deploy/nginx.conf": "files/deploy/nginx.conf"}


@pytest.mark.parametrize(
    ("source", "link", "there"),
    [
        ("docs/how-to/run-a-server.md", "../../deploy/nginx.conf", "../files/deploy/nginx.conf"),
        ("docs/tutorial/add-a-game.md", "../../ARCHITECTURE.md#words", "../architecture.md#words"),
        ("ARCHITECTURE.md", "docs/reference/contract.md", "reference/contract.md"),
        ("docs/index.md", "../ARCHITECTURE.md", "architecture.md"),
        ("docs/index.md", "https://example.org/a.md", "https://example.org/a.md"),
        ("docs/index.md", "#words", "#words"),
    ],
)
def test_links_of_the_repository_become_links_of_the_site(source: str, link: str, there: str) -> None:
    assert lead(f"see [it]({link}).", source, SHOWN) == f"see [it]({there})."


def test_a_link_to_what_the_site_does_not_show_stays_and_fails_the_build() -> None:
    assert lead("[it](../../bench/pace.py)", "docs/how-to/run-a-server.md", SHOWN) == "[it](../../bench/pace.py)"


def test_the_four_rulebooks_are_there_in_both_languages() -> None:
    found = set(elsewhere().values())
    games = ("happy_dayz", "happy_pigs", "zombiaki", "zombies4")
    assert {f"rulebooks/{game}.{lang}.md" for game in games for lang in ("en", "fr")} <= found
    assert all((ROOT / path).is_file() for path in elsewhere())


def test_inline_scripts_are_named_by_their_hash_and_data_are_not(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.html").write_text('<script>one()</script><script src="x.js"></script>')
    (tmp_path / "deep" / "b.html").write_text('<script>one()</script><script type="application/json">{"a": 1}</script>')
    digest = base64.b64encode(hashlib.sha256(b"one()").digest()).decode()
    assert hashes(tmp_path) == [f"'sha256-{digest}'"]


def test_pictures_that_no_page_shows_are_not_shipped(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    for name in ("seen.png", "unseen.png"):
        (tmp_path / "pictures" / name).write_bytes(b"")
    (tmp_path / "a.html").write_text('<img src="pictures/seen.png">')
    assert unseen(tmp_path) == ["unseen.png"]
