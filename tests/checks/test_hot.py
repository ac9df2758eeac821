"""The gate on hot functions: an untyped local, an object, a call that may raise, and clean code, each through the real Cython."""

import textwrap
from pathlib import Path

import pytest

from checks.hot import Finding, findings, problems, warnings
from compiling.derived import Module
from compiling.deriving.program import CannotDerive
from compiling.engine import CompileError, build_engine
from compiling.extension import Job, translate_alone
from tests.checks.small_engine import small_engine

HEAD = """from __future__ import annotations

from tablee.core.hot import Mask, cold

M32: Mask = 0xFFFFFFFF
WORD = "small"


class Stream:
    def __init__(self) -> None:
        self.x: Mask = 0
        self.sink: list[object] | None = None
        self.piles = [0] * 4
        self.other: Stream = self

"""


def indent(body: str) -> str:
    return textwrap.indent(body.strip("\n"), "    ") + "\n"


def translated(folder: Path, body: str) -> tuple[Module, str]:
    """Translate a module with one class and these methods to C; return it and Cython's log."""
    engine = small_engine(folder, {"kit/stream.py": HEAD + indent(body)})
    (module,) = engine.modules()
    job = Job(module.name, module.copy, folder, [])
    translate_alone(job)
    return module, job.log.read_text()


def gate(folder: Path, body: str) -> list[Finding]:
    """Return what is found in these methods; lines are counted from the first."""
    found = findings(*translated(folder, body))
    first = len(HEAD.splitlines())
    return [Finding(each.path, each.line - first, each.function, each.reason, each.untyped) for each in found]


def lines(found: list[Finding]) -> list[int]:
    return [each.line for each in found]


def test_clean_code_passes(tmp_path: Path) -> None:
    body = """
def below(self, n: int) -> int:
    '''A docstring, an assert, a swap, min, chained comparisons and a walk over other objects are all C.'''
    assert isinstance(self, Stream)
    x = self.x
    x ^= (x << 13) & M32
    x ^= x & 0xFFFFFFFFFF
    o = self.other
    for i in range(n):
        if 0 <= i < 4 and i not in (1, 2):
            self.piles[i], self.piles[0] = self.piles[0], min(self.piles[i], o.piles[i], 3)
        while x and not self.piles[i]:
            x &= x - 1
    self.x = x
    return (x * n) >> 32
"""
    module, log = translated(tmp_path, body)
    assert list(findings(module, log)) == []
    assert not log, "Cython proves that it needs no GIL"


def test_a_local_without_a_c_type_is_caught_and_named(tmp_path: Path) -> None:
    body = """
def below(self, n: int) -> int:
    total = len(WORD) if n else WORD
    total = total + n
    return n
"""
    found = gate(tmp_path, body)
    assert lines(found) == [2, 3]
    assert "without gil" in found[1].reason
    assert found[1].untyped == ("total",)
    message = str(found[1])
    assert message.startswith(f"{tmp_path}/src/tablee/kit/stream.py:3: Stream.below is hot")
    assert "annotate total as int, give the reason on the line (# object: …), or mark the function @cold" in message


def test_the_line_is_that_of_the_source_even_below_imports(tmp_path: Path) -> None:
    body = "def below(self, n: int) -> int:\n    return n + len(WORD)"
    module, log = translated(tmp_path, body)
    (found,) = findings(module, log)
    assert module.paths[0].read_text().splitlines()[found.line - 1] == "        return n + len(WORD)"


def test_a_global_that_is_no_number_is_caught(tmp_path: Path) -> None:
    found = gate(tmp_path, "def below(self, n: int) -> int:\n    return n + len(WORD)")
    assert lines(found) == [2]
    assert "Accessing Python global" in found[0].reason


def test_a_call_that_may_raise_and_a_raise_are_caught(tmp_path: Path) -> None:
    body = """
@cold
def loud(self, n: int) -> None:
    self.x = n

def below(self, n: int) -> int:
    self.loud(n)
    if n < 0:
        raise ValueError
    return n
"""
    found = gate(tmp_path, body)
    assert lines(found) == [6, 8]
    assert found[1].reason.startswith("raise")


def test_a_marked_function_is_not_hot(tmp_path: Path) -> None:
    body = "@cold\ndef below(self, n: int) -> int:\n    return len([n, WORD])"
    assert gate(tmp_path, body) == []
    assert lines(gate(tmp_path, body.removeprefix("@cold\n"))) == [2]


def test_events_told_to_a_sink_are_exempt_and_the_else_is_not(tmp_path: Path) -> None:
    body = """
def below(self, n: int) -> int:
    if self.sink is not None:
        self.sink.append(
            ("hit", n),
        )
    else:
        n = len(WORD)
    return n
"""
    assert lines(gate(tmp_path, body)) == [7]


@pytest.mark.parametrize("comment", ["# object: once a match", "# object:"])
def test_a_line_may_say_why_it_needs_objects(tmp_path: Path, comment: str) -> None:
    body = f"""
def below(self, n: int) -> int:
    self.x = len(  {comment}
        [WORD, n],
    )
    return n + len(WORD)
"""
    assert lines(gate(tmp_path, body)) == [5]


def test_what_a_block_with_objects_sets_cannot_be_read_after_it(tmp_path: Path) -> None:
    body = """
def below(self, n: int) -> int:
    if self.sink is not None:
        n = len(self.sink)
    return n
"""
    with pytest.raises(CannotDerive, match=r"stream.py:18: Stream.below: .* sets n, which is read outside of it"):
        gate(tmp_path, body)


def test_what_cython_warns_about_is_found_at_its_line(tmp_path: Path) -> None:
    body = "@cold\ndef below(self, cards: list[int], s: Stream) -> object:\n    return cards[:-1]"
    module, log = translated(tmp_path, body)
    (warning,) = warnings(log, module)
    assert "negative indices" in warning
    line = len(HEAD.splitlines()) + 3
    assert warning.startswith(f"{module.paths[0]}:{line}:")


def test_a_compiled_module_is_judged_by_the_log_of_its_compilation_and_another_is_translated(tmp_path: Path) -> None:
    warned = "@cold\ndef below(self, cards: list[int], s: Stream) -> object:\n    return cards[:-1]"
    refused = "def below(self, n: int) -> int:\n    return len([n, WORD])"
    engine = small_engine(tmp_path, {"kit/warned.py": HEAD + indent(warned), "kit/refused.py": HEAD + indent(refused)})
    with pytest.raises(CompileError):
        build_engine(engine)
    first, second = sorted(problems(engine), key=lambda problem: "refused.py" in problem)
    assert "warned.py" in first
    assert "negative indices" in first
    assert "or mark the function @cold" in second
    assert [path.name for path in (engine.build / "accounts").glob("*.log")] == ["tablee.kit.refused.log"]
