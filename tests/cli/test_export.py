"""`tablee lab export` writes data and card, and names what is invalid."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.conftest import Run

PIGS = "lab export happy_pigs --seats random,greedy:samples=1 --jobs 1"


def test_the_command_writes_data_and_card(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "data"
    ran = run(f"{PIGS} --matches 3 --seed 5 --out {out}")
    rows = pq.read_table(out / "picks.parquet", columns=["match", "bot"])
    assert ran.code == 0
    assert f"3 matches with {rows.num_rows} decisions" in ran.said
    card = (out / "README.md").read_text("utf-8")
    assert 'tablee lab export happy_pigs --seats "random,greedy:samples=1" --matches 3 --seed 5\n' in card
    assert f"{rows.num_rows} rows in picks.parquet" in card
    assert run(f"{PIGS} --matches 3 --seed 5 --out {out} --lang fr").code == 0  # its own files may be made again
    assert "décisions de robots" in (out / "README.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("lab export", "GAME is missing"),
        ("lab export chess", "chess"),
        ("lab export happy_pigs zombiaki", "Unexpected argument “zombiaki”"),
        (f"{PIGS} --matches 0", "matches"),
        (f"{PIGS} --seed -1", "seed"),
        (f"{PIGS} --settings colour=red", "colour"),
        ("lab export happy_pigs --seats clever,random", "clever"),
        ("lab export zombiaki --seats random", "2"),
        (f"{PIGS} --engine ray", "There is no option “--engine” here; choose one of: --out, --jobs, --seats"),
        (
            "lab run study.toml --matches 5",
            "There is no option “--matches” here; choose one of: --out, --jobs, --engine",
        ),
    ],
)
def test_what_cannot_be_exported_is_named(run: Run, command: str, sentence: str, tmp_path: Path) -> None:
    ran = run(f"{command} --out {tmp_path / 'data'}")
    assert ran.code == 2
    assert sentence in ran.complaint
    assert not (tmp_path / "data").exists()


def test_a_folder_of_something_else_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    ran = run(f"{PIGS} --matches 1 --out {tmp_path}")
    assert ran.code == 2
    assert "holds something else; choose another one with --out" in ran.complaint
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]
    assert "cannot be written" in run(f"{PIGS} --matches 1 --out {tmp_path / 'diary.txt'}").complaint
