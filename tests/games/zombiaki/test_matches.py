"""Whole matches at random: what is true at every step of every one (edge case 40)."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.games.zombiaki.cards.cards import CARDS
from tablee.games.zombiaki.effects.rules import ZombiakiState
from tests.games.zombiaki.street import GAME
from tests.rules import rule

OPTIONS = {"barrier_row": "1", "freeze_ends": "end", "dog_rows": "1"}


def play(seed: int, resolved: Counter[str]) -> ZombiakiState:
    """Play one random match; each card is counted when it has taken effect."""
    chance = Chance(seed)
    duel = GAME.setup(2, OPTIONS, chance)
    assert isinstance(duel, ZombiakiState)
    while duel.asked:
        options = duel.options(duel.turn)
        assert 0 < len(options) < 80
        told: list[Event] = []
        GAME.apply(duel, duel.turn, options[chance.below(len(options))], chance, told)
        GAME.check(duel)
        resolved.update(event.args["card"] for event in told if event.kind.startswith("play"))
        resolved.update(event.kind for event in told if event.kind in ("click", "dawn"))
    return duel


@rule("ZBK-4", "ZBK-20", "ZBK-24")
def test_cards_are_conserved_at_every_step_and_matches_end() -> None:
    """Edge case 40: one unit per square, 40 cards a side, strength above 0, at most 37 zombie turns."""
    for seed in range(40):
        duel = play(seed, Counter())
        assert duel.winner in (0, 1)
        assert duel.round <= 37


@rule("ZBK-4", "ZBK-14")
@pytest.mark.long
def test_20000_random_matches() -> None:
    """Every match ends within 37 zombie turns and every card type is resolved at least 200 times."""
    resolved: Counter[str] = Counter()
    longest = 0
    for seed in range(20_000):
        longest = max(longest, play(seed, resolved).round)
    assert longest <= 37
    types = Counter({card.type: 0 for card in CARDS})
    for card in CARDS:
        types[card.type] += resolved[card.id]
    assert {kind: count for kind, count in types.items() if count < 200} == {}
