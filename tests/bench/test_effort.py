"""`bench.effort` counts questions, windows and gestures as people would."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import tablee
from bench.effort import Stretch, Table, main, measure
from bench.gestures import Run
from tablee.bots import Bot, bot
from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.view import View
from tests.games.happy_pigs.scene import acting, farm
from tests.games.zombies4.forest import forest, prowling, walking

VIEW = cast(View, None)


def some_game(**answers: Any) -> Game:
    """A game with an order of verbs, or with spelled-out longer answers."""
    usual = {"in_order": lambda *_: [], "spelled": lambda _, text: [text], "proposed": lambda _: []}
    return cast(Game, SimpleNamespace(**{**usual, **answers}))


def test_the_same_again_is_one_gesture_if_it_names_something() -> None:
    assert Run(some_game(), VIEW, "buy small", []).takes("buy small", [])
    assert not Run(some_game(), VIEW, "buy small", []).takes("buy big", [])
    assert not Run(some_game(), VIEW, "pass", []).takes("pass", [])


def test_a_verb_in_the_games_own_order_is_one_gesture() -> None:
    game = some_game(in_order=lambda verb, options: sorted(one for one in options if one.startswith(verb)))
    run = Run(game, VIEW, "feed a", ["feed b", "feed a"])
    assert run.takes("feed b", ["feed b", "feed c"])
    assert not run.takes("feed c", ["feed b", "feed c"])


def test_a_walk_to_its_goal_and_a_pair_are_one_gesture() -> None:
    ways = {"step C": ["step A", "step B", "step C"], "dog A B": ["dog A", "at B"]}
    game = some_game(spelled=lambda _, text: ways.get(text, [text]))
    run = Run(game, VIEW, "step A", [])
    run.picks.append("step B")
    assert run.takes("step C", [])
    assert not run.takes("step D", [])
    pair = Run(game, VIEW, "dog A", [])
    assert pair.takes("at B", [])
    assert not pair.takes("at C", [])


@pytest.mark.parametrize("typed", [False, True])
def test_several_zombies_are_one_line_but_as_many_gestures(typed: bool) -> None:
    game = tablee.game("zombies4")
    state = forest("forest-8 0,-1", dogs={"T1.c": 1, "T1.n": 1, "T1.e": 1}, agenda=prowling(2)).state
    stretch = Stretch(game, state, 0)
    after = state.clone()
    for _ in range(4):  # two zombies, and where each goes
        stretch.picks.append(after.options(0)[0])
        game.apply(after, 0, stretch.picks[-1], Chance(0))
    assert len(stretch.gestures(typed=typed)) == (1 if typed else 2)


def test_what_is_strewn_in_one_stroke_is_one_gesture() -> None:
    ways = {"at A B": ["at A", "at B"], "at A B A": ["at A", "at B", "at A"]}
    run = Run(some_game(spelled=lambda _, text: ways.get(text, [text])), VIEW, "at A", [])
    assert run.takes("at B", [])
    run.picks.append("at B")
    assert run.takes("at A", [])
    assert not run.takes("at C", [])


def test_a_gesture_continues_after_a_pause_only_as_it_began() -> None:
    ways = {"step C": ["step A", "step B", "step C"], "step B": ["step A", "step B"]}
    game = some_game(spelled=lambda _, text: ways.get(text, [text]))
    run = Run(game, VIEW, "step A", [])
    assert run.goes_on(Run(game, VIEW, "step B", []))
    assert not run.goes_on(Run(game, VIEW, "step D", []))
    assert run.goes_on(Run(game, VIEW, "step C", []))
    assert run.picks == ["step A", "step B", "step C"]


class Scripted(Bot):
    """A bot that makes these picks."""

    def __init__(self, game: Game, *picks: str) -> None:
        super().__init__()
        self.picks = [game.picks.numbers[pick] for pick in picks]

    def choose(self, *_: object) -> int:
        return self.picks.pop(0)


@pytest.mark.parametrize(("answers", "gestures"), [(["pass"], 2), (["play lost-in-the-woods"], 3)])
def test_a_walk_goes_on_if_who_could_stop_it_passes(answers: list[str], gestures: int) -> None:
    """Another tile is entered on the way, and who stands there is asked. Their answer is a gesture, too."""
    game = tablee.game("zombies4")
    seats = [{"square": "T0.c", "carded": True}, {"square": "T1.w", "hand": ["lost-in-the-woods"]}]
    state = forest("forest-8 0,-1", seats=seats, agenda=walking(6)).state
    player = Scripted(game, "step T0.n", "step T1.s", *answers, "step T1.c")
    table = Table(game, 2, player, seed=1)
    table.match = Match.from_state(game, game.read_settings(2, {}), state, seed=1)
    while player.picks:
        table.answer(waives=True)
    table.close()
    assert table.gestures == gestures


@pytest.mark.parametrize("name", tablee.games())
def test_every_answer_is_a_question_and_gestures_are_never_more(name: str) -> None:
    game = tablee.game(name)
    table = Table(game, game.fewest_seats, bot("random", game), seed=1)
    for _ in range(120):
        if not table.match.over:
            table.answer(waives=False)
    assert table.questions == len(table.match.record.lines)
    assert 0 < table.gestures <= table.questions
    assert table.windows <= table.questions


def of_pigs(action: str, *picks: str, items: dict[str, int] | None = None) -> int:
    """Return the gestures of a stretch of Happy Pigs in which one farm acts."""
    herd = {"baby": 2, "small": 2, "vaccinated-small": 1}
    state = acting(action, len(picks), farm(20, herd, items=items or {}), farm(), farm()).state
    game = tablee.game("happy_pigs")
    stretch = Stretch(game, state, 0)
    stretch.picks = [game.picks.numbers[pick] for pick in picks]
    return len(stretch.gestures())


def test_where_the_order_makes_no_difference_like_picks_are_taken_together() -> None:
    assert of_pigs("feed", "feed baby", "feed vaccinated-small", "feed baby") == 1  # a list
    assert of_pigs("feed", "feed vaccinated-small", "feed small", "feed small") == 1  # the biggest first
    vaccines = {"vaccine": 2}
    assert of_pigs("buy", "buy vaccine", "vaccinate baby", "buy vaccine", "vaccinate baby", items=vaccines) == 2
    assert of_pigs("feed", "vaccinate baby", "vaccinate baby", "feed vaccinated-baby", items=vaccines) == 2


def test_what_the_usual_stance_answers_is_not_asked() -> None:
    game = tablee.game("zombies4")
    before, after = (Table(game, 2, bot("random", game), seed=2) for _ in range(2))
    for table, waives in ((before, False), (after, True)):
        while len(table.match.record.lines) < 60:
            table.answer(waives)
    assert before.windows
    assert after.questions < before.questions == 60
    assert len(after.match.record.lines) == 60  # what was not asked is in the record all the same


def test_the_figures_are_printed_and_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "effort.json"
    assert main(["zombiaki", "--bot", "random", "--json", str(kept)]) == 0
    said = capsys.readouterr().out
    (found,) = json.loads(kept.read_text())
    assert (found["game"], found["seats"], found["matches"]) == ("zombiaki", 2, 1)
    assert str(found["gestures_after"]) in said
    again = measure(tablee.game("zombiaki"), 2, "random", 1)
    assert again.questions_before == found["questions_before"] > 0
