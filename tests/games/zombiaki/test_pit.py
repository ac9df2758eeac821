"""Pit 1 and Pit 2."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.street import street
from tests.rules import rule


@rule("ZBK-87", "ZBK-A10")
def test_any_square_without_unit_or_object() -> None:
    table = street(humans="pit-1", A2="dog", B4="2", C1="mine", C3="fire")
    assert len(table.plays("pit-1")) == 12
    assert table.refused("play pit-1 A2") == ("not-empty", "ZBK-A10")
    assert table.play("pit-1 C3").at("C3") == "pit-1 fire"


@rule("ZBK-87")
@pytest.mark.parametrize(("pit", "unit"), [("pit-1", "1"), ("pit-2", "1"), ("pit-2", "2")])
def test_the_weak_fall_in_and_fill_it(pit: str, unit: str) -> None:
    """Edge case 29: zombie 1 dies and fills Pit 1."""
    table = street(A2=unit, A3=pit).end()
    assert table.units == {}
    assert table.at("A3") == ""
    assert table.discarded(pit) == 1


@rule("ZBK-87", "ZBK-31")
def test_a_dog_has_strength_0() -> None:
    """Edge case 29: so does a dog."""
    table = street(A2="dog", A3="pit-1").end().pick("run A2 A3")
    assert (table.units, table.at("A3")) == ({}, "")


@rule("ZBK-88")
@pytest.mark.parametrize(("pit", "unit"), [("pit-1", "2"), ("pit-2", "3")])
def test_the_strong_walk_over_and_the_pit_stays(pit: str, unit: str) -> None:
    """Edge case 29: zombie 2 walks over Pit 1."""
    table = street(A2=unit, A3=pit).move()
    assert table.at("A3") == f"{unit} {pit}"
    assert table.move().at("A3") == pit


@rule("ZBK-89")
def test_a_shield_is_always_thrown_in() -> None:
    """Edge case 29: shielded zombie 1 survives, pit and shield are gone; a strong one throws it in too."""
    for unit in ("1", "5"):
        table = street(A2=f"{unit} shield", A3="pit-1").end()
        assert table.at("A3") == unit
        assert (table.discarded("human"), table.discarded("pit-1")) == (1, 1)


@rule("ZBK-A36")
def test_who_grows_weaker_on_it_does_not_fall() -> None:
    table = street(humans="high-voltage", A3="3 pit-2").play("high-voltage A")
    assert table.at("A3") == "2 pit-2"
