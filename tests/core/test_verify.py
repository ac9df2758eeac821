"""Verify accepts fair matches and finds a wrong seed or draw anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.errors import BadInput
from tablee.core.live import commitment
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.core.verify import Verdict, verify
from tablee.text import LANGUAGES, catalogue
from tests.core.scenes import SEED, finished, new_match, play_some


def said(verdict: Verdict) -> list[str]:
    return [catalogue("", lang).say(f"verdict-{verdict.id}", verdict.details) for lang in LANGUAGES]


def test_an_honest_match_is_fair() -> None:
    match = finished()
    verdict = verify(match.record.dumps())
    assert verdict.fair
    assert verdict == Verdict("fair", {"draws": 12, "taken_back": 0})
    assert all("12" in sentence for sentence in said(verdict))


def test_an_unfinished_match_cannot_be_verified_yet() -> None:
    with pytest.raises(BadInput, match="once it is over"):
        verify(play_some(new_match(), 4).record)


def test_another_seed_than_the_promised_one_is_found() -> None:
    """The whole match was dealt again from a better seed, but the record keeps the old commitment."""
    dealt_anew = play_some(new_match(seed="a better seed"), 100).record
    dealt_anew.commit = commitment(SEED)
    verdict = verify(dealt_anew)
    assert verdict == Verdict("commitment")
    assert not verdict.fair
    assert len(set(said(verdict))) == 2


@pytest.mark.parametrize("index", range(9))
def test_every_changed_draw_of_the_deal_is_found(index: int) -> None:
    record = finished().record
    record.deal[index] = (record.deal[index] + 1) % (12 - index)
    verdict = verify(record)
    assert (verdict.id, verdict.details["pick"], verdict.details["index"]) == ("draw", 0, index)
    assert all(str(index) in sentence for sentence in said(verdict))


@pytest.mark.parametrize("wind", range(3))
def test_every_changed_wind_is_found(wind: int) -> None:
    """Even the last one, which no later pick could expose."""
    record = finished(vane=False, seats=2).record
    number, line = [(n, line) for n, line in enumerate(record.lines, 1) if line.outcomes][wind]
    line.outcomes[0] = (line.outcomes[0] + 1) % 4
    verdict = verify(record)
    assert (verdict.id, verdict.details["pick"]) == ("draw", number)
    assert len(set(said(verdict))) == 2


def test_a_draw_skipped_without_need_is_counted() -> None:
    """The record cannot tell why draws were skipped: the verdict says how many."""
    match = new_match()
    match.chance.index += 3
    verdict = verify(play_some(match, 100).record.dumps())
    assert verdict == Verdict("fair-taken-back", {"draws": 12, "taken_back": 3})
    assert all("3" in sentence for sentence in said(verdict))


def test_a_record_that_cannot_be_replayed_is_a_problem() -> None:
    record = finished().record
    record.lines[0].pick = "lay 99"
    with pytest.raises(BadInput, match="was not possible there"):
        verify(record)


def test_a_match_from_a_position_is_verified_from_there() -> None:
    match = play_some(Match.from_position(new_match().game, play_some(new_match(), 5).position(), seed="p"), 100)
    record = Record.loads(match.record.dumps())
    assert verify(record).id == "fair"
    number, line = next((n, line) for n, line in enumerate(record.lines, 1) if line.outcomes)
    line.outcomes[0] += 1 if line.outcomes[0] == 0 else -1
    assert verify(record).details["pick"] == number


def test_the_record_in_the_reference_is_one() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "record.md").read_text("utf-8")
    text = page.partition("```text\n")[2].partition("```")[0]
    assert verify(text).id == "fair-taken-back"
    assert Match.replay(text).record.dumps() == text
