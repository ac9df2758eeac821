"""The gate on hot functions: what speed.md calls trap 2, an untyped local, and clean code, each through the real Cython."""

from pathlib import Path

import pytest

from checks.declared import Shelf, read_declarations
from checks.hot import findings, warnings
from compiling.extension import Job, translate
from compiling.modules import Module

PXD = """
cimport cython
ctypedef unsigned long long u64
cdef u64 M32

cdef class Stream:
    cdef u64 x
    cdef list sink
    cdef int piles[4]
    cdef Stream other
"""


def gate(folder: Path, declaration: str, body: str) -> list[tuple[int, str]]:
    """Translate one method declared so and written so; the answer is the lines found, counted from its `def`."""
    (folder / "stream.pxd").write_text(PXD + "".join(f"    {line}\n" for line in declaration.splitlines()))
    source = "M32 = 0xFFFFFFFF\nSMALL = 5\n\n\nclass Stream:\n    x = 0\n"
    first = len(source.splitlines())
    (folder / "stream.py").write_text(source + "".join(f"    {line}\n" for line in body.strip("\n").splitlines()))
    module = Module("stream", folder / "stream.py")
    assert translate(Job(module, folder, folder, [], annotate=True))
    found = findings(module, (folder / "stream.html").read_text(), Shelf(folder))
    return [(finding.line - first, finding.reason) for finding in found]


def test_clean_code_passes(tmp_path: Path) -> None:
    body = """
def below(self, n):
    '''A docstring, an assert, a swap, min, chained comparisons and a walk over other objects are all C.'''
    assert isinstance(self, Stream)
    x = self.x
    x ^= (x << 13) & M32
    o = self.other
    for i in range(n):
        if 0 <= i < 4 and i not in (1, 2):
            self.piles[i], self.piles[0] = self.piles[0], min(self.piles[i], o.piles[i], 3)
        while x and not self.piles[i]:
            x &= x - 1
    self.x = x
    return (x * n) >> 32
"""
    declaration = "@cython.locals(x=u64, i=int, o=Stream)\ncpdef int below(self, int n) noexcept"
    assert gate(tmp_path, declaration, body) == []


def test_a_literal_above_two_to_the_31_is_caught(tmp_path: Path) -> None:
    body = """
def below(self, n):
    x = self.x
    x ^= (x << 13) & 0xFFFFFFFF
    return x * n
"""
    found = gate(tmp_path, "@cython.locals(x=u64)\ncpdef int below(self, int n) noexcept", body)
    assert [line for line, _ in found] == [3]
    assert "PyNumber_And" in found[0][1]


def test_an_untyped_local_is_caught(tmp_path: Path) -> None:
    body = """
def below(self, n):
    total = self.x
    total = total >> n
    return total
"""
    found = gate(tmp_path, "cpdef int below(self, int n) noexcept", body)
    assert [line for line, _ in found] == [2, 3, 4]
    assert "PyNumber_Rshift" in found[1][1]


def test_a_global_without_a_c_type_is_caught(tmp_path: Path) -> None:
    found = gate(tmp_path, "cpdef int below(self, int n) noexcept", "def below(self, n):\n    return n + SMALL")
    assert [line for line, _ in found] == [2]
    assert "__Pyx_GetModuleGlobalName" in found[0][1]


def test_a_call_that_may_raise_and_a_raise_are_caught(tmp_path: Path) -> None:
    declaration = "cpdef void loud(self, int n)\ncpdef int below(self, int n) noexcept"
    body = """
def loud(self, n):
    self.x = n

def below(self, n):
    self.loud(n)
    if n < 0:
        raise ValueError
    return n
"""
    found = gate(tmp_path, declaration, body)
    assert [line for line, _ in found] == [5, 7]
    assert "noexcept" in found[0][1]
    assert found[1][1].startswith("raise")


def test_only_functions_declared_noexcept_are_hot(tmp_path: Path) -> None:
    body = "def below(self, n):\n    return [n, SMALL]"
    assert gate(tmp_path, "cpdef list below(self, int n)", body) == []


def test_events_told_to_a_sink_are_exempt_and_the_else_is_not(tmp_path: Path) -> None:
    body = """
def below(self, n):
    if self.sink is not None:
        self.sink.append(
            ("hit", n),
        )
    else:
        n = SMALL
    return n
"""
    found = gate(tmp_path, "cpdef int below(self, int n) noexcept", body)
    assert [line for line, _ in found] == [7]


@pytest.mark.parametrize("comment", ["# object: once a match", "# object:"])
def test_a_line_may_say_why_it_needs_objects(tmp_path: Path, comment: str) -> None:
    body = f"""
def below(self, n):
    n = len(  {comment}
        [SMALL, n],
    )
    return n + SMALL
"""
    found = gate(tmp_path, "cpdef int below(self, int n) noexcept", body)
    assert [line for line, _ in found] == [5]


def test_declarations_are_read_as_cython_reads_them() -> None:
    declared = read_declarations("""
from tablee.core.state cimport State as Base, Chance,
cdef extern from *:
    int popcount "c_popcount"(unsigned long long m) noexcept nogil
cdef class Table(Base):  # a comment (with brackets
    cdef public int turn
    @cython.locals(a=int,
                   b="int[4]")
    cdef int options_into(self, int seat,
                          int* out) noexcept nogil
    cpdef list options(self, int seat)
cdef inline int twice(int n) noexcept
cdef int RANK[62]
""")
    assert declared.functions == {"twice": True}
    assert declared.classes["Table"].base == "Base"
    assert declared.classes["Table"].methods == {"options_into": True, "options": False}
    assert declared.origins["Base"] == ("tablee.core.state", "State")


def test_an_override_is_as_hot_as_what_it_overrides(tmp_path: Path) -> None:
    (tmp_path / "base.pxd").write_text("cdef class State:\n    cpdef void apply(self, int pick) noexcept\n")
    (tmp_path / "game.pxd").write_text("from base cimport State\ncdef class Table(State):\n    cdef int turn\n")
    shelf = Shelf(tmp_path)
    assert shelf.is_hot("game", "Table", "apply")
    assert not shelf.is_hot("game", "Table", "other")
    assert not shelf.is_hot("game", "Stranger", "apply")
    assert not shelf.is_hot("nowhere", "Table", "apply")


def test_what_cython_warns_about_is_found(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    gate(tmp_path, "cpdef list below(self, list cards)", "def below(self, cards):\n    return cards[:-1]")
    (warning,) = warnings(capfd.readouterr().err)
    assert "negative indices" in warning
