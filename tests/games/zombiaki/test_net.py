"""Net."""

from __future__ import annotations

from itertools import permutations

from tests.games.zombiaki.street import HUMANS, street
from tests.rules import rule


@rule("ZBK-72")
def test_connected_zombies_of_strength_6_in_all() -> None:
    """Edge case 18: 6 exactly is legal, 7 is refused, a diagonal contact does not connect."""
    table = street(humans="net", A2="2", A3="3", B2="4", C3="2")
    assert table.plays("net") == ["A2", "A3", "B2", "C3"]
    table.pick("play net A2")
    assert table.options == ["net A3", "net B2", "done"]
    table.pick("net B2")
    assert table.kind == "play"
    assert (table.marks("A2"), table.marks("B2"), table.marks("A3")) == (["netted"], ["netted"], [])
    table = street(humans="net", A2="3", A3="4").play("net A2")
    assert table.marks("A3") == []


@rule("ZBK-72")
def test_one_too_strong_zombie_is_not_caught() -> None:
    table = street(humans="net", A2="7")
    assert table.refused("play net A2") == ("too-strong", "ZBK-72")
    assert table.refused("play net A3") == ("no-zombie", "ZBK-72")


@rule("ZBK-72")
def test_named_in_any_order_and_the_end_is_the_same() -> None:
    """A2 and C2 are joined by B2 only, and A1 by A2: no order of naming is lost."""
    ends = []
    for first, *others in permutations(["A1", "A2", "B2", "C2"]):
        table = street(humans="net", A1="1", A2="1", B2="1", C2="1", C4="1").pick(f"play net {first}")
        assert table.told == ["play"]
        for square in others:
            if table.kind == "net":
                assert table.told in (["play"], [])
                table.pick(f"net {square}")
        if table.kind == "net":
            table.pick("done")
        ends.append((table.state, [event["square"] for event in table.events if event["event"] == "net"]))
    assert all(end == ends[0] for end in ends)
    assert ends[0][1] == ["A1", "A2", "B2", "C2"]


@rule("ZBK-72")
def test_the_first_named_does_not_close_the_net() -> None:
    """With 2 on B1 and 4 on C1 a net begun on C1 once closed over C1 alone."""
    table = street(humans="net", B1="2", C1="4").pick("play net C1")
    assert table.options == ["net B1", "done"]
    assert table.match.pending[0].args == {"chosen": ["C1"], "left": 2}
    table.pick("net B1")
    assert (table.marks("B1"), table.marks("C1")) == (["netted"], ["netted"])


@rule("ZBK-72")
def test_an_open_net_is_taken_back_one_by_one() -> None:
    table = street(humans="net", A1="1", B1="1", C1="1").pick("play net C1").pick("net B1")
    assert (table.told, table.match.pending[0].args["chosen"]) == ([], ["B1", "C1"])
    table.match.undo(HUMANS)
    assert table.match.pending[0].args["chosen"] == ["C1"]
    table.match.undo(HUMANS)
    assert (table.kind, table.hand(HUMANS)) == ("play", ["barrier", "net"])


@rule("ZBK-72")
def test_why_a_zombie_does_not_fit_into_the_open_net() -> None:
    table = street(humans="net", A1="4", B1="2", C1="3", A3="1", C2="dog").pick("play net A1")
    assert table.refused("net A1") == ("in-net-already", "ZBK-72")
    assert table.refused("net C1") == ("net-full", "ZBK-72")
    assert table.refused("net A3") == ("not-connected", "ZBK-72")
    assert table.refused("net C2") == ("is-dog", "ZBK-A8")
    assert table.refused("net C5") == ("no-zombie", "ZBK-72")
    assert table.refused("end") == ("asked-net", "ZBK-72")


@rule("ZBK-72")
def test_a_group_may_be_joined_by_a_later_square() -> None:
    table = street(humans="net", A1="1", A3="1", B1="1", B2="1", B3="1").pick("play net A1")
    assert table.options == ["net A3", "net B1", "net B2", "net B3", "done"]
    table.pick("net A3")
    assert table.options == ["net B1", "net B2", "net B3"]
    assert table.refused("done") == ("net-open", "ZBK-72")
    table.pick("net B2").pick("net B3")  # B1 is then the only way to join them
    assert all(table.marks(square) == ["netted"] for square in table.units)


@rule("ZBK-73")
def test_netted_zombies_do_not_move_in_the_next_zombie_turn() -> None:
    """Edge case 18: a netted zombie ignores Hunger, Boss, Change and Mass as mover."""
    table = street(humans="net", zombies="hunger mass change", A2="2", A3="2", B2="5 boss")
    table.play("net A2", "net A3").end()
    assert table.units == {"A2": "2", "A3": "2", "B3": "5"}
    table.pick(next(text for text in table.options if text[8:] not in ("hunger", "mass", "change")))
    for text in ("play hunger A3", "play mass A2", "play change A2", "order A3"):
        assert table.refused(text) == ("netted", "ZBK-73")


@rule("ZBK-73")
def test_the_net_ends_when_the_next_human_turn_begins() -> None:
    table = street(humans="net", A2="2").play("net A2")
    table.until("discard", HUMANS)
    assert table.marks("A2") == []
    assert table.discarded("net") == 1
    assert table.move().units == {"A3": "2"}


@rule("ZBK-A39")
def test_netted_zombies_are_not_pushed_back() -> None:
    table = street(humans="net shot back-off", A3="3").play("net A3").play("shot A").play("back-off")
    assert table.units == {"A3": "2"}
