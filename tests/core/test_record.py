"""Records are readable and complete; invalid ones are rejected with a sentence."""

from __future__ import annotations

import hashlib

import pytest

from tablee.core.chance import Chance
from tablee.core.errors import BadInput
from tablee.core.line import Line
from tablee.core.match import Match
from tablee.core.record import Record, checksum
from tablee.text import LANGUAGES
from tests.core.scenes import SEED, finished, new_match, play_some

TEXT = """\
tablee record 1
game lanterns 1
seats 2
options {"hand":2,"vane":true}
commit 68c0b34f1b8f3b2f1d1f9f5a0c5d2d6e
deal 3 10 5 3
0 lay 4
1 lay 12 ; 2
0 vane turn
"""


def closed(body: str, word: str = "open", lines: int = 3) -> str:
    return f"{body}{word} {lines} {hashlib.sha256(body.encode()).hexdigest()}\n"


def refused(text: str, *, partial: bool = False) -> str:
    """Return the id of the problem with this text, which must have a sentence in both languages."""
    with pytest.raises(BadInput) as problem:
        Match.replay(text, partial=partial)
    for lang in LANGUAGES:
        assert not problem.value.sentence(lang).startswith("record-")
    return problem.value.id


# What a record looks like


def test_a_record_is_read_as_it_is_written() -> None:
    record = Record.loads(closed(TEXT))
    assert (record.game, record.rules_version, record.seats) == ("lanterns", 1, 2)
    assert record.options == {"hand": 2, "vane": True}
    assert record.deal == [3, 10, 5, 3]
    assert record.lines == [Line(0, "lay 4", [], 4), Line(1, "lay 12", [2], 4), Line(0, "vane turn", [], 5)]
    assert not record.finished
    assert record.dumps() == closed(TEXT)


def test_a_match_writes_what_it_was() -> None:
    match = finished()
    lines = match.record.dumps().splitlines()
    assert lines[:3] == ["tablee record 1", "game lanterns 1", "seats 3"]
    assert lines[3] == 'options {"hand":3,"vane":true}'
    assert lines[-2] == f"seed {SEED}"
    assert lines[-1].split(" ")[:2] == ["end", str(len(match.record.lines))]
    assert all(word in "0123456789" for line in lines[6:-2] for word in line[0])


def test_the_seed_is_not_in_the_record_of_an_unfinished_match() -> None:
    text = play_some(new_match(), 4).record.dumps()
    assert SEED not in text
    assert text.splitlines()[-1].startswith("open 4 ")


def test_draws_that_were_used_up_are_skipped_by_number() -> None:
    body = TEXT.replace("1 lay 12 ; 2", "1 lay 12 ; @9 2").replace("0 vane turn", "0 vane turn ; @12")
    record = Record.loads(closed(body))
    assert [line.drawn for line in record.lines] == [4, 9, 12]
    assert record.next_draw == 12
    assert record.dumps() == closed(body)


def test_draws_used_up_by_the_last_pick_taken_back_are_kept() -> None:
    record = Record.loads(closed(f"{TEXT}used 17\n"))
    assert record.next_draw == 17
    assert record.dumps() == closed(f"{TEXT}used 17\n")


def test_options_and_positions_may_be_written_in_any_language() -> None:
    match = Match.from_position(new_match().game, new_match().position(), seed="graine « été »")
    again = Record.loads(play_some(match, 100).record.dumps())
    assert again.seed == "graine « été »"


# What is wrong with a record


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "tablee record", "tablee record x\n", "Tablee record 1\n", "\ud800\n"]
)
def test_something_else_is_no_record(text: str) -> None:
    assert refused(text) == "record-not"
    assert refused(text, partial=True) == "record-not"


@pytest.mark.parametrize("version", ["2", "99", "999999999"])
def test_a_newer_format_is_named(version: str) -> None:
    assert refused(closed(TEXT.replace("record 1", f"record {version}"))) == "record-newer"


def test_a_record_of_other_rules_is_named() -> None:
    assert refused(closed(TEXT.replace("lanterns 1", "lanterns 2"))) == "record-rules"


