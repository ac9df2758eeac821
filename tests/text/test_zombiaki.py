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
        (
            {"event": "end-stuck", "seat": 1, "kept": 2},
            "Blaise ne peut jouer aucune des 2 cartes qui restent : fin du tour.",
            "Blaise cannot play any of the 2 cards left, so the turn ends.",
        ),
        (
            {"event": "end", "seat": 0, "kept": 1},
            "Ada finit son tour et garde une carte.",
            "Ada ends the turn and keeps one card.",
        ),
        ({"event": "end", "seat": 0, "kept": 0}, "Ada finit son tour.", "Ada ends the turn."),
        (
            {"event": "nothing", "card": "back-off"},
            "« Recule » ne fait rien : aucune créature ne peut reculer.",
            "“Back off” does nothing: no unit can step back.",
        ),
        (
            {"event": "turn", "seat": 0, "round": 9, "until": 1},
            "Tour 9 : Ada joue. La prochaine carte zombie est l’aube.",
            "Round 9: Ada plays. The next zombie card is dawn.",
        ),
        ({"event": "net-off"}, "Le filet est retiré.", "The net is taken off."),
        (
            {"event": "fall", "square": "C3"},
            "Une créature tombe dans la fosse en C3.",
            "A unit falls into the pit on C3.",
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
        (
            "burn",
            {"row": 4, "chosen": [], "left": 5},
            "Répartissez 5 points sur la rangée 4 : quelle ligne, combien ?",
            "Share out 5 points over row 4: which lane, how many?",
        ),
        (
            "burn",
            {"row": 4, "chosen": ["A4 (3)"], "left": 2},
            "La flamme brûle A4 (3) ; il reste 2 points : quelle autre ligne, combien ?",
            "The flame burns A4 (3); 2 points are left: which other lane, how many?",
        ),
        (
            "net",
            {"chosen": ["B1", "C1"], "left": 1},
            "Le filet tient les zombies en B1 et C1 et prend encore 1 de force : quel autre zombie attrape-t-il ?",
            "The net holds the zombies on B1 and C1 and still takes strength 1: which other zombie does it catch?",
        ),
        (
            "dogs-more",
            {"dog_square": ["B1"]},
            "Le chien en B1 court-il aussi ? Il peut faire 3 pas.",
            "Does the dog on B1 run too? It may make 3 steps.",
        ),
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
        ("stop", "dogs-more", {}, "Aucun autre chien ne court", "No other dog runs"),
        ("stop", "run", {"square": "B2", "steps": 1}, "S’arrêter là", "Stop there"),
        ("to B2", "to-mass", {"square": "A2"}, "Avec celui en B2", "With the one on B2"),
        ("click", "click", {}, "Jouer « Clic » : le tir est annulé", "Play “Click”: the shot is cancelled"),
        ("discard shot", "discard", {}, "Défausser « Tir »", "Discard “Shot”"),
    ],
)
def test_options(pick: str, kind: str, args: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.option(pick, kind, args) == (french, english)
