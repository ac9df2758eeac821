"""C declarations derived from annotations and values: what each kind of Python becomes in the input for Cython."""

import re
import shutil
from pathlib import Path

import pytest

from compiling.__main__ import ROOT
from compiling.deriving.program import CannotDerive
from tests.checks.small_engine import small_engine

HEAD = "from __future__ import annotations\n\nfrom tablee.core.hot import Mask, Small, cold\n\n"


def derived(folder: Path, text: str, **others: str) -> tuple[str, str]:
    """Return the declarations and the copy of a module `kit/zed.py` with this text, next to other modules."""
    files = {"kit/zed.py": HEAD + text} | {name.replace("__", "/") + ".py": other for name, other in others.items()}
    engine = small_engine(folder, files, "kit/*", "core/{chance,state}")
    (zed,) = (module for module in engine.modules() if module.name == "tablee.kit.zed")
    return zed.copy.with_suffix(".pxd").read_text(), zed.copy.read_text()


def line_of(text: str, name: str) -> str:
    """Return the declaration of a function, preceded by that of its locals."""
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if f" {name}(" in line)
    local = lines[at - 1].strip() if "cython.locals" in lines[at - 1] else ""
    return f"{local} {lines[at].strip()}".strip()


def test_annotations_give_the_signature(tmp_path: Path) -> None:
    pxd, _ = derived(
        tmp_path,
        """
class Table:
    pass


def f(s: Table, n: int, m: Mask, b: bool, x: float, out: list[int], worth: list[float]) -> Mask:
    return m


def g(s: Table) -> None:
    pass
""",
    )
    assert (
        line_of(pxd, "f")
        == "cdef u64 f(Table s, int n, u64 m, bint b, double x, int* out, double* worth) noexcept nogil"
    )
    assert line_of(pxd, "g") == "cdef void g(Table s) noexcept nogil"


def test_locals_are_inferred(tmp_path: Path) -> None:
    pxd, _ = derived(
        tmp_path,
        """
ONE: Mask = 1
WIDTH = 4


class Table:
    def __init__(self) -> None:
        self.hands: list[Mask] = [0] * 5
        self.turn = 0


class Other(Table):
    pass


def fill(out: list[int]) -> int:
    return 0


def f(s: Table, seat: int) -> int:
    cards = s.hands[seat]
    bit = ONE << seat
    low = (cards >> seat) & 1
    found = 0
    for i in range(seat):
        found |= s.hands[i]
    half = seat / 2
    both = low > 0 and seat > 1
    out = [0] * (2 * WIDTH)
    n = fill(out)
    old = [0] * 3
    old[0] = bit
    a, b = seat, half
    assert isinstance(s, Other)
    other = s
    wide: Mask = 0
    return n
""",
    )
    told = dict(re.findall(r"(\w+)=([^,)]+)", line_of(pxd, "f")))
    assert told == {
        "cards": "u64", "bit": "u64", "low": "int", "found": "u64", "i": "int", "half": "double", "both": "bint",
        "out": '"int[8]"', "n": "int", "old": '"unsigned long long[3]"', "a": "int", "b": "double", "other": '"void *"',
        "wide": "u64",
    }  # fmt: skip


def test_fields_come_from_an_instance_and_annotations(tmp_path: Path) -> None:
    pxd, copy = derived(
        tmp_path,
        """
FIELDS = {"round": 0, "money": [0] * 6}


class Base:
    def __init__(self) -> None:
        self.seats = 0


class Table(Base):
    deck: Mask
    rows: str = "seats"

    def __init__(self) -> None:
        super().__init__()
        for name, value in FIELDS.items():
            setattr(self, name, value)
        self.deck = 0
        self.hand: list[Mask] = [0] * 5
        self.near: list[Small] = [0] * 40
        self.worth = 0.5
        self.open = True
        self.sink: list[str] | None = None
        self.drawing: object = None


class Search:
    def __init__(self, world: Table, size: int) -> None:
        self.world = world
        self.size = size
        self.values = [0.0] * 16
""",
    )
    assert '    rows = "seats"\n' in copy
    fields = re.findall(r"cdef (?:public|readonly) (.*)", pxd)
    assert fields == [
        "int seats", "Table world", "int size", "double values[16]", "int round", "int money[6]", "u64 deck", "u64 hand[5]",
        "short near[40]", "double worth", "bint open", "list sink", "object drawing",
    ]  # fmt: skip


