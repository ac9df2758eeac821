"""What C callers need not do: call short methods, clear arrays that are written first, test a class twice."""

from pathlib import Path

import pytest

from compiling.deriving.program import CannotDerive
from tests.checks.test_deriving import derived

TABLE = """
from typing import final

from tablee.core.bits import contains
from tablee.core.hot import unset

WIDTH = 4


class Table:
    def __init__(self) -> None:
        self.cells = [0] * 8
        self.depth = 0

    @final
    def count(self, row: int) -> int:
        \"\"\"Return the sum of a row.\"\"\"
        total = 0
        for i in range(WIDTH):
            total += self.cells[WIDTH * row + i]
        return total

    @final
    def has(self, mask: int, row: int) -> bool:
        return contains(mask, row) and self.count(row) > 0

    def below(self, row: int) -> int:
        return self.count(row + 1)
"""


def test_c_callers_use_the_body_of_a_final_method(tmp_path: Path) -> None:
    pxd, copy = derived(tmp_path, f"{TABLE}\n\ndef f(s: Table) -> bool:\n    return s.has(3, s.depth)\n")
    assert (
        "cdef inline int Table__count__c(Table self, int row) noexcept nogil:\n    cdef int total\n    cdef int i\n"
        in pxd
    )
    assert "        total += self.cells[4 * row + i]\n    return total" in pxd
    assert "return contains(mask, row) and Table__count__c(self, row) > 0" in pxd
    assert "from tablee.core.intrinsics cimport contains, u64" in pxd
    assert "return Table__has__c(s, 3, s.depth)" in copy
    assert "return Table__count__c(self, row + 1)" in copy
    assert "cdef int count(self, int row) noexcept nogil" in pxd  # plain Python and other classes still find the method


def test_a_call_without_arguments_and_one_of_several_lines(tmp_path: Path) -> None:
    text = """
from typing import final


class Table:
    def __init__(self) -> None:
        self.depth = 0

    @final
    def top(self) -> int:
        return self.depth

    @final
    def add(self, one: int, other: int) -> None:
        self.depth += one + other


def f(s: Table) -> int:
    s.add(
        s.top(), 2
    )
    return s.top() + 1
"""
    _, copy = derived(tmp_path, text)
    assert "Table__add__c(s, Table__top__c(s), 2" in copy
    assert "return Table__top__c(s) + 1" in copy


def test_a_final_method_that_cannot_be_built_in_is_refused(tmp_path: Path) -> None:
    text = TABLE.replace("contains(mask, row)", "self.below(row) > 0")
    with pytest.raises(CannotDerive, match=r"zed\.py:\d+: Table\.has is final, so .*: it uses self\.below"):
        derived(tmp_path, text)


def test_a_final_method_cannot_be_overridden(tmp_path: Path) -> None:
    text = f"{TABLE}\n\nclass Wide(Table):\n    def count(self, row: int) -> int:\n        return 1\n"
    with pytest.raises(CannotDerive, match=r"Wide\.count overrides tablee\.kit\.zed\.Table\.count, which is final"):
        derived(tmp_path, text)


USUAL = """
from tablee.core.hot import usual


class Stream:
    def __init__(self) -> None:
        self.x = 1

    @usual
    def below(self, n: int) -> int:
        self.x += 1
        return self.x % n


class Told(Stream):
    def below(self, n: int) -> int:
        return 0


def drawn(s: Stream) -> int:
    return 3 * s.below(7)


def rounded(s: Stream, share: float) -> float:
    return share * s.below(7)
"""


def test_a_usual_method_is_built_in_for_exactly_its_class(tmp_path: Path) -> None:
    pxd, copy = derived(tmp_path, USUAL)
    assert "cdef inline int Stream__below__c(Stream self, int n) noexcept nogil:\n" in pxd
    assert "    if not exactly__c(self, Stream): return self.below(n)\n    self.x += 1\n" in pxd
    assert "return 3 * Stream__below__c(s, 7)" in copy


def test_functions_with_floats_call_a_usual_method_so_that_rounding_stays(tmp_path: Path) -> None:
    _, copy = derived(tmp_path, USUAL)
    assert "return share * s.below(7)" in copy


def test_an_array_that_is_written_first_is_not_cleared(tmp_path: Path) -> None:
    text = f"{TABLE}\n\ndef f(s: Table) -> int:\n    out = unset(2 * WIDTH)\n    out[0] = s.depth\n    return out[0]\n"
    pxd, copy = derived(tmp_path, text)
    assert 'out="int[8]"' in pxd
    assert "unset" not in copy
    assert "    pass\n    out[0] = s.depth\n" in copy


def test_a_class_that_was_asserted_is_not_tested_again(tmp_path: Path) -> None:
    text = """
class Table:
    def __init__(self) -> None:
        self.depth = 0


class Wide(Table):
    pass


def f(s: Table, other: Table) -> int:
    assert isinstance(s, Wide)
    wide = s
    again = other
    return wide.depth + again.depth
"""
    _, copy = derived(tmp_path, text)
    assert "    if not expect__c(cython.cast(Wide, s), Wide): return 0\n" in copy
    assert '    wide = cython.cast("void *", cython.cast(Wide, s))\n    again = cython.cast("void *", other)\n' in copy
    assert "return cython.cast(Wide, wide).depth + cython.cast(Table, again).depth" in copy
    assert "import cython\n" in copy
