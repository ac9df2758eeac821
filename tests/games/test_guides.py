"""The guides explain every question and show every component of the box, with its number."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

import pytest

import tablee
from compiling.components import farm, forest, night, poster
from tablee.contract import ContractBroken, check
from tablee.games.happy_dayz import cards as dayz
from tablee.text import LANGUAGES, catalogue
from tablee.text.catalogue import home
from tablee.text.guides import components, examples, guide, has_guide

OURS = [game for game in ("happy_dayz", "happy_pigs", "zombiaki", "zombies4") if has_guide(tablee.game(game).name)]
DRAWN = {"happy_dayz": poster, "happy_pigs": farm, "zombiaki": night, "zombies4": forest}


def copies(game: str, kind: str) -> dict[str, int]:
    """Return how many of each thing of a kind the galleries show."""
    return {each.id: each.copies for things in components(game).values() for each in things if each.kind == kind}


@pytest.mark.parametrize("game", OURS)
def test_every_decision_is_explained_in_one_chapter(game: str) -> None:
    asked = Counter(kind for chapter in guide(game, "en").chapters for kind in chapter.asked)
    source = (home(game) / "text" / "en.ftl").read_text("utf-8")
    kinds = re.findall(r"^decision-([a-z0-9-]+) =", source, re.MULTILINE)
    assert asked == Counter(kinds)


@pytest.mark.parametrize("game", OURS)
def test_a_guide_has_what_a_rulebook_needs(game: str) -> None:
    for lang in LANGUAGES:
        read = guide(game, lang)
        assert {"overview", "setup", "variants", "glossary", "advice"} <= {chapter.id for chapter in read.chapters}
        assert read.named("picture")[0] == "setup"
        worked = [example for example in examples(game).values() if example.steps]
        assert len(worked) >= 4
        assert any(claims.shows for example in worked for _, claims in example.steps)
        assert read.words


@pytest.mark.parametrize("game", OURS)
def test_every_card_drawn_for_the_game_is_in_a_gallery(game: str) -> None:
    shown = {each.drawing for things in components(game).values() for each in things}
    assert shown <= set(DRAWN[game]()) | {"card-zombie9"}
    cards = {name for name in DRAWN[game]() if name.startswith(("card-", "power-"))}
    missing = cards - shown - {"card-zombie3", "card-zombie6", "power-van", "power-zombie"}
    assert not missing


def test_happy_dayz_shows_every_faction_and_power_once() -> None:
    assert copies("happy_dayz", "faction") == dict.fromkeys(dayz.FACTIONS, 13)
    powers = copies("happy_dayz", "power")
    assert {name: powers[name] for name in dayz.POWER_CHOICES} == dict.fromkeys(dayz.POWER_CHOICES, 1)
    assert (powers["zombie"], powers["van"]) == (20, 3)


def test_the_contract_refuses_a_guide_that_is_not_true(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An impossible position, an unknown clause, a false claim, a language without its twin: each named with its file."""
    game = tablee.game("happy_dayz")
    (tmp_path / "text").mkdir()
    for name in ("rulebook", "text"):
        for path in (home("happy_dayz") / name).rglob("*.*"):
            copy = tmp_path / path.relative_to(home("happy_dayz"))
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    for module in ("tablee.text.catalogue", "tablee.text.guides"):
        monkeypatch.setattr(sys.modules[module], "home", lambda _game: tmp_path)
    book = tmp_path / "rulebook"

    def refused(change: Path, old: str, new: str, complaint: str) -> None:
        text = change.read_text("utf-8")
        assert old in text
        change.write_text(text.replace(old, new, 1), "utf-8")
        forget()
        with pytest.raises(ContractBroken, match=complaint):
            check(game, "the_guide_is_true")
        change.write_text(text, "utf-8")

    def forget() -> None:
        for kept in (guide, examples, components, catalogue):
            kept.cache_clear()

    try:
        refused(book / "guide.fr.md", "[HDZ-3, HDZ-12", "[HDZ-3, HDZ-999", "guide.fr.md: there is no clause HDZ-999")
        refused(book / "pictures/trick.json", '"hippie-9"', '"hippie-8"', "pictures/trick.json: ")
        refused(book / "pictures/scoring.json", "59", "58", r"step 1: communities.0.population is 59, not 58")
        refused(book / "guide.en.md", "```picture van", "```picture bus", "there is no picture bus")
        refused(
            book / "guide.fr.md",
            "\n## Les Mini-vans",
            "\n## Les Zombies {other}\nRien.\n\n## Les Mini-vans",
            "differs from the other language",
        )
        refused(book / "guide.fr.md", "mini-van, minivan", "mini-van {vans}\nminivan", "its search words")
        refused(book / "guide.en.md", "bus {vans}", "bus {buses}", "leads to the chapter buses, which does not exist")
        refused(book / "components.json", "HDZ-P6", "HDZ-P99", "there is no clause HDZ-P99")
        refused(book / "guide.en.md", "| pass-left ", "| pass-up ", "explains the decision pass-up")
        (book / "guide.fr.md").unlink()
        forget()
        with pytest.raises(ContractBroken, match=r"guide\.fr\.md"):
            check(game, "the_guide_is_true")
    finally:
        monkeypatch.undo()
        forget()