def test_a_field_may_be_declared_before_it_has_a_value(tmp_path: Path) -> None:
    pxd, _ = derived(
        tmp_path,
        """
class Table:
    pass


class Play:
    def __init__(self, seats: int, table: Table | None) -> None:
        self.seats = seats
        self.table: Table
""",
    )
    assert re.findall(r"cdef public (.*)", pxd) == ["int seats", "Table table"]


def test_an_unchecked_number_stays_an_object(tmp_path: Path) -> None:
    text = "class Play:\n    def pick(self, seat: Unchecked, text: str, number: int) -> str:\n        return text\n"
    pxd, _ = derived(tmp_path, f"from tablee.core.hot import Unchecked\n\n\n{text}")
    assert line_of(pxd, "pick") == "cpdef pick(self, object seat, object text, int number)"


def test_the_garbage_collector_need_not_look_at_what_is_acyclic(tmp_path: Path) -> None:
    text = "@acyclic\nclass Fact:\n    def __init__(self, kind: str) -> None:\n        self.kind = kind\n"
    pxd, copy = derived(tmp_path, f"from tablee.core.hot import acyclic\n\n\n{text}")
    assert "@cython.no_gc\ncdef class Fact:\n    cdef public str kind\n" in pxd
    assert "@acyclic" not in copy


def test_cold_is_what_is_marked_or_takes_objects(tmp_path: Path) -> None:
    pxd, copy = derived(
        tmp_path,
        """
class Table:
    def count(self) -> int:
        return 1


@cold
class Plain(Table):
    pass


@cold
def f(s: Table, seat: int) -> int:
    return len([seat])


def g(s: Table, told: dict[str, int]) -> int:
    return told["x"]


def h(name: str) -> int:
    return len(name)
""",
    )
    assert line_of(pxd, "f") == "cpdef f(Table s, int seat)"
    assert line_of(pxd, "g") == "cpdef g(Table s, object told)"
    assert " h(" not in pxd
    assert "Plain" not in pxd
    assert "@cold" not in copy


def test_an_override_is_declared_as_what_it_overrides(tmp_path: Path) -> None:
    pxd, _ = derived(
        tmp_path,
        """
class Bot:
    @cold
    def choose(self, options: list[int]) -> int:
        return options[0]

    def apply(self, pick: int) -> None:
        pass


class Clever(Bot):
    def choose(self, options: list[int]) -> int:
        return options[-1]

    def apply(self, pick: int) -> None:
        pass
""",
    )
    assert pxd.count("cpdef choose(self, list options)") == 2
    assert pxd.count("cdef void apply(self, int pick) noexcept nogil") == 2


def test_python_may_call_what_it_asks_for(tmp_path: Path) -> None:
    text = """
__all__ = ["offered", "Open"]


class Open:
    def any_method(self) -> int:
        return 1


class Table:
    def called(self) -> int:
        return 1

    def inner(self) -> int:
        return 1


def offered(n: int) -> int:
    return n


def taken(n: int) -> int:
    return n


def hidden(n: int) -> int:
    return n
"""
    plain = "from tablee.kit.zed import Table, taken\n\n\ndef f(t: Table) -> int:\n    return t.called() + taken(1)\n"
    elsewhere = "def g(t: object) -> int:\n    return t.inner()\n"  # what a game calls concerns that game alone
    pxd, _ = derived(tmp_path, text, edge=plain, games__other__edge=elsewhere)
    assert set(re.findall(r"cpdef int (\w+)", pxd)) == {"any_method", "called", "offered", "taken"}
    assert set(re.findall(r"cdef int (\w+)", pxd)) == {"inner", "hidden"}


