"""Which steps run, and how they are reported."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from checks.__main__ import ROOT, chosen, main
from checks.runner import Result, run_all
from checks.selecting import changed, reached
from checks.steps import BUILT, Step, steps


def names(*arguments: str) -> list[str]:
    return [step.name for step in chosen(arguments, ROOT)[0]]


def python(name: str, program: str, after: str = "", compiled: bool = False, summary: bool = False) -> Step:
    command = (sys.executable, "-c", program)
    return Step(name, command, after=frozenset(after.split()), compiled=compiled, summary=summary)


def results(found: list[Step], root: Path) -> dict[str, Result]:
    return {result.step.name: result for result in run_all(found, root, streamed=False)}


def test_without_arguments_everything_runs() -> None:
    assert names() == [step.name for step in steps(ROOT)]
    assert {"types", "format", "lint", "arrows", "sizes", "clauses", "texts", "generated", "hot"} < set(names())
    assert names()[-3:] == ["browser", "compiled", "pure"]


def test_names_choose_steps_and_bring_what_they_need() -> None:
    assert names("lint", "sizes") == ["lint", "sizes"]
    assert names("compiled") == ["compile", "compiled"]
    assert names("browser") == ["compile", "browser"]


def test_other_arguments_go_to_pytest_on_both_engines_and_are_watched() -> None:
    selection, watched = chosen(["tests/games/zombiaki", "-k", "lint"], ROOT)
    assert [step.name for step in selection] == ["compile", "compiled", "pure"]
    assert all(
        step.command[-3:] == ("tests/games/zombiaki", "-k", "lint") for step in selection if step.name != "compile"
    )
    assert watched
    assert not chosen(["--long"], ROOT)[1]


def test_long_tests_run_only_when_asked_for() -> None:
    short, long = (next(step for step in chosen(each, ROOT)[0] if step.name == "pure") for each in ([], ["--long"]))
    assert "long or not long" not in short.command
    assert "long or not long" in long.command
    assert (short.environment.get("TABLEE_LONG"), long.environment.get("TABLEE_LONG")) == (None, "1")


def test_pure_runs_the_sources_and_compiled_the_compiled_copy() -> None:
    compiled, pure = (step for step in steps(ROOT) if step.name in {"pure", "compiled"})
    assert (pure.environment["TABLEE_COMPILE"], compiled.environment["TABLEE_COMPILE"]) == ("0", "1")
    assert compiled.environment["PYTHONPATH"] == str(ROOT / "build/compiled")


def test_a_line_tells_the_name_the_time_and_the_last_words_of_pytest(tmp_path: Path) -> None:
    found = results([python("pure", "print('dots'); print('=== 3 passed in 1.2s ===')", summary=True)], tmp_path)
    assert str(found["pure"]).split(" s  ")[1] == "3 passed in 1.2s"
    quiet = results([python("lint", "print('All checks passed!')")], tmp_path)
    assert str(quiet["lint"]).endswith(" s")


def test_a_failing_step_fails_and_keeps_its_output(tmp_path: Path) -> None:
    found = results([python("lint", "print('x.py:1: bad'); raise SystemExit(1)"), python("sizes", "")], tmp_path)
    assert found["lint"].failed
    assert "x.py:1: bad" in found["lint"].output
    assert "FAILED" in str(found["lint"])
    assert not found["sizes"].failed


MEETING = """
import pathlib, time
pathlib.Path("{here}").touch()
while not pathlib.Path("{there}").exists():
    time.sleep(0.01)
