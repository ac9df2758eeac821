"""A match: what is asked, accepted and refused, and that a refusal changes nothing."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import tablee
from tablee.core.errors import BadInput, Refused
from tablee.core.live import ScriptedChance
from tablee.core.match import Match
from tablee.core.record import LONGEST_SEED
from tablee.text import LANGUAGES
from tests.core.scenes import SEED, finished, new_match, play_some
from tests.toy.lanterns.game import GAME as LANTERNS


def unchanged(match: Match) -> tuple[Any, ...]:
    return match.position(), match.record.dumps(), match.told(0), match.pending, match.chance.index


def refusal(match: Match, seat: Any, pick: Any) -> Refused:
    """Return the refusal of this pick, which must change nothing and have a sentence in both languages."""
    before = unchanged(match)
    with pytest.raises(Refused) as refused:
        match.pick(seat, pick)
    assert unchanged(match) == before
    for lang in LANGUAGES:
        assert not refused.value.sentence(lang).startswith(refused.value.id)
    return refused.value


# Beginning


def test_the_same_seed_deals_the_same_match() -> None:
    assert new_match().position() == new_match().position()
    assert new_match(seed="other").position() != new_match().position()
    assert new_match(seed=7).record.dumps() == new_match(seed="7").record.dumps()


def test_without_a_seed_nobody_can_guess_it() -> None:
    seeds = {Match.start(LANTERNS, 2).seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(seed) == 64 for seed in seeds)


@pytest.mark.parametrize("seed", ["", "two\nlines", "a\ttab", "x" * (LONGEST_SEED + 1), "\ud800"])
def test_a_seed_that_cannot_be_written_is_refused(seed: str) -> None:
    with pytest.raises(BadInput) as refused:
        new_match(seed=seed)
    assert refused.value.id == "seed-value"
    assert refused.value.details["field"] == "seed"


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 100])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(seats: int) -> None:
    with pytest.raises(BadInput) as refused:
        new_match(seats)
    assert refused.value.sentence("en") == f"This game cannot be played by {seats}; choose 2–3."


def test_the_public_face() -> None:
    assert tablee.Match is Match
    assert set(tablee.games()) >= set()
    with pytest.raises(BadInput, match="There is no game “chess”"):
        tablee.game("chess")


# Picks


def test_a_pick_answers_what_happened() -> None:
    match = new_match()
    events = match.pick(1, match.pending[1].options[0])
    assert [event.told_to(0) for event in events] == [{"event": "lay", "seat": 1}]
    assert match.told(0)[-1] == {"event": "lay", "seat": 1}
    assert match.told(1)[-1].keys() == {"event", "seat", "card"}
    assert match.told(None, after=len(match.events) - 1) == [{"event": "lay", "seat": 1}]


def test_decisions_are_numbered_by_the_seats_own_picks() -> None:
    match = new_match()
    match.pick(0, match.pending[0].options[0])
    match.pick(1, match.pending[0].options[0])
    assert [(decision.seat, decision.number) for decision in match.pending] == [(2, 0)]
    mine = match.decision(0)
    assert mine is not None
    assert (mine.number, mine.answered) == (1, True)


def test_a_pick_that_is_not_offered_is_refused_with_its_clause() -> None:
    match = new_match()
    wrong = next(text for text in LANTERNS.picks.texts if text not in match.pending[0].options)
    refused = refusal(match, 0, wrong)
    assert refused.clause == "LAN-2"
    assert refused.sentence("en").endswith("(LAN-2)")


@pytest.mark.parametrize("pick", ["lay", "lay keep", "lay 1 2", "vane 3"])
def test_words_of_the_game_that_make_no_pick_are_answered_with_the_right_form(pick: str) -> None:
    match = new_match()
    refused = refusal(match, 0, pick)
    assert (refused.id, refused.clause) == ("pick-form", "LAN-2" if pick.startswith("lay") else "LAN-4")
    said = match.pending[0].options[0] if pick.startswith("lay") else "vane keep"
    assert f"“{said}”" in refused.sentence("en")
    assert f"« {said} »" in refused.sentence("fr").replace("\u00a0", " ")


@pytest.mark.parametrize("pick", ["fly", "", "lay 13", "lay lay", None, 3, "lay 1\n", "lay  1", "Lay 1"])
def test_what_is_no_pick_at_all_is_refused(pick: Any) -> None:
    assert refusal(new_match(), 0, pick).id == "pick-unknown"


@pytest.mark.parametrize("seat", [3, -1, 99, True, "0", None, 0.0])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    match = new_match()
    refused = refusal(match, seat, match.pending[0].options[0])
    assert refused.id == "seat-unknown"
    assert str(seat) in refused.sentence("en")
    for look in (match.view, lambda one: match.sample(one, seed=1)):
        if seat is not None:
            with pytest.raises(Refused):
                look(seat)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = play_some(new_match(2), 2)
    keeper = match.pending[0].seat
    assert match.decision(1 - keeper) is None
    assert refusal(match, 1 - keeper, "vane turn").id == "not-asked"


def test_a_match_that_is_over_takes_nothing() -> None:
    match = finished()
    assert refusal(match, 0, "lay 1").id == "match-over"
    assert match.decision(0) is None


# Positions


def position(**changes: Any) -> dict[str, Any]:
    whole = copy.deepcopy(play_some(new_match(), 4).position())
    return {name: value for name, value in {**whole, **changes}.items() if value != "missing"}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"seats": 4}, "seats"),
        ({"seats": "3"}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": "missing"}, "seats"),
        ({"options": []}, "options"),
        ({"options": {"hand": 9}}, "hand"),
        ({"options": {"moon": 9}}, "moon"),
        ({"state": None}, "state"),
        ({"state": "missing"}, "state"),
        ({"state": {}}, "turned"),
        ({"game": "happy_dayz"}, "game"),
        ({"game": 3}, "game"),
    ],
)
def test_a_wrong_position_is_refused_with_its_field(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as refused:
        Match.from_position(LANTERNS, position(**changes))
    assert refused.value.details["field"] == field
    for lang in LANGUAGES:
        assert not refused.value.sentence(lang).startswith(refused.value.id)


@pytest.mark.parametrize("nonsense", [None, [], "position", 3])
def test_what_is_no_position_is_refused(nonsense: Any) -> None:
    with pytest.raises(BadInput):
        Match.from_position(LANTERNS, nonsense)


def test_a_position_may_leave_out_the_game_and_the_options() -> None:
    whole = new_match().position()
    match = Match.from_position(LANTERNS, {"seats": 3, "state": whole["state"]})
    assert match.position() == whole


def test_a_match_from_a_position_has_a_record_of_its_own() -> None:
    match = play_some(Match.from_position(LANTERNS, position(), seed=1), 100)
    text = match.record.dumps()
    assert '"hand"' in text.splitlines()[5]
    assert Match.replay(text).position() == match.position()


def test_a_finished_position_is_a_finished_match() -> None:
    match = Match.from_position(LANTERNS, finished().position())
    assert match.over
    assert match.record.finished


# Sampling and going on


def test_a_sampled_match_can_be_played_and_leaves_the_true_one_alone() -> None:
    match = play_some(new_match(), 2)
    before = unchanged(match)
    world = match.sample(0, seed=3)
    assert world.view(0) == match.view(0)
    assert world.position() == match.sample(0, seed=3).position()
    play_some(world, 100)
    assert world.over
    assert unchanged(match) == before


def test_a_match_continues_from_its_record_with_its_seed() -> None:
    match = play_some(new_match(), 5)
    again = Match.replay(match.record.dumps(), seed=SEED)
    assert play_some(again, 100, luck=2).record.dumps() == play_some(match, 100, luck=2).record.dumps()


def test_another_seed_cannot_continue_the_match() -> None:
    text = play_some(new_match(), 5).record.dumps()
    with pytest.raises(BadInput, match="does not match the commitment"):
        Match.replay(text, seed="another")


def test_without_the_seed_it_continues_with_chance_nobody_can_verify() -> None:
    """Chance cannot be foreseen, and the record does not claim that the seed was committed to."""
    text = play_some(new_match(), 5).record.dumps()
    ends = [play_some(Match.replay(text), 100, luck=2) for _ in range(2)]
    assert ends[0].seed != ends[1].seed
    assert all("commit -\n" in end.record.dumps() for end in ends)


def test_a_replayed_record_is_not_touched_by_going_on() -> None:
    match = play_some(new_match(), 5)
    record = match.record
    text = record.dumps()
    play_some(Match.replay(record), 100)
    assert record.dumps() == text


def test_dice_can_be_scripted() -> None:
    """The wind is the third remaining card of the deck."""
    match = new_match(2)
    deck = match.position()["state"]["deck"]
    match.pick(0, match.pending[0].options[0])
    match.chance = ScriptedChance([2])
    events = match.pick(1, match.pending[0].options[0])
    assert events[-1].args["wind"] == int(deck[2])


# How it ends


def test_the_end_has_scores_a_ranking_and_winners() -> None:
    match = finished()
    assert match.scores is not None
    assert sum(match.scores) == 3.0
    best = [seat for seat in range(3) if match.scores[seat] == max(match.scores)]
    assert match.ranking is not None
    assert match.ranking[0] == best == match.winners


def test_before_the_end_there_is_none() -> None:
    match = new_match()
    assert (match.scores, match.ranking, match.winners) == (None, None, [])


@pytest.mark.parametrize("error", [KeyError("x"), IndexError("x"), TypeError("x"), ValueError("x"), OverflowError("x")])
def test_a_position_no_reader_thought_of_is_refused_all_the_same(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    position = new_match().position()

    def stumble(*_: object) -> None:
        raise error

    monkeypatch.setattr(type(LANTERNS), "from_position", stumble)
    with pytest.raises(BadInput) as refused:
        tablee.Match.from_position(LANTERNS, position)
    assert refused.value.id == "position-field"
    assert type(error).__name__ in refused.value.sentence("en")
