"""`./tablee dev`: a program that restarts when its sources change."""

import sys
from pathlib import Path

from compiling.dev import Restarted


def test_a_change_starts_the_program_again_and_nothing_else_does(tmp_path: Path) -> None:
    source = tmp_path / "deep" / "rules.py"
    source.parent.mkdir()
    source.write_text("1\n")
    it = Restarted([sys.executable, "-c", "import time; time.sleep(60)"], tmp_path)
    try:
        first = it.process.pid
        (tmp_path / "notes.log").write_text("not a source\n")
        assert it.look() == []
        assert it.process.pid == first
        assert it.process.poll() is None

        source.write_text("22\n")
        fresh = tmp_path / "en.ftl"
        fresh.write_text("a = b\n")
        assert it.look() == [source, fresh]
        second = it.process.pid
        assert second != first
        assert it.look() == []

        source.unlink()
        assert it.look() == [source]
        assert it.process.pid not in (first, second)
    finally:
        it.stop()
    assert it.process.poll() is not None


def test_a_program_that_ended_by_itself_starts_with_the_next_change(tmp_path: Path) -> None:
    it = Restarted([sys.executable, "-c", "raise SystemExit(3)"], tmp_path)
    assert it.process.wait() == 3
    assert it.look() == []
    (tmp_path / "mended.py").write_text("1\n")
    assert it.look() == [tmp_path / "mended.py"]
    assert it.process.wait() == 3
