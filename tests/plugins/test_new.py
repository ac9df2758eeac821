"""`tablee new NAME` makes a complete game: clean, typed, tested, installable and playable."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import cli
from tests.plugins.packages import ROOT, Site, install

TAKEN = "already means something to Python"
UNFIT = "cannot be the name of a game; use lower-case letters"


def made(site: Site, name: str) -> Path:
    """A new game in its own folder."""
    run = site.tablee("new", name)
    assert (run.returncode, run.stderr) == (0, "")
    assert f"A whole game is in {site.folder / name} (files: 13)." in run.stdout
    return site.folder / name


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


@pytest.mark.parametrize("name", ["go2", "pebbles", "the_very_long_tower_of_pigs_99"])
def test_the_game_is_clean_whatever_it_is_called(site: Site, name: str) -> None:
    folder = made(site, name)
    for tool in (["ruff", "check"], ["ruff", "format", "--check"]):
        run = site.run("-m", *tool, "--no-cache", ".", cwd=folder)
        assert run.returncode == 0, run.stdout


def test_the_game_is_typed_and_keeps_the_contract(site: Site) -> None:
    folder = made(site, "pebbles")
    environment = {"MYPYPATH": str(ROOT / "src")}
    types = site.run(
        "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache"), "pebbles", cwd=folder, **environment
    )
    assert types.returncode == 0, types.stdout
    tests = site.run("-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=folder)
    assert tests.returncode == 0, tests.stdout
    assert "45 passed" in tests.stdout


def test_once_installed_it_is_played_like_any_other(site: Site) -> None:
    install(site, made(site, "pebbles"))
    there = Site(site.folder / "site")
    assert "pebbles  Pebbles  2–4 seats, 2 min" in there.tablee("games").stdout
    played = there.tablee("sim", "pebbles", "--seats", "steady,random,greedy", "--matches", "3", "--jobs", "1")
    assert (played.returncode, played.stderr) == (0, "")
    seats = ("play", "pebbles", "--seats", "greedy,random", "--lang", "fr", "--seed", "1")
    told = there.tablee(*seats).stdout.replace("\u00a0", " ")
    assert "tire deux pierres." in told
    assert "La partie est finie" in told or "montre les pierres" in told
    assert "PEB-2" in there.tablee("rules", "pebbles").stdout
    again = there.tablee("new", "pebbles", cwd=site.folder / "site")
    assert "There is already a game “pebbles”: pebbles.game.PebblesGame (" in again.stderr


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Pebbles", UNFIT),
        ("two words", UNFIT),
        ("9lives", UNFIT),
        ("a__b", UNFIT),
        ("_a", UNFIT),
        ("../a", UNFIT),
        ("", UNFIT),
        ("a" * 31, UNFIT),
        ("class", TAKEN),
        ("json", TAKEN),
        ("rich", TAKEN),
        ("tablee", TAKEN),
        ("tests", TAKEN),
        ("zombiaki", "There is already a game “zombiaki”: tablee.games.zombiaki.game.Zombiaki"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    name: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C")
    assert cli.run(["new", name]) == 2
    assert reason in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(site: Site) -> None:
    mine = site.folder / "pebbles" / "mine.txt"
    mine.parent.mkdir()
    mine.write_text("mine")
    run = site.tablee("new", "pebbles")
    assert run.returncode == 2
    assert "pebbles already exists and is left as it is" in run.stderr
    assert [path.name for path in mine.parent.iterdir()] == ["mine.txt"]


def test_where_nothing_can_be_written_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert cli.run(["new", "pebbles"]) == 2
    assert "could not be written: No space left on device. Nothing was left behind." in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
