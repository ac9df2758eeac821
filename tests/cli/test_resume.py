"""Nothing is lost: a match that was left, stopped or killed resumes from its last pick."""

import signal
from pathlib import Path

import pytest

from tablee.core.record import Record
from tests.cli.conftest import Run
from tests.cli.terminal import terminal

PLAY = "play lanterns --seats me,greedy,random --seed 7"


def journal(data: Path) -> Path:
    (path,) = data.glob("*.record")
    return path


def picks(path: Path) -> list[str]:
    return [f"{line.seat} {line.pick}" for line in Record.loads(path.read_text(), partial=True).lines]


def test_a_killed_match_resumes_from_its_last_pick(data: Path, run: Run) -> None:
    with terminal(*PLAY.split()) as screen:
        screen.wait_for("u q >")
        screen.line("2")
        screen.wait_for("u q >")
        screen.program.send_signal(signal.SIGKILL)
        screen.program.wait()
    path = journal(data)
    before = picks(path)
    mine = next(line for line in before if line.startswith("0 lay"))
    ran = run(f"play --resume {path}", *["1"] * 9)
    assert "The match is over" in ran.said
    assert picks(path)[: len(before)] == before
    assert mine in before
    assert run(f"verify {path}").code == 0


def test_a_match_is_the_same_whether_it_was_killed_or_not(data: Path, run: Run, tmp_path: Path) -> None:
    run(f"{PLAY} --record {tmp_path / 'whole'}", *["1"] * 9)
    run(PLAY, "1", "1")
    run(f"play --resume {journal(data)}", *["1"] * 9)
    assert journal(data).read_text() == (tmp_path / "whole").read_text()


def test_a_pick_cut_short_by_the_kill_is_left_out(data: Path, run: Run) -> None:
    run(PLAY, "1", "1")
    path = journal(data)
    whole = path.read_text()
    path.write_text(whole + "0 la")
    assert "q >" in run(f"play --resume {path}", "q").said
    assert path.read_text() == whole


def test_who_sits_is_remembered(data: Path, run: Run) -> None:
    run("play lanterns --seats me:Anna,random", "1")
    said = run(f"play --resume {journal(data)}", "l all", "q").said
    assert "Anna" in said
    assert "Random 2" in said
    assert "Bea" in run(f"play --resume {journal(data)} --seats me:Bea,greedy", "l all", "q").said


def test_leaving_says_how_to_resume(data: Path, run: Run) -> None:
    ran = run(PLAY, "q")
    assert ran.code == 0
    assert f"tablee play --resume {journal(data)} --lang en" in ran.said
    assert run(f"play --resume {journal(data)} --lang fr", "q").said.count("Quelle lanterne posez-vous ?") == 1


@pytest.mark.parametrize(("answer", "kept"), [("", True), ("y", True), ("n", False)])
def test_ctrl_c_offers_to_keep_the_match(answer: str, kept: bool, data: Path) -> None:
    with terminal(*PLAY.split()) as screen:
        screen.wait_for("u q >")
        screen.interrupt()
        screen.wait_for("Keep this match")
        screen.line(answer)
        code, rest = screen.to_the_end()
    assert code == 130
    assert ("tablee play --resume" in rest) == kept
    assert (len(list(data.iterdir())) == 2) == kept


def test_a_second_ctrl_c_keeps_it(data: Path) -> None:
    with terminal(*PLAY.split()) as screen:
        screen.wait_for("u q >")
        screen.interrupt()
        screen.wait_for("Keep this match")
        screen.interrupt()
        assert screen.to_the_end()[0] == 130
    assert len(picks(journal(data))) > 0


def test_a_match_in_another_terminal_is_left_alone(data: Path, run: Run) -> None:
    with terminal(*PLAY.split()) as screen:
        screen.wait_for("u q >")
        before = journal(data).read_text()
        ran = run(f"play --resume {journal(data)}", "1")
        assert ran.code == 2
        assert "is being played in another terminal" in ran.complaint
        assert journal(data).read_text() == before
        screen.line("q")
        assert screen.to_the_end()[0] == 0


def test_a_saved_copy_continues_in_its_own_journal(data: Path, run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    assert f"tablee play --resume {copy} --lang en" in run(PLAY, "1", f"s {copy}", "1", "q").said
    saved = copy.read_text()
    assert not Record.loads(saved).finished
    ran = run(f"play --resume {copy}", *["1"] * 9)
    assert "The match is over" in ran.said
    assert copy.read_text() == saved
    assert len(list(data.glob("*.record"))) == 2


def test_a_copy_is_never_written_over_a_file(run: Run, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    assert "already exists" in run(PLAY, f"s {there}", "q").said
    assert there.read_text() == "mine"


def test_a_finished_match_is_not_gone_on_with(data: Path, run: Run) -> None:
    run(PLAY, *["1"] * 9)
    ran = run(f"play --resume {journal(data)}")
    assert ran.code == 2
    assert "is over; look at it with “tablee replay”" in ran.complaint


def test_an_undo_is_on_disk_immediately(data: Path, run: Run) -> None:
    run(PLAY, "1", "u", "q")
    assert not [line for line in picks(journal(data)) if line.startswith("0 lay")]
