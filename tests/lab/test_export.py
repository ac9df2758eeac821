"""Training data: every decision as the seat saw it, reproducible, with a correct data card."""

import json
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import tablee
from tablee.core.chance import Chance
from tablee.lab import export
from tablee.lab.export import Folder, Source, played
from tests.days import by_day


def exported(source: Source, path: Path, tables: Iterator[pa.Table] | None = None) -> Folder:
    folder = Folder(path, source)
    folder.open()
    folder.write(tables or played(source, 1), lambda _: None)
    return folder


@pytest.mark.parametrize(
    ("game", "seats"), by_day(("happy_pigs", 3), ("zombiaki", 2), ("happy_dayz", 3), ("zombies4", 2))
)
def test_a_row_is_what_the_seat_saw_was_offered_and_picked(game: str, seats: int, tmp_path: Path) -> None:
    rules = tablee.game(game)
    settings = rules.read_settings(seats, {})
    exported(Source(game, ("random",) * seats, settings, 4, 1), tmp_path / "data")
    rows = pq.read_table(tmp_path / "data" / "picks.parquet")
    # The match is dealt and played again from its stream and the picks in the file.
    state, chance = rules.blank(), Chance((4 << 32) * 16)
    state.seats = seats
    rules.start(state, settings, chance)
    for step, row in enumerate(rows.to_pylist()):
        seat = state.turn
        assert (row["step"], row["seat"], row["match"]) == (step, seat, 0)
        if step % 16 == 0:  # comparing thousands of numbers takes longer than playing
            assert row["observation"] == pytest.approx(rules.view(state, seat).numbers(), abs=1e-6)
        assert [pick for pick, offered in enumerate(row["mask"]) if offered] == state.options(seat)
        state.apply(seat, row["pick"], chance)
    assert not state.asked
    last = {row["seat"]: row["return"] for row in rows.select(["seat", "return"]).to_pylist()}
    assert last == {seat: pytest.approx(seats * state.reward(seat) - 1) for seat in last}


def test_the_file_says_what_its_numbers_and_picks_are(tmp_path: Path) -> None:
    settings = tablee.game("happy_pigs").read_settings(2, {"foresight": True})
    exported(Source("happy_pigs", ("random", "random"), settings, 0, 1), tmp_path)
    schema = pq.read_schema(tmp_path / "picks.parquet")
    told = json.loads(schema.metadata[b"tablee"])
    assert [number[0] for number in told["numbers"]] == [each.name for each in tablee.observations("happy_pigs", 2)]
    assert schema.field("observation").type.list_size == len(told["numbers"])
    assert schema.field("mask").type.list_size == len(told["picks"])
    assert told["settings"]["foresight"] is True


def test_the_same_command_gives_the_same_file_on_one_core_or_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tablee.game("happy_pigs").read_settings(2, {})
    source = Source("happy_pigs", ("random", "greedy:samples=1"), settings, 7, 4)
    monkeypatch.setattr(export, "NUMBERS_AT_ONCE", 1)  # a portion for each match
    exported(source, tmp_path / "one")
    exported(source, tmp_path / "two", played(source, 2))
    assert (tmp_path / "one/picks.parquet").read_bytes() == (tmp_path / "two/picks.parquet").read_bytes()


def test_what_was_complete_before_the_stop_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = tablee.game("happy_pigs").read_settings(2, {})
    source = Source("happy_pigs", ("random", "random"), settings, 7, 4)
    monkeypatch.setattr(export, "NUMBERS_AT_ONCE", 1)

    def stopped() -> Iterator[pa.Table]:
        tables = played(source, 1)
        yield next(tables)
        yield next(tables)
        raise KeyboardInterrupt

    folder = exported(source, tmp_path, stopped())
    rows = pq.read_table(tmp_path / "picks.parquet", columns=["match"])
    assert set(rows["match"].to_pylist()) == {0, 1}
    assert (folder.matches, folder.decisions) == (2, rows.num_rows)
    assert [path.name for path in tmp_path.iterdir()] == ["picks.parquet"]
