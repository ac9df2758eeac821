"""Compound answers: a shopping list such as `buy small x2, vaccine`, expanded to ordinary picks."""

from __future__ import annotations

import re

from tablee.games.happy_pigs.cards.picks import WARES

COUNT = re.compile(r"[x×*](\d{1,2})")


def spelled(text: str) -> list[str]:
    """Expand a shopping list to purchases in the order named; return other text unchanged."""
    verb, *words = text.replace(",", " ").split() or [""]
    if verb != "buy" or not words or words[0] not in WARES:
        return [text]
    bought: list[str] = []
    for word in words:
        count = COUNT.fullmatch(word)
        if count:
            bought += [bought[-1]] * (int(count[1]) - 1)
        elif word in WARES:
            bought.append(f"buy {word}")
        else:
            return [text]
    return bought