def test_a_record_of_an_unknown_game_names_the_games() -> None:
    with pytest.raises(BadInput, match=r"There is no game “moons”; choose one of: .*lanterns"):
        Match.replay(closed(TEXT.replace("game lanterns", "game moons")))


def test_a_cut_record_says_where() -> None:
    text = finished().record.dumps()
    lines = text.splitlines(keepends=True)
    assert refused("".join(lines[:-1])) == "record-truncated"
    assert refused("".join(lines[:9])) == "record-truncated"
    assert refused(text[:-1]) == "record-truncated"
    assert refused(text[: len(text) // 2]) == "record-truncated"
    with pytest.raises(BadInput, match="after line 9"):
        Record.loads("".join(lines[:9]))


@pytest.mark.parametrize(
    ("old", "new"), [("lay 4", "lay 5"), ("deal 3", "deal 4"), ("seats 2", "seats 3"), (" ; 2", " ; 1")]
)
def test_an_edited_record_does_not_fit_its_checksum(old: str, new: str) -> None:
    text = closed(TEXT)
    assert old in text
    assert refused(text.replace(old, new)) == "record-edited"


def test_a_line_taken_out_or_put_in_is_found() -> None:
    text = closed(TEXT)
    assert refused(text.replace("0 vane turn\n", "")) == "record-edited"
    assert refused(text.replace("0 vane turn\n", "0 vane turn\n0 lay 1\n")) == "record-edited"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game lanterns 1", "game lanterns"),
        ("game lanterns 1", "game lanterns one"),
        ("seats 2", "seats two"),
        ("seats 2", "chairs 2"),
        ('options {"hand":2,"vane":true}', "options"),
        ('options {"hand":2,"vane":true}', "options [1]"),
        ('options {"hand":2,"vane":true}', 'options {"hand":2'),
        ('options {"hand":2,"vane":true}', "options " + "[" * 100_000),
        ("deal 3 10 5 3", "deal 3 x"),
        ("deal 3 10 5 3", "position []"),
        ("deal 3 10 5 3", "position null"),
        ("commit ", "promise "),
    ],
)
def test_a_broken_head_is_refused(old: str, new: str) -> None:
    assert refused(closed(TEXT.replace(old, new))) == "record-head"


def test_a_head_that_is_cut_off_is_refused() -> None:
    head = "".join(TEXT.splitlines(keepends=True)[:4])
    assert refused(head, partial=True) == "record-head"


@pytest.mark.parametrize(
    "line", ["x lay 4", "", "lay 4", "0 lay 4 ; x", "0 lay 4 ; @x 1", "0 lay 4 ; @2 1", "used many"]
)
def test_a_broken_line_is_refused_with_its_number(line: str) -> None:
    """A draw that occurs twice (`@2`) is broken as well."""
    body = TEXT.replace("0 lay 4\n", f"{line}\n")
    assert refused(closed(body)) == "record-line"
    with pytest.raises(BadInput, match="Line 7 "):
        Match.replay(closed(body))


@pytest.mark.parametrize("line", ["0 lay 99", "1 lay 4", "5 lay 4", "0 vane turn", "0  lay 4", "-1 lay 4"])
def test_a_pick_that_was_not_possible_is_refused_with_its_number(line: str) -> None:
    text = play_some(new_match(2), 2).record.dumps()
    first = text.splitlines()[6]
    body = text.replace(first, line).rpartition("open ")[0]
    assert refused(closed(body, lines=2)) == "record-pick"


@pytest.mark.parametrize("outcomes", ["", " ; 99", " ; -1", " ; 1 1"])
def test_outcomes_that_do_not_fit_the_rules_are_refused(outcomes: str) -> None:
    text = play_some(new_match(2), 2).record.dumps()
    last = text.splitlines()[7]
    body = text.replace(last, last.partition(" ; ")[0] + outcomes).rpartition("open ")[0]
    assert refused(closed(body, lines=2)) == "record-chance"


@pytest.mark.parametrize("deal", ["", "0 0 0 0 0", "99 0 0 0", "0 0 0 -1"])
def test_a_deal_that_does_not_fit_the_rules_is_refused(deal: str) -> None:
    assert refused(closed(TEXT.replace("deal 3 10 5 3", f"deal {deal}".rstrip()))) == "record-chance"


