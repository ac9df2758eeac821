"""Detect lookalike names, which use letters of other alphabets or digits in place of letters."""

from __future__ import annotations

import unicodedata

from tablee.bots import BOTS, LEVELS

# Alphabets with confusable letters; no name needs two of them.
ALPHABETS = {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"}
# Characters that look like a plain letter once accents and case are removed.
TWINS = str.maketrans(
    "аеорсухіјѕԁһԛԝвкмнтгп" + "αβεικνορτυχ" + "01345679$@!|ıłøđ",
    "aeopcyxijsdhqwbkmhtrn" + "abeikvoptux" + "oleasbtgsaliilod",
)
# Names that suggest staff, a bot, oneself or nobody.
RESERVED = (
    "admin", "administrator", "administrateur", "administratrice", "moderator", "modérateur", "modératrice", "modération",
    "moderation", "operator", "opérateur", "opératrice", "support", "system", "système", "tablée", "server", "serveur",
    "official", "officiel", "somebody", "someone", "quelqu’un", "nobody", "personne", "anonymous", "anonyme",
    "me", "myself", "moi", "you", "toi", "vous", "bot", "robot", "spectator", "public", "null", "undefined",
)  # fmt: skip


def looks(name: str) -> str:
    """Reduce a name to its skeleton: names that look alike have the same one."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(char for char in plain.translate(TWINS) if unicodedata.category(char)[0] in "LNS")
    return seen.replace("i", "l").replace("rn", "m").replace("vv", "w")


def alphabets(name: str) -> set[str]:
    """Return which of the confusable alphabets a name uses."""
    words = (unicodedata.name(char, "").split() for char in name if char.isalpha())
    return {word for found in words for word in found[:2] if word in ALPHABETS}


_reserved = {looks(word) for word in RESERVED}


def is_reserved(name: str) -> bool:
    """True if a name could be taken for staff, a bot, or nobody."""
    seen = looks(name)
    return seen in _reserved or any(seen == looks(bot) for bot in (*LEVELS, *BOTS))
