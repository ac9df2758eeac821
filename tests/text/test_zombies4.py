"""Sentences of the game as a table would say them, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.text.speaking import Speaker

SPEAKER = Speaker("zombies4")


@pytest.mark.parametrize(
    ("told", "french", "english"),
    [
        (
            {"event": "draw", "seat": 0, "count": 3, "card": ["here-doggie", "something-not-right", "friends-here"]},
            "Ada pioche « Ici, le chien ! », « Je sens que quelque chose ne va pas… » et « Entre amis, on partage tout ».",
            "Ada draws “Here Doggie!”, “Something Doesn’t Feel Quite Right…” and “We’re All Friends Here”.",
        ),
        (
            {"event": "beat", "seat": 0, "foe": "dog", "square": "T5.ne", "count": 2},
            "Ada tue un chien en T5.ne (trophées : 2).",
            "Ada kills a dog on T5.ne (trophies: 2).",
        ),
        (
            {"event": "death", "seat": 0, "count": 0, "card": [], "square": "T1.nw"},
            "Ada meurt en T1.no.",
            "Ada dies on T1.nw.",
        ),
        (
            {"event": "death", "seat": 0, "count": 1, "card": ["spear"], "square": "T1.sw"},
            "Ada meurt en T1.so et perd 1 trophée. Carte perdue : « Lance ».",
            "Ada dies on T1.sw and loses 1 trophy. Card lost: “Spear”.",
        ),
        (
            {"event": "lay", "seat": 0, "tile": "outhouse", "place": "T3"},
            "Ada pose la tuile « Toilettes » (T3).",
            "Ada lays the tile “Outhouse” (T3).",
        ),
        ({"event": "forest-die", "seat": 0, "die": 4, "place": "T1"}, "T1 reçoit 4 chiens.", "T1 gets 4 dogs."),
        (
            {"event": "loaded", "seat": 0, "bullets": 0, "halves": 2},
            "Ada prend 2 demi-cœurs.",
            "Ada takes 2 half hearts.",
        ),
        (
            {"event": "loaded", "seat": 0, "bullets": 1, "halves": 3},
            "Ada prend 1 balle et 3 demi-cœurs.",
            "Ada takes 1 bullet and 3 half hearts.",
        ),
        (
            {"event": "hurt", "seat": 0, "halves": 1, "left": 5},
            "Ada perd un demi-cœur : il lui reste 2 cœurs et demi.",
            "Ada loses half a heart: 2½ hearts left.",
        ),
        (
            {"event": "hurt", "seat": 0, "halves": 2, "left": 0},
            "Ada perd un cœur entier : c’était le dernier.",
            "Ada loses a whole heart: no heart left.",
        ),
        ({"event": "lost", "seat": 0}, "« Perdu dans les bois » retient Ada.", "“Lost in the Woods” holds Ada back."),
        ({"event": "turn", "seat": 0, "round": 2}, "Manche 2 : c’est le tour d’Ada.", "Round 2: it is Ada’s turn."),
    ],
)
def test_events(told: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.event(told) == (french, english)


@pytest.mark.parametrize(
    ("kind", "args", "french", "english"),
    [
        ("target", {"card": "portal"}, "Contre qui jouez-vous « Portail » ?", "Who is the target of “Portal”?"),
        (
            "send",
            {"card": "amulet", "target_seat": 1},
            "« Amulette » : sur quelle case va Blaise ?",
            "“Amulet”: which square does Blaise go to?",
        ),
        (
            "placing",
            {"what": "bullets", "count": 2, "place": "T3", "chosen_point": []},
            "Sur quelle case de la tuile T3 posez-vous une balle ? (encore 2)",
            "On which square of the tile T3 do you put a bullet? (2 left)",
        ),
        (
            "placing",
            {"what": "dogs", "count": 1, "place": "T3", "chosen_point": ["n", "se", "se"]},
            "Sur quelle case de la tuile T3 posez-vous un chien ? (encore 1 ; déjà : nord, sud-est et sud-est)",
            "On which square of the tile T3 do you put a dog? (1 left; so far: north, south-east and south-east)",
        ),
    ],
)
def test_questions(kind: str, args: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.question(kind, args) == (french, english)


@pytest.mark.parametrize(
    ("pick", "kind", "args", "french", "english"),
    [
        ("at T1.w", "placing", {"what": "dogs", "count": 1, "place": "T1"}, "T1.o", "T1.w"),
    ],
)
def test_options(pick: str, kind: str, args: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.option(pick, kind, args) == (french, english)


@pytest.mark.parametrize(
    ("id", "details", "french", "english"),
    [
        ("no-such-tile", {}, "Cette tuile n’est pas sur le plateau.", "This tile is not on the map."),
    ],
)
def test_refusals(id: str, details: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.refusal(id, details) == (french, english)
