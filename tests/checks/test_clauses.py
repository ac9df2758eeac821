from pathlib import Path

import pytest

from checks.clauses import problems
from tablee.contract.clauses import read_coverage

ENGLISH = "# Zed\nA game.\n\n## Setup\n- **ZED-1** [seed] Shuffle.\n- **ZED-A2** [ruling] Deal all.\n"
FRENCH = "# Zed\nUn jeu.\n\n## Mise en place\n- **ZED-1** [seed] Mélangez.\n- **ZED-A2** [ruling] Distribuez.\n"
TESTS = '@rule("ZED-1")\ndef test_a(): ...\n\n\n@pytest.mark.parametrize("n", [1])\n@rule("ZED-A2", "ZED-1")\ndef test_b(n): ...\n'


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    book = tmp_path / "src/tablee/games/zed/rulebook"
    book.mkdir(parents=True)
    (book / "en.md").write_text(ENGLISH)
    (book / "fr.md").write_text(FRENCH)
    (tmp_path / "tests/games/zed").mkdir(parents=True)
    (tmp_path / "tests/games/zed/test_setup.py").write_text(TESTS)
    return tmp_path


def found(repository: Path) -> list[str]:
    return [problem.replace(f"{repository}/", "") for problem in problems(repository)]


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_a_clause_with_its_tests_passes(repository: Path) -> None:
    assert found(repository) == []
    coverage = read_coverage(repository / "src/tablee/games/zed", repository / "tests/games/zed")
    assert {clause: [proof.test for proof in proofs] for clause, proofs in coverage.tests.items()} == {
        "ZED-1": ["test_a", "test_b"],
        "ZED-A2": ["test_b"],
    }


def test_a_clause_without_a_test_is_found(repository: Path) -> None:
    change(repository / "tests/games/zed/test_setup.py", '"ZED-A2", ', "")
    assert found(repository) == ["src/tablee/games/zed/rulebook: ZED-A2 has no test"]


def test_a_test_without_a_clause_is_found_in_a_class_too(repository: Path) -> None:
    path = repository / "tests/games/zed/test_setup.py"
    path.write_text(TESTS + "\n\nclass TestMore:\n    async def test_c(self): ...\n")
    assert found(repository) == ["tests/games/zed/test_setup.py:11: test_c names no clause: decorate it with @rule"]


def test_a_clause_that_is_not_in_the_book_is_found(repository: Path) -> None:
    change(repository / "tests/games/zed/test_setup.py", '"ZED-1"', '"ZED-1", "ZED-9"')
    assert found(repository) == ["tests/games/zed/test_setup.py:2: test_a names ZED-9, which is not in the rulebook"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("- **ZED-A2** [ruling] Distribuez.\n", "", "fr.md: ZED-A2 is missing"),
        ("[ruling]", "[seed]", "ZED-A2 is [ruling] in English and [seed] in French"),
        ("- **ZED-A2**", "## Donne\n- **ZED-A2**", "1 chapters in English, 2 in French"),
        ("[ruling]", "[guess]", "ZED-A2 has an unknown tag"),
    ],
)
def test_books_that_differ_are_found(repository: Path, old: str, new: str, problem: str) -> None:
    change(repository / "src/tablee/games/zed/rulebook/fr.md", old, new)
    assert problem in " ".join(found(repository))


def test_clauses_in_another_order_are_found(repository: Path) -> None:
    lines = FRENCH.splitlines()
    swapped = [*lines[:-2], lines[-1], lines[-2], ""]
    (repository / "src/tablee/games/zed/rulebook/fr.md").write_text("\n".join(swapped))
    assert found(repository) == [
        "src/tablee/games/zed/rulebook: the clauses are in a different order in the two languages"
    ]
