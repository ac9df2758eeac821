from pathlib import Path

from checks.sizes import function_problems, problems


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_files_over_400_lines_are_found_and_tables_and_tests_are_aside(tmp_path: Path) -> None:
    long = "A = 1\n" * 401
    for name in ("src/tablee/core/x.py", "src/tablee/core/x.pxd", "src/tablee/games/zed/cards.py", "tests/test_x.py"):
        write(tmp_path / name, long)
    write(tmp_path / "web/src/table.svelte", "a\n" * 401)
    write(tmp_path / "src/tablee/core/y.py", "A = 1\n" * 400)
    found = sorted(problem.split(":")[0] for problem in problems(tmp_path))
    assert found == ["src/tablee/core/x.pxd", "src/tablee/core/x.py", "web/src/table.svelte"]


def test_functions_over_50_lines_are_found() -> None:
    fits = "def f():\n" + "    a = 1\n" * 49
    assert list(function_problems(fits)) == []
    assert list(function_problems(fits + "    a = 1\n")) == ["1: f has 51 lines, at most 50 allowed"]


def test_more_than_five_parameters_besides_self_are_found() -> None:
    assert list(function_problems("class A:\n    def f(self, a, b, c, d, e): ...\n")) == []
    assert list(function_problems("def f(a, b, /, c, d, *, e): ...\n")) == []
    assert list(function_problems("def f(a, b, c, *, d, e, g): ...\n")) == [
        "1: f takes 6 parameters, at most 5 allowed"
    ]
    assert list(function_problems("async def f(self, a, b, c, d, e, g): ...\n")) == [
        "1: f takes 6 parameters, at most 5 allowed"
    ]
