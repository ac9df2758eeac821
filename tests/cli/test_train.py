"""`tablee train` gathers matches, fits a network and tries it; it can be stopped and resumed."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import tablee
from tablee.bots import bot, weights
from tablee.bots.evaluate import features_of
from tablee.core.chance import Chance
from tablee.core.state import State
from tablee.lab.engines import one
from tablee.lab.training import fitting, gathering, running
from tablee.lab.training.gathering import Course, Rows
from tablee.lab.training.trying import Verdict
from tests.cli.conftest import Run

QUICK = "--bot greedy:samples=1 --hidden 4 --jobs 1"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use small batches, and keep networks here instead of in the bots' folder."""
    monkeypatch.setattr(weights, "FOLDER", tmp_path / "networks")
    for module in (gathering, running):
        monkeypatch.setattr(module, "BATCH", 2)
    return tmp_path / "training"


def test_a_training_gathers_fits_and_tells_what_it_found(run: Run, place: Path) -> None:
    ran = run(f"train zombiaki --folder {place} --matches 4 --trials 2 {QUICK}")
    assert ran.code == 0
    assert "4 matches gathered" in ran.said
    assert "log loss" in ran.said
    assert "in 2 matches, where 50% is even" in ran.said
    assert "not clearly better" in ran.said
    kept = weights.read(place / "network.json", "zombiaki")
    assert (kept.made["seed"], kept.made["matches"], kept.made["player"]) == (1, 4, "greedy:samples=1")
    assert kept.features == features_of("zombiaki").count


def test_a_resumed_training_gives_the_same_result(run: Run, place: Path) -> None:
    run(f"train zombiaki --folder {place} --matches 2 --trials 0 {QUICK}")
    first = (place / "matches-00000.npz").stat().st_mtime_ns
    run(f"train zombiaki --folder {place} --matches 4 --trials 0 {QUICK}")
    assert (place / "matches-00000.npz").stat().st_mtime_ns == first
    whole = place.with_name("whole")
    run(f"train zombiaki --folder {whole} --matches 4 --trials 0 {QUICK}")
    assert weights.read(place / "network.json", "zombiaki") == weights.read(whole / "network.json", "zombiaki")


def test_a_training_without_playouts_learns_from_results(run: Run, place: Path) -> None:
    assert run(f"train zombiaki --folder {place} --matches 2 --trials 0 --playouts 0 {QUICK}").code == 0
    assert set(gathering.read(place).won.tolist()) <= {0.0, 1.0}
    assert weights.read(place / "network.json", "zombiaki").made["playouts"] == 0


def test_a_training_by_searches_says_so_and_learns_from_them(run: Run, place: Path) -> None:
    assert run(f"train zombiaki --folder {place} --matches 2 --trials 0 --search 20 {QUICK}").code == 0
    made = weights.read(place / "network.json", "zombiaki").made
    assert (made["search"], made["playouts"]) == (20, 0)
    assert len(set(gathering.read(place).won.tolist())) > 10


def test_a_training_of_an_earlier_version_goes_on(run: Run, place: Path) -> None:
    run(f"train zombiaki --folder {place} --matches 2 --trials 0 {QUICK}")
    plan = json.loads((place / "plan.json").read_text())
    del plan["search"]
    (place / "plan.json").write_text(f"{json.dumps(plan)}\n")
    assert run(f"train zombiaki --folder {place} --matches 4 --trials 0 {QUICK}").code == 0
    (place / "plan.json").write_text('{"game": "zom')
    assert "holds another training" in run(f"train zombiaki --folder {place} --matches 4 --trials 0 {QUICK}").complaint


