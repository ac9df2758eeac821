"""Sentences of the game as a table would say them, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.text.speaking import Speaker

SPEAKER = Speaker("happy_dayz")


@pytest.mark.parametrize(
    ("told", "french", "english"),
    [
        (
            {"event": "lead", "seat": 0, "card": "zombie-18", "side": "low"},
            "Ada ouvre le pli avec Zombie 18, du côté −−.",
            "Ada leads Zombie 18 on the −− side.",
        ),
        (
            {"event": "send", "seat": 1, "to_seat": 1, "card": "dog-7"},
            "Blaise garde la carte Rencontre, Chien 7.",
            "Blaise keeps the Encounter card, Dog 7.",
        ),
        (
            {"event": "send", "seat": 1, "to_seat": 0, "card": "dog-7"},
            "Blaise donne la carte Rencontre, Chien 7, à Ada.",
            "Blaise gives the Encounter card, Dog 7, to Ada.",
        ),
        (
            {
                "event": "win",
                "seat": 0,
                "cards": ["van", "zombie-6", "zombie-7", "zombie-11"],
                "kept_cards": ["van"],
                "extra_cards": ["zombie-11"],
            },
            "Ada remporte le pli : Mini-van. En plus du pli : Zombie 11.",
            "Ada wins the trick: Mini-van. On top of the trick: Zombie 11.",
        ),
        (
            {"event": "keep-vans", "seat": 0, "count": 2},
            "Ada garde 2 Mini-vans pour la manche suivante, et recevra autant de cartes en moins.",
            "Ada keeps 2 Mini-vans for the next round, and will be dealt that many cards fewer.",
        ),
        ({"event": "give-none", "seat": 0}, "Ada ne donne pas de carte.", "Ada gives no card."),
        (
            {"event": "starter", "seat": 2, "round": 1},
            "Chloé ouvre la manche : c’est sa Zone de Transfert qui contient la plus haute carte.",
            "Chloé leads first: no other Transfer Zone holds a higher card.",
        ),
        (
            {"event": "starter-fewest", "seat": 2, "round": 3},
            "Chloé ouvre la manche : aucune Communauté n’a moins de Survivants.",
            "Chloé leads first: no Community has fewer Survivors.",
        ),
        (
            {"event": "look", "seat": 1, "zone_seat": 0},
            "Blaise regarde la Zone d’Expédition d’Ada.",
            "Blaise looks into Ada’s Expedition Zone.",
        ),
        (
            {"event": "tally", "seat": 0, "gain": -1, "population": 65},
            "Ada : −1 Survivant pour cette manche, Population 65.",
            "Ada: −1 Survivor this round, Population 65.",
        ),
    ],
)
def test_events(told: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.event(told) == (french, english)


@pytest.mark.parametrize(
    ("kind", "args", "french", "english"),
    [
        (
            "lead",
            {},
            "Vous ouvrez le pli : quelle carte, et de quel côté ? Du côté ++, la plus haute gagne ; du côté −−, la plus basse.",
            "You lead: which card, and on which side? On the ++ side the highest wins; on the −− side, the lowest.",
        ),
        (
            "hippie-to",
            {},
            "À qui donnez-vous toutes les cartes du pli ? Une carte Rencontre reste à vous.",
            "To whom do you give all the cards of the trick? An Encounter card stays with you.",
        ),
        (
            "follow-free",
            {},
            "Le pli est ouvert par un Mini-van : aucune Faction n’est encore demandée. Quelle carte jouez-vous ?",
            "A Mini-van was led: no Faction is demanded yet. Which card do you play?",
        ),
        (
            "dog-prototype",
            {"card": "dog-7"},
            "Vous voyez Chien 7 sur la Réserve : à qui donnez-vous cette carte ?",
            "You see Dog 7 on top of the Reserve: to whom do you give it?",
        ),
    ],
)
def test_questions(kind: str, args: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.question(kind, args) == (french, english)


@pytest.mark.parametrize(
    ("pick", "kind", "args", "french", "english"),
    [
        ("from seat-1", "dog-from", {}, "Dans la Zone de Blaise", "From Blaise’s Zone"),
    ],
)
def test_options(pick: str, kind: str, args: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.option(pick, kind, args) == (french, english)


@pytest.mark.parametrize(
    ("id", "details", "french", "english"),
    [
        (
            "choose-side",
            {},
            "Qui ouvre le pli choisit aussi un côté du plateau : côté ++ ou côté −−.",
            "Whoever leads also chooses a side of the board: the ++ side or the −− side.",
        ),
        (
            "already-in-play",
            {"faction": "dog"},
            "La Faction Chiens est déjà en jeu ; les trois Factions doivent être différentes.",
            "The Dogs are already in play; the three Factions must be different.",
        ),
        ("not-in-play", {"faction": "biker"}, "La Faction Motards n’est pas en jeu.", "The Bikers are not in play."),
        ("not-held", {"card": "zombie-5"}, "Vous n’avez pas la carte Zombie 5.", "You do not hold Zombie 5."),
        (
            "not-that-card",
            {"card": "zombie-20"},
            "La carte Zombie 20 ne peut pas être choisie pour ce Pouvoir.",
            "Zombie 20 cannot be chosen for this power.",
        ),
    ],
)
def test_refusals(id: str, details: dict[str, Any], french: str, english: str) -> None:
    assert SPEAKER.refusal(id, details) == (french, english)
