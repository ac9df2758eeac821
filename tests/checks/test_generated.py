from pathlib import Path

from checks.generated import Generator, problems

WRITE = "import pathlib; pathlib.Path('out').mkdir(exist_ok=True); pathlib.Path('out/a.txt').write_text('new')"
WRITER = Generator(("-c", WRITE), ("out/*.txt",))


def test_current_files_pass(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out/a.txt").write_text("new")
    assert list(problems(tmp_path, [WRITER])) == []


def test_stale_and_missing_files_are_found_and_left_as_they_were(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    assert next(iter(problems(tmp_path, [WRITER]))).startswith("out/a.txt: out of date")
    assert not (tmp_path / "out/a.txt").exists()
    (tmp_path / "out/a.txt").write_text("old")
    assert next(iter(problems(tmp_path, [WRITER]))).startswith("out/a.txt: out of date")
    assert (tmp_path / "out/a.txt").read_text() == "old"


def test_a_generator_that_fails_is_found(tmp_path: Path) -> None:
    broken = Generator(("-c", "raise SystemExit('no such card')"), ("out/*.txt",))
    assert "no such card" in next(iter(problems(tmp_path, [broken])))
