"""Longer answers: a basket of wares, `buy small x2, vaccine`, as ordinary picks."""

from __future__ import annotations

import re

from tablee.games.happy_pigs.cards.picks import WARES

COUNT = re.compile(r"[x×*](\d{1,2})")


def spelled(text: str) -> list[str]:
    """The purchases of a basket in the order named; else the text itself."""
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
