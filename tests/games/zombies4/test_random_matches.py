"""Whole random matches: they end, nothing is lost, lists of options stay short, every card works."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.state import State
from tablee.games.zombies4.cards.cards import CARDS, LAID, USABLE
from tablee.games.zombies4.cards.picks import PICKS
from tablee.games.zombies4.edge.agenda import is_open_card, name_of
from tablee.games.zombies4.effects.rules import Zombies4State
from tests.days import many_matches
from tests.games.zombies4.forest import GAME
from tests.rules import rule

OPTIONS: list[dict[str, Any]] = [
    {},
    {"fever_target": "opponent"},
    {"trees_half": True, "used_pages": "removed"},
    {"kills": 10, "night": 4},
]


class Tally:
    """What is counted over many matches."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.worked: Counter[str] = Counter()
        self.most_picks = 0.0

    def play(self, seed: int, *, check_every: int) -> None:
        seats, options = 2 + seed % 5, OPTIONS[seed % len(OPTIONS)]
        chosen = GAME.read_settings(seats, options)
        chance, events, picks = Chance(seed), list[Event](), 0
        state = GAME.setup(seats, options, chance, events)
        while state.asked:
            found = state.options(state.turn)
            self.sizes.append(len(found))
            picks += 1
            GAME.apply(state, state.turn, found[chance.below(len(found))], chance, events)
            conserved(state)
            if picks % check_every == 0:
                GAME.check(state)
        GAME.check(state)
        self.most_picks = max(self.most_picks, picks / GAME.bound(seats, chosen))
        self.count(events)

    def count(self, events: list[Event]) -> None:
        """A card has worked when it is laid down, used, or played and not cancelled."""
        for event in events:
            if event.kind in ("laid", "use"):
                self.worked[f"{event.kind} {event.args['card']}"] += 1
            elif event.kind == "play":
                self.worked[f"play {event.args['card']}"] += 1
            elif event.kind == "cancelled":
                self.worked[f"play {event.args['card']}"] -= 1

    def rarest(self) -> tuple[str, int]:
        """Return the card that worked least often, and how often."""
        ways = {f"play {card.id}" for card in CARDS[LAID:]} | {f"laid {card.id}" for card in CARDS[:LAID]}
        ways |= {f"use {card.id}" for card in CARDS[:USABLE]}
        return min(((way, self.worked[way]) for way in ways), key=lambda pair: pair[1])


def conserved(state: State) -> None:
    """Check that there are 100 dogs, 30 tiles and 50 cards, wherever they are."""
    assert isinstance(state, Zombies4State)
    steps = state.agenda[: state.depth]
    assert sum(state.dogs[: state.laid * 9]) + state.pool + sum(state.trophies) == 100
    assert state.laid + state.pile.bit_count() + sum(name_of(step) == "laying" for step in steps) == 30
    piles = [*state.hand, *state.front, state.draw, state.discard, state.removed]
    assert sum(pile.bit_count() for pile in piles) + sum(map(is_open_card, steps)) == 50


@many_matches
@rule("ZTE-C1", "ZTE-1")
def test_random_matches() -> None:
    tally = Tally()
    for seed in range(12):
        tally.play(seed, check_every=7)
    assert max(tally.sizes) <= 150
    assert median(tally.sizes) < 12
    assert tally.most_picks < 0.5, "the stated bound is close"


@pytest.mark.long
@rule("ZTE-C1", "ZTE-1")
def test_three_thousand_random_matches() -> None:
    """All end, nothing is lost at any step, the other invariants hold at one step in fifty, every card works."""
    tally = Tally()
    for seed in range(3000):
        tally.play(seed, check_every=50)
    assert max(tally.sizes) <= 150
    assert median(tally.sizes) < 12
    rarest, count = tally.rarest()
    assert count >= 50, f"{rarest} only {count} times"


@rule("ZTE-1")
def test_every_option_is_in_the_table_of_picks() -> None:
    assert len(PICKS) == 1381


COUNTED = ("roomy", "restless", "paced", "humans_out")


@rule("ZTE-44")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_kept_about_zombies_is_what_a_fresh_count_finds(seed: int) -> None:
    """And a random pick is the option that the same chance would draw from the list."""
    seats, settings = 2 + seed, OPTIONS[seed]
    chosen, chance = GAME.read_settings(seats, settings), Chance(seed)
    state = GAME.setup(seats, settings, chance)
    for number in range(1500):
        if not state.asked:
            break
        listed = state.options(state.turn)
        pick = state.random_pick(Chance(number))
        assert pick == listed[Chance(number).below(len(listed))]
        if number % 10 == 0:
            fresh = GAME.from_position(seats, chosen, GAME.position(state))
            assert [list_of(fresh, name) for name in COUNTED] == [list_of(state, name) for name in COUNTED]
        GAME.apply(state, state.turn, pick, chance)


def list_of(state: State, name: str) -> list[int]:
    kept = getattr(state, name)
    return list(kept) if isinstance(kept, list) else [kept]
