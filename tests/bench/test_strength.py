"""`python -m bench.strength` counts only matches that the bots of today played."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bench import strength

GREEDY, CAREFUL, SEARCH = "greedy:samples=1", "careful:it=4", "ismcts:it=60"


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The code of the bots, free to be changed."""
    copied = tmp_path / "bots"
    shutil.copytree(strength.SOURCES, copied)
    monkeypatch.setattr(strength, "SOURCES", copied)
    strength.code_of.cache_clear()
    return copied


def digests() -> list[str]:
    strength.code_of.cache_clear()
    return [strength.code_of("zombies4", bot, GREEDY) for bot in (GREEDY, CAREFUL, SEARCH)]


@pytest.mark.parametrize(
    ("changed", "stale"),
    [
        ("careful.py", [False, True, False]),
        ("search.py", [False, False, True]),
        ("greedy.py", [True, True, True]),
        ("evaluate/zombies4.py", [True, True, True]),
        ("evaluate/zombiaki.py", [False, False, False]),
    ],
)
def test_a_change_makes_the_rows_of_its_own_bots_stale_and_no_others(
    sources: Path, changed: str, stale: list[bool]
) -> None:
    before = digests()
    path = sources / changed
    path.write_text(f"{path.read_text('utf-8')}\nADDED = 1\n", "utf-8")
    assert [was != now for was, now in zip(before, digests(), strict=True)] == stale


def test_a_comment_makes_no_row_stale(sources: Path) -> None:
    before = digests()
    path = sources / "careful.py"
    path.write_text(f"# said differently\n{path.read_text('utf-8')}", "utf-8")
    assert digests() == before
