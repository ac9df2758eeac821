"""The season cards."""

from __future__ import annotations

import pytest

from tablee import Match
from tablee.games.happy_pigs.cards.cards import CARDS, EFFECTS, SEASONS, SeasonCard
from tablee.text import rulebook
from tests.games.happy_pigs.scene import acting, farm, market, money, owned, pigs, place, play, program
from tests.rules import rule

BY_CLAUSE = {card.clause: card for card in CARDS}


@rule("HPG-85")
def test_the_set_as_a_whole() -> None:
    assert len(CARDS) == 24
    assert [sum(card.season == season for card in CARDS) for season in SEASONS] == [6] * 4
    assert len({card.id for card in CARDS}) == 24
    assert all(sum(card.numbers) == 30 for card in CARDS)
    assert {n for card in CARDS for n in card.numbers} == {5, 6, 7, 8, 9, 10, 11}
    assert {card.effect for card in CARDS} == set(EFFECTS)
    assert len({effect.removesuffix("-5").removesuffix("-6") for effect in EFFECTS}) == 13
    assert len(EFFECTS) == 14


@rule("HPG-85", "HPG-19")
def test_which_effects_touch_prices() -> None:
    buying = {name for name, effect in EFFECTS.items() if any(effect.buy) or effect.items}
    selling = {name for name, effect in EFFECTS.items() if any(effect.sell)}
    assert buying == {"special-offer", "livestock-fair", "rising-prices"}
    assert selling == {"rising-prices", "sausage-fest", "bacon-festival", "christmas-demand"}
    touching = {card.clause for card in CARDS if card.effect in buying | selling}
    assert touching == {f"HPG-{n}" for n in (62, 64, 69, 71, 73, 75, 79, 81, 82)}


@rule("HPG-85")
def test_every_card_says_where_it_comes_from() -> None:
    tags = {"S": "seed", "F": "found", "I": "inferred", "R": "reconstructed"}
    for card in CARDS:
        assert len(card.known) == 5
        assert set(card.known) <= set(tags)
    marked = {card.clause: card.known for card in CARDS if card.known != "RRRRR"}
    assert marked == {"HPG-61": "IIIIF", "HPG-67": "SIRRS", "HPG-71": "FRFRR", "HPG-73": "FFFRR"}
    assert rulebook("happy_pigs", "en").clause("HPG-67").tag == "reconstructed"
    assert rulebook("happy_pigs", "en").clause("HPG-61").tag == "inferred"


@rule(
    "HPG-61", "HPG-62", "HPG-63", "HPG-64", "HPG-65", "HPG-66", "HPG-67", "HPG-68",
    "HPG-69", "HPG-70", "HPG-71", "HPG-72", "HPG-73", "HPG-74", "HPG-75", "HPG-76",
    "HPG-77", "HPG-78", "HPG-79", "HPG-80", "HPG-81", "HPG-82", "HPG-83", "HPG-84",
)  # fmt: skip
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.clause)
def test_the_rulebook_and_the_cards_agree(card: SeasonCard) -> None:
    feed, mate, buy, sell = card.numbers
    text = rulebook("happy_pigs", "en").clause(card.clause).text
    assert text.startswith(f"{card.season.capitalize()}, ")
    assert f"Feed {feed}, Mate {mate}, Buy {buy}, Sell {sell}" in text
    french = rulebook("happy_pigs", "fr").clause(card.clause).text
    assert f"Nourrir {feed}, Reproduire {mate}, Acheter {buy}, Vendre {sell}" in french
    match = table(card, farm(), farm(), farm())
    assert match.view(None)["season"]["numbers"] == {"feed": feed, "mate": mate, "buy": buy, "sell": sell}


def table(card: SeasonCard, *farms: dict[str, object]) -> Match:
    """Return a match in the first round of the card's season."""
    return place(list(farms), round=4 * SEASONS.index(card.season) + 1, card=card.id)


def after(clause: str, *farms: dict[str, object]) -> Match:
    """Phase 5 of a round in which nobody did anything: everybody chose Mate and gave no birth."""
    match = table(BY_CLAUSE[clause], *farms)
    program(match, *["mate"] * len(farms))
    while match.pending[0].kind == "mate":
        match.pick(match.pending[0].seat, "stop")
    return match


def earned(clause: str, *farms: dict[str, object]) -> list[int]:
    """Return what each farm received from the effect."""
    match = after(clause, *farms)
    events = [event for event in match.told(None) if event["event"] == "income"]
    return [sum(event["money"] for event in events if event["seat"] == seat) for seat in range(len(farms))]


HERD = {"baby": 1, "vaccinated-baby": 1, "small": 3, "medium": 2, "vaccinated-big": 1}


@rule("HPG-61", "HPG-67", "HPG-76")
@pytest.mark.parametrize("clause", ["HPG-61", "HPG-67", "HPG-76"])
def test_mating_season(clause: str) -> None:
    match = after(clause, farm(0, {"medium": 1, "big": 2}, fields=2), farm(0, {"big": 1}), farm())
    assert [decision.seat for decision in match.pending] == [0], "one Big alone is no pair"
    play(match, "take 1")
    assert [pigs(match, seat).get("baby", 0) for seat in range(3)] == [1, 0, 0]


