"""Golden playthroughs: a change of what happens in a match, or of how it is told, shows as a diff."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.story import Playthrough, playthroughs, tell

FOLDER = Path(__file__).resolve().parent


@pytest.mark.parametrize("playthrough", playthroughs(), ids=lambda playthrough: playthrough.file)
def test_the_match_reads_as_in_its_file(playthrough: Playthrough) -> None:
    kept = (FOLDER / playthrough.file).read_text("utf-8").splitlines()
    now = tell(playthrough).splitlines()
    first = next((line for line, pair in enumerate(zip(kept, now, strict=False), 1) if pair[0] != pair[1]), len(kept))
    assert now == kept, (
        f"{playthrough.file} differs from line {first} on; if that is meant: python -m checks.generated --write"
    )


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {playthrough.file for playthrough in playthroughs()}
