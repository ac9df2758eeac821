"""A disk that cannot be written: the match continues in memory and is saved as soon as possible."""

import errno
import os
from pathlib import Path

import pytest

from tests.cli.conftest import Run

PLAY = "play lanterns --seats me,greedy --seed 5"


class Disk:
    """Stands in for fsync: the disk is full from the `first` call until before the `last`."""

    def __init__(self, first: int, last: int) -> None:
        self.first, self.last, self.asked = first, last, 0

    def sync(self, _file: int) -> None:
        self.asked += 1
        if self.first <= self.asked < self.last:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_is_reported_once_and_the_match_continues(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", Disk(4, 1000).sync)
    ran = run(PLAY, *["1"] * 9)
    assert ran.code == 0
    assert ran.said.count("cannot be written") == 1
    assert "No space left on device" in ran.said
    assert "The match is over" in ran.said
    assert "The record is in" not in ran.said
    assert not [path for path in data.iterdir() if path.name.startswith(".")]


def test_a_disk_with_room_again_gets_the_whole_match(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(4, 7)
    monkeypatch.setattr(os, "fsync", disk.sync)
    ran = run(PLAY, *["1"] * 9)
    assert "is being written to" in ran.said
    assert "again." in ran.said
    (record,) = data.iterdir()
    assert run(f"verify {record}").code == 0


def test_leaving_a_match_that_cannot_be_written_asks_first(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", Disk(1, 1000).sync)
    said = run(PLAY, "q", "n", "1", "q", "y").said
    assert said.count("would be lost. Leave anyway?") == 2
    assert "tablee play --resume" not in said


def test_a_folder_that_cannot_be_made(run: Run, data: Path) -> None:
    data.write_text("a file where the folder should be")
    ran = run(PLAY, *["1"] * 9)
    assert ran.code == 0
    assert "It goes on in memory" in ran.said
    assert "The match is over" in ran.said


def test_a_copy_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    said = run(PLAY, f"s {tmp_path / 'nowhere' / 'copy'}", "q").said
    assert "cannot be written (No such file or directory)" in said
