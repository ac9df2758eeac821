"""The packages as users get them: their contents, and how they run without the repository."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest

import tablee
from compiling import packages, toolchain
from compiling.__main__ import ROOT
from tests.e2e.server import answering
from tests.server.programs import free_port

UV = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
CONSUMER = """\
import tablee

match = tablee.Match.start(tablee.game("zombiaki"), seats=2, seed=1)
options: list[str] = match.pending[0].options
wrong: int = match.pending[0].options
"""
PYTHON_EXAMPLE = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)


def wheel(folder: Path, name: str, files: dict[str, int]) -> Path:
    path = folder / name
    with zipfile.ZipFile(path, "w") as archive:
        for file, size in files.items():
            archive.writestr(file, os.urandom(size))
    return path


def test_what_should_not_be_there_is_named(tmp_path: Path) -> None:
    good = {"tablee/core/state.py": 9, "tablee/py.typed": 0, "tablee-1.dist-info/METADATA": 5, "tablee/_web/app.js": 9}
    plain = "tablee-1-py3-none-any.whl"
    assert list(packages.problems(wheel(tmp_path, plain, good))) == []
    compiled_files = {"tablee/core/_state.so": 1, "tablee/core/state.pyi": 1}
    bad = {"tests/test_a.py": 1, "tablee/core/__pycache__/a.py": 1, "tablee/.env": 1} | compiled_files
    found = list(packages.problems(wheel(tmp_path, plain, good | bad)))
    assert [each.split()[1] for each in found] == list(bad)
    compiled = wheel(tmp_path, "tablee-1-cp311-cp311-linux_x86_64.whl", good | compiled_files)
    assert list(packages.problems(compiled)) == []


def test_a_package_that_grew_too_large_is_named(tmp_path: Path) -> None:
    plain = "tablee-1-py3-none-any.whl"
    assert list(packages.problems(wheel(tmp_path, plain, {"tablee/_web/a.js": 5_900_000}))) == []
    (found,) = packages.problems(wheel(tmp_path, plain, {"tablee/a.py": 3_100_000}))
    assert found == f"{plain} without the web app is 3.1 MB; at most 3 MB allowed"
    (found,) = packages.problems(wheel(tmp_path, plain, {"tablee/_web/a.js": 6_100_000}))
    assert found == f"{plain} is 6.1 MB; at most 6 MB allowed"


def test_a_source_archive_holds_sources_alone(tmp_path: Path) -> None:
    path = tmp_path / "tablee-1.tar.gz"
    with tarfile.open(path, "w:gz") as archive:
        for name in ("tablee-1/src/tablee/a.py", "tablee-1/PKG-INFO", "tablee-1/tests/secret.py"):
            archive.addfile(tarfile.TarInfo(name))
    assert list(packages.problems(path)) == ["tablee-1.tar.gz: tablee-1/tests/secret.py should not be included"]


class Clean:
    """Create an environment with one package and its dependencies, away from the repository."""

    def __init__(self, folder: Path, package: str) -> None:
        self.folder = folder
        self.python = folder / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
        subprocess.run([UV, "venv", "-q", "-p", sys.executable, str(folder / "env")], check=True)
        subprocess.run([UV, "pip", "install", "-q", "-p", str(self.python), package], check=True)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self.start(str(self.python), *arguments)

    def start(self, *command: str) -> subprocess.CompletedProcess[str]:
        environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")} | {
            "LANG": "en_US.UTF-8"
        }
        return subprocess.run(
            command,
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture(scope="module", params=["pure", "compiled"])
def built(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    if request.param == "compiled" and toolchain.missing():
        pytest.skip("this machine cannot compile C")
    return packages.build("wheel", tmp_path_factory.mktemp("dist"), compiled=request.param == "compiled")


@pytest.mark.long
def test_a_wheel_runs_in_a_clean_environment(built: Path, tmp_path: Path) -> None:
    assert list(packages.problems(built)) == []
    clean = Clean(tmp_path, str(built))
    where = clean.run("-c", "import tablee.core.state as it; print(it.__file__)").stdout.strip()
    assert where.startswith(str(tmp_path))
    assert where.endswith(".py") == built.name.endswith("-none-any.whl")
    assert "Zombiaki" in clean.run("-m", "tablee", "games").stdout
    for game in ("happy_dayz", "happy_pigs", "zombiaki", "zombies4"):
        played = clean.run("-m", "tablee", "sim", game, "--seats", "greedy,random", "--matches", "2", "--jobs", "1")
        assert (played.returncode, played.stderr) == (0, ""), game
    refused = clean.run("-m", "tablee", "serve")
    assert refused.returncode == 2
    assert 'pip install "tablee[server]"' in refused.stderr
    assert PYTHON_EXAMPLE
    example = clean.run("-c", PYTHON_EXAMPLE[1])
    assert (example.returncode, example.stderr) == (0, "")
    (tmp_path / "consumer.py").write_text(CONSUMER)
    types = clean.start(
        sys.executable, "-m", "mypy", "--strict", "--python-executable", str(clean.python), "consumer.py"
    )
    assert re.findall(r"^consumer\.py:(\d+): error: .*\[([a-z-]+)\]$", types.stdout, re.MULTILINE) == [
        ("5", "assignment")
    ]


@pytest.mark.long
def test_one_command_starts_a_match(built: Path, tmp_path: Path) -> None:
    """As `uvx tablee` and `pipx run tablee` do it with a published package: an environment of its own, then the command."""
    clean = Clean(tmp_path, str(built))
    match = ("play", "happy_pigs", "--seats", "greedy,random", "--seed", "1")
    for start in (
        [UV, "tool", "run", "-q", "--isolated", "-p", sys.executable, "--from", str(built), "tablee"],
        [str(clean.python), "-m", "tablee"],
        [str(clean.python.with_name("tablee"))],
    ):
        played = clean.start(*start, *match)
        assert (played.returncode, played.stderr) == (0, "")
        assert "The match is over" in played.stdout


@pytest.mark.long
def test_outside_suites_pass_for_every_game_and_seat_count(built: Path, tmp_path: Path) -> None:
    """The packages as installed pass PettingZoo's, Gymnasium's and OpenSpiel's own tests."""
    clean = Clean(tmp_path, f"tablee[pettingzoo,openspiel] @ {built.as_uri()}")
    judges = shutil.copy(ROOT / "tests" / "adapters" / "judges.py", tmp_path)
    tables = [f"{name}:{seats}" for name in tablee.games() for seats in seat_counts(name)]
    short = {"happy_dayz": ",mode=express", "zombies4": ",night=1,kills=5"}
    spiels = [
        f"tablee_{name}(players={seats}{short.get(name, '')})" for name in tablee.games() for seats in seat_counts(name)
    ]
    for kind, games in (("pettingzoo", tables), ("gymnasium", tables), ("openspiel", spiels)):
        done = clean.run(str(judges), kind, *games)
        assert done.returncode == 0, (kind, done.stderr[-2000:])
        assert f"passed {len(games)} " in done.stdout
    for page in ("pettingzoo", "openspiel"):
        text = (ROOT / "docs" / "how-to" / f"{page}.md").read_text("utf-8")
        example = clean.run("-W", "ignore", "-c", "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL)))
        assert example.returncode == 0, example.stderr[-2000:]


def seat_counts(name: str) -> range:
    return range(tablee.game(name).fewest_seats, tablee.game(name).most_seats + 1)


@pytest.mark.long
def test_the_source_archive_gives_the_same_pure_wheel(tmp_path: Path) -> None:
    archive = packages.build("sdist", tmp_path)
    assert list(packages.problems(archive)) == []
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="data")
    (folder,) = (path for path in tmp_path.iterdir() if path.is_dir())
    environment = os.environ | {"TABLEE_COMPILE": "0"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)
    (there,) = tmp_path.glob("*.whl")
    (tmp_path / "here").mkdir()
    here = packages.build("wheel", tmp_path / "here")
    names = [sorted(zipfile.ZipFile(path).namelist()) for path in (there, here)]
    assert names[0] == names[1]


