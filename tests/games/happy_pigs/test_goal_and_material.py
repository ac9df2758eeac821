"""Goal and material."""

from __future__ import annotations

import pytest

import tablee
from tablee import BadInput, Match
from tests.games.happy_pigs.scene import GAME, farm, market, place, play, program
from tests.rules import rule


@rule("HPG-1")
def test_the_richest_at_the_end_wins() -> None:
    pigs = [farm(50), farm(60), farm(55)]
    match = place(pigs, round=16, card="winter-special-offer")
    program(match, "sell", "sell", "sell")
    assert match.scores == [50 + 3, 60 + 3, 55 + 3]
    assert match.winners == [1]
    assert match.ranking == [[1], [2], [0]]


@rule("HPG-2", "HPG-5")
def test_the_box_is_the_market_and_the_farms() -> None:
    match = Match.start(GAME, 3, seed=1)
    stock = market(match)
    assert stock["pigs"] == {"baby": 50, "small": 48, "medium": 48, "big": 50}
    assert stock["items"] == {"vaccine": 25, "supplement": 25, "amulet": 25}
    assert stock["fields"] == 20 - 3
    play(match, "buy small", "buy vaccine", "buy field")
    stock = market(match)
    assert (stock["pigs"]["small"], stock["items"]["vaccine"], stock["fields"]) == (47, 24, 16)


@rule("HPG-3")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_sit_at_the_table(seats: int) -> None:
    with pytest.raises(BadInput, match="2–6"):
        Match.start(GAME, seats)


@rule("HPG-3")
def test_only_two_players_have_neutral_tiles() -> None:
    for seats in range(2, 7):
        holder = Match.start(GAME, seats, seed=4).view(None)["table"]["holder_seat"]
        assert (holder is not None) == (seats == 2)


@rule("HPG-A24")
def test_money_pigs_items_and_fields_are_public() -> None:
    match = Match.start(GAME, 3, seed=1)
    play(match, "buy big", "buy amulet")
    seen = [match.view(seat)["table"]["farms"] for seat in (None, 0, 1, 2)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    buyer = match.pending[0].seat
    assert (seen[0][buyer]["money"], seen[0][buyer]["pigs"], seen[0][buyer]["items"]) == (29, {"big": 1}, {"amulet": 1})


@rule("HPG-1")
def test_it_is_on_the_list_of_games() -> None:
    assert "happy_pigs" in tablee.games()
