"""Mutants: what is changed, that a test which notices kills one, and the row in the docs."""

from pathlib import Path

import pytest

from checks import mutants
from checks.mutants import ROOT, Score, Target, Workshop

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
NOTICES = """from tablee.lab.numbers import wilson


def test_an_interval_lies_around_its_share() -> None:
    low, high = wilson(0.5, 100)
    assert low < 0.5 < high
"""


def test_each_place_inside_a_function_is_changed_in_one_way(tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text(CODE)
    found = list(mutants.mutants(file))
    assert [(mutant.old, mutant.new) for mutant in found] == CHANGES
    for mutant in found:
        compile(mutant.applied(), mutant.old, "exec")
        assert mutant.applied().replace(mutant.new, mutant.old, 1) == CODE


def test_a_test_that_notices_kills_and_one_that_does_not_lets_live(tmp_path: Path) -> None:
    (tmp_path / "test_interval.py").write_text(NOTICES)
    workshop = Workshop(tmp_path, Target((), ((str(tmp_path),),)))
    code = {mutant.old: mutant for mutant in mutants.mutants(ROOT / "src/tablee/lab/numbers.py")}
    assert workshop.kills(code["middle - reach"])
    assert not workshop.kills(code["not count"])
    assert (workshop.source / "tablee/lab/numbers.py").read_text() == (ROOT / "src/tablee/lab/numbers.py").read_text()


def test_tests_that_fail_anyway_are_not_asked(tmp_path: Path) -> None:
    (tmp_path / "test_wrong.py").write_text("def test_wrong() -> None:\n    assert False\n")
    with pytest.raises(SystemExit, match="fails on the code as it is"):
        Workshop(tmp_path, Target((), ((str(tmp_path),),)))


def test_a_part_without_tests_by_day_neither_fails_nor_kills(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(NOTICES)
    workshop = Workshop(tmp_path, Target((), ((str(tmp_path), "-k", "nothing_of_this_name"),)))
    (mutant, *_) = mutants.mutants(ROOT / "src" / "tablee" / "lab" / "numbers.py")
    assert not workshop.kills(mutant)


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
