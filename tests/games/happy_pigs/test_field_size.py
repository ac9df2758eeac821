"""The size of a field (HPG-A28)."""

from __future__ import annotations

import copy
import io

import pytest
from rich.console import Console

from tablee import BadInput, Match
from tablee.bots import bot
from tablee.cli.picture import picture
from tablee.core.chance import Chance
from tablee.text import Texts
from tests.games.happy_pigs.scene import GAME, acting, farm, options, owned, place, play, position, refused
from tests.rules import rule

SIZES = {"6x6": 6, "8x6": 8, "12x6": 12}
EMPTY = {"round": 0, "phase": "opening", "asked": [0], "card": None, "left": 5}


@rule("HPG-A28", "HPG-A4")
def test_three_bigs_have_no_room_in_the_smallest_field() -> None:
    small, usual = (place([farm(), farm(), farm()], {"field": size}, **EMPTY) for size in ("6x6", "8x6"))
    for match in (small, usual):
        play(match, "buy big", "buy big")
    assert refused(small, 0, "buy big") == ("no-room-bought", "HPG-A4")
    assert "buy small" in options(small)
    play(usual, "buy big")
    assert owned(usual)["pigs"] == {"big": 3}


@rule("HPG-A28", "HPG-A2", "HPG-A3")
@pytest.mark.parametrize(("size", "room"), [("6x6", False), ("8x6", True), ("12x6", True)])
def test_four_mediums_grow_and_give_birth_where_fields_have_room(size: str, room: bool) -> None:
    herd = farm(0, {"medium": 4})
    feeding, mating = (acting(action, 3, herd, farm(), farm(), options={"field": size}) for action in ("feed", "mate"))
    assert ("feed medium" in options(feeding)) == ("mate" in options(mating)) == room
    if not room:
        assert refused(feeding, 0, "feed medium") == ("no-room-grown", "HPG-A2")
        assert refused(mating, 0, "mate") == ("no-room-birth", "HPG-A3")


@rule("HPG-A28", "HPG-12", "HPG-13")
@pytest.mark.parametrize("straddle", [False, True])
@pytest.mark.parametrize(("size", "width"), SIZES.items())
def test_pigs_lie_inside_fields_of_every_size(size: str, width: int, straddle: bool) -> None:
    match = Match.start(GAME, 3, {"field": size, "straddle": straddle}, seed=width)
    chance, across = Chance(width), 0
    while not match.over:
        decision = match.pending[0]
        match.pick(decision.seat, decision.options[chance.below(len(decision.options))])
        for one in match.view(None)["table"]["farms"]:
            taken = [
                (pig["x"] + i, pig["y"] + j) for pig in one["layout"] for i in range(pig["w"]) for j in range(pig["h"])
            ]
            assert len(taken) == len(set(taken))
            assert all(0 <= x < width * one["fields"] and 0 <= y < 6 for x, y in taken)
            across += sum(pig["x"] % width + pig["w"] > width for pig in one["layout"])
    assert straddle or not across
    assert Match.replay(match.record.dumps()).view(None) == match.view(None)


@rule("HPG-A28", "HPG-A1")
def test_straddling_makes_one_row_of_small_fields() -> None:
    five = farm(0, {"big": 5}, fields=2)
    with pytest.raises(ValueError, match="fit"):
        place([five, farm(), farm()], {"field": "6x6"})
    layout = owned(place([five, farm(), farm()], {"field": "6x6", "straddle": True}))["layout"]
    assert [pig for pig in layout if pig["x"] < 6 < pig["x"] + pig["w"]]


@rule("HPG-A28", "HPG-12")
def test_a_pig_outside_a_smaller_field_is_refused() -> None:
    told = position([farm(0, {"baby": 1}), farm(), farm()], {"field": "8x6"})
    told["state"]["farms"][0]["layout"] = [{"pig": "baby", "x": 6, "y": 0, "w": 2, "h": 2}]
    read = Match.from_position(GAME, copy.deepcopy(told)).position()["state"]
    assert [pig.pop("who") for pig in read["farms"][0]["layout"]] == [0]  # a pig without a number is given one
    assert read == told["state"]
    told["options"] = {"field": "12x6"}
    assert Match.from_position(GAME, copy.deepcopy(told)).settings["field"] == "12x6"
    told["options"] = {"field": "6x6"}
    with pytest.raises(BadInput) as caught:
        Match.from_position(GAME, told)
    assert caught.value.details["field"] == "layout"


