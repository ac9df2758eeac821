"""Whatever plays a study, and however often it is killed, the rows are the same."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pyarrow.parquet as pq
import pytest

import tablee
from tablee.core.chance import Chance
from tablee.lab import engines
from tablee.lab.engines import Cores, Engine, engine, one
from tablee.lab.playing import bare, play_chunk
from tablee.lab.rows import play_packed
from tablee.lab.running import Run
from tablee.lab.store import Store
from tablee.lab.study import Chunk, Study
from tablee.lab.workers import workers
from tests.lab.conftest import SMALL, Write

T = TypeVar("T")
R = TypeVar("R")
Task = tuple[int, Chunk]
Result = tuple[bytes, bytes]
ROOT = Path(__file__).parents[2]
UNTIL = """
[[case]]
game = "zombiaki"
bots = ["random"]
seats = 2
until = { within = 0.12, most = 4000 }
"""


def run(study: Study, folder: Path, chosen: Engine = one) -> tuple[bytes, bytes]:
    Run(study, Store(folder, study), chosen, lambda _come, _spared: None).run()
    return (folder / "matches.parquet").read_bytes(), (folder / "seats.parquet").read_bytes()


def test_processes_give_the_same_files_as_one(small: Study, tmp_path: Path) -> None:
    assert run(small, tmp_path / "one") == run(small, tmp_path / "cores", Cores(2))


def test_stopped_anywhere_and_resumed_it_gives_the_same_files(small: Study, tmp_path: Path) -> None:
    whole = run(small, tmp_path / "whole")

    def stop_after(number: int) -> Engine:
        def cut(work: Callable[[T], R], tasks: Iterator[T]) -> Iterator[tuple[T, R]]:
            yield from islice(one(work, tasks), number)
            raise KeyboardInterrupt

        return cut

    for number in (0, 1, 3):
        with pytest.raises(KeyboardInterrupt):
            run(small, tmp_path / "cut", stop_after(number))
    assert not Store(tmp_path / "cut", small).done
    assert run(small, tmp_path / "cut") == whole
    assert run(small, tmp_path / "cut", stop_after(0)) == whole  # nothing is left to play
    assert sorted(path.name for path in (tmp_path / "cut").iterdir()) == [
        "matches.parquet",
        "seats.parquet",
        "study.json",
    ]


def die_once(task: Task) -> Result:
    """Kill one worker, once, in the middle of its second chunk."""
    mark = Path(os.environ["TABLEE_TEST_MARK"])
    if task[1].number == 1 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_packed(task)


def die_always(_task: Task) -> Result:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("not reached")


def test_a_killed_worker_is_survived(small: Study, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_TEST_MARK", str(tmp_path / "mark"))
    tasks = [(0, chunk) for chunk in small.cells[0].chunks()]
    assert list(Cores(2)(die_once, iter(tasks))) == list(one(play_packed, iter(tasks)))
    assert (tmp_path / "mark").exists()


def test_workers_that_always_die_are_given_up(small: Study) -> None:
    tasks = [(0, chunk) for chunk in small.cells[0].chunks()]
    with pytest.raises(tablee.BadInput) as caught:
        list(Cores(1)(die_always, iter(tasks)))
    assert caught.value.id == "lab-workers"


def test_a_worker_that_dies_before_it_is_given_a_task_is_survived(
    small: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    pools = iter([broken, broken, workers])

    def opened(jobs: int) -> ProcessPoolExecutor:
        return next(pools)(jobs)

    monkeypatch.setattr(engines, "workers", opened)
    tasks = [(0, chunk) for chunk in small.cells[0].chunks()]
    assert list(Cores(1)(play_packed, iter(tasks))) == list(one(play_packed, iter(tasks)))


def broken(jobs: int) -> ProcessPoolExecutor:
    """Return a pool that has already lost a worker."""
    pool = workers(jobs)
    assert isinstance(pool.submit(os.abort).exception(), BrokenProcessPool)
    return pool


def test_it_stops_as_soon_as_enough_is_known_whatever_the_engine(write: Write, tmp_path: Path) -> None:
    study = write(UNTIL)
    files = run(study, tmp_path / "one")
    assert files == run(study, tmp_path / "cores", Cores(3))
    rows = pq.read_table(tmp_path / "one" / "matches.parquet").num_rows
    assert 30 <= rows < 400  # a share near a half is known to ± 0.12 after some 70 matches


def test_a_folder_with_something_else_is_left_alone(small: Study, write: Write, tmp_path: Path) -> None:
    run(small, tmp_path / "out")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear")
    other = write(SMALL.replace("seed = 5", "seed = 6"))
    for folder, id in (("out", "lab-other-study"), ("full", "lab-folder")):
        with pytest.raises(tablee.BadInput) as caught:
            run(other, tmp_path / folder)
        assert caught.value.id == id


def test_rows_tell_seeds_options_and_code_and_play_again(small: Study, tmp_path: Path) -> None:
    """A row alone is enough to deal the match again, and it ends the same."""
    run(small, tmp_path / "out")
    matches, seats = Store(tmp_path / "out", small).tables()
    row = matches.to_pylist()[5]
    mine = [each for each in seats.to_pylist() if (each["cell"], each["match"]) == (row["cell"], row["match"])]
    game = tablee.game(row["game"])
    import json

    from tablee.bots import bot

    chances = [Chance(row["table_seed"]), *(Chance(each["bot_seed"]) for each in mine)]
    state = bare(game, json.loads(row["options"]), [bot(spec, game) for spec in row["bots"]], chances)
    assert [state.reward(seat) for seat in range(2)] == [each["reward"] for each in mine]
    assert [state.score(seat) for seat in range(2)] == [each["score"] for each in mine]
    assert row["code"] == small.cells[0].code
    assert row["picks"] == sum(each["decisions"] for each in mine)


def test_watching_changes_nothing(write: Write) -> None:
    watched, blind = (
        write(f'[[case]]\ngame = "happy_pigs"\nseats = 3\nbots = ["random"]\nmatches = 5\nwatch = {word}').cells[0]
        for word in ("true", "false")
    )
    results = [
        [(each.rewards, each.scores, each.picks) for chunk in cell.chunks() for each in play_chunk(chunk)]
        for cell in (watched, blind)
    ]
    assert results[0] == results[1]


@pytest.mark.parametrize(("name", "address"), [("cluster", ""), ("cores", "10.0.0.1")])
def test_an_engine_nobody_has(name: str, address: str) -> None:
    with pytest.raises(tablee.BadInput):
        engine(name, address, 2)


def start(study: Path, out: Path, *more: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tablee.cli", "lab", "run", str(study), "--out", str(out), *more]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)


@pytest.mark.long
def test_twenty_thousand_matches_killed_in_the_middle_equal_those_that_ran_through(tmp_path: Path) -> None:
    study, whole, cut = tmp_path / "large.toml", tmp_path / "whole", tmp_path / "cut"
    study.write_text('[[case]]\ngame = "zombiaki"\nbots = ["greedy:samples=1", "random"]\nmatches = 20000\n')
    assert start(study, whole).wait() == 0
    for chunks in (8, 20):
        program = start(study, cut)
        while len(list(cut.glob("chunks/*.matches.arrow"))) < chunks and program.poll() is None:
            time.sleep(0.05)
        assert program.poll() is None
        program.kill()  # not asked: killed
        program.wait()
    assert start(study, cut).wait() == 0
    for name in ("matches.parquet", "seats.parquet"):
        assert (whole / name).read_bytes() == (cut / name).read_bytes()
    assert pq.read_table(whole / "matches.parquet").num_rows == 20000
