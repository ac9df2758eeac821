"""Selling."""

from __future__ import annotations

from tests.games.happy_pigs.scene import acting, farm, market, money, options, owned, pigs, play, refused
from tests.rules import rule


@rule("HPG-26")
def test_the_example_of_the_rulebook() -> None:
    match = acting("sell", 3, farm(1, {"big": 2}), farm(), farm())
    before = market(match)["pigs"]["big"]
    events = play(match, "sell big")
    assert events == [{"event": "sold", "seat": 0, "pig": "big", "price": 15}]
    assert money(match) == 16
    assert pigs(match) == {"big": 1}
    assert market(match)["pigs"]["big"] == before + 1
    assert len(owned(match)["layout"]) == 1


@rule("HPG-26")
def test_vaccinated_or_not_brings_the_same() -> None:
    match = acting("sell", 3, farm(0, {"small": 1, "vaccinated-small": 1, "baby": 1}), farm(), farm())
    assert options(match) == ["sell baby", "sell small", "sell vaccinated-small", "stop"]
    play(match, "sell small", "sell vaccinated-small")
    assert money(match) == 12


@rule("HPG-26")
def test_one_sells_only_pigs_one_has() -> None:
    match = acting("sell", 3, farm(0, {"small": 1}), farm(0, {"big": 1}), farm())
    assert refused(match, 0, "sell big") == ("no-pig", "HPG-26")


@rule("HPG-A10", "HPG-47")
def test_a_sold_pig_loses_its_vaccination() -> None:
    seller = farm(0, {"vaccinated-big": 1}, action="sell")
    buyer = farm(40, action="buy", share=2)
    match = acting("sell", 1, seller, buyer, farm(action="sell"))
    play(match, "sell vaccinated-big")
    assert match.pending[0].seat == 1
    play(match, "buy big")
    assert pigs(match, 1) == {"big": 1}
