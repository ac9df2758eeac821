"""Mutants: what is changed, that a test which notices kills one, and the row in the docs."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from checks import mutants, patience
from checks.mutants import Score, Target, Workshop

CODE = '''"""A docstring with 1 number."""
LIMIT = 3


def both(cards: list[int], seat: int = 0) -> bool:
    """Not 2 of them."""
    for card in cards:
        if card < LIMIT and not seat:
            break
    cards.sort()
    return len(cards) + 1 == 2
'''
CHANGES = [
    ("card < LIMIT and not seat", "(card < LIMIT or not seat)"),
    ("card < LIMIT", "(card <= LIMIT)"),
    ("not seat", "(seat)"),
    ("break", "continue"),
    ("cards.sort()", "pass"),
    ("len(cards) + 1 == 2", "(len(cards) + 1 != 2)"),
    ("len(cards) + 1", "(len(cards) - 1)"),
    ("1", "(2)"),
    ("2", "(3)"),
]
SHARES = """def interval(share, reach):
    return share - reach, share + reach


def percent(share):
    return share * 100
"""
NOTICES = """from shares import interval


def test_an_interval_lies_around_its_share() -> None:
    low, high = interval(0.5, 0.1)
    assert low < 0.5 < high
"""
ASIDE = """

def test_something_else() -> None:
    assert engine
"""


@pytest.fixture
def shares(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, mutants.Mutant]:
    """The mutants of a project with one module, by what they change; its tests need none of our plugins of pytest."""
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_ADDOPTS", "-p xdist")
    file = tmp_path / "src" / "shares.py"
    file.parent.mkdir()
    file.write_text(SHARES)
    return {mutant.old: mutant for mutant in mutants.mutants(file)}


def workshop(folder: Path, test: str, *more: str) -> Workshop:
    (folder / "test_it.py").write_text(test)
    return Workshop(folder / "copy", Target((), ((str(folder / "test_it.py"), *more),)))


def test_each_place_inside_a_function_is_changed_in_one_way(tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text(CODE)
    found = list(mutants.mutants(file))
    assert [(mutant.old, mutant.new) for mutant in found] == CHANGES
    for mutant in found:
        compile(mutant.applied(), mutant.old, "exec")
        assert mutant.applied().replace(mutant.new, mutant.old, 1) == CODE


def test_a_coroutine_is_changed_like_a_function(tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text("async def tell(seat: int) -> None:\n    if seat > 1:\n        await send(seat)\n")
    found = [(mutant.old, mutant.new) for mutant in mutants.mutants(file)]
    assert found == [("seat > 1", "(seat >= 1)"), ("1", "(2)"), ("await send(seat)", "pass")]


def test_a_part_above_the_engine_is_changed_in_the_compiled_copy(
    tmp_path: Path, shares: dict[str, mutants.Mutant]
) -> None:
    compiled = tmp_path / "build" / "compiled"
    compiled.mkdir(parents=True)
    (compiled / "shares.py").write_text(SHARES)
    (compiled / "engine.py").touch()
    test = tmp_path / "test_it.py"
    test.write_text(f"import engine\n{NOTICES}{ASIDE}")
    asked = Workshop(tmp_path / "copy", Target((), ((str(test),),), compiled=True))
    assert asked.kills(shares["share - reach"])
    assert not asked.kills(shares["share * 100"])
    ((noticing, _),) = asked.noticing(shares["share - reach"])
    assert noticing == ("test_it.py::test_an_interval_lies_around_its_share",)
    assert asked.noticing(shares["share * 100"]) == []


def test_a_test_that_notices_kills_and_one_that_does_not_lets_live(
    tmp_path: Path, shares: dict[str, mutants.Mutant]
) -> None:
    asked = workshop(tmp_path, NOTICES)
    assert asked.kills(shares["share - reach"])
    assert not asked.kills(shares["share * 100"])
    assert (asked.source / "shares.py").read_text() == SHARES


@pytest.mark.usefixtures("shares")
def test_tests_that_fail_anyway_are_not_asked(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"(?s)fails on the code as it is:.*test_it.py::test_wrong"):
        workshop(tmp_path, "def test_wrong() -> None:\n    assert False\n")


def test_a_part_without_tests_by_day_neither_fails_nor_kills(tmp_path: Path, shares: dict[str, mutants.Mutant]) -> None:
    asked = workshop(tmp_path, NOTICES, "-k", "nothing_of_this_name")
    assert not asked.kills(shares["share - reach"])


def test_a_row_takes_the_place_of_the_last_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "mutants.md"
    page.write_text(f"Before\n{mutants.START}| Code |\n|---|\n{mutants.END}After\n")
    monkeypatch.setattr(mutants, "PAGE", page)
    for survivors in (5, 2):
        mutants.keep(Score("zombiaki", places=1378, tried=100, survivors=survivors, seed=1))
    rows = page.read_text().splitlines()
    assert rows[:2] == ["Before", mutants.START.strip()]
    assert rows[4].startswith("| zombiaki | 1378 | 100, seed 1 | 98 | 98% (93%–99%) |")
    assert rows[5:] == [mutants.END.strip(), "After"]


def python(program: str, seconds: int) -> int | None:
    return patience.run([sys.executable, "-c", program], Path.cwd(), dict(os.environ), seconds)[0]


def test_what_does_not_end_is_ended_after_its_processor_time() -> None:
    assert python("while True: pass", 1) == -signal.SIGKILL


def test_what_stands_still_is_ended_and_what_works_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "STILL", 0.5)
    assert python("import threading; threading.Event().wait()", 60) is None
    assert python("import time\nwhile time.process_time() < 0.8: pass", 60) == 0


def test_what_is_paused_does_not_stand_still() -> None:
    with subprocess.Popen([sys.executable, "-c", "import os; os.kill(os.getpid(), 19)"]) as program:
        os.waitpid(program.pid, os.WUNTRACED)
        assert patience.wanted(program.pid) is None
        program.kill()
    assert patience.wanted(os.getpid())
