"""Setup."""

from __future__ import annotations

import pytest

from tablee import BadInput, Match
from tablee.core.chance import Chance
from tablee.games.happy_pigs.cards.cards import CARDS
from tablee.games.happy_pigs.effects.rules import HappyPigsState
from tests.games.happy_pigs.scene import GAME, market
from tests.rules import rule


@rule("HPG-4", "HPG-6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_starts_alike(seats: int) -> None:
    match = Match.start(GAME, seats, seed=3)
    for one in match.view(None)["table"]["farms"]:
        assert (one["money"], one["fields"], one["pigs"], one["items"]) == (45, 1, {}, {})
    assert market(match)["fields"] == 20 - seats


def turned(seed: int, options: dict[str, bool] | None = None) -> list[str]:
    """Return the season cards of a match whose seats only stop and sell."""
    match = Match.start(GAME, 3, options or {}, seed=seed)
    while not match.over:
        decision = match.pending[0]
        wanted = [pick for pick in decision.options if pick in {"stop", "done", "program sell"}]
        match.pick(decision.seat, wanted[0])
    return [event.args["card"] for event in match.events if event.kind == "season"]


@rule("HPG-8")
def test_a_deal_without_draws_stays_empty_while_the_match_draws() -> None:
    match = Match.start(GAME, 3, {"first_player": "seat-1"}, seed=1)
    while not any(line.outcomes for line in match.record.lines):
        decision = match.pending[0]
        match.pick(decision.seat, decision.options[0])
    assert match.record.deal == []
    assert Match.replay(match.record.dumps()).position() == match.position()


@rule("HPG-7")
def test_sixteen_cards_four_of_each_season_in_order() -> None:
    for seed in range(8):
        cards = turned(seed)
        assert [card.split("-")[0] for card in cards] == ["spring"] * 4 + ["summer"] * 4 + ["autumn"] * 4 + [
            "winter"
        ] * 4
        assert len(set(cards)) == 16


@rule("HPG-7")
def test_the_same_seed_gives_the_same_cards() -> None:
    assert turned(5) == turned(5)
    assert len({tuple(turned(seed)) for seed in range(6)}) == 6


@rule("HPG-7")
def test_the_eight_removed_cards_are_never_seen() -> None:
    match = Match.start(GAME, 3, seed=2)
    assert len(match.view(0)["table"]["unseen"]) == 24
    while not match.over:
        match.pick(match.pending[0].seat, match.pending[0].options[-1])
    removed = match.view(0)["table"]["unseen"]
    assert len(removed) == 8
    assert not set(removed) & {event.args["card"] for event in match.events if event.kind == "season"}
    assert [
        sum(card.startswith(season) for card in removed) for season in ("spring", "summer", "autumn", "winter")
    ] == [2] * 4


@rule("HPG-7")
def test_every_card_of_a_season_is_as_likely_to_be_turned() -> None:
    chance = Chance(11)
    counts = dict.fromkeys((card.id for card in CARDS[:6]), 0)
    for _ in range(1200):
        state = GAME.setup(3, {}, chance)
        assert isinstance(state, HappyPigsState)
        while state.round == 0:
            GAME.apply(state, state.turn, GAME.picks.number("stop"), chance)
        counts[CARDS[state.card].id] += 1
    assert all(150 <= count <= 250 for count in counts.values()), counts


@rule("HPG-8")
def test_chance_finds_the_first_player() -> None:
    firsts = {Match.start(GAME, 4, seed=seed).pending[0].seat for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@rule("HPG-8")
def test_the_host_may_name_the_first_player() -> None:
    match = Match.start(GAME, 4, {"first_player": "seat-3"}, seed=1)
    assert match.pending[0].seat == 2
    assert match.told(None)[0] == {"event": "first-player", "seat": 2}
    with pytest.raises(BadInput, match="seat-4"):
        Match.start(GAME, 3, {"first_player": "seat-4"})
