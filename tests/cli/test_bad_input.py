"""Bad input yields one sentence in the chosen language and exit code 2, and changes nothing."""

import re
from pathlib import Path

import pytest

import tablee
from tablee.core import state
from tests.cli.conftest import Run

MISTAKES = {
    "dance": "There is no command “dance”; choose one of: play, learn, sim, ladder, train, analyse, lab, replay, verify, rules, games, new, serve, admin, backup, restore, menu.",
    "play checkers": "There is no game “checkers”; choose one of: ",
    "play lanterns --seats me": "This game cannot be played by 1; choose 2–3.",
    "play lanterns --seats me,greedy,greedy,greedy": "This game cannot be played by 4; choose 2–3.",
    "play lanterns --seats me,deepblue": "There is no bot “deepblue”; choose one of: me, learning, casual, steady, sharp, merciless, random, greedy",
    "play lanterns --seats me,greedy:depth=2": "The bot “greedy:depth=2” has no setting “depth=2”; its settings are: ",
    "play lanterns --settings lamps=3": "There is no setting “lamps”; the settings are: hand, vane.",
    "play lanterns --settings hand=9": "The setting “hand” cannot be “9”; allowed: 2–3.",
    "play lanterns --settings hand": "“hand” is not written like a setting; write name=value",
    "play lanterns --settings hand=2,hand=3": "The setting “hand” is given twice, as “2” and as “3”; give only one of them.",
    "play lanterns --lang de": "There is no language “de”; choose one of: en, fr.",
    "play lanterns --depth 3": "There is no option “--depth” here; choose one of: --seats, --settings, --seed",
    "play lanterns --seats": "The option “--seats” is not given as it should be",
    "play lanterns --seats --seed 3": "The option “--seats” is not given as it should be",
    "games --help=yes": "The option “--help” is not given as it should be",
    "play lanterns checkers": "Unexpected argument “checkers”",
    "verify": "FILE is missing",
    "sim lanterns --matches 0": "“matches” cannot be “0”; give a number: 1–",
    "sim lanterns --matches many": "“matches” cannot be “many”; give a number: 1–",
    "sim lanterns --jobs -1": "“jobs” cannot be “-1”; give a number: 1–",
    "sim lanterns --seed 268435456": "“seed” cannot be “268435456”; give a number: 0–268435455.",
    "sim lanterns --seats me,greedy": "There is no bot “me”; choose one of: learning, casual, steady, sharp, merciless, random, greedy",
    "sim lanterns --settings vane=true --compare vane=false": "The setting “vane” is given twice",
    "rules checkers": "There is no game “checkers”; choose one of: ",
    "rules lanterns LAN-99": "There is no clause “LAN-99”; the clauses are numbered LAN-….",
    "rules lanterns xyzzy": "No clause mentions “xyzzy”.",
    "replay nowhere": "There is no file nowhere.",
    "replay .": ". is not a record file.",
    "replay /dev/zero": "/dev/zero is not a record file.",
}


@pytest.mark.parametrize("command", MISTAKES)
def test_the_error_is_one_sentence(command: str, run: Run, data: Path) -> None:
    ran = run(command)
    assert (ran.code, ran.said) == (2, "")
    assert ran.complaint.startswith(f"tablee: {MISTAKES[command]}")
    assert ran.complaint.count("\n") == 1
    assert not data.exists()


@pytest.mark.parametrize("command", [command for command in MISTAKES if "--lang" not in command])
def test_the_error_is_in_french(command: str, run: Run) -> None:
    ran = run(f"{command.split(maxsplit=1)[0]} --lang=fr {command.partition(' ')[2]}")
    assert ran.code == 2
    assert (
        " ; " in ran.complaint
        or "n’est pas" in ran.complaint
        or "Aucun" in ran.complaint
        or "pas de fichier" in ran.complaint
    )


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "match.record"
    run(f"play lanterns --seats me,greedy --seed 5 --record {path}", *["1"] * 9)
    return path


