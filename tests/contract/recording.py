"""Points 4 and 11: the record is the match."""

from __future__ import annotations

from dataclasses import replace

from tablee.core.match import Match
from tablee.core.record import Record
from tablee.core.verify import verify
from tests.contract.case import Case, Played, as_bytes, play, random_pick, told, whole


def same_match(one: Match, other: Match) -> None:
    """Two matches are the same in everything that can be asked of them."""
    assert whole(one.game, one.state) == whole(other.game, other.state)
    assert one.events == other.events
    assert [told(one.events, viewer) for viewer in (0, None)] == [told(other.events, viewer) for viewer in (0, None)]
    assert one.pending == other.pending
    assert one.made == other.made
    assert one.revealing == other.revealing
    assert (one.over, one.scores, one.ranking) == (other.over, other.scores, other.ranking)
    assert one.record.dumps() == other.record.dumps()


def the_record_replays(case: Case) -> None:
    """Point 4: reading the record back gives the same state and events, at the end and on the way."""
    played = play(case)
    same_match(played.match, Match.replay(played.match.record.dumps()))
    match, chance = case.start(), case.stream(0)
    stop = case.stream(3).below(len(played.moments))
    for _ in range(stop):
        match.pick(*random_pick(match, chance))
    text = match.record.dumps()
    same_match(match, Match.replay(text))
    resumed = Match.replay(text, seed=str(case.seed))
    while not resumed.over:
        resumed.pick(*random_pick(resumed, chance))
    same_match(resumed, played.match)


def a_killed_writer_loses_one_line_at_most(case: Case) -> None:
    """Point 4: cut anywhere after its head, the record gives all whole lines back."""
    played = play(case)
    lines = played.match.record.dumps().splitlines(keepends=True)
    cut = 6 + case.stream(3).below(len(played.moments))
    half = len(lines[cut]) // 2
    told_so_far = Record.loads("".join(lines[:cut]) + lines[cut][:half], partial=True)
    assert told_so_far.lines == played.match.record.lines[: cut - 6]
    match = Match.replay(told_so_far)
    assert as_bytes(case.game.position(match.state)) == as_bytes(position_before(played, cut - 6))


def position_before(played: Played, number: int) -> object:
    return played.case.game.position(played.moments[number].before)


def the_deal_is_verified(case: Case) -> None:
    """Point 4: a finished match was dealt from its seed, and a changed draw is found."""
    record = play(case).match.record
    verdict = verify(record.dumps())
    assert verdict.id == "fair"
    assert verdict.details["draws"] == record.next_draw
    assert verify(replace(record, seed=f"{record.seed}0")).id == "commitment"


def same_seed_same_record(case: Case) -> None:
    """Point 11: the same seed and picks give the same record; nothing else has a say."""
    first, second = play(case).match, case.start()
    for line in first.record.lines:
        second.pick(line.seat, line.pick)
    same_match(first, second)