"""


def test_two_steps_run_at_a_time(tmp_path: Path) -> None:
    """Each waits for the other."""
    both = [
        python(here, MEETING.format(here=here, there=there)) for here, there in (("web", "types"), ("types", "web"))
    ]
    assert not any(result.failed for result in results(both, tmp_path).values())


def test_a_step_that_waits_for_the_network_runs_beside_two_others(tmp_path: Path) -> None:
    """Each of the three waits for another."""
    ring = {"web": "types", "types": "audit", "audit": "web"}
    three = [replace(python(one, MEETING.format(here=one, there=ring[one])), waits=one == "audit") for one in ring]
    assert not any(result.failed for result in results(three, tmp_path).values())


def test_a_step_waits_for_those_whose_results_it_uses(tmp_path: Path) -> None:
    tests = python("pure", "print(open('built').read())", "compile web", summary=True)
    found = results([tests, python("lint", ""), python("compile", "open('built', 'w').write('it')")], tmp_path)
    assert [name for name in found if name != "lint"] == ["compile", "pure"]
    assert str(found["pure"]).endswith("it")
    assert all(step.after == BUILT for step in steps(ROOT)[-3:])


def test_what_is_watched_runs_one_by_one(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    both = [python("compiled", "print('one', flush=True); print('two')"), python("pure", "print('three')")]
    assert [result.step.name for result in run_all(both, tmp_path, streamed=True)] == ["compiled", "pure"]
    assert capfd.readouterr().out.split() == ["one", "two", "three"]


def test_what_stands_above_the_engine_runs_once_and_without_a_compiler_on_the_plain_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled, pure = (step for step in steps(ROOT) if step.name in {"pure", "compiled"})
    assert "--ignore=tests/server" in pure.command
    assert not {"--ignore=tests/server", "--ignore=tests/games"} & {*compiled.command, *pure.without_engine}
    monkeypatch.delenv("TABLEE_COMPILE", raising=False)
    whole = (sys.executable, "-c", "print('9 passed')")
    both = [
        python("compile", "raise SystemExit(3)", compiled=True),
        Step("pure", (sys.executable, "-c", "print('1 passed')"), after=BUILT, summary=True, without_engine=whole),
    ]
    assert str(results(both, tmp_path)["pure"]).endswith("9 passed")
    assert str(results(both[1:], tmp_path)["pure"]).endswith("1 passed")


def test_the_browser_meets_the_compiled_engine_and_without_a_compiler_the_plain_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABLEE_COMPILE", raising=False)
    said = "import os; print(os.environ['TABLEE_COMPILE'], os.environ['PYTHONPATH'])"
    browser = replace(
        next(step for step in steps(ROOT) if step.name == "browser"), command=(sys.executable, "-c", said)
    )
    assert str(results([browser], tmp_path)["browser"]).endswith(f"1 {ROOT / 'build/compiled'}")
    no_compiler = python("compile", "raise SystemExit(3)", compiled=True)
    assert str(results([no_compiler, browser], tmp_path)["browser"]).endswith(f"0 {tmp_path / 'src'}")


@pytest.fixture
def engine_steps() -> list[Step]:
    return [
        python("compile", "raise SystemExit(3)", compiled=True),
        python("compiled", "print('1 passed')", "compile", compiled=True, summary=True),
    ]


def test_without_a_compiler_the_compiled_steps_are_skipped_aloud(
    tmp_path: Path, engine_steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABLEE_COMPILE", raising=False)
    found = results(engine_steps, tmp_path)
    assert [result.skipped for result in found.values()] == ["no C compiler here"] * 2
    assert not any(result.failed for result in found.values())


def test_a_demanded_engine_that_cannot_be_had_fails(
    tmp_path: Path, engine_steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_COMPILE", "1")
    found = results(engine_steps, tmp_path)
    assert found["compile"].failed
    assert found["compiled"].skipped == "no C compiler here"


def test_a_forbidden_engine_is_not_compiled(
    tmp_path: Path, engine_steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_COMPILE", "0")
    assert [result.skipped for result in results(engine_steps, tmp_path).values()] == ["TABLEE_COMPILE=0"] * 2


def test_an_engine_that_does_not_compile_fails_and_the_gate_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABLEE_COMPILE", raising=False)
    broken = python("compile", "print('zed.pxd:3: nonsense'); raise SystemExit(1)", compiled=True)
    gate = next(step for step in steps(ROOT) if step.name == "hot")
    found = results([broken, replace(gate, command=(sys.executable, "-c", "raise SystemExit(1)"))], tmp_path)
    assert found["compile"].failed
    assert found["hot"].failed


def test_only_the_compiler_may_say_that_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLEE_COMPILE", raising=False)
    usage = python("compiled", "raise SystemExit(4)", compiled=True, summary=True)
    assert results([usage], tmp_path)["compiled"].failed


def pytest_words(*arguments: str) -> list[str]:
    """Return the arguments passed to pytest."""
    (pure,) = (step for step in chosen(arguments, ROOT)[0] if step.name == "pure")
    return list(pure.command[3:])


def test_a_name_is_looked_for_in_files_then_in_tests() -> None:
    assert pytest_words("test_steps") == ["tests/checks/test_steps.py"]
    assert pytest_words("tests/checks/test_steps.py::test_a") == ["tests/checks/test_steps.py::test_a"]
    here = "tests/checks/test_steps.py::test_a_name_is_looked_for_in_files_then_in_tests"
    assert pytest_words("looked_for_in_files_then") == [here]
    assert pytest_words("-k", "looked_for") == ["-k", "looked_for"]


def test_an_unknown_name_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no_such_test_anywhere".replace("_", "-")]) == 2
    assert "No step, file or test is called “no-such-test-anywhere”" in capsys.readouterr().out


def test_a_change_reaches_the_tests_that_import_it_and_a_game_its_own() -> None:
    assert "tests/checks/test_lock.py" not in reached(["src/tablee/core/record.py"], ROOT)
    assert "tests/core/test_record.py" in reached(["src/tablee/core/record.py"], ROOT)
    pigs = reached(["src/tablee/games/happy_pigs/scoring.py"], ROOT)
    assert {"tests/contract/test_contract.py", "tests/games/happy_pigs/test_selling.py"} <= set(pigs)
    assert not any(each.startswith("tests/games/zombiaki") for each in pigs)
    own = reached(["tests/checks/test_lock.py"], ROOT)
    assert "tests/checks/test_lock.py" in own
    assert not any(each.startswith("tests/core") for each in own)


def test_what_changed_is_what_git_says(tmp_path: Path) -> None:
    git = ["git", "-C", str(tmp_path), "-c", "user.name=a", "-c", "user.email=a@b.c"]
    (tmp_path / "kept.py").write_text("1\n")
    (tmp_path / "edited.py").write_text("1\n")
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "first"]):
        subprocess.run([*git, *command], check=True)
    (tmp_path / "edited.py").write_text("2\n")
    (tmp_path / "new file.py").write_text("3\n")
    assert sorted(changed(tmp_path)) == ["edited.py", "new file.py"]