@pytest.mark.parametrize("command", ["replay {}", "verify {}", "play --resume {}"])
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[: len(text) // 2], "The record breaks off after line"),
        (lambda text: text.rstrip("\n"), "The record breaks off after line"),
        (lambda text: text.replace("lay", "lie", 1), "The record was changed after it was written"),
        (lambda text: text.replace("record 1", "record 9", 1), "This record has format 9, and this program knows"),
        (lambda text: text.replace("tablee record", "my diary", 1), "This is not a record"),
        (lambda _: "", "This is not a record"),
        (lambda _: "Dear diary,\n", "This is not a record"),
        (lambda _: "\udcff\udcfe", "This is not a record"),
    ],
)
def test_a_damaged_record(command: str, damage, said: str, record: Path, run: Run) -> None:  # type: ignore[no-untyped-def]
    text = damage(record.read_text())
    record.write_bytes(text.encode(errors="surrogateescape"))
    before = record.read_bytes()
    ran = run(command.format(record))
    assert ran.code == 2
    assert ran.complaint.startswith(f"tablee: {said}")
    assert record.read_bytes() == before


def test_a_journal_that_was_edited(run: Run, data: Path) -> None:
    run("play lanterns --seats me,greedy --seed 5", "1", "q")
    (path,) = data.glob("*.record")
    whole = path.read_text()
    for old, new, said in (
        ("seed 5", "seed 6", "The record was changed after it was written"),
        ("1 lay", "1 lie", "Pick 1 of the record, “lie"),
        ("lanterns 1", "lanterns 2", "The record was played under rules version 2, and this program has version 1."),
    ):
        path.write_text(whole.replace(old, new, 1))
        assert run(f"play --resume {path}").complaint.startswith(f"tablee: {said}")


def test_a_file_that_cannot_be_read(record: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert run(f"replay {record}").complaint == f"tablee: The file {record} cannot be read: Permission denied.\n"


def test_a_record_is_never_written_over(record: Path, run: Run) -> None:
    before = record.read_text()
    ran = run(f"play lanterns --record {record}")
    assert ran.code == 2
    assert "already exists and is left as it is" in ran.complaint
    assert record.read_text() == before


@pytest.mark.parametrize("given", ["checkers", "--settings hand=2", "--seed 3"])
def test_flags_that_contradict_the_match_to_resume(given: str, run: Run, data: Path) -> None:
    run("play lanterns --seats me,greedy", "q")
    (path,) = data.glob("*.record")
    ran = run(f"play {given} --resume {path}")
    assert ran.code == 2
    assert "contradict each other" in ran.complaint


def test_the_wrong_number_of_seats_for_the_match_to_resume(run: Run, data: Path) -> None:
    run("play lanterns --seats me,greedy", "q")
    (path,) = data.glob("*.record")
    assert "by 3; choose 2." in run(f"play --resume {path} --seats me,greedy,greedy").complaint


def test_a_seat_nobody_sits_on(record: Path, run: Run) -> None:
    for seat in ("0", "3", "everybody"):
        ran = run(f"replay {record} --seat {seat}")
        assert ran.complaint == f"tablee: You cannot look from “{seat}”; choose one of: 1–2, all.\n"


def test_the_old_name_of_a_flag_works_and_says_the_new_one(run: Run) -> None:
    ran = run("sim lanterns --options hand=2 --matches 2 --jobs 1 --seats random,random")
    assert ran.code == 0
    assert (
        ran.complaint == "tablee: --options is now called --settings; the old name will be gone in the next version.\n"
    )
    assert run("sim lanterns --options=hand=9 --matches 2").code == 2


def test_the_version_is_printed(run: Run) -> None:
    ran = run("--version")
    engine = "plain Python" if state.__file__.endswith(".py") else "compiled engine"
    told = re.fullmatch(r"Tablée (\S+) \((.+), commit ([0-9a-f]{7,}), with(out)? web app\)\n", ran.said)
    assert told, ran.said
    assert (ran.code, told[1], told[2]) == (0, tablee.__version__, engine)
    assert run("--version --lang fr").said.startswith(f"Tablée {tablee.__version__} (")


def test_one_game_is_shown_alone(run: Run) -> None:
    said = run("games zombiaki").said
    assert "Zombiaki!  2 seats, 30 min" in said
    assert "Happy" not in said


def test_a_study_that_is_missing_is_asked_for(run: Run) -> None:
    assert "STUDY.toml is missing" in run("lab run").complaint
    assert "Unexpected argument “b.toml”" in run("lab run a.toml b.toml").complaint
    assert "There is no command “lab go”; choose one of: run, report, export." in run("lab go").complaint


def test_a_game_for_two_says_two(run: Run) -> None:
    assert "cannot be played by 3; choose 2." in run("play zombiaki --seats random,random,random").complaint