def test_constants_are_numbers_in_functions_and_names_for_python(tmp_path: Path) -> None:
    numbers = "LOW, HIGH = -1, 3\nCARDS = (1 << 40) - 1\nVALUE = [5, 6, 7]\nSHARE = [0.5, 0.25]\n"
    text = """
from tablee.numbers import CARDS, HIGH, LOW, SHARE, VALUE

MOST = 2 * HIGH


def f(n: int) -> int:
    HIGH = 1
    return VALUE[n] + LOW * MOST + HIGH


def g(n: int) -> Mask:
    return CARDS >> n


def h(n: int) -> float:
    return SHARE[n]
"""
    _, copy = derived(tmp_path, text, numbers=numbers)
    assert "return VALUE__c[n] + (-1) * 6 + HIGH" in copy
    assert "return CARDS__c >> n" in copy
    assert "MOST = 2 * HIGH" in copy
    assert "from tablee.numbers import HIGH\n" in copy
    values = (tmp_path / "build/derived/tablee/kit/zed__values.pxd").read_text()
    assert "static const short tablee_kit_zed_VALUE[3] = {5, 6, 7};" in values
    assert f'u64 CARDS__c "{(1 << 40) - 1}ULL"' in values
    assert "0x1.0000000000000p-1, 0x1.0000000000000p-2" in values


def test_lists_of_functions_become_tables_of_pointers(tmp_path: Path) -> None:
    text = """
class Table:
    pass


def one(s: Table, out: list[int]) -> int:
    return 1


def two(s: Table, out: list[int]) -> int:
    return 2


DO = [one, two]


def f(s: Table, n: int, out: list[int]) -> int:
    done = DO[n](s, out)
    return done
"""
    pxd, copy = derived(tmp_path, text)
    assert "ctypedef int (*DO__c_fn)(Table, int*) noexcept nogil" in pxd
    assert "cdef DO__c_fn DO__c[2]" in pxd
    assert copy.splitlines()[-2:] == ["DO__c[0] = one", "DO__c[1] = two"]
    assert "@cython.locals(done=int)" in pxd


ROWS = """
from typing import Any, NamedTuple


class Table:
    pass


class Row(NamedTuple):
    name: str
    do: Any
    why: Any = None


def one(s: Table, out: list[int]) -> int:
    return 1


def two(s: Table, out: list[int]) -> int:
    return 2


CARDS = [Row("a", one), Row("b", two, one)]
BY_NAME = {row.name: row for row in CARDS}
DO = [row.do for row in CARDS]
WHY = [BY_NAME[name].why or two for name in "ab"]


def f(s: Table, n: int, out: list[int]) -> int:
    return DO[n](s, out) + WHY[n](s, out)
"""


def test_tables_made_from_rows_become_tables_of_pointers(tmp_path: Path) -> None:
    pxd, copy = derived(tmp_path, ROWS)
    assert "cdef DO__c_fn DO__c[2]" in pxd
    assert {"DO__c[0] = one", "DO__c[1] = two", "WHY__c[0] = two", "WHY__c[1] = one"} == set(copy.splitlines()[-4:])
    assert "CARDS =" not in copy
    assert "BY_NAME =" not in copy


def test_rows_of_functions_that_python_would_need_are_refused(tmp_path: Path) -> None:
    text = (
        ROWS
        + """

def count() -> list[str]:
    return [row.name for row in CARDS]
"""
    )
    with pytest.raises(CannotDerive, match=r"zed.py:\d+: CARDS contains C functions"):
        derived(tmp_path, text)


def test_a_function_that_fills_a_list_is_not_for_plain_python(tmp_path: Path) -> None:
    text = "class Table:\n    pass\n\n\ndef fill(s: Table, out: list[int]) -> int:\n    return 0\n"
    with pytest.raises(CannotDerive, match=r"tablee\.kit\.zed\.fill writes into a list"):
        derived(tmp_path, text, edge="from tablee.kit.zed import fill\n")


FIELDED = """
from tablee.core.fields import each, field
from tablee.core.kinds import Number
from tablee.core.methods import with_fields
from tablee.core.state import State


@with_fields
class Table(State):
    most_seats = 4

    round: int = field(Number(0, 9), "counted from 0")
    hands: list[Mask] = each(Number(0, 99), "cards", start=5)

    def copy_from(self, other: State) -> None:
        raise NotImplementedError


def after(s: Table) -> int:
    return 1
"""