def test_one_process_and_all_cores_gather_the_same(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    quick = "train zombiaki --bot random --playouts 0 --hidden 2 --matches 100 --trials 0"
    assert run(f"{quick} --folder {one} --engine one").code == 0
    assert run(f"{quick} --folder {two} --jobs 2").code == 0
    assert weights.read(one / "network.json", "zombiaki") == weights.read(two / "network.json", "zombiaki")


@pytest.mark.parametrize(
    ("words", "said"), [("--engine horse", "one, cores, ray"), ("--address 127.0.0.1:1", "contradict")]
)
def test_an_unknown_engine_is_refused(run: Run, place: Path, words: str, said: str) -> None:
    ran = run(f"train zombiaki --folder {place} --matches 2 {QUICK} {words}")
    assert (ran.code, said in ran.complaint, place.exists()) == (2, True, False)


def test_a_folder_holds_one_training(run: Run, place: Path) -> None:
    run(f"train zombiaki --folder {place} --matches 2 --trials 0 {QUICK}")
    ran = run(f"train zombiaki --folder {place} --matches 2 --trials 0 --seed 2 {QUICK}")
    assert ran.code == 2
    assert "holds another training" in ran.complaint


def test_games_without_features_cannot_be_learned(run: Run) -> None:
    ran = run("train happy_pigs --minutes 0")
    assert (ran.code, "choose one of: zombiaki" in ran.complaint) == (2, True)


def test_training_and_trials_never_share_a_seed() -> None:
    from tablee.lab.training import trying

    assert trying.FIRST_SEED + (1 << 20 << 4) < gathering.FIRST_SEED
    streams = {
        Course("zombiaki", 2, "greedy", seed).stream(match, n).x
        for seed in range(3)
        for match in range(50)
        for n in range(4)
    }
    assert len(streams) == 3 * 50 * 4


def test_values_are_results_of_matches_or_means_of_playouts() -> None:
    results = gathering.play(Course("zombiaki", 2, "greedy:samples=1", 1), 0)
    assert len(set(results.won.tolist())) == 1
    means = gathering.play(Course("zombiaki", 2, "greedy:samples=1", 1, playouts=4), 0)
    assert {0.0, 1.0} < set(means.won.tolist()) <= {0.0, 0.25, 0.5, 0.75, 1.0}
    again = gathering.play(Course("zombiaki", 2, "greedy:samples=1", 1, playouts=4), 0)
    assert np.array_equal(means.won, again.won)
    assert np.array_equal(means.seen, again.seen)


def greedy_match(seed: int) -> tuple[State, int, State]:
    """Return the last position of a match, the pick that ended it, and the end."""
    game, table = tablee.game("zombiaki"), Chance(seed)
    ended, last, pick, player = game.setup(2, {}, table), game.blank(), 0, bot("greedy", game)
    while ended.asked:
        last.copy_from(ended)
        pick = player.choose(game.view(ended, ended.turn), ended.options(ended.turn), table)
        ended.apply(ended.turn, pick, table)
    return last, pick, ended


def test_the_value_by_a_search_is_that_of_the_seat_whose_view_is_learned() -> None:
    course = Course("zombiaki", 2, "greedy:samples=1", 1, search=30)
    last, pick, ended = greedy_match(3)
    other = next(end for _, _, end in map(greedy_match, range(50)) if end.reward(0) != ended.reward(0))
    found = []
    for luck in range(40):
        notes = gathering.Notes(course, Chance(luck))
        notes.look_deeper(last, pick, gathering.Searcher("zombiaki", 30))
        if notes.halves:  # the position itself, one pick before the end
            found += notes.values
            assert notes.close(other) == [(found[-1] + other.reward(0)) / 2]
    assert found
    assert max(abs(value - ended.reward(0)) for value in found) < 0.2


def test_a_network_is_kept_only_if_it_won_by_a_clear_interval(place: Path) -> None:
    assert Verdict(400, 0.56, 0.51, 0.61, 0.5, 1.0).accepted
    assert not Verdict(400, 0.54, 0.49, 0.59, 0.5, 1.0).accepted
    plan = running.Plan("zombiaki", 2, "greedy:samples=1", 1, 4)
    running.open_folder(plan, place)
    assert list(running.gather(plan, place, 2, one)) == [2]
    network, _ = running.fit(plan, place)
    path = running.accept(network, Verdict(400, 0.56, 0.51, 0.61, 0.5, 1.0), ("a", "b"))
    assert weights.read(path, "zombiaki").numbers == network.numbers
    assert json.loads(path.read_text())["made"]["verdict"]["share"] == 0.56


def test_a_fit_learns_what_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "BATCH", 64)
    features = features_of("zombiaki")
    rng = np.random.default_rng(5)
    seen = (rng.random((2048, features.count)) < 0.1).astype(np.float16)
    won = (seen[:, -20:].sum(1) > 1).astype(np.float32)
    found = fitting.fit(Rows(seen, won, np.arange(2048, dtype=np.int32) // 8), features, 16, 1)
    assert found.loss < 0.8 * found.even


def test_what_was_fitted_is_what_plays(place: Path) -> None:
    plan = running.Plan("zombiaki", 2, "greedy:samples=1", 1, 8)
    running.open_folder(plan, place)
    list(running.gather(plan, place, 2, one))
    kept, found = running.fit(plan, place)
    features = features_of("zombiaki")
    network = kept.network(features)
    table = Course("zombiaki", 2, "", 9).stream(0, 0)
    state = tablee.game("zombiaki").setup(2, {}, table)
    for _ in range(40):
        state.apply(state.turn, state.random_pick(table), table)
    features.look(state, 0)
    told = np.array([features.seen[: features.count]], np.float32)
    assert network.chance(state, 0) == pytest.approx(float(found.layers.chances(told)[0]), abs=1e-5)