@rule("HPG-62", "HPG-71", "HPG-82")
@pytest.mark.parametrize("clause", ["HPG-62", "HPG-71", "HPG-82"])
def test_special_offer(clause: str) -> None:
    card = BY_CLAUSE[clause]
    match = acting("buy", 4, farm(0), farm(), farm(), card=card.id, round=4 * SEASONS.index(card.season) + 1)
    play(match, "buy vaccine", "buy amulet", "buy supplement")
    assert owned(match)["items"] == {"vaccine": 1, "supplement": 1, "amulet": 1}
    assert money(match) == 0
    assert match.position()["state"]["left"] == 1, "each item still uses a part of the share"
    assert market(match)["prices"]["small"] == 6


@rule("HPG-63", "HPG-68")
@pytest.mark.parametrize("clause", ["HPG-63", "HPG-68"])
def test_school_trip(clause: str) -> None:
    assert earned(clause, farm(0, HERD, fields=3), farm(0, {"big": 2}), farm(0, {"small": 1})) == [5, 0, 1]


@rule("HPG-64")
def test_livestock_fair() -> None:
    match = acting("buy", 4, farm(30), farm(), farm(), card="spring-livestock-fair")
    play(match, "buy baby", "buy big")
    assert money(match) == 30 - 2 - 14
    seller = acting("sell", 4, farm(0, {"baby": 2}), farm(), farm(), card="spring-livestock-fair")
    play(seller, "sell baby")
    assert money(seller) == 3


@rule("HPG-65", "HPG-77", "HPG-80")
@pytest.mark.parametrize("clause", ["HPG-65", "HPG-77", "HPG-80"])
def test_vets_round(clause: str) -> None:
    match = after(clause, farm(), farm(items={"vaccine": 2}), farm())
    assert [owned(match, seat)["items"]["vaccine"] for seat in range(3)] == [1, 3, 1]
    assert market(match)["items"]["vaccine"] == 20


@rule("HPG-66", "HPG-72")
@pytest.mark.parametrize(("clause", "pens", "dollars"), [("HPG-66", 5, 4), ("HPG-72", 6, 5)])
def test_full_pens(clause: str, pens: int, dollars: int) -> None:
    farms = [farm(0, {"baby": n}) for n in (4, 5, 6)]
    assert earned(clause, *farms) == [dollars if n >= pens else 0 for n in (4, 5, 6)]


@rule("HPG-69", "HPG-75")
@pytest.mark.parametrize("card", ["summer-rising-prices", "autumn-rising-prices"])
def test_rising_prices(card: str) -> None:
    season = 5 if card.startswith("summer") else 9
    buyer = acting("buy", 4, farm(30), farm(), farm(), card=card, round=season)
    play(buyer, "buy small", "buy vaccine")
    assert money(buyer) == 30 - 7 - 1
    seller = acting("sell", 4, farm(0, {"medium": 2}), farm(), farm(), card=card, round=season)
    play(seller, "sell medium")
    assert money(seller) == 11


@rule("HPG-70", "HPG-74", "HPG-83")
@pytest.mark.parametrize("clause", ["HPG-70", "HPG-74", "HPG-83"])
def test_pig_show(clause: str) -> None:
    assert earned(clause, farm(0, {"big": 3}), farm(0, {"big": 2}), farm(0, {"small": 5})) == [8, 0, 0]
    assert earned(clause, farm(0, {"vaccinated-big": 2}), farm(0, {"big": 2}), farm(0, {"big": 1})) == [4, 4, 0]
    assert earned(clause, farm(0, {"medium": 2}), farm(), farm()) == [0, 0, 0]


@rule("HPG-73")
def test_sausage_fest() -> None:
    match = acting("sell", 4, farm(0, {"big": 2, "medium": 1}), farm(), farm(), card="autumn-sausage-fest", round=9)
    play(match, "sell big", "sell medium")
    assert money(match) == 18 + 10
    assert market(match)["prices"]["big"] == 15


@rule("HPG-78")
def test_harvest_festival() -> None:
    assert earned("HPG-78", farm(0, HERD, fields=3), farm(0, {"baby": 4}), farm(0, {"big": 1})) == [3, 0, 1]


@rule("HPG-79")
def test_bacon_festival() -> None:
    herd = {"small": 1, "medium": 1, "big": 1, "baby": 1}
    match = acting("sell", 5, farm(0, herd), farm(), farm(), card="winter-bacon-festival", round=13)
    assert market(match)["sales"] == {"baby": 3, "small": 6, "medium": 12, "big": 17}
    play(match, "sell medium", "sell big")
    assert money(match) == 29


@rule("HPG-81")
def test_christmas_demand() -> None:
    match = acting(
        "sell", 4, farm(0, {"baby": 1, "small": 2}), farm(), farm(), card="winter-christmas-demand", round=13
    )
    play(match, "sell baby", "sell small")
    assert money(match) == 5 + 8
    assert market(match)["prices"]["small"] == 6


@rule("HPG-84")
def test_winter_grant() -> None:
    assert earned("HPG-84", farm(0, {"baby": 5}), farm(0, {"small": 1}), farm(0, {"big": 2})) == [2, 0, 1]
