"""A record under any released rules replays to the same end, or is rejected with a sentence that names its version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tablee
from tablee.core.record import Record
from tablee.core.verify import verify
from tablee.text import LANGUAGES

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/v*/*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.parent.name}-{file.parent.name}-{file.stem}")
def test_a_record_of_released_rules(file: Path) -> None:
    text = file.read_text()
    told = Record.loads(text)
    if not tablee.game(told.game).knows_rules(told.rules_version):
        with pytest.raises(tablee.BadInput) as refused:
            tablee.Match.replay(text)
        assert refused.value.id == "record-rules"
        assert all(str(told.rules_version) in refused.value.sentence(lang) for lang in LANGUAGES)
        return
    match = tablee.Match.replay(text)
    assert match.scores == json.loads((file.parent / "scores.json").read_text())[file.stem]
    assert match.record.dumps() == text
    assert verify(text).fair


@pytest.mark.parametrize("name", tablee.games())
def test_every_version_has_its_records(name: str) -> None:
    game = tablee.game(name)
    wanted = {f"v{version}" for version in range(1, game.rules_version + 1)}
    kept = {folder.name for folder in (HERE / name).glob("v*")}
    assert kept == wanted, "after a new rules_version: python -m tests.records (CONTRIBUTING.md, “change a rule”)"
