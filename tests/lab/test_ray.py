"""Ray in its own environment (build/ray), created on the first run: two workers, one of them killed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOME = ROOT / "build" / "ray"
PYTHON = HOME / "bin" / "python"
STUDY = '[[case]]\ngame = "zombiaki"\nbots = ["greedy:samples=8", "greedy:samples=2"]\nmatches = 1200\n'
PATIENCE = 600.0


@pytest.fixture(scope="module")
def python() -> str:
    """Return a Python that has Ray; everything else comes from this environment."""
    uv = str(Path(sys.executable).parent / "uv")
    if not PYTHON.exists():
        subprocess.run([uv, "venv", "-q", "-p", sys.executable, str(HOME)], check=True)
        subprocess.run([uv, "pip", "install", "-q", "-p", str(PYTHON), "ray>=2.60"], check=True)
    return str(PYTHON)


def workers(mark: str) -> list[int]:
    """Return the Ray processes that are playing a chunk for the driver with this mark."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            playing = b"ray::play_packed" in (folder / "cmdline").read_bytes()
            if playing and mark.encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue  # it has just ended
    return found


def settings() -> dict[str, str]:
    """Return the environment of a driver, marked, with everything that is installed here."""
    path = [*(entry for entry in sys.path if entry), os.environ.get("PYTHONPATH", "")]
    own = {"PYTHONPATH": os.pathsep.join(path), "TABLEE_RAY_TEST": str(os.getpid())}
    return os.environ | own | {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}


@pytest.mark.long
def test_a_training_on_ray_equals_one_in_one_process(python: str, tmp_path: Path) -> None:
    quick = "train zombiaki --bot random --playouts 0 --hidden 2 --matches 100 --trials 0 --jobs 2"
    for engine in ("ray", "one"):
        words = f"{quick} --engine {engine} --folder {tmp_path / engine}".split()
        subprocess.run([python, "-m", "tablee.cli", *words], cwd=ROOT, env=settings(), check=True, timeout=PATIENCE)
    assert (tmp_path / "ray" / "network.json").read_bytes() == (tmp_path / "one" / "network.json").read_bytes()


@pytest.mark.long
def test_two_workers_of_ray_one_of_them_killed_equal_one_process(python: str, tmp_path: Path) -> None:
    study, mark = tmp_path / "study.toml", f"TABLEE_RAY_TEST={os.getpid()}"
    study.write_text(STUDY)
    environment = settings()

    def command(out: str, engine: str) -> list[str]:
        words = ["lab", "run", str(study), "--out", str(tmp_path / out), "--engine", engine, "--jobs", "2"]
        return [python, "-m", "tablee.cli", *words]

    driver = subprocess.Popen(command("ray", "ray"), cwd=ROOT, env=environment)
    until, killed = time.monotonic() + PATIENCE, 0
    while driver.poll() is None and time.monotonic() < until and not killed:
        playing = workers(mark)
        if playing and any((tmp_path / "ray").glob("chunks/*.matches.arrow")):
            os.kill(playing[0], signal.SIGKILL)
            killed += 1
        time.sleep(0.02)
    assert killed == 1
    assert driver.wait(PATIENCE) == 0
    subprocess.run(command("one", "one"), cwd=ROOT, env=environment, check=True)
    for name in ("matches.parquet", "seats.parquet"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "one" / name).read_bytes()
