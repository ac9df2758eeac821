"""Two players."""

from __future__ import annotations

from tablee import Match
from tablee.core.game import Json
from tablee.games.happy_pigs.cards.cards import ACTIONS
from tests.games.happy_pigs.scene import GAME, farm, money, options, owned, place, refused
from tests.rules import rule


def two(holder: int = 1) -> Match:
    """Feed 8: the first player is seat 0, the neutral tiles lie with `holder`."""
    herd = {"baby": 4}
    return place([farm(0, herd), farm(0, herd)], card="spring-special-offer", holder_seat=holder)


def shares(match: Match, first: str, second: str) -> list[int]:
    match.pick(0, f"program {first}")
    events = [event.told_to(None) for event in match.pick(1, f"program {second}")]
    return [event["count"] for event in events if event["event"] == "share"]


def finish_round(match: Match) -> Json:
    """Let everybody stop without saving a pig; return the table of the next round."""
    while match.pending[0].kind not in {"program", "program-neutral"}:
        match.pick(match.pending[0].seat, match.pending[0].options[-1])
    table: Json = match.view(None)["table"]
    return table


@rule("HPG-54")
def test_the_second_player_takes_the_neutral_tiles() -> None:
    for first in (0, 1):
        match = Match.start(GAME, 2, {"first_player": f"seat-{first + 1}"}, seed=1)
        assert match.view(None)["table"]["holder_seat"] == 1 - first
        assert {"event": "neutral-tiles", "seat": 1 - first} in match.told(None)


@rule("HPG-A34")
def test_without_neutral_tiles_two_play_the_basic_rules() -> None:
    plain = Match.start(GAME, 2, {"neutral_tiles": False}, seed=1)
    assert plain.view(None)["table"]["holder_seat"] is None
    assert "neutral-tiles" not in [told["event"] for told in plain.told(None)]
    for _ in range(2):
        plain.pick(plain.pending[0].seat, "stop")
    assert [decision.options for decision in plain.pending] == [[f"program {action}" for action in ACTIONS]] * 2


@rule("HPG-55")
def test_the_holder_chooses_two_actions() -> None:
    match = two()
    assert len(options(match, 0)) == 4
    assert len(options(match, 1)) == 16
    assert options(match, 1)[:5] == [
        "program feed feed",
        "program feed mate",
        "program feed buy",
        "program feed sell",
        "program mate feed",
    ]
    assert refused(match, 1, "program feed") == ("two-tiles", "HPG-55")
    assert refused(match, 0, "program feed sell") == ("not-holder", "HPG-55")


@rule("HPG-55", "HPG-22")
def test_both_tiles_are_sealed() -> None:
    match = two()
    match.pick(1, "program sell feed")
    for viewer in (0, None):
        table = match.view(viewer)["table"]
        assert (table["neutral_action"], table["farms"][1]["action"]) == (None, None)
        assert match.told(viewer)[-1] == {"event": "programmed-both", "seat": 1}
    assert match.view(1)["table"]["neutral_action"] == "feed"


@rule("HPG-56", "HPG-57", "HPG-A20")
def test_the_neutral_tile_cuts_the_opponents_share_and_passes() -> None:
    match = two()
    assert shares(match, "feed", "sell feed") == [4, 6]
    table = finish_round(match)
    assert table["holder_seat"] == 0
    assert {"event": "neutral-passed", "seat": 0} in match.told(None)
    assert len(options(match, 0)) == 16


@rule("HPG-57")
def test_a_neutral_tile_that_misses_stays_with_its_holder() -> None:
    match = two()
    assert shares(match, "buy", "sell feed") == [10, 6]
    assert finish_round(match)["holder_seat"] == 1


@rule("HPG-56")
def test_the_neutral_action_is_not_performed_and_earns_nothing() -> None:
    match = two()
    shares(match, "mate", "mate feed")
    assert match.view(None)["table"]["round"] == 2, "nobody could mate and nothing was fed"
    assert [money(match, seat) for seat in (0, 1)] == [3, 3], "two shares of Mate 6, none for the neutral tile"


@rule("HPG-58")
def test_the_tiles_change_hands_again_and_again() -> None:
    match = two()
    holders = []
    for _ in range(4):
        holder = match.view(None)["table"]["holder_seat"]
        holders.append(holder)
        match.pick(holder, "program sell buy")
        match.pick(1 - holder, "program buy")
        finish_round(match)
    assert holders == [1, 0, 1, 0]


@rule("HPG-A19", "HPG-A21")
def test_all_three_tiles_on_one_action() -> None:
    assert shares(two(), "feed", "feed feed") == [3, 3], "3, 3 and 2 for the neutral tile after its holder"
    assert shares(two(holder=0), "feed feed", "feed") == [3, 2], "the neutral tile sits before the opponent"


@rule("HPG-A19")
def test_the_neutral_tile_sits_in_its_holders_place() -> None:
    seven = place([farm(0, {"baby": 4}), farm(0, {"baby": 4})], card="spring-livestock-fair", holder_seat=0)
    assert shares(seven, "sell feed", "feed") == [6, 3], "Feed 7: the neutral tile takes 4 in the place of seat 0"
    seven = place([farm(0, {"baby": 4}), farm(0, {"baby": 4})], card="spring-livestock-fair", holder_seat=1)
    assert shares(seven, "feed", "sell feed") == [4, 6]


@rule("HPG-A20")
def test_hindered_means_the_same_action_used_or_not() -> None:
    match = place([farm(0), farm(0)], card="spring-special-offer", holder_seat=1)
    shares(match, "feed", "mate feed")
    assert match.view(None)["table"]["holder_seat"] == 0, "seat 0 had no pig to feed at all"
    assert money(match, 0) == 4


@rule("HPG-A21")
def test_the_holder_may_cut_the_own_share() -> None:
    match = two()
    assert shares(match, "sell", "feed feed") == [6, 4]
    assert finish_round(match)["holder_seat"] == 1
    assert owned(match, 1)["share"] == 0


@rule("HPG-A22", "HPG-60")
def test_with_open_programming_the_holder_shows_both() -> None:
    herd = {"baby": 4}
    match = place([farm(0, herd), farm(0, herd)], {"open_programming": True}, holder_seat=0, asked=[0], first_seat=0)
    events = [event.told_to(None) for event in match.pick(0, "program sell feed")]
    assert events == [{"event": "shown-both", "seat": 0, "action": "sell", "neutral_action": "feed"}]
    table = match.view(1)["table"]
    assert (table["farms"][0]["action"], table["neutral_action"]) == ("sell", "feed")
