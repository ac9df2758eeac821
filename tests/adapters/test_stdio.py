"""External bots over stdio: one JSON line per question and answer; every failure yields one clear sentence."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.adapters.stdio import Stdio, player
from tablee.bots import Bot
from tablee.bots.greedy import Greedy
from tablee.core.chance import Chance
from tablee.core.state import State
from tests.toy.lanterns.game import GAME

EXAMPLES = Path(__file__).parents[2] / "docs" / "how-to" / "examples"
FIRST = f"{sys.executable} {EXAMPLES / 'first_option.py'}"


def written(path: Path, answer: str) -> str:
    """Return a program that says hello and answers every question with this Python expression."""
    path.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    question = json.loads(line)\n"
        "    hello = question['type'] == 'hello'\n"
        f"    print(json.dumps({{'protocol': 1}}) if hello else {answer}, flush=True)\n"
    )
    return f"{sys.executable} {path}"


def dealt(game: tablee.Game, seats: int) -> State:
    state = game.blank()
    state.seats = seats
    game.start(state, game.read_settings(seats, {}), Chance(5))
    return state


def choose(bot: Bot, state: State, game: tablee.Game) -> str:
    seat = state.turn
    return game.picks.texts[bot.choose(game.view(state, seat), state.options(seat), Chance(1))]


@pytest.mark.parametrize("name", tablee.games())
def test_the_example_takes_the_first_option_of_every_question(name: str) -> None:
    game, chance = tablee.game(name), Chance(8)
    state, bot = dealt(game, 2), player(f"stdio:{FIRST}", game)
    for _ in range(25):
        pick = bot.choose(game.view(state, state.turn), state.options(state.turn), chance)
        assert pick == state.options(state.turn)[0]
        state.apply(state.turn, state.random_pick(chance), chance)


def test_a_question_says_all_that_the_seat_may_know(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    keep = f"(open({str(heard)!r}, 'w').write(line), json.dumps({{'pick': question['options'][-1]}}))[1]"
    state = dealt(GAME, 3)
    seat = state.turn
    last = choose(Stdio(written(tmp_path / "bot.py", keep), GAME), state, GAME)
    question = json.loads(heard.read_text())
    decision = GAME.decision(state, seat)
    assert question["view"] == GAME.show(GAME.view(state, seat))
    assert (question["seat"], question["seats"], question["options"]) == (seat, 3, decision.options)
    assert question["decision"] == {"kind": decision.kind, "args": decision.args}
    assert last == decision.options[-1]


@pytest.mark.parametrize(
    ("answer", "id"),
    [
        ("json.dumps({'pick': 'fly away'})", "stdio-pick"),
        ("json.dumps({'id': 99, 'pick': question['options'][0]})", "stdio-answer"),
        ("json.dumps({})", "stdio-pick"),
        ("json.dumps({'pick': ['lay 1']})", "stdio-answer"),
        ("'I pass'", "stdio-answer"),
        ("'[]'", "stdio-answer"),
        ("sys.exit(3)", "stdio-ended"),
    ],
)
def test_a_wrong_answer_is_one_clear_sentence(tmp_path: Path, answer: str, id: str) -> None:
    bot = Stdio(written(tmp_path / "bot.py", answer), GAME)
    with pytest.raises(tablee.BadInput) as caught:
        choose(bot, dealt(GAME, 3), GAME)
    assert caught.value.id == id
    assert all("bot.py" in caught.value.sentence(lang) for lang in ("en", "fr"))


@pytest.mark.parametrize(
    ("command", "id"), [("/no/such/program", "stdio-start"), ("", "stdio-command"), ("'", "stdio-command")]
)
def test_a_program_that_cannot_be_started(command: str, id: str) -> None:
    with pytest.raises(tablee.BadInput) as caught:
        choose(player(f"stdio:{command}", GAME), dealt(GAME, 3), GAME)
    assert caught.value.id == id


def test_a_program_of_another_protocol_and_one_that_never_answers(tmp_path: Path) -> None:
    silent, other = tmp_path / "silent.py", tmp_path / "other.py"
    silent.write_text("import sys\nsys.stdin.read()\n")
    other.write_text("print('{\"protocol\": 7}', flush=True)\ninput()\n")
    for path, id in ((silent, "stdio-slow"), (other, "stdio-protocol")):
        with pytest.raises(tablee.BadInput) as caught:
            choose(Stdio(f"{sys.executable} {path}", GAME, seconds=5 if path == other else 0.2), dealt(GAME, 3), GAME)
        assert caught.value.id == id


def test_the_program_ends_with_its_bot() -> None:
    bot = Stdio(FIRST, GAME)
    choose(bot, dealt(GAME, 3), GAME)
    program = bot.program
    assert program is not None
    assert program.poll() is None
    del bot
    assert program.wait(10) == 0


def test_other_bots_are_those_of_the_list() -> None:
    assert isinstance(player("greedy", tablee.game("zombiaki")), Greedy)


def test_a_whole_match_at_the_terminal(tmp_path: Path) -> None:
    seats = f"stdio:{FIRST},random"
    command = [sys.executable, "-m", "tablee.cli", "play", "zombiaki", "--seats", seats, "--seed", "3", "--lang", "en"]
    record = tmp_path / "match.record"
    done = subprocess.run([*command, "--record", str(record)], capture_output=True, text=True, check=True)
    assert "Program 1" in done.stdout
    match = tablee.Match.replay(record.read_text())
    assert match.over
    assert any(line.seat == 0 for line in match.record.lines)
