"""Mutation testing: change the code in one small place at a time and check that a test fails.

python -m checks.mutants [TARGET …] [--count N] [--minutes M] [--seed S]

A random sample of all possible changes is tested, so that a score takes minutes and has an interval. A mutant is killed
if a test fails, does not end or stands still; the survivors are printed for review. Results go into
docs/reference/mutants.md.
"""

from __future__ import annotations

import argparse
import ast
import copy
import datetime as dt
import os
import random
import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.progress import Progress

from checks import patience
from checks.reaching import visits
from tablee.lab.numbers import wilson

ROOT = Path(__file__).resolve().parent.parent
CHECKS = ROOT  # where the plugin is imported from, whatever is tested
PAGE = ROOT / "docs" / "reference" / "mutants.md"
START, END = "<!-- mutants: made by `python -m checks.mutants` -->\n", "<!-- end of mutants -->\n"
PATIENCE = 4  # a mutant that takes this many times the original processor time counts as endless
NO_TEST = 5  # pytest's exit code if none was selected: the contract of the slowest game runs here only in long runs


@dataclass(frozen=True)
class Target:
    """Code to change, and the groups of tests that should fail, in the order in which they run."""

    sources: tuple[str, ...]
    tests: tuple[tuple[str, ...], ...]
    compiled: bool = False  # lies above the compiled engine: tested on it, by those tests that reach the changed line


def rules(game: str) -> Target:
    folder = f"src/tablee/games/{game}"
    names = ("state", "decisions", "effects", "scoring")
    sources = tuple(f"{folder}/{name}{end}" for name in names for end in (".py", "/**/*.py"))
    return Target(
        sources,
        (("tests/playthroughs", "-k", game), (f"tests/games/{game}",), ("tests/contract/test_contract.py", "-k", game)),
    )


TARGETS = {game: rules(game) for game in ("happy_dayz", "happy_pigs", "zombiaki", "zombies4")}
# Where a defect loses or leaks something, and the tests that start no server of their own
SERVER = (
    "table", "telling", "audience", "serving", "acts/*", "store/writer", "bundles", "clocks", "lagging", "snapshots",
)  # fmt: skip
ROOMS = (
    "picks", "play", "undo", "seating", "leaving", "talking", "stances", "hot_seat", "clocks", "bundles", "lagging",
    "snapshots", "absence", "silence", "recall", "keeping", "leaks", "bad_input", "older", "notices", "company", "store",
)  # fmt: skip
TARGETS["server"] = Target(
    tuple(f"src/tablee/server/{name}.py" for name in SERVER),
    (tuple(f"tests/server/test_{name}.py" for name in ROOMS),),
    compiled=True,
)


@dataclass(frozen=True)
class Mutant:
    """One change: a range of a file and its replacement."""

    file: Path
    line: int
    lines: range  # of its statement; a test that runs none of them cannot notice
    old: str
    new: str
    start: int
    end: int

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.old} → {self.new}"

    def applied(self) -> str:
        text = self.file.read_bytes()
        return (text[: self.start] + self.new.encode() + text[self.end :]).decode()


@dataclass(frozen=True)
class Score:
    """The number of mutants tried, and of those that survived."""

    name: str
    places: int
    tried: int
    survivors: int
    seed: int

    def __str__(self) -> str:
        killed = self.tried - self.survivors
        low, high = wilson(killed / self.tried, self.tried)
        share = f"{killed / self.tried:.0%} ({low:.0%}–{high:.0%})"
        today = dt.datetime.now(dt.UTC).date()
        return f"| {self.name} | {self.places} | {self.tried}, seed {self.seed} | {killed} | {share} | {today} |"


FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATIONS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


def changed(node: ast.AST) -> ast.AST | None:
    """Return a mutated copy of the node, or None if there is no mutation for it."""
    new = copy.deepcopy(node)
    match new:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            new.ops = [COMPARISONS[type(op)]()]
        case ast.BoolOp(op=ast.And()):
            new.op = ast.Or()
        case ast.BoolOp(op=ast.Or()):
            new.op = ast.And()
        case ast.UnaryOp(op=ast.Not()):
            return new.operand
        case ast.BinOp(op=op) if type(op) in OPERATIONS:
            new.op = OPERATIONS[type(op)]()
        case ast.AugAssign(op=op) if type(op) in OPERATIONS:
            new.op = OPERATIONS[type(op)]()
        case ast.Constant(value=bool(value)):
            new.value = not value
        case ast.Constant(value=int(value)):
            new.value = value + 1
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())):
            return ast.Pass()
        case ast.Break():
            return ast.Continue()
        case ast.Continue():
            return ast.Break()
        case _:
            return None
    return new


def mutants(file: Path) -> Iterator[Mutant]:
    """Yield all mutants of the functions in a file."""
    text = file.read_text("utf-8")
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, FUNCTION):
            continue
        begin = 0
        for node in (each for statement in function.body for each in places(statement)):
            begin = node.lineno if isinstance(node, ast.stmt) else begin
            new = changed(node)
            if new is not None:
                start = starts[node.lineno - 1] + node.col_offset
                end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
                old = " ".join(text.encode()[start:end].decode().split())
                put = f"({ast.unparse(new)})" if isinstance(new, ast.expr) else ast.unparse(new)
                yield Mutant(file, node.lineno, range(begin, (node.end_lineno or 0) + 1), old, put, start, end)