@rule("HPG-A28")
def test_fields_have_eight_columns_unless_another_size_is_chosen() -> None:
    assert Match.start(GAME, 3, seed=1).view(0)["options"]["width"] == 8
    record = Match.start(GAME, 3, seed=1).record
    del record.options["field"]
    assert Match.replay(record.dumps()).settings["field"] == "8x6", "as written before there were other sizes"
    with pytest.raises(BadInput):
        Match.start(GAME, 3, {"field": "9x9"}, seed=1)


@rule("HPG-A28", "HPG-14")
@pytest.mark.parametrize(("size", "last"), [("6x6", "E5"), ("8x6", "G5"), ("12x6", "K5")])
def test_cells_to_put_a_pig_by_hand(size: str, last: str) -> None:
    chosen = {"by_hand": True, "field": size}
    match = acting("sell", 3, farm(0, {"baby": 1, "big": 1}, fields=2), farm(), farm(), options=chosen)
    play(match, "arrange field-1", "lift A4", "to field-2")
    assert options(match)[-1] == f"put {last}"
    play(match, f"put {last}")
    corner = (SIZES[size] + "ABCDEFGHIJKL".index(last[0]), 4)
    assert corner in [(pig["x"], pig["y"]) for pig in owned(match)["layout"]]
    play(match, "arrange field-2", f"lift {last}", "to field-1", "put A4")
    assert (0, 3) in [(pig["x"], pig["y"]) for pig in owned(match)["layout"]]


@rule("HPG-A28", "HPG-14")
def test_a_hand_cannot_hold_a_pig_by_a_cell_its_field_does_not_have() -> None:
    """Cell I1 of the first field would be A1 of the second."""
    two = farm(0, {"big": 5}, fields=2)
    match = acting("sell", 3, two, farm(), farm(), options={"by_hand": True})
    told = match.position()
    assert (8, 0) in [(pig["x"], pig["y"]) for pig in owned(match)["layout"]]
    told["state"]["farms"][0]["hand"] = ["field-2", "A1"]
    Match.from_position(GAME, copy.deepcopy(told))
    told["state"]["farms"][0]["hand"] = ["field-1", "I1"]
    with pytest.raises(BadInput) as caught:
        Match.from_position(GAME, told)
    assert caught.value.details["field"] == "hand"


@rule("HPG-A28")
@pytest.mark.parametrize(("size", "width"), SIZES.items())
def test_the_picture_in_a_terminal_has_as_many_cells(size: str, width: int) -> None:
    match = place([farm(0, fields=2), farm(), farm()], {"field": size, "by_hand": True})
    page = io.StringIO()
    Console(file=page, width=160, color_system=None).print(picture(match.view(0), Texts(GAME, "en", ["A", "B", "C"])))
    row = "· " * width
    assert f"1 {row} │ {row}" in page.getvalue()
    assert page.getvalue().count(row) == 4 * 6, "six rows in each of four fields"
    assert f"  {' '.join('ABCDEFGHIJKL'[:width])}  " in page.getvalue()


@rule("HPG-A28")
@pytest.mark.parametrize("size", SIZES)
def test_greedy_farmers_play_a_year_on_fields_of_every_size(size: str) -> None:
    chance, whims, farmer = Chance(3), Chance(4), bot("greedy:samples=1", GAME)
    state = GAME.setup(2, {"field": size}, chance)
    while state.asked:
        seat = state.turn
        state.apply(seat, farmer.choose(GAME.view(state, seat), state.options(seat), whims), chance)
        GAME.check(state)
    assert min(state.score(seat) for seat in range(2)) > 45, "both have earned money"
