"""Mating."""

from __future__ import annotations

import pytest

from tests.games.happy_pigs.scene import acting, farm, market, money, options, pigs, play, refused
from tests.rules import rule


@rule("HPG-27")
@pytest.mark.parametrize("parent", ["medium", "big", "vaccinated-medium", "vaccinated-big"])
def test_one_grown_pig_gives_birth_to_a_baby(parent: str) -> None:
    match = acting("mate", 3, farm(0, {parent: 1}), farm(), farm())
    play(match, "mate")
    assert pigs(match) == {parent: 1, "baby": 1}
    assert market(match)["pigs"]["baby"] == 49
    assert money(match) == 2, "one parent, one birth: two parts are left unused"


@rule("HPG-27")
def test_babies_and_smalls_give_no_birth() -> None:
    match = acting("mate", 3, farm(0, {"baby": 2, "small": 2}, items={"vaccine": 1}), farm(), farm())
    assert refused(match, 0, "mate") == ("no-adult", "HPG-27")


@rule("HPG-28")
def test_the_same_pig_gives_birth_once_in_a_round() -> None:
    match = acting("mate", 4, farm(0, {"medium": 1, "big": 1}, items={"vaccine": 1}), farm(), farm())
    play(match, "mate")
    play(match, "mate")
    assert pigs(match)["baby"] == 2
    assert money(match) == 2
    half = acting("mate", 3, farm(0, {"medium": 1, "baby": 1}), farm(), farm(), left=2, births=1)
    assert refused(half, 0, "mate") == ("born-already", "HPG-28")


@rule("HPG-A3")
def test_without_room_there_is_no_birth() -> None:
    match = acting("mate", 3, farm(0, {"big": 4}), farm(), farm())
    assert refused(match, 0, "mate") == ("no-room-birth", "HPG-A3")
    assert "overbuy baby" not in options(match)
    play(match, "stop")
    assert money(match) == 3


@rule("HPG-A9")
def test_a_newborn_is_unvaccinated() -> None:
    match = acting("mate", 2, farm(0, {"vaccinated-big": 2}, items={"amulet": 1}), farm(), farm())
    play(match, "mate", "mate amulet")
    assert pigs(match) == {"vaccinated-big": 2, "baby": 1, "small": 1}
