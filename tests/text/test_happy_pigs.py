"""Sentences of the game as a table would say them, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.text import catalogue
from tests.text.speaking import Speaker

SPEAKER = Speaker("happy_pigs")


@pytest.mark.parametrize(
    ("told", "french", "english"),
    [
        (
            {"event": "unused", "seat": 0, "count": 5, "money": 5},
            "Ada n’utilise pas 5 actions : 5 $ de dédommagement.",
            "Ada leaves 5 actions unused: $5 in compensation.",
        ),
        (
            {"event": "unused", "seat": 0, "count": 1, "money": 1},
            "Ada n’utilise pas une action : 1 $ de dédommagement.",
            "Ada leaves one action unused: $1 in compensation.",
        ),
        (
            {"event": "fed", "seat": 0, "pig": "baby", "grown_pig": "small"},
            "Ada nourrit un Bébé, qui devient un Petit.",
            "Ada feeds a Baby, which becomes a Small.",
        ),
        (
            {"event": "born-small", "seat": 0, "pig": "small"},
            "Grâce à l’amulette, un Petit naît chez Ada.",
            "Thanks to the amulet, a Small is born on Ada’s farm.",
        ),
        (
            {"event": "income", "seat": 0, "effect": "christmas-demand", "money": 8},
            "« Marché de Noël » : Ada reçoit 8 $.",
            "“Christmas market”: Ada receives $8.",
        ),
        (
            {"event": "tie-break", "seat": 0, "money": 8},
            "Départage : les objets et prés d’Ada rapportent 8 $.",
            "Tie-break: Ada’s items and fields bring $8.",
        ),
    ],
)
def test_events(told: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.event(told) == (french, english)


@pytest.mark.parametrize(
    ("kind", "args", "french", "english"),
    [
        (
            "mate",
            {"count": 8},
            "Faire naître un cochon ? Il vous reste 8 actions.",
            "Breed a pig? You have 8 actions left.",
        ),
        (
            "mate",
            {"count": 1},
            "Faire naître un cochon ? Il vous reste une action.",
            "Breed a pig? You have one action left.",
        ),
    ],
)
def test_questions(kind: str, args: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.question(kind, args) == (french, english)


@pytest.mark.parametrize(
    ("pick", "kind", "args", "french", "english"),
    [
        ("stop", "feed", {"count": 3}, "S’arrêter là (+3 $)", "Stop here (+$3)"),
        ("stop", "opening", {"count": 3}, "S’arrêter là", "Stop here"),
        ("done", "season-change", {"count": 3}, "Ne plus vacciner", "Vaccinate no more"),
    ],
)
def test_options(pick: str, kind: str, args: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.option(pick, kind, args) == (french, english)


@pytest.mark.parametrize(
    ("id", "details", "french", "english"),
    [
        ("no-pig", {}, "Vous n’avez pas de cochon de ce genre.", "You have no pig of this kind."),
        (
            "no-change",
            {},
            "Possible seulement au changement de saison, avec des vaccins.",
            "Only possible at a season change, with vaccines.",
        ),
    ],
)
def test_refusals(id: str, details: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.refusal(id, details) == (french, english)


@pytest.mark.parametrize(
    ("id", "count", "french", "english"),
    [
        ("pigs-baby", 3, "3 Bébés", "3 Babies"),
        ("pigs-medium", 2, "2 Moyens", "2 Mediums"),
        ("pigs-medium", 1, "1 Moyen", "1 Medium"),
        ("items-vaccine", 7, "7 vaccins", "7 vaccines"),
    ],
)
def test_several_are_plural(id: str, count: int, french: str, english: str) -> None:
    said = [catalogue("happy_pigs", lang).say(id, {"count": count}) for lang in ("fr", "en")]
    assert said == [french, english]