def places(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Yield the nodes below a node that may be changed.

    Annotations, f-strings, patterns and assertions are skipped, and so are nested functions, which are visited separately.
    """
    if isinstance(node, FUNCTION | ast.JoinedStr | ast.pattern | ast.Assert):
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield node
    for name, value in ast.iter_fields(node):
        if name != "annotation":
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not is_left_empty(child, node):
                    yield from places(child)


def is_left_empty(node: ast.AST, above: ast.AST) -> bool:
    """True for a 0 in `say(EVENT, 0, 0)`: an unused number of an event, which nobody reads."""
    told = isinstance(above, ast.Call) and isinstance(above.func, ast.Attribute) and above.func.attr == "say"
    return told and isinstance(node, ast.Constant) and node.value == 0


class Workshop:
    """A copy of the sources in which one file at a time is changed."""

    def __init__(self, folder: Path, target: Target) -> None:
        self.source = folder / "src"
        self.target = target
        original = ROOT / ("build/compiled" if target.compiled else "src")
        shutil.copytree(original, self.source, ignore=shutil.ignore_patterns("_web", "_docs", "__pycache__"))
        self.said = ""  # the end of what pytest said last
        self.clock = 10**9  # a new timestamp for each version of a file, so that no stale bytecode is used
        self.reached = folder / "reached"  # by the tests, if those that reach a line are chosen
        following = ("-p", "checks.reaching", "--below", str(self.source), "--reached", str(self.reached))
        self.groups = [
            (tests, PATIENCE * self._original((*tests, *(following if target.compiled else ()))))
            for tests in target.tests
        ]
        self.visits = visits(self.reached) if target.compiled else []

    def kills(self, mutant: Mutant) -> bool:
        copied = self.source / mutant.file.relative_to(ROOT / "src")
        self._write(copied, mutant.applied())
        try:
            return any(self._fails(tests, seconds) for tests, seconds in self.noticing(mutant))
        finally:
            self._write(copied, mutant.file.read_text("utf-8"))

    def noticing(self, mutant: Mutant) -> list[tuple[tuple[str, ...], float]]:
        """Return the groups of tests that may notice a mutant, with their patience."""
        if not self.target.compiled:
            return self.groups
        path = mutant.file.relative_to(ROOT / "src").as_posix()
        lines = {(path, line) for line in mutant.lines}
        found = [visit for visit in self.visits if visit.lines & lines]
        return (
            [(tuple(visit.test for visit in found), PATIENCE * sum(visit.seconds for visit in found))] if found else []
        )

    def _write(self, file: Path, text: str) -> None:
        file.write_text(text, "utf-8")
        self.clock += 1
        os.utime(file, (self.clock, self.clock))

    def _original(self, tests: tuple[str, ...]) -> float:
        """Run tests on the code as it is, which must pass; return their processor time."""
        begin = processor_time()
        if self._fails(tests):
            sys.exit(f"{' '.join(tests)} fails on the code as it is:\n{self.said}")
        return processor_time() - begin

    def _fails(self, tests: tuple[str, ...], seconds: float | None = None) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *tests]
        shared = os.environ.get("PYTHONPYCACHEPREFIX") or str(ROOT / "build" / "bytecode")  # of pytest and all packages
        bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": shared}
        engine = {"PYTHONPATH": f"{self.source}{os.pathsep}{CHECKS}", "TABLEE_COMPILE": str(int(self.target.compiled))}
        limit = 0 if seconds is None else int(seconds) + 10
        code, said = patience.run(command, ROOT, os.environ | bytecode | engine, limit)
        self.said = said[-2000:]
        return code not in (0, NO_TEST)


def processor_time() -> float:
    """Return the processor time of all finished child processes, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(name: str, wanted: argparse.Namespace, tick: Callable[[], object]) -> Score:
    """Test mutants until there are enough or the time is up; the order is random, so any number is a fair sample."""
    target = TARGETS[name]
    files = sorted({file for pattern in target.sources for file in ROOT.glob(pattern)})
    everything = [mutant for file in files for mutant in mutants(file)]
    sample = random.Random(wanted.seed).sample(everything, min(wanted.count, len(everything)))
    survivors, tried = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        workshop = Workshop(Path(folder), target)
        begin = time.monotonic()
        for mutant in sample:
            if time.monotonic() - begin > wanted.minutes * 60:
                break
            tried += 1
            if not workshop.kills(mutant):
                survivors += 1
                reached = "" if workshop.noticing(mutant) else ", reached by no test"
                print(f"survived{reached}: {mutant}", flush=True)
            tick()
    return Score(name, len(everything), tried, survivors, wanted.seed)


def keep(score: Score) -> None:
    """Replace the row of a target in the table."""
    page = PAGE.read_text("utf-8")
    before, rest = page.split(START)
    table, after = rest.split(END)
    rows = [each for each in table.splitlines() if not each.startswith(f"| {score.name} |")]
    PAGE.write_text(f"{before}{START}" + "\n".join([*rows, str(score)]) + f"\n{END}{after}", "utf-8")


def main() -> None:
    read = argparse.ArgumentParser(prog="python -m checks.mutants", description=__doc__.partition("\n")[0])
    read.add_argument("targets", nargs="*", choices=[*TARGETS, []], metavar="TARGET", help=f"of {', '.join(TARGETS)}")
    read.add_argument("--count", type=int, default=100, help="mutants of each target (default: 100)")
    read.add_argument("--minutes", type=float, default=30, help="at most so long for each target (default: 30)")
    read.add_argument("--seed", type=int, default=1, help="which ones (default: 1)")
    wanted = read.parse_args()
    with Progress(transient=True) as progress:
        for name in wanted.targets or TARGETS:
            bar = progress.add_task(name, total=wanted.count)
            keep(measure(name, wanted, partial(progress.advance, bar)))


if __name__ == "__main__":
    main()
