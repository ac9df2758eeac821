"""French “de” before a person's name: de Blaise, d’Ada."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

# A vowel; y before a consonant (Yves, not Yann); h, but not before a (Hélène, Hugo, but Harry with an aspirated h).
ELIDED = re.compile(r"[aeiouœæ]|y[^aeiou]|h[eiouy]")


def of(name: Any) -> str:
    """The catalogues' function DE: the name with “de”, elided where French requires it."""
    said = str(name)
    letters = "".join(each for each in unicodedata.normalize("NFD", said.lower()) if not unicodedata.combining(each))
    return f"d’{said}" if ELIDED.match(letters) else f"de {said}"
