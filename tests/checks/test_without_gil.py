"""Hot functions run without the GIL, in several threads at once; what they do with Python objects takes it."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from compiling import toolchain
from compiling.__main__ import ROOT
from compiling.deriving.fields import find_fields
from compiling.deriving.inferring import locals_of
from compiling.deriving.kinds import Kind
from compiling.deriving.program import CannotDerive, Function, Program
from compiling.deriving.reading import Source, named, nodes, own_names
from compiling.engine import build_engine
from compiling.modules import compiled_modules, plain_modules
from tests.checks.small_engine import small_engine

needs_compiler = pytest.mark.skipif(toolchain.missing() is not None, reason="this machine cannot compile C")

TABLE = """
from __future__ import annotations

from tablee.core.threads import rouse, together

__all__ = ["Table", "Wide"]

FAR = 2_000_000_000


class Table:
    def __init__(self) -> None:
        self.sink: list[object] | None = None
        self.there = [0] * 4
        self.met = [0] * 4
        self.sum = 0
        self.tables: list[Table] = []
        self.patience = FAR

    def score(self, n: int) -> int:
        return n + self.sum

    def gone(self, other: int) -> int:
        return 1 - self.there[other]

    def say(self, n: int) -> None:
        self.sum += n
        if self.sink is not None:
            double = [n, n]
            self.sink.append(("said", double, self.sum))
        elif n < 0:
            self.sum -= n

    def total(self, n: int) -> int:
        total = 0
        for i in range(n):
            one = self.tables[i]
            one.sum += i
            self.tables[i].sum += 1
            total += one.score(1) + self.tables[i].sum
        return total

    def all_scores(self, n: int) -> int:
        together(add, self, n, n)
        total = 0
        for i in range(n):
            total += self.met[i]
        return total

    def meet(self, n: int) -> int:
        rouse()
        together(wait, self, n, n)
        return self.met[0] + self.met[1]

    def tell_all(self, n: int) -> None:
        together(tell, self, n, 50)


class Wide(Table):
    def __init__(self) -> None:
        super().__init__()
        self.width = 7


def add(table: Table, _worker: int, part: int) -> None:
    one = table.tables[part]
    table.met[part] = one.score(part)


def wait(table: Table, _worker: int, part: int) -> None:
    if table.patience or table.sink is not None:
        meet(table, part)


def meet(table: Table, part: int) -> None:
    '''Wait for the other part, which must run at the same time.'''
    table.there[part] = 1
    tries = 0
    while table.gone(1 - part) and tries < table.patience:
        tries += 1
    table.met[part] = 1 - table.gone(1 - part)


def tell(table: Table, _worker: int, part: int) -> None:
    one = table.tables[part]
    one.say(part)


def width(table: Table) -> int:
    assert isinstance(table, Wide)
    wide = table
    wide.width += 1
    return wide.width
"""


def answers(folder: Path, question: str) -> tuple[list[str], str]:
    """Compile the table, ask it in another process, and return what it prints and its errors."""
    engine = small_engine(folder, {"kit/table.py": TABLE, "kit2.py": "from tablee.kit.table import width\n"})
    build_engine(engine)
    environment = os.environ | {"PYTHONPATH": str(engine.compiled)}
    run = subprocess.run(
        [sys.executable, "-c", f"from tablee.kit.table import *\nfrom tablee.kit2 import width\n{question}"],
        env=environment, capture_output=True, text=True, check=True, timeout=120,
    )  # fmt: skip
    return run.stdout.splitlines(), run.stderr


QUESTION = """
import sys
table = Table()
table.tables = [Table() for _ in range(50)]
counts = [sys.getrefcount(each) for each in table.tables]
print(table.total(4))
table.say(3)
table.sink = []
table.say(4)
print(table.sink)
print(width(Wide()))
print(table.meet(2))
for each in table.tables:
    each.sink = []
del each
for _ in range(20):
    table.tell_all(3)
print(all(each.sink == [("said", [i, i], each.sum - (19 - k) * i) for k in range(20)] for i, each in enumerate(table.tables)))
print(counts == [sys.getrefcount(each) for each in table.tables])


class Own(Table):
    def score(self, n):
        return 1000 * n


