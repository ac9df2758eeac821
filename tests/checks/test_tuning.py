"""Hot methods that Python may override: the override is found, and looking for it stands in a function of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from compiling import toolchain
from compiling.engine import build_engine
from compiling.tuning import APART, SEARCH, set_apart
from tests.checks.small_engine import small_engine

STREAM = """
from __future__ import annotations

__all__ = ["Stream"]


class Stream:
    def __init__(self) -> None:
        self.sum = 0

    def below(self, n: int) -> int:
        return n - 1

    def half(self, n: int) -> float:
        return n / 2.0

    def add(self, n: int) -> None:
        self.sum += n

    def run(self, n: int) -> float:
        self.add(self.below(n))
        return self.sum + self.half(n)
"""
USE = """
from tablee.kit.stream import Stream

class Own(Stream):
    def below(self, n):
        return 10 * n
    def half(self, n):
        return 0.25
    def add(self, n):
        Stream.add(self, n + 1)

class Same(Stream):
    pass

print(Stream().run(4), Own().run(4), Same().run(4))
"""


@pytest.mark.skipif(toolchain.missing() is not None, reason="this machine cannot compile C")
def test_c_callers_find_what_a_python_class_overrides(tmp_path: Path) -> None:
    engine = small_engine(tmp_path, {"kit/stream.py": STREAM})
    assert build_engine(engine) == ["tablee.kit.stream"]
    environment = os.environ | {"PYTHONPATH": str(engine.compiled)}
    run = subprocess.run([sys.executable, "-c", USE], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["5.0", "41.25", "5.0"]
    c_file = (engine.pieces / "tablee.kit.stream.c").read_text()
    for name in ("below", "half", "add", "run"):
        function = c_file.rpartition(f"Stream_{name}{APART}(")[0].rpartition("\n}\n")[2]
        assert f"Stream_{name}(" in function
        assert "GetAttr" not in function  # the search is in the function called here
        search = c_file.partition(f"Stream_{name}{APART}(")[2].partition("\n}\n")[0]
        assert "PyGILState_Ensure" in search
    assert "__pyx_pymod_exec_stream(PyObject* module) TABLEE_ONCE;" in c_file  # runs once, at the import
    (engine.source / "tablee/kit/stream.py").write_text(STREAM.replace("n - 1", "n - 2"))
    assert build_engine(engine) == ["tablee.kit.stream"]  # over the file of before


def test_a_function_that_nothing_overrides_stays_as_it_is() -> None:
    function = ["static int __pyx_f_6tablee_twice(int __pyx_v_n) {", "  return 2 * __pyx_v_n;", "}"]
    assert set_apart(function) == ([], function)


def test_a_search_of_another_shape_is_refused_because_it_would_run_without_the_gil() -> None:
    """As another Cython might write it."""
    head = "static int __pyx_f_6tablee_half(struct Half *__pyx_v_self, int __pyx_v_n, int __pyx_skip_dispatch) {"
    function = [
        head,
        SEARCH,
        "  if (unlikely(overridden(__pyx_v_self))) goto __pyx_L1;",
        "  return __pyx_v_n / 2;",
        "}",
    ]
    with pytest.raises(ValueError, match=r"__pyx_f_6tablee_half: .* another shape"):
        set_apart(function)
