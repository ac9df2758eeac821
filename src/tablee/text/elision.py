"""French “de” before the name of a person: de Blaise, d’Ada."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

# A vowel; y before a consonant (Yves, not Yann); h, but not before a: Hélène, Hugo, and Harry with his own h.
ELIDED = re.compile(r"[aeiouœæ]|y[^aeiou]|h[eiouy]")


def of(name: Any) -> str:
    """The function DE of the catalogues: the name with “de”, elided where the ear wants it."""
    said = str(name)
    letters = "".join(each for each in unicodedata.normalize("NFD", said.lower()) if not unicodedata.combining(each))
    return f"d’{said}" if ELIDED.match(letters) else f"de {said}"