@pytest.mark.long
def test_a_folder_of_wheels_is_all_that_a_server_needs(tmp_path: Path) -> None:
    """As docs/how-to/run-a-server.md says it, with a network only while the folder is filled."""
    page = (ROOT / "docs" / "how-to" / "run-a-server.md").read_text("utf-8").partition("## Without a network")[2]
    (tmp_path / "dist").mkdir()
    built = packages.build("wheel", tmp_path / "dist")
    said = re.findall(r"^    (?:games/bin/)?(pip (?:download|install) .*)$", page, re.MULTILINE)
    fill, install = (shlex.split(line)[1:] for line in said[:2])
    subprocess.run([sys.executable, "-m", "pip", "-q", *fill], cwd=tmp_path, check=True)
    assert (tmp_path / "wheels" / built.name).is_file()
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "games")], check=True)
    nowhere = {"http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9", "PIP_RETRIES": "0"}
    ours = ("PIP_", "UV_", "PYTHONPATH")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)} | nowhere
    games = tmp_path / "games" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([games / "pip", "-q", *install], cwd=tmp_path, env=environment, check=True)
    port = free_port()
    away = environment | {"TABLEE_DATA": str(tmp_path / "data")}
    server = subprocess.Popen([games / "tablee", "serve", "--quiet", "--port", str(port)], cwd=tmp_path, env=away)
    try:
        with urllib.request.urlopen(answering(f"http://127.0.0.1:{port}")) as first:
            assert "<title>Tablée" in first.read().decode()
    finally:
        server.terminate()
        server.wait()
