"""Performing actions."""

from __future__ import annotations

from tests.games.happy_pigs.scene import acting, farm, kinds, market, money, options, owned, pigs, place, play, program
from tests.games.happy_pigs.scene import refused as why_not
from tests.rules import rule


@rule("HPG-37")
def test_in_turn_order_from_the_first_player() -> None:
    match = place([farm(60) for _ in range(4)], first_seat=2, card="spring-full-pens-5")
    program(match, "buy", "buy", "buy", "buy")
    buyers = []
    while match.pending[0].kind == "buy":
        buyers.append(match.pending[0].seat)
        play(match, "buy vaccine")
    assert buyers == [2, 2, 3, 3, 0, 0, 1, 1]


@rule("HPG-37")
def test_only_the_chosen_action() -> None:
    match = acting("feed", 3, farm(60, {"small": 1}), farm(), farm())
    for pick in ("buy small", "sell small", "mate"):
        assert why_not(match, 0, pick) == ("other-action", "HPG-37")


@rule("HPG-38", "HPG-39")
def test_each_unused_part_brings_a_dollar() -> None:
    match = acting("feed", 4, farm(10, {"baby": 4}), farm(), farm())
    play(match, "feed baby", "feed baby", "stop")
    assert money(match) == 12


@rule("HPG-39")
def test_eight_feedings_shared_by_two() -> None:
    match = place([farm(0, {"small": 2}), farm(0, {"small": 2}), farm()], card="spring-special-offer")
    program(match, "feed", "feed", "sell")
    assert [owned(match, seat)["share"] for seat in (0, 1)] == [4, 4]
    play(match, "feed small", "feed small")
    assert money(match) == 2, "both pigs were fed: the other two parts are impossible"


@rule("HPG-38")
def test_without_pigs_the_whole_share_is_paid() -> None:
    match = place([farm(7), farm(0, {"small": 1}), farm()], card="spring-special-offer")
    program(match, "feed", "feed", "sell")
    assert money(match) == 7 + 4
    assert match.pending[0].seat == 1


@rule("HPG-38")
def test_a_share_used_up_pays_nothing() -> None:
    match = acting("sell", 2, farm(0, {"baby": 3}), farm(), farm())
    events = play(match, "sell baby", "sell baby")
    assert money(match) == 6
    assert "unused" not in kinds(events)


@rule("HPG-A17")
def test_a_share_of_nothing_pays_nothing() -> None:
    match = place([farm(9) for _ in range(6)], round=9, card="autumn-sausage-fest")
    program(match, *["mate"] * 6)
    assert [money(match, seat) for seat in range(6)] == [10, 10, 10, 10, 10, 9]


@rule("HPG-40", "HPG-A6")
def test_a_scarce_tile_goes_to_who_comes_first() -> None:
    herds = [farm(30, {"big": 9}, fields=3) for _ in range(5)] + [farm(30, {"big": 4})]
    match = place(herds, first_seat=4, card="spring-special-offer")
    assert market(match)["pigs"]["big"] == 1
    program(match, "buy", "buy", "buy", "buy", "buy", "buy")
    order = [match.pending[0].seat]
    assert order == [4]
    play(match, "buy big")
    play(match, "stop")
    assert match.pending[0].seat == 5
    assert why_not(match, 5, "buy big") == ("sold-out", "HPG-A5")


@rule("HPG-A25", "HPG-46")
def test_vaccinating_between_two_parts_of_the_share() -> None:
    match = acting("feed", 4, farm(0, {"baby": 1, "small": 1}, items={"vaccine": 2}), farm(), farm())
    play(match, "vaccinate baby", "feed vaccinated-baby", "vaccinate small", "feed vaccinated-small")
    assert pigs(match) == {"vaccinated-small": 1, "vaccinated-medium": 1}
    assert money(match) == 2


@rule("HPG-A5")
def test_an_empty_market_leaves_the_share_unused() -> None:
    full = [farm(0, {"big": 10}, fields=3) for _ in range(5)]
    match = place([farm(0, {"medium": 2}), *full], card="spring-special-offer")
    assert market(match)["pigs"]["big"] == 0
    program(match, "feed", *["sell"] * 5)
    assert money(match) == 8, "no Medium can grow into a Big"
    assert match.pending[0].seat == 1


@rule("HPG-A5")
def test_nothing_sold_out_can_be_born_or_bought() -> None:
    babies = [farm(0, {"baby": 12}) for _ in range(4)]
    match = acting("mate", 3, farm(0, {"medium": 2, "baby": 2}, items={"amulet": 1}), *babies)
    assert market(match)["pigs"]["baby"] == 0
    assert options(match) == ["mate amulet", "stop"]
    assert why_not(match, 0, "mate") == ("sold-out", "HPG-A5")
    match = acting("buy", 3, farm(30, {"baby": 2}, items={"vaccine": 25}, fields=15), *babies, farm(fields=1))
    assert market(match)["fields"] == 0
    for pick in ("buy baby", "buy vaccine", "buy field"):
        assert why_not(match, 0, pick) == ("sold-out", "HPG-A5")
