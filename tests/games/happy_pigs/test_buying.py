"""Buying."""

from __future__ import annotations

import pytest

from tests.games.happy_pigs.scene import acting, farm, market, money, options, owned, pigs, play, refused
from tests.rules import rule

FENCED = {"card": "spring-school-trip"}


@rule("HPG-29", "HPG-30")
def test_the_example_of_the_rulebook() -> None:
    match = acting("buy", 3, farm(20), farm(), farm(), **FENCED)
    events = play(match, "buy small")
    assert events == [{"event": "bought", "seat": 0, "ware": "small", "price": 6}]
    assert money(match) == 14
    assert pigs(match) == {"small": 1}
    assert [pig["pig"] for pig in owned(match)["layout"]] == ["small"]


@rule("HPG-30")
def test_items_go_into_the_reserve_and_fields_extend_the_farm() -> None:
    match = acting("buy", 5, farm(20), farm(), farm(), **FENCED)
    play(match, "buy amulet", "buy supplement", "buy vaccine", "buy field")
    assert owned(match)["items"] == {"vaccine": 1, "supplement": 1, "amulet": 1}
    assert owned(match)["fields"] == 2
    assert money(match) == 20 - 3 - 10


@rule("HPG-29")
def test_nothing_is_bought_on_credit() -> None:
    match = acting("buy", 3, farm(2), farm(), farm(), **FENCED)
    assert options(match) == ["buy vaccine", "buy supplement", "buy amulet", "stop"]
    assert refused(match, 0, "buy baby") == ("no-money", "HPG-29")
    play(match, "buy vaccine", "buy vaccine")
    assert money(match) == 1, "with $0 nothing is possible: the last part of the share brings $1"


@rule("HPG-31")
@pytest.mark.parametrize(("size", "price"), [("baby", 3), ("small", 6), ("medium", 10), ("big", 15)])
def test_pigs_have_one_price_for_buying_and_selling(size: str, price: int) -> None:
    match = acting("buy", 3, farm(50), farm(), farm(), **FENCED)
    play(match, f"buy {size}")
    assert money(match) == 50 - price
    seller = acting("sell", 3, farm(0, {size: 2}), farm(), farm(), **FENCED)
    play(seller, f"sell {size}")
    assert money(seller) == price


@rule("HPG-32")
@pytest.mark.parametrize("item", ["vaccine", "supplement", "amulet"])
def test_items_cost_a_dollar(item: str) -> None:
    match = acting("buy", 3, farm(5), farm(), farm(), **FENCED)
    play(match, f"buy {item}")
    assert money(match) == 4


@rule("HPG-33")
@pytest.mark.parametrize(("owned_fields", "price"), [(1, 10), (2, 15), (3, 20), (4, 25), (5, 30), (9, 50)])
def test_each_further_field_costs_five_more(owned_fields: int, price: int) -> None:
    match = acting("buy", 3, farm(price, fields=owned_fields), farm(), farm(), **FENCED)
    assert market(match)["field_prices"][0] == price
    play(match, "buy field")
    assert money(match) == 2, "all money is spent; the two parts left bring a dollar each"
    poor = acting("buy", 3, farm(price - 1, fields=owned_fields), farm(), farm(), **FENCED)
    assert refused(poor, 0, "buy field") == ("no-money", "HPG-29")


@rule("HPG-33", "HPG-A5")
def test_the_twenty_fields_of_the_box_are_all_there_are() -> None:
    match = acting("buy", 3, farm(500, fields=18), farm(), farm(), **FENCED)
    assert refused(match, 0, "buy field") == ("sold-out", "HPG-A5")


@rule("HPG-A4")
def test_a_pig_without_room_is_refused_before_paying() -> None:
    match = acting("buy", 3, farm(50, {"big": 4}), farm(), farm(), **FENCED)
    assert refused(match, 0, "buy baby") == ("no-room-bought", "HPG-A4")
    assert refused(match, 0, "overbuy baby") == ("not-strict", "HPG-A4")
    assert money(match) == 50
    play(match, "buy field", "buy baby")
    assert pigs(match) == {"big": 4, "baby": 1}


@rule("HPG-A10")
def test_a_bought_pig_is_unvaccinated() -> None:
    seller = farm(0, {"vaccinated-big": 1}, action="sell", share=1)
    match = acting("buy", 2, farm(30, action="buy"), seller, farm(action="buy", share=0), turn=0, first_seat=1)
    assert match.pending[0].seat == 0
    play(match, "buy big")
    assert pigs(match) == {"big": 1}
