"""Names that look alike: letters of other alphabets and figures in the place of letters deceive the eye."""

from __future__ import annotations

import unicodedata

from tablee.bots import BOTS, LEVELS

# Alphabets whose letters are taken for one another; no name needs two of them.
ALPHABETS = {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"}
# What the eye takes for a plain letter, after accents and case are gone.
TWINS = str.maketrans(
    "аеорсухіјѕԁһԛԝвкмнтгп" + "αβεικνορτυχ" + "01345679$@!|ıłøđ",
    "aeopcyxijsdhqwbkmhtrn" + "abeikvoptux" + "oleasbtgsaliilod",
)
# Voices of the house, words for oneself and for nobody.
RESERVED = (
    "admin", "administrator", "administrateur", "administratrice", "moderator", "modérateur", "modératrice", "modération",
    "moderation", "operator", "opérateur", "opératrice", "support", "system", "système", "tablée", "server", "serveur",
    "official", "officiel", "somebody", "someone", "quelqu’un", "nobody", "personne", "anonymous", "anonyme",
    "me", "myself", "moi", "you", "toi", "vous", "bot", "robot", "spectator", "public", "null", "undefined",
)  # fmt: skip


def looks(name: str) -> str:
    """What is left of a name when everything is gone that the eye passes over: names that look alike leave the same."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(char for char in plain.translate(TWINS) if unicodedata.category(char)[0] in "LNS")
    return seen.replace("i", "l").replace("rn", "m").replace("vv", "w")


def alphabets(name: str) -> set[str]:
    """The alphabets of a name that are easily mistaken for one another."""
    words = (unicodedata.name(char, "").split() for char in name if char.isalpha())
    return {word for found in words for word in found[:2] if word in ALPHABETS}


_reserved = {looks(word) for word in RESERVED}


def is_reserved(name: str) -> bool:
    """Whether a name speaks for the house, for a bot, or for nobody."""
    seen = looks(name)
    return seen in _reserved or any(seen == looks(bot) for bot in (*LEVELS, *BOTS))
