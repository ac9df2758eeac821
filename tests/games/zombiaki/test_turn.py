"""Chapter: The turn."""

from __future__ import annotations

import tablee
from tests.games.zombiaki.street import GAME, HUMANS, ZOMBIES, Table, street
from tests.rules import rule


@rule("ZBK-10")
def test_turns_alternate_and_the_zombies_begin() -> None:
    table = Table(tablee.Match.start(GAME, 2, seed=2))
    turns = []
    for _ in range(4):
        turns.append(table.asked)
        table.until("discard", 1 - table.asked)
    assert turns == [ZOMBIES, HUMANS, ZOMBIES, HUMANS]


@rule("ZBK-11")
def test_order_of_the_zombie_turn() -> None:
    table = street(A1="2", zombies="terror terror").end()
    assert table.told[:4] == ["end", "turn", "walk", "draw"]
    assert table.kind == "discard"
    table.pass_on()
    assert table.kind == "play"


@rule("ZBK-12", "ZBK-75")
def test_order_of_the_human_turn() -> None:
    table = street("zombies", B5="barrel", A1="2").end()
    assert table.told[:4] == ["end", "turn", "roll", "draw"]
    assert table.kind == "discard"
    assert table.asked == HUMANS
    table.pass_on()
    assert table.kind == "play"


@rule("ZBK-A43")
def test_net_barrier_and_napalm_end_before_the_barrel_rolls_and_the_humans_draw() -> None:
    table = street("zombies", A1="2 netted", B1="barrier", C3="fire", B5="barrel").end()
    assert table.told[1:6] == ["turn", "net-off", "barrier-up", "fire-out", "roll"]
    assert table.told[6] == "draw"
    assert table.marks("A1") == []


@rule("ZBK-A43", "ZBK-39")
def test_terror_ends_with_the_human_turn() -> None:
    table = street("zombies", zombies="terror", A1="2").play("terror")
    assert table.state["terror"]
    table.until("play", HUMANS).end()
    assert not table.state["terror"]


@rule("ZBK-13", "ZBK-16")
def test_drawing_fills_the_hand_to_four() -> None:
    """Edge case 6: keeping k cards draws 4 - k next time."""
    for kept in ("", "shot", "shot mine", "shot mine car"):
        table = street("zombies", humans=kept).end()
        assert len(table.drawn) == 4 - len(kept.split())
        assert len(table.hand(HUMANS)) == 4


@rule("ZBK-13", "ZBK-14", "ZBK-15")
def test_the_first_turn_of_both() -> None:
    """Edge case 6: both draw four, must discard one and may play at most three."""
    table = Table(tablee.Match.start(GAME, 2, seed=5))
    for seat in (ZOMBIES, HUMANS):
        assert (table.asked, table.kind, len(table.hand(seat))) == (seat, "discard", 4)
        table.pass_on()
        assert (table.kind, len(table.hand(seat))) == ("play", 3)
        table.until("discard", 1 - seat)


@rule("ZBK-A34", "ZBK-A35")
def test_the_humans_go_on_without_a_deck() -> None:
    """Edge case 37."""
    table = street("zombies", humans="shot", decks={"humans": ""}, A1="2").end()
    assert (table.asked, table.kind) == (HUMANS, "play")
    table.play("shot A")
    assert (table.asked, table.kind, table.winner) == (ZOMBIES, "discard", None)


@rule("ZBK-A35")
def test_three_cards_are_no_full_hand() -> None:
    table = street("zombies", humans="shot", decks={"humans": "mine car"}, A1="2").end()
    assert table.kind == "play"
    assert table.hand(HUMANS) == ["shot", "mine", "car"]
    table = street("zombies", humans="shot", decks={"humans": "mine car net"}, A1="2").end()
    assert table.kind == "discard"


@rule("ZBK-14")
def test_one_of_the_four_must_be_discarded() -> None:
    table = street("zombies", humans="shot mine car net").end()
    assert table.options == ["discard shot", "discard mine", "discard car", "discard net"]
    assert table.refused("play shot A") == ("asked-discard", "ZBK-14")
    assert table.refused("discard wall-5") == ("not-held", "ZBK-14")
    table.pick("discard car")
    assert table.hand(HUMANS) == ["shot", "mine", "net"]
    assert table.discarded("car") == 1


@rule("ZBK-15")
def test_none_or_all_of_the_cards_may_be_played() -> None:
    table = street(humans="shot shot", A1="4")
    for card in ("shot A", "shot A", "barrier B1"):
        assert "end" in table.options
        table.play(card)
    assert table.asked == ZOMBIES
    assert table.discarded("shot") == 2
    assert table.units == {"A2": "2"}


@rule("ZBK-15")
def test_a_card_one_does_not_hold_is_refused() -> None:
    assert street(humans="shot", A1="2").refused("play grenade A1") == ("not-held", "ZBK-15")


@rule("ZBK-16")
def test_unplayed_cards_are_kept() -> None:
    table = street("zombies", zombies="hunger click", A1="2").end()
    assert table.hand(ZOMBIES) == ["terror", "hunger", "click"]


@rule("ZBK-A47")
def test_cards_for_any_place_may_find_nobody() -> None:
    table = street(humans="grenade high-voltage back-off", A1="2")
    table.play("grenade C5").play("high-voltage C").play("back-off")
    assert table.discarded("grenade") == table.discarded("high-voltage") == table.discarded("back-off") == 1
    assert table.units == {"A1": "2"}