def test_fields_of_a_table_and_the_methods_that_follow_are_spelled_out(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "tablee" / "core", tmp_path / "src" / "tablee" / "core")
    pxd, copy = derived(tmp_path, FIELDED)
    assert re.findall(r"cdef (?:public|readonly) (.*)", pxd) == ["int round", "u64 hands[4]"]
    assert "@with_fields" not in copy
    assert 'FIELD_round = field(Number(0, 9), "counted from 0")' in copy
    assert "declared = State.declared + collect_fields({'round': FIELD_round, 'hands': FIELD_hands})" in copy
    assert copy.count("def copy_from") == 1
    assert "self.hands[i] = cython.cast(Table, o).hands[i]" in copy
    assert "self.hands = [5] * 4" in copy
    (module,) = (
        each
        for each in small_engine(tmp_path, {}, "kit/*", "core/{chance,state}").modules()
        if each.name == "tablee.kit.zed"
    )
    line = copy.splitlines().index("def after(s: Table) -> int:")
    assert module.paths[0].read_text().splitlines()[module.places[line][1] - 1] == "def after(s: Table) -> int:"


def test_lines_of_the_copy_are_lines_of_the_source(tmp_path: Path) -> None:
    text = """
from tablee.core.bits import (
    lowest,
    popcount,
)


def f(cards: Mask) -> int:
    return lowest(cards) + popcount(cards)
"""
    derived(tmp_path, text)
    (module,) = small_engine(tmp_path, {}).modules()
    source, copy = module.paths[0].read_text().splitlines(), module.copy.read_text().splitlines()
    at = copy.index("def f(cards: Mask) -> int:")
    assert source[module.places[at][1] - 1] == copy[at]
    assert "from cython.cimports.tablee.core.intrinsics import lowest, popcount" in copy


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("return s.cards", "returns s.cards"),
        ("return small(s.cards)", "n=s.cards"),
        ("s.count = s.cards", "s.count = s.cards"),
    ],
)
def test_a_set_that_would_lose_its_upper_half_is_refused(tmp_path: Path, line: str, what: str) -> None:
    text = f"""
class Table:
    def __init__(self) -> None:
        self.cards: Mask = 0
        self.count = 0


def small(n: int) -> int:
    return n


def f(s: Table) -> int:
    {line}
    return 0
"""
    with pytest.raises(
        CannotDerive, match=rf"kit/zed\.py:17: f: {re.escape(what)} is a 64-bit mask .* annotate the target as Mask"
    ):
        derived(tmp_path, text)


def test_sources_that_do_not_run_are_refused_with_what_python_said(tmp_path: Path) -> None:
    with pytest.raises(CannotDerive, match="ZeroDivisionError"):
        derived(tmp_path, "BROKEN = 1 // 0\n")


def test_an_array_that_is_lent_is_given_to_c_by_its_address(tmp_path: Path) -> None:
    pxd, copy = derived(
        tmp_path,
        """
from array import array
from typing import Any

from tablee.core.hot import Single, Tiny


class Board:
    def __init__(self) -> None:
        self.seen: Any = array("f", [0.0])
        self.marks: Any = array("b", [0])

    def show(self, at: int) -> None:
        write(self.seen, at)
        mark(self.marks, at)


def write(out: list[Single], at: int) -> None:
    out[at] = 1.0


def mark(out: list[Tiny], at: int) -> None:
    out[at] = 1
""",
    )
    assert "cdef float[::1] seen" in pxd or "float[::1] seen" in pxd
    assert line_of(pxd, "write") == "cdef void write(float* out, int at) noexcept nogil"
    assert line_of(pxd, "mark") == "cdef void mark(signed char* out, int at) noexcept nogil"
    assert "write(cython.address(self.seen[0]), at)" in copy
    assert "mark(cython.address(self.marks[0]), at)" in copy
    assert copy.startswith("import cython\n") or "\nimport cython\n" in copy
