"""Points 4 and 11: the record is the whole match."""

from __future__ import annotations

from dataclasses import replace

from tablee.contract.case import Case, Played, as_bytes, play, random_pick, told, whole
from tablee.contract.claims import same
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.core.verify import verify


def same_match(one: Match, other: Match) -> None:
    """Check that two matches agree in every observable respect."""
    same(whole(one.game, one.state), whole(other.game, other.state), "the states differ")
    same(one.events, other.events, "the events differ")
    tellings = [[told(match.events, viewer) for viewer in (0, None)] for match in (one, other)]
    same(tellings[0], tellings[1], "the events are told differently")
    same(one.pending, other.pending, "other decisions are pending")
    same([one.made, one.revealing], [other.made, other.revealing], "the numbers of picks differ")
    same([one.over, one.scores, one.ranking], [other.over, other.scores, other.ranking], "the results differ")
    same(one.record.dumps(), other.record.dumps(), "the records differ")


def the_record_replays(case: Case) -> None:
    """Point 4: replaying the record gives the same state and events, at the end and midway."""
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
    """Point 4: a record cut off anywhere after its header yields all complete lines."""
    played = play(case)
    lines = played.match.record.dumps().splitlines(keepends=True)
    cut = 6 + case.stream(3).below(len(played.moments))
    half = len(lines[cut]) // 2
    record = Record.loads("".join(lines[:cut]) + lines[cut][:half], partial=True)
    same(record.lines, played.match.record.lines[: cut - 6], "a truncated record lost complete lines")
    position = as_bytes(case.game.position(Match.replay(record).state))
    same(position, as_bytes(position_before(played, cut - 6)), "a truncated record replays to a different state")


def position_before(played: Played, number: int) -> object:
    return played.case.game.position(played.moments[number].before)


def the_deal_is_verified(case: Case) -> None:
    """Point 4: a finished match verifies against its seed, and against no other."""
    record = play(case).match.record
    verdict = verify(record.dumps())
    same(verdict.id, "fair", "the match does not verify")
    same(verdict.details["draws"], record.next_draw, "not every draw was verified")
    same(verify(replace(record, seed=f"{record.seed}0")).id, "commitment", "a wrong seed verifies too")


def same_seed_same_record(case: Case) -> None:
    """Point 11: the same seed and picks give the same record; nothing else matters."""
    first, second = play(case).match, case.start()
    for line in first.record.lines:
        second.pick(line.seat, line.pick)
    same_match(first, second)
