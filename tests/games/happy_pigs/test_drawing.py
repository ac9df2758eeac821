"""The layout of the farms holds every herd that fits, and moves no pig unnecessarily."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablee import Match
from tablee.core.chance import Chance
from tablee.core.game import Json
from tablee.games.happy_pigs.cards.cards import FIELD_WIDTHS
from tablee.games.happy_pigs.edge.ground import Farm, Layout, places
from tablee.games.happy_pigs.edge.layout import settle
from tablee.games.happy_pigs.edge.rearrange import full_fields, pack
from tablee.games.happy_pigs.state.packing import most_babies, most_babies_in_row
from tests.games.happy_pigs.scene import GAME, acting, farm, owned, play
from tests.rules import rule

WIDTHS = list(FIELD_WIDTHS.values())


def is_sound(layout: Layout, ground: Farm, kinds: list[int]) -> bool:
    taken = 0
    for pig in layout:
        if (pig.x, pig.y, pig.wide) not in places(ground, pig.size) or taken & pig.cells:
            return False
        taken |= pig.cells
    return [sum(pig.kind == kind for pig in layout) for kind in range(8)] == kinds


def moved(before: Layout, after: Layout) -> int:
    """Return how many pigs of the first drawing have moved."""
    return len({pig[:1] + pig[2:] for pig in before} - {pig[:1] + pig[2:] for pig in after})


@rule("HPG-14")
@pytest.mark.parametrize("width", WIDTHS)
def test_every_full_field_can_be_drawn(width: int) -> None:
    ground = Farm(1, False, width)
    for herd in full_fields(width):
        pigs = pack(herd, ground)
        assert is_sound(tuple(pigs), ground, [n for size in herd for n in (size, 0)]), herd


def any_year(first: Farm, seed: int) -> list[tuple[Farm, list[int], Layout]]:
    """Yield the drawings of a herd that is bought, born, fed, vaccinated and sold at random."""
    chance, ground, kinds = Chance(seed), first, [0] * 8
    layout: Layout = ()
    drawings: list[tuple[Farm, list[int], Layout]] = []
    for _ in range(120):
        farm, herd = change(ground, kinds, chance)
        babies, *others = (herd[2 * size] + herd[2 * size + 1] for size in range(4))
        if babies <= most_in(farm, *others):
            ground, kinds = farm, herd
            layout = settle(layout, ground, kinds)
            drawings.append((ground, kinds, layout))
    return drawings


def most_in(ground: Farm, small: int, medium: int, big: int) -> int:
    if ground.straddle:
        return most_babies_in_row(ground.columns, small, medium, big)
    return most_babies(ground.width, ground.fields, small, medium, big)


def change(ground: Farm, kinds: list[int], chance: Chance) -> tuple[Farm, list[int]]:
    herd, what, kind = list(kinds), chance.below(20), chance.below(8)
    if what == 0 and ground.fields < 5:
        return ground._replace(fields=ground.fields + 1), herd
    if what < 8:
        herd[2 * (kind // 2)] += 1
    elif herd[kind]:
        herd[kind] -= 1
        if what < 14 and kind < 6:
            herd[kind + 2] += 1
        elif what < 17 and kind % 2 == 0:
            herd[kind + 1] += 1
    return ground, herd


@rule("HPG-12", "HPG-13", "HPG-14", "HPG-A1", "HPG-A28")
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("straddle", [False, True])
def test_the_drawing_holds_every_herd_that_fits(straddle: bool, width: int) -> None:
    for seed in range(12):
        for ground, kinds, layout in any_year(Farm(1, straddle, width), seed):
            assert is_sound(layout, ground, kinds)


@rule("HPG-14")
def test_pigs_jump_only_when_they_must() -> None:
    changes = still = 0
    for seed in range(12):
        for (_, _, before), (_, _, after) in pairwise(any_year(Farm(1), seed)):
            changes += 1
            still += moved(before, after) <= 1
    assert still > 0.9 * changes, f"{still} of {changes} changes leave all other pigs where they are"


@rule("HPG-14")
def test_a_pig_added_where_there_is_a_free_place_moves_nobody() -> None:
    match = acting("buy", 8, farm(200, {"small": 2, "medium": 1}), farm(), farm())
    for pick in ("buy baby", "buy small", "buy baby"):
        before = owned(match)["layout"]
        play(match, pick)
        after = owned(match)["layout"]
        assert [pig for pig in after if pig in before] == before


@rule("HPG-14", "HPG-46")
def test_a_vaccinated_pig_stays_where_it_is() -> None:
    match = acting("buy", 3, farm(0, {"small": 2, "big": 1}, items={"vaccine": 1}), farm(), farm())
    before = owned(match)["layout"]
    play(match, "vaccinate small")
    after = owned(match)["layout"]
    assert [{**pig, "pig": ""} for pig in before] == [{**pig, "pig": ""} for pig in after]
    assert [pig["pig"] for pig in after].count("vaccinated-small") == 1


@rule("HPG-23")
def test_a_pig_grows_on_the_spot_when_it_can() -> None:
    match = acting("feed", 3, farm(0, {"big": 2, "small": 1}), farm(), farm())
    small = next(pig for pig in owned(match)["layout"] if pig["pig"] == "small")
    play(match, "feed small")
    medium = next(pig for pig in owned(match)["layout"] if pig["pig"] == "medium")
    assert abs(small["x"] - medium["x"]) < 3
    assert abs(small["y"] - medium["y"]) < 3
    assert small["who"] == medium["who"]


@rule("HPG-14")
def test_no_two_pigs_have_the_same_number_and_those_who_see_another_come_keep_theirs() -> None:
    for seed in range(12):
        for (_, few, before), (_, many, after) in pairwise(any_year(Farm(1), seed)):
            assert len({pig.who for pig in after}) == len(after)
            if sum(many) > sum(few):
                assert {(pig.who, pig.kind) for pig in before} < {(pig.who, pig.kind) for pig in after}


@rule("HPG-14")
def test_pigs_keep_their_numbers_when_a_match_goes_on_from_its_position() -> None:
    match = acting("buy", 8, farm(200, {"small": 2, "medium": 1}), farm(), farm())
    play(match, "buy baby", "buy big")
    again = Match.from_position(GAME, match.position())
    assert owned(again)["layout"] == owned(match)["layout"]


def layouts(match: Match) -> list[Json]:
    return [owned(match, seat)["layout"] for seat in range(match.seats)]


@rule("HPG-14")
def test_the_drawing_does_not_depend_on_who_looks_when() -> None:
    watched, unwatched = (Match.start(GAME, 3, seed=6) for _ in range(2))
    chance = Chance(3)
    while not watched.over:
        decision = watched.pending[chance.below(len(watched.pending))]
        pick = decision.options[chance.below(len(decision.options))]
        watched.pick(decision.seat, pick)
        watched.view(chance.below(3))
        unwatched.pick(decision.seat, pick)
        if watched.view(None)["table"]["round"] in {6, 11}:
            assert layouts(watched) == layouts(unwatched)
    assert Match.replay(watched.record.dumps()).view(None) == watched.view(None)
