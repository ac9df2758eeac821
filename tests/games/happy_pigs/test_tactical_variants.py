"""Tactical variants."""

from __future__ import annotations

from tablee import Match
from tests.games.happy_pigs.scene import GAME, farm, kinds, options, place, program, refused
from tests.rules import rule


@rule("HPG-59", "HPG-A23")
def test_the_next_card_is_known_one_round_ahead() -> None:
    match = Match.start(GAME, 3, {"foresight": True}, seed=5)
    foreseen = None
    seen = set()
    while not match.over:
        table = match.view(None)["table"]
        if table["round"] not in seen and table["round"]:
            seen.add(table["round"])
            assert foreseen is None or table["card"] == foreseen
            foreseen = table["next_card"]
            assert (foreseen is None) == (table["round"] == 16), "exactly two cards are known, one in the last round"
        decision = match.pending[0]
        match.pick(decision.seat, decision.options[-1])
    assert seen == set(range(1, 17))


@rule("HPG-A23")
def test_the_next_card_is_shown_across_the_season_border() -> None:
    match = place(
        [farm(), farm(), farm()],
        {"foresight": True},
        round=4,
        next_card="summer-rising-prices",
        card="spring-school-trip",
    )
    assert match.view(0)["table"]["next_card"] == "summer-rising-prices"
    ahead = match.view(0)["next_season"]
    assert (ahead["season"], ahead["effect"]) == ("summer", "rising-prices")
    assert ahead["numbers"] == {"feed": 7, "mate": 8, "buy": 7, "sell": 8}
    events = program(match, "sell", "sell", "sell")
    assert [event["card"] for event in events if event["event"] == "season"] == ["summer-rising-prices"]
    foreseen = next(event["card"] for event in events if event["event"] == "foreseen")
    assert foreseen.startswith("summer")


@rule("HPG-59")
def test_without_foresight_nobody_sees_ahead() -> None:
    match = Match.start(GAME, 3, seed=5)
    while not match.over:
        assert match.view(0)["table"]["next_card"] is None
        match.pick(match.pending[0].seat, match.pending[0].options[-1])
    assert "foreseen" not in kinds(match.told(0))


@rule("HPG-60")
def test_open_programming_goes_round_from_the_first_player() -> None:
    match = place([farm(9, {"small": 1}) for _ in range(3)], {"open_programming": True}, first_seat=1, asked=[1])
    assert [decision.seat for decision in match.pending] == [1]
    match.pick(1, "program feed")
    for viewer in (0, 1, 2, None):
        assert match.told(viewer)[-1] == {"event": "shown", "seat": 1, "action": "feed"}
        assert match.view(viewer)["table"]["farms"][1]["action"] == "feed"
    assert match.decision(1) is None, "a tile that was shown stays"
    assert [decision.seat for decision in match.pending] == [2]
    match.pick(2, "program feed")
    events = [event.told_to(None) for event in match.pick(0, "program sell")]
    assert kinds(events)[:2] == ["shown", "revealed-open"], "nothing is turned"
    assert [(event["seat"], event["count"]) for event in events if event["event"] == "share"] == [
        (0, 6),
        (1, 4),
        (2, 4),
    ]


@rule("HPG-60")
def test_nobody_answers_out_of_turn() -> None:
    match = place([farm() for _ in range(3)], {"open_programming": True}, asked=[0])
    assert refused(match, 2, "program sell") == ("not-asked", "")


@rule("HPG-59", "HPG-60")
def test_both_variants_together() -> None:
    match = Match.start(GAME, 4, {"foresight": True, "open_programming": True}, seed=8)
    while not match.over:
        decision = match.pending[0]
        assert len(match.pending) == 1 or decision.kind == "season-change"
        match.pick(decision.seat, options(match, decision.seat)[0])
    assert {"foreseen", "shown"} <= set(kinds(match.told(None)))
