"""Sentences of the game as a table would say them, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.text.speaking import Speaker

SPEAKER = Speaker("zombiaki")


@pytest.mark.parametrize(
    ("told", "french", "english"),
    [
        ({"event": "discard", "seat": 0, "card": "shot"}, "Ada défausse « Tir ».", "Ada discards “Shot”."),
        (
            {"event": "draw", "seat": 0, "drawn_card": ["shot", "net"]},
            "Ada pioche « Tir » et « Filet ».",
            "Ada draws “Shot” and “Net”.",
        ),
        (
            {"event": "click", "seat": 0, "card": "good-shot"},
            "Ada joue « Clic » : « Tir ajusté » est sans effet.",
            "Ada plays “Click”: “Good shot” is cancelled.",
        ),
        ({"event": "net-off"}, "Le filet est retiré.", "The net is taken off."),
        (
            {"event": "fall", "square": "C3"},
            "Une créature tombe dans la fosse en C3.",
            "A creature falls into the pit on C3.",
        ),
        ({"event": "destroy", "card": "wall-6", "square": "C3"}, "Mur 6 en C3 : détruit.", "Wall 6 on C3: destroyed."),
        ({"event": "destroy", "card": "mine", "square": "C3"}, "Mine en C3 : détruite.", "Mine on C3: destroyed."),
        (
            {"event": "crash", "card": "wall-6", "square": "C3"},
            "Le baril s’écrase en C3 (Mur 6).",
            "The barrel crashes on C3 (Wall 6).",
        ),
    ],
)
def test_events(told: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.event(told) == (french, english)


@pytest.mark.parametrize(
    ("kind", "args", "french", "english"),
    [
        ("discard", {}, "Quelle carte défaussez-vous ?", "Which card do you discard?"),
        (
            "click",
            {"player_seat": 1, "card": "shot", "target": "C"},
            "Blaise joue « Tir » sur la ligne C. Jouer « Clic » pour l’annuler ?",
            "Blaise plays “Shot” on lane C. Play “Click” to cancel it?",
        ),
        ("burn", {}, "Répartissez 5 points : quelle ligne, combien ?", "Share out 5 points: which lane, how many?"),
        (
            "run",
            {"square": "B2", "steps": 1},
            "Le chien est en B2 et peut faire encore 1 case : où court-il ?",
            "The dog is on B2 and may run 1 more square: where does it go?",
        ),
        (
            "to-mass",
            {"square": "A2"},
            "Avec quel voisin le zombie en A2 fusionne-t-il ?",
            "Which neighbour does the zombie on A2 merge with?",
        ),
    ],
)
def test_questions(kind: str, args: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.question(kind, args) == (french, english)


@pytest.mark.parametrize(
    ("pick", "kind", "args", "french", "english"),
    [
        ("stop", "dogs", {}, "Aucun chien ne court", "No dog runs"),
        ("stop", "run", {"square": "B2", "steps": 1}, "S’arrêter là", "Stop there"),
        ("to B2", "to-mass", {"square": "A2"}, "Avec celui en B2", "With the one on B2"),
        ("click", "click", {}, "Jouer « Clic » : le tir est annulé", "Play “Click”: the shot is cancelled"),
        ("discard shot", "discard", {}, "Défausser « Tir »", "Discard “Shot”"),
    ],
)
def test_options(pick: str, kind: str, args: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.option(pick, kind, args) == (french, english)
