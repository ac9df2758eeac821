"""Networks: their features, equal predictions on both engines, and files that are damaged, outdated or missing."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee
from tablee.bots import bot, weights
from tablee.bots.evaluate import features_of
from tablee.bots.ismcts import Ismcts
from tablee.bots.network import Network, weight_count
from tablee.bots.weights import Stored, packed
from tablee.core.chance import Chance
from tablee.core.state import State

GAME = tablee.game("zombiaki")
HIDDEN = 8
SWAPPED = {"A": "C", "C": "A"}
PINNED = ["-0x1.d96cd80000000p-7", "-0x1.7f5c520000000p-2", "0x1.2296fe0000000p-5"]


def numbers(count: int) -> array[float]:
    """Return small numbers without a pattern."""
    return array("f", [((7919 * i) % 1013 - 506) / 2048 for i in range(count)])


def made() -> Stored:
    count = features_of("zombiaki").count
    told = packed(numbers(weight_count(count, HIDDEN)))
    return Stored("zombiaki", weights.VERSIONS["zombiaki"], count, HIDDEN, told, {"seed": 1})


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Read networks from here instead of the bots' folder."""
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    weights.stored.cache_clear()
    yield tmp_path
    weights.stored.cache_clear()


def streets(matches: int) -> Iterator[State]:
    for seed in range(matches):
        chance = Chance(seed)
        state = GAME.setup(2, {}, chance)
        while state.asked:
            yield state
            state.apply(state.turn, state.random_pick(chance), chance)


def mirrored(state: State) -> State:
    """Return the same street with its outer lanes swapped."""
    position = GAME.position(state)
    for name in ("units", "objects"):
        position[name] = {SWAPPED.get(at[0], at[0]) + at[1]: thing for at, thing in position[name].items()}
    if position["fire"]:
        position["fire"] = SWAPPED.get(position["fire"][0], position["fire"][0]) + position["fire"][1]
    return GAME.from_position(2, GAME.read_settings(2, {}), position)


def test_a_network_sees_a_street_and_its_mirror_as_its_twins_say() -> None:
    features = features_of("zombiaki")
    (order,) = features.twins()
    compared = 0
    for number, state in enumerate(streets(3)):
        if number % 9 or "at" in json.dumps(GAME.position(state)["agenda"]):
            continue
        features.look(state, 0)
        straight = features.seen[: features.count]
        features.look(mirrored(state), 0)
        assert features.seen[: features.count] == [straight[i] for i in order]
        compared += straight != [straight[i] for i in order]
    assert compared > 10


def test_different_streets_have_different_features() -> None:
    features = features_of("zombiaki")
    told: dict[tuple[float, ...], object] = {}
    for state in streets(4):
        features.look(state, 0)
        seen = tuple(features.seen[: features.count])
        board = {name: part for name, part in GAME.position(state).items() if name in ("objects", "hands", "decks")}
        assert told.setdefault(seen, board) == board
    assert len(told) > 200


def test_the_chance_is_the_same_to_the_last_bit_on_every_engine() -> None:
    network = made().network(features_of("zombiaki"))
    found = [network.logit(state, 0) for number, state in enumerate(streets(2)) if number % 40 == 20]
    assert [logit.hex() for logit in found[:3]] == PINNED
    assert network.chance(next(streets(1)), 0) == pytest.approx(0.4186715437961078)


def test_a_stored_network_equals_the_one_that_was_made(folder: Path) -> None:
    (folder / "zombiaki.json").write_text(made().written(), "utf-8")
    features = features_of("zombiaki")
    read, straight = weights.known("zombiaki", features), made().network(features)
    state = next(streets(1))
    assert read.hidden == HIDDEN
    assert read.chance(state, 0) == straight.chance(state, 0)
    assert weights.problems() == []
    player = bot("ismcts:it=5", GAME)
    assert isinstance(player, Ismcts)
    assert player.search.judge.network.hidden == HIDDEN  # type: ignore[attr-defined] # the judge of this game has one


def damaged() -> dict[str, str]:
    whole = made().written()
    told = json.loads(whole)
    return {
        "cut": whole[: len(whole) // 2],
        "empty": "",
        "no object": "[]",
        "a bit": json.dumps(told | {"check": told["check"] ^ 1}),
        "too few": json.dumps(told | {"hidden": HIDDEN + 1}),
        "too large": json.dumps(told | {"hidden": 10**9}),
        "no number": json.dumps(told | {"hidden": "many"}),
    }


@pytest.mark.parametrize("how", damaged())
def test_a_damaged_file_is_reported_and_the_bot_plays_without_it(folder: Path, how: str) -> None:
    (folder / "zombiaki.json").write_text(damaged()[how], "utf-8")
    check_without(folder, "damaged", "abîmé")


@pytest.mark.parametrize("other", [{"version": 0}, {"version": 99}, {"game": "happy_pigs"}])
def test_a_file_of_another_version_or_game_is_reported_and_the_bot_plays_without_it(
    folder: Path, other: dict[str, int | str]
) -> None:
    (folder / "zombiaki.json").write_text(json.dumps(json.loads(made().written()) | other), "utf-8")
    check_without(folder, "another version", "autre version")


def test_a_missing_file_is_reported_and_the_bot_plays_without_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_without(folder, "missing", "manque")
    monkeypatch.setattr(weights, "SHIPPED", ())
    assert weights.problems() == []


def check_without(folder: Path, english: str, french: str) -> None:
    """It yields one sentence that names the file, and the picks of a bot without a network."""
    (problem,) = weights.problems()
    assert english in problem.sentence("en")
    assert french in problem.sentence("fr")
    assert str(folder / "zombiaki.json") in problem.sentence("en")
    player, plain = bot("ismcts:it=5", GAME), bot("ismcts:it=5", GAME)
    assert isinstance(plain, Ismcts)
    features = features_of("zombiaki")
    plain.search.judge.network = Network(features, 0, array("d", [0.0]))  # type: ignore[attr-defined]
    for number, state in enumerate(streets(1)):
        if number % 15 == 5:
            view, options = GAME.view(state, state.turn), state.options(state.turn)
            assert player.choose(view, options, Chance(4)) == plain.choose(view, options, Chance(4))


def test_the_networks_that_play_are_whole_and_small() -> None:
    assert weights.SHIPPED == ("zombiaki",)
    assert weights.problems() == []
    for game in weights.SHIPPED:
        assert weights.file_of(game).stat().st_size <= weights.LARGEST
        assert weights.known(game, features_of(game)).hidden
