"""Compound answers such as `buy small x2, vaccine` or `feed small x2, baby`, expanded to ordinary picks."""

from __future__ import annotations

import re

from tablee.games.happy_pigs.cards.picks import PICKS

LISTED = {"buy", "feed", "sell", "vaccinate"}  # what is done to one thing after another
COUNT = re.compile(r"[x×*](\d{1,2})")


def spelled(text: str) -> list[str]:
    """Expand a list of wares or pigs to picks in the order named; return other text unchanged."""
    verb, *words = text.replace(",", " ").split() or [""]
    if verb not in LISTED:
        return [text]
    picks: list[str] = []
    for word in words:
        count = COUNT.fullmatch(word)
        if count and picks:
            picks += [picks[-1]] * (int(count[1]) - 1)
        elif f"{verb} {word}" in PICKS.numbers:
            picks.append(f"{verb} {word}")
        elif picks and f"{picks[-1]} {word}" in PICKS.numbers:
            picks[-1] += f" {word}"  # a pig and its supplement
        else:
            return [text]
    return picks or [text]
