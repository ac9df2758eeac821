"""Point 4: a match is the same in every process, compiled or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.contract.digest import digests
from tests.days import MANY_MATCHES

ROOT = Path(__file__).resolve().parents[2]
# Uncompiled, both processes run the same sources: what is left is worth a long run.
pytestmark = MANY_MATCHES


def test_a_plain_process_plays_the_same_matches() -> None:
    """On the compiled engine this compares both engines; uncompiled, two processes with different string hashing."""
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