def test_wrong_options_and_seats_are_refused() -> None:
    assert refused(closed(TEXT.replace('"hand":2', '"hand":9'))) == "setting-value"
    assert refused(closed(TEXT.replace('"hand":2', '"moon":2'))) == "setting-unknown"
    assert refused(closed(TEXT.replace("seats 2", "seats 9"))) == "seat-count"


def test_any_damage_is_a_problem_with_a_sentence() -> None:
    """Characters are dropped, doubled or changed anywhere, with a matching checksum: the only error is BadInput."""
    body = finished().record.dumps().rpartition("end ")[0]
    chance, refusals = Chance(4), 0
    for _ in range(400):
        at, mark = chance.below(len(body)), "0 ;@{-x\n"[chance.below(8)]
        hurt = [body[:at] + body[at + 1 :], body[:at] + mark + body[at:], body[:at] + mark + body[at + 1 :]][
            chance.below(3)
        ]
        try:
            Match.replay(closed(hurt, "end", sum(line[:1].isdigit() for line in hurt.split("\n"))))
        except BadInput as problem:
            refusals += problem.sentence("fr") != ""
    assert refusals > 250


# A writer that was killed


def test_a_record_without_its_end_can_be_gone_on_with() -> None:
    match = play_some(new_match(), 5)
    lines = match.record.dumps().splitlines(keepends=True)
    killed = "".join(lines[:-1])
    again = Match.replay(killed, partial=True)
    assert again.position() == match.position()
    assert again.record.dumps() == match.record.dumps()


def test_a_last_line_cut_short_is_dropped() -> None:
    match = play_some(new_match(), 5)
    lines = match.record.dumps().splitlines(keepends=True)
    again = Match.replay("".join(lines[:10]) + lines[10][:-2], partial=True)
    assert len(again.record.lines) == 4


def test_a_whole_record_is_read_the_same_way() -> None:
    """`partial` is always safe for somebody who does not know whether the writer was killed."""
    text = finished().record.dumps()
    assert Match.replay(text, partial=True).record.dumps() == text
    assert refused(text.replace("lay", "lay ", 1), partial=True) == "record-edited"


def test_the_checksum_covers_every_character() -> None:
    assert checksum("a") != checksum("a ")
    assert len(checksum("\ud800")) == 64


# Rules that have changed


def test_a_record_of_older_rules_is_played_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """The vane came with version 2: a record of version 1 neither mentions nor turns it."""
    match = play_some(new_match(vane=False), 10**6)
    text = match.record.dumps().replace(',"vane":false', "")
    body = text[: text.index("end ")]
    old = closed(body, "end", len(match.record.lines))
    assert refused(old) == "record-pick"
    monkeypatch.setattr(type(match.game), "rules_version", 2)
    assert refused(old) == "record-rules"
    monkeypatch.setattr(type(match.game), "older_rules", {1: {"vane": False}})
    again = Match.replay(old)
    assert again.scores == match.scores
    assert again.record.dumps() == old


def test_a_match_of_older_rules_goes_on_and_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_some(new_match(vane=False), 2)
    record = match.record
    record.options = {"hand": 3}
    monkeypatch.setattr(type(match.game), "rules_version", 2)
    monkeypatch.setattr(type(match.game), "older_rules", {1: {"vane": False}})
    again = Match.replay(record, seed=SEED)
    again.undo(record.lines[-1].seat, consent=True)
    again = play_some(again, 10**6)
    assert again.over
    assert again.record.dumps().splitlines()[1:4] == ["game lanterns 1", f"seats {match.seats}", 'options {"hand":3}']


@pytest.mark.parametrize("commit", ["\0" * 8, "x", "a" * 65, "A" * 64])
def test_a_commitment_that_is_none(commit: str) -> None:
    assert refused(closed(TEXT.replace("68c0b34f1b8f3b2f1d1f9f5a0c5d2d6e", commit))) == "record-head"


@pytest.mark.parametrize("seed", ["x" * 1_000_000, "\0", ""])
def test_a_seed_that_is_none(seed: str) -> None:
    assert refused(closed(f"{TEXT}seed {seed}\n")) == "record-line"
