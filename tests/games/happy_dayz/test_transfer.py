"""The Transfer and the first leader."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.games.happy_dayz.scene import GAME, options, play, refused, scene
from tests.rules import rule


def transfer(*hands: str, factions: tuple[str, ...] = ("hippie", "soldier", "dog"), **changes: Any) -> tablee.Match:
    """All seats before their Transfer, hands filled up to the size of the deal."""
    seats = len(hands)
    size = {2: 16, 3: 14, 4: 12, 5: 10}[seats]
    deck = [f"{faction}-{n}" for faction in factions for n in range(1, 14)] + [f"zombie-{n}" for n in range(1, 21)]
    left = [card for card in deck if card not in " ".join(hands).split()]
    full = [f"{hand} {' '.join(left.pop() for _ in range(size - len(hand.split())))}" for hand in hands]
    everybody = list(range(seats))
    fields = {"steps": ["transfer"], "asked": everybody, "starters": everybody, **changes}
    return scene(*full, factions=factions, **fields)


def pass_on(match: tablee.Match, seat: int, left: str, right: str) -> None:
    match.pick(seat, f"pass {left} left")
    match.pick(seat, f"pass {right} right")


@rule("HDZ-16", "HDZ-18", "HDZ-19")
def test_one_card_to_each_neighbour_shown_all_at_once() -> None:
    match = transfer("hippie-1 hippie-2", "hippie-3 hippie-4", "hippie-5 zombie-6")
    assert [decision.seat for decision in match.pending] == [0, 1, 2]
    pass_on(match, 2, "hippie-5", "zombie-6")
    pass_on(match, 0, "hippie-1", "hippie-2")
    assert [own["transfer"] for own in match.view(None)["communities"]] == [[], [], []]
    pass_on(match, 1, "hippie-3", "hippie-4")
    assert [own["transfer"] for own in match.view(None)["communities"]] == [
        ["hippie-4", "hippie-5"],
        ["hippie-1", "zombie-6"],
        ["hippie-2", "hippie-3"],
    ]
    assert all(match.view(seat)["sizes"][f"hand-{seat}"] == 12 for seat in range(3))


@rule("HDZ-16")
def test_nobody_learns_a_passed_card_before_all_have_chosen() -> None:
    one = transfer("hippie-1 hippie-2", "hippie-3 hippie-4", "hippie-5 zombie-6")
    other = transfer("hippie-1 hippie-2", "hippie-3 hippie-4", "hippie-5 zombie-6")
    pass_on(one, 0, "hippie-1", "hippie-2")
    pass_on(other, 0, "hippie-2", "hippie-1")
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.told(seat) == other.told(seat)
    assert one.view(1)["sealed"] == [0]


@rule("HDZ-16")
def test_one_may_think_again_until_the_last_has_chosen() -> None:
    match = transfer("hippie-1 hippie-2", "hippie-3 hippie-4", "hippie-5 zombie-6")
    pass_on(match, 0, "hippie-1", "hippie-2")
    decision = match.decision(0)
    assert decision is not None
    assert decision.answered
    assert decision.options == ["reconsider"]
    assert refused(match, "pass hippie-1 left", seat=0) == "HDZ-16"
    match.pick(0, "reconsider")
    pass_on(match, 0, "hippie-2", "hippie-1")
    pass_on(match, 1, "hippie-3", "hippie-4")
    pass_on(match, 2, "hippie-5", "zombie-6")
    assert match.view(None)["communities"][1]["transfer"] == ["hippie-2", "zombie-6"]


@rule("HDZ-16")
def test_the_same_card_cannot_go_to_both_neighbours_and_a_received_one_not_on() -> None:
    match = transfer("hippie-1 hippie-2", "hippie-3 hippie-4", "hippie-5 zombie-6")
    match.pick(0, "pass hippie-1 left")
    assert refused(match, "pass hippie-1 right", seat=0) == "HDZ-16"
    assert refused(match, "pass hippie-3 right", seat=0) == "HDZ-16"


@rule("HDZ-16")
def test_the_left_card_is_chosen_before_the_right_one_and_the_reason_is_true() -> None:
    match = transfer("hippie-1 hippie-2", "hippie-3 hippie-4", "hippie-5 zombie-6")
    assert why(match, 0, "pass hippie-1 right") == ("pass-left-first", "HDZ-16")
    assert why(match, 0, "pass hippie-1") == ("pass-which-way", "HDZ-16")
    match.pick(0, "pass hippie-1 left")
    assert why(match, 0, "pass hippie-2 left") == ("pass-left-done", "HDZ-16")
    assert why(match, 0, "pass hippie-1 right") == ("pass-other", "HDZ-16")


def why(match: tablee.Match, seat: int, pick: str) -> tuple[str, str]:
    with pytest.raises(tablee.Refused) as caught:
        match.pick(seat, pick)
    return caught.value.id, caught.value.clause


@rule("HDZ-17", "HDZ-D26")
def test_with_two_seats_both_cards_go_to_the_opponent() -> None:
    match = transfer("hippie-1 hippie-2", "hippie-3 zombie-6")
    for seat, cards in enumerate(("hippie-1 hippie-2", "zombie-6 hippie-3")):
        for card in cards.split():
            match.pick(seat, f"pass {card}")
    assert [own["transfer"] for own in match.view(None)["communities"]] == [
        ["hippie-3", "zombie-6"],
        ["hippie-1", "hippie-2"],
    ]


@rule("HDZ-17")
def test_with_two_seats_the_two_cards_are_a_set_named_in_any_order() -> None:
    one, other = (transfer("hippie-1 zombie-18 van van", "hippie-3 zombie-6") for _ in range(2))
    first = one.pending[0]
    assert (first.kind, first.args) == ("pass-two", {"to_seat": 1, "chosen_cards": [], "left": 2})
    assert len(first.options) == 15  # of two Mini-vans one is offered
    one.pick(0, "pass zombie-18")
    assert one.pending[0].args == {"to_seat": 1, "chosen_cards": ["zombie-18"], "left": 1}
    assert set(first.options) - set(one.pending[0].options) == {"pass zombie-18"}
    assert [event["event"] for event in one.told(1)] == [event["event"] for event in other.told(1)]  # not told yet
    assert why(one, 0, "pass zombie-18") == ("pass-other", "HDZ-17")
    assert why(one, 0, "pass hippie-1 right") == ("pass-one-way", "HDZ-17")
    one.pick(0, "pass hippie-1")
    for pick in ("pass hippie-1", "pass zombie-18"):
        other.pick(0, pick)
    assert one.position() == other.position()
    assert one.events == other.events
    assert one.told(0)[-2:] == [{"event": "pass", "seat": 0, "card": card} for card in ("hippie-1", "zombie-18")]


@rule("HDZ-17")
def test_two_of_the_mini_vans_may_be_the_set() -> None:
    match = transfer("hippie-1 van van", "hippie-3 zombie-6")
    match.pick(0, "pass van")
    assert "pass van" in match.pending[0].options
    match.pick(0, "pass van")
    assert match.view(0)["communities"][0]["passing"] == ["van", "van"]


@rule("HDZ-17")
def test_under_the_first_rules_two_seats_passed_their_cards_in_deck_order() -> None:
    match = transfer("hippie-1 hippie-5 van", "hippie-3 zombie-6", in_order=True)
    first = match.pending[0].options
    assert "pass hippie-1 left" in first
    assert "pass van left" not in first  # no card could follow it
    match.pick(0, "pass hippie-5 left")
    then = match.pending[0].options
    assert {"pass hippie-1 right", "pass hippie-5 right"}.isdisjoint(then)
    assert "pass van right" in then
    vans = transfer("hippie-1 van van", "hippie-3 zombie-6", in_order=True)
    vans.pick(0, "pass van left")
    assert vans.pending[0].options == ["pass van right"]


@rule("HDZ-17")
def test_a_card_of_the_open_set_is_taken_back_freely() -> None:
    match = transfer("hippie-1 hippie-2", "hippie-3 zombie-6")
    match.pick(1, "pass hippie-3")
    match.pick(0, "pass hippie-2")
    assert match.undo_refusal(0) is None
    match.undo(0)
    assert match.decision(0).args["left"] == 2  # type: ignore[union-attr]
    match.pick(0, "pass hippie-1")
    match.pick(0, "pass hippie-2")
    match.undo(0)
    assert match.decision(0).args["chosen_cards"] == ["hippie-1"]  # type: ignore[union-attr]


@rule("HDZ-20", "HDZ-57", "HDZ-D11")
@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({}, "starter"),
        ({"round": 2, "rounds": 4, "population": [60, 50, 70]}, "starter-fewest"),
        ({"round": 2, "rounds": 4, "population": [50, 50, 70], "starters": [1], "gain": [0, -3, 0]}, "starter-loss"),
        ({"round": 2, "rounds": 4, "population": [50, 50, 70], "starters": [0, 1]}, "starter-tie"),
    ],
)
def test_who_begins_is_told_with_the_reason(changes: dict[str, Any], kind: str) -> None:
    match = transfer("hippie-1 hippie-2", "hippie-3 hippie-4", "hippie-5 zombie-6", **changes)
    for seat, cards in enumerate((("hippie-1", "hippie-2"), ("hippie-3", "hippie-4"), ("hippie-5", "zombie-6"))):
        pass_on(match, seat, *cards)
    told = [event for event in match.events if event.kind.startswith("starter")]
    assert [event.kind for event in told] == [kind]
    assert match.pending[0].seat == told[0].args["seat"]


@rule("HDZ-20")
@pytest.mark.parametrize(
    ("zones", "leader"),
    [
        (("hippie-13 hippie-12", "zombie-1 dog-1", "soldier-13 dog-13"), 1),
        (("zombie-19 dog-1", "zombie-20 dog-2", "soldier-13 dog-13"), 1),
        (("hippie-1 dog-12", "soldier-13 dog-1", "dog-13 dog-11"), 0),
        (("hippie-1 dog-12", "hippie-2 dog-1", "dog-13 dog-11"), 1),
    ],
)
def test_the_highest_transfer_card_leads(zones: tuple[str, str, str], leader: int) -> None:
    assert first_leader(zones) == leader


def first_leader(zones: tuple[str, ...]) -> int:
    """Let each seat receive these two cards: the first from its right neighbour, the second from its left one."""
    seats = len(zones)
    passes = [(zones[(seat + 1) % seats].split()[0], zones[(seat - 1) % seats].split()[1]) for seat in range(seats)]
    match = transfer(*(f"{left} {right}" for left, right in passes))
    for seat, (left, right) in enumerate(passes):
        pass_on(match, seat, left, right)
    return match.pending[0].seat


@rule("HDZ-20", "HDZ-39")
def test_a_van_outranks_everything() -> None:
    assert first_leader(("van hippie-1", "zombie-20 zombie-19", "zombie-18 zombie-17")) == 0


@rule("HDZ-D8")
def test_two_vans_are_decided_by_the_other_card() -> None:
    assert first_leader(("van hippie-1", "van zombie-2", "zombie-18 zombie-17")) == 1
    assert first_leader(("van van", "van zombie-2", "zombie-18 zombie-17")) == 0
    assert first_leader(("van dog-1", "van dog-2", "zombie-18 zombie-17")) == 1


@rule("HDZ-39", "HDZ-16")
def test_vans_and_zombies_may_be_passed() -> None:
    match = transfer("van zombie-2", "hippie-3 hippie-4", "hippie-5 zombie-6")
    assert "pass van left" in match.pending[0].options
    assert "pass zombie-2 left" in match.pending[0].options


@rule("HDZ-D15", "HDZ-16")
def test_every_round_has_its_transfer() -> None:
    match = tablee.Match.start(GAME, 3, {"mode": "campaign"}, seed=5)
    rounds = set()
    while match.pending and match.view(None)["round"] < 3:
        decision = match.pending[0]
        if decision.kind == "pass-left":
            rounds.add(match.view(None)["round"])
        match.pick(decision.seat, decision.options[0])
    assert {1, 2} <= rounds


@rule("HDZ-21")
def test_nothing_is_led_before_the_transfer_is_done() -> None:
    match = transfer("hippie-1 hippie-2", "hippie-3 hippie-4", "hippie-5 zombie-6")
    assert refused(match, "play hippie-1 low", seat=0) == "HDZ-16"
    assert "pass hippie-1 left" in options(match)
    assert play(match, "pass hippie-1 left")