table.tables[1] = table.tables[2] = Own()
print(table.all_scores(3) - table.tables[0].sum)
print(width(Table()))
"""


@needs_compiler
def test_threads_meet_and_objects_are_used_with_the_gil(tmp_path: Path) -> None:
    said, problems = answers(tmp_path, QUESTION)
    assert said == ["24", "[('said', [4, 4], 7)]", "8", "2", "True", "True", "3000", "0"]
    assert "AssertionError: a tablee.kit.table.Table instead of a tablee.kit.table.Wide" in problems


def refused(folder: Path, body: str) -> str:
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    text = TABLE.replace("class Wide(Table):", f"def odd(table: Table, n: int) -> int:\n{lines}\n\nclass Wide(Table):")
    with pytest.raises(CannotDerive) as found:
        small_engine(folder, {"kit/table.py": text}).modules()
    return str(found.value)


def test_a_block_that_leaves_its_function_is_refused(tmp_path: Path) -> None:
    said = refused(
        tmp_path, "if table.sink is not None:\n    if n:\n        return 3\n    table.sink.append(n)\nreturn n"
    )
    assert "odd: a block that uses Python objects runs in a function of its own, but leaves it: move it to" in said


def test_a_local_without_a_type_cannot_be_passed_to_a_block(tmp_path: Path) -> None:
    said = refused(tmp_path, "word = 'a'\nif table.sink is not None:\n    table.sink.append(word)\nreturn n")
    assert "odd: word has no C type, so it cannot be passed to a block that uses objects" in said


def test_a_target_that_would_be_evaluated_twice_is_refused(tmp_path: Path) -> None:
    said = refused(tmp_path, "one = table.tables[n]\none.met[one.score(n)] += 1\nreturn n")
    assert "one.met[one.score(n)] would be evaluated twice: keep it in a local" in said


# What threads share


@pytest.fixture(scope="module")
def program() -> Program:
    """The whole engine as the compiler sees it."""
    source = ROOT / "src"
    compiled = compiled_modules(source)
    read = {name: Source(name, path, path.read_text().splitlines()) for name, path in compiled.items()}
    plain = {name: ast.parse(path.read_text()) for name, path in plain_modules(source, compiled).items()}
    found = Program(read, plain, source)
    find_fields(found)
    return found


def reached(program: Program, *first: Function) -> dict[str, Function]:
    """Return the hot functions that these call, directly or indirectly, with every override of a method."""
    found: dict[str, Function] = {}
    waiting = list(first)
    while waiting:
        function = waiting.pop()
        if function.dotted in found or not function.hot:
            continue
        found[function.dotted] = function
        known = locals_of(program, function)
        for call in (node for node in nodes(function.node) if isinstance(node, ast.Call)):
            if (called := known.called(call)) is not None:
                kin = (
                    cls
                    for cls in program.classes.values()
                    if called.owner in {up.dotted for up in program.lineage(cls.dotted)}
                )
                waiting += (
                    [cls.methods[called.name] for cls in kin if called.name in cls.methods]
                    if called.owner
                    else [called]
                )
    return found


def test_threads_share_no_object_that_hot_functions_change(program: Program) -> None:
    """Whatever a search or a batch can reach belongs to its thread, or is a card that never changes."""
    bots, batch = program.classes["tablee.bots.search.Search"], program.classes["tablee.adapters.batch.Batch"]
    found = reached(program, bots.methods["run"], batch.methods["step_from"])
    assert {"tablee.bots.evaluate.zombiaki.eager", "tablee.games.zombies4.effects.rules.Zombies4State.apply"} <= set(
        found
    )
    shared: dict[str, Kind] = {}
    for each in found.values():
        names = {node.id for node in nodes(each.node) if isinstance(node, ast.Name)} - own_names(each.node)
        shared |= {
            program.origin(each.module, name): kind for name in names if (kind := program.held(each.module, name))
        }
    assert set(shared) == {"tablee.games.happy_dayz.effects.powers.table.POWERS"}
    for cls in program.classes.values():
        if any(up.dotted == kind.of for kind in shared.values() for up in program.lineage(cls.dotted)):
            for method in cls.methods.values():
                changed = [
                    node
                    for node in nodes(method.node)
                    if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)
                ]
                assert not [node for node in changed if named(node.value, "self")], method.label
