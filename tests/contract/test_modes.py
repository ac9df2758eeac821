"""Point 4: a match is the same in every process, compiled or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tablee.core import state
from tests.contract.digest import digests

ROOT = Path(__file__).resolve().parents[2]


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


def test_the_engine_is_the_one_asked_for() -> None:
    asked = os.environ.get("TABLEE_COMPILE", "")
    assert asked == "" or is_compiled() == (asked == "1")


def test_a_plain_process_plays_the_same_matches() -> None:
    """Compiled, this compares both engines; uncompiled, two processes with different hashing of texts."""
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-c", PLAIN]
    run = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    theirs, ours = json.loads(run.stdout), digests()
    assert [case for case in ours if theirs.get(case) != ours[case]] == []
    assert ours.keys() == theirs.keys()


PLAIN = """
import runpy
from tablee.core import state
assert state.__file__.endswith(".py"), "the other process is not a plain one"
runpy.run_module("tests.contract.digest", run_name="__main__")
"""
