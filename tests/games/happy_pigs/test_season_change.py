"""Season change."""

from __future__ import annotations

import pytest

from tablee.games.happy_pigs.cards.cards import CARDS
from tests.games.happy_pigs.scene import farm, kinds, market, options, owned, pigs, place, program, refused
from tests.rules import rule


@rule("HPG-43")
def test_unvaccinated_pigs_are_lost() -> None:
    match = place([farm(0, {"big": 1, "vaccinated-small": 1, "baby": 2}), farm(), farm()], round=4)
    program(match, "mate", "sell", "sell")
    events = [event.told_to(None) for event in match.pick(0, "stop")]
    assert {"event": "lost", "seat": 0, "count": 3} in events
    assert pigs(match) == {"vaccinated-small": 1}
    assert market(match)["pigs"] == {"baby": 50, "small": 47, "medium": 48, "big": 50}


@rule("HPG-43")
@pytest.mark.parametrize("round", range(1, 17))
def test_seasons_change_after_rounds_4_8_12_and_16_only(round: int) -> None:
    match = place([farm(0, {"small": 1}), farm(), farm()], round=round, card=CARDS[(round - 1) // 4 * 6].id)
    program(match, "mate", "sell", "sell")
    told = kinds(match.told(None))
    assert ("season-change" in told) == (round % 4 == 0)
    assert pigs(match) == ({} if round % 4 == 0 else {"small": 1})


@rule("HPG-44")
def test_every_owner_of_vaccines_is_asked_at_once() -> None:
    owner = farm(0, {"big": 1, "small": 2}, items={"vaccine": 2})
    match = place([owner, farm(0, {"big": 1}), owner, farm(items={"vaccine": 3})], round=4)
    program(match, "feed", "feed", "feed", "feed")
    while match.pending[0].kind == "feed":
        match.pick(match.pending[0].seat, "stop")
    assert [(decision.seat, decision.kind) for decision in match.pending] == [
        (0, "season-change"),
        (2, "season-change"),
    ]
    assert match.decision(1) is None
    assert options(match, 2) == ["vaccinate small", "vaccinate big", "done"]


@rule("HPG-44")
def test_vaccines_save_exactly_that_many() -> None:
    owner = farm(0, {"big": 1, "small": 2}, items={"vaccine": 2})
    match = place([owner, farm(), farm()], round=4)
    program(match, "mate", "sell", "sell")
    match.pick(0, "stop")
    match.pick(0, "vaccinate small")
    events = [event.told_to(None) for event in match.pick(0, "vaccinate big")]
    assert {"event": "lost", "seat": 0, "count": 1} in events, "without vaccines nothing more is asked"
    assert pigs(match) == {"vaccinated-small": 1, "vaccinated-big": 1}
    assert market(match)["items"]["vaccine"] == 25


@rule("HPG-44")
def test_nobody_has_to_use_vaccines() -> None:
    match = place([farm(0, {"big": 1}, items={"vaccine": 2}), farm(), farm()], round=4)
    program(match, "mate", "sell", "sell")
    match.pick(0, "stop")
    match.pick(0, "done")
    assert pigs(match) == {}
    assert owned(match)["items"] == {"vaccine": 2}


@rule("HPG-44")
def test_answers_in_any_order_give_the_same_farms() -> None:
    def played(order: list[tuple[int, str]]) -> object:
        owner = farm(0, {"big": 1, "small": 2}, items={"vaccine": 1})
        match = place([owner, owner, farm()], round=4)
        program(match, "buy", "buy", "sell")
        for _ in range(2):
            match.pick(match.pending[0].seat, "stop")
        for seat, pick in order:
            match.pick(seat, pick)
        return match.position()

    assert played([(0, "vaccinate big"), (1, "done")]) == played([(1, "done"), (0, "vaccinate big")])


@rule("HPG-44")
def test_done_is_said_only_at_a_season_change() -> None:
    match = place([farm(0, {"big": 1}, items={"vaccine": 2}), farm(), farm()], round=4)
    assert refused(match, 0, "done") == ("no-change", "HPG-44")
