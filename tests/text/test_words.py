"""Words of the rulebooks, and wordings that players found wrong and must not meet again."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tablee.text import catalogue
from tests.text.speaking import plain

GONE = {
    ("happy_dayz", "fr"): [
        r"\bentam",
        r"fort ou faible",
        r"forte ou la plus faible",
        r"Un Mini-van a été",
        r"à qui va-t-elle",
    ],
    ("happy_dayz", "en"): [r"no more cards", r"From \{ \$seat \}$"],
    ("happy_pigs", "fr"): [
        r"Plus de vaccin$",
        r"Encore une naissance",
        r"sans usage",
        r"unité de la part",
        r"désormais",
        r"un tel cochon",
        r"Cela se dit",
        r"Le plus de Gros rapporte",
        r"pour deux cochons",
        r"arrondi en dessous",
        r"Demande de Noël",
        r"encombre",
        r"qu’il eût",
    ],
    ("happy_pigs", "en"): [r"By the amulet"],
    ("zombiaki", "fr"): [
        r"\b[Jj]et(er|ez)\b",
        r"ça fait clic",
        r"rien ne part",
        r"ne part pas",
        r"Le filet tombe",
        r"Quelqu’un tombe",
        r"Détruit en",
        r"Le baril rencontre",
        r"Combien de feu",
        r"rejoint-il",
    ],
    ("zombiaki", "en"): [r"Does it click", r"Click: nothing"],
    ("zombies4", "fr"): [
        r"vise-t-elle",
        r"emmène-t-elle",
        r"vient à bout de l’ennemi",
        r"Un dé de chiens",
        r"est perdu\b",
        r"\b1 cartes\b",
        r"fièvre",
        r"\bsort désigne",
        r"sur la carte\b",
        r"\bde \{ \$(from_)?square \}",  # “de Autel”: the browser names tiles
    ],
    ("zombies4", "en"): [r"Whom does", r"\bmeet\?"],
}


NAMES = {
    "tile-ranger-post": "Poste de garde forestier",
    "tile-shed": "Abri forestier",
    "card-something-not-right": "Je sens que quelque chose ne va pas…",
    "card-that-didnt-happen": "Cela n’est pas réellement arrivé !?!",
    "card-rolled-up-newspaper": "Journal roulé comme gourdin",
    "forest-fever": "loup-garou",
}


@pytest.mark.parametrize(("game", "lang"), GONE)
def test_wordings_that_players_found_wrong_are_gone(game: str, lang: str) -> None:
    written = plain(files(f"tablee.games.{game}").joinpath("text", f"{lang}.ftl").read_text("utf-8"))
    said = [line.partition("=")[2].strip() for line in written.splitlines() if not line.startswith("#")]
    assert not [(line, old) for line in said for old in GONE[game, lang] if re.search(old, line)]


@pytest.mark.parametrize(("id", "french"), NAMES.items())
def test_names_are_those_of_the_rulebook(id: str, french: str) -> None:
    assert plain(catalogue("zombies4", "fr").say(id)) == french
