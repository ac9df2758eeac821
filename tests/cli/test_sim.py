"""Simulations: fair seats, distinct matches, honest intervals, and the same numbers for the same plan."""

import pytest

from tablee.cli.batch import Batch, play_batch
from tablee.cli.sim import Plan
from tablee.lab.numbers import Sum, wilson
from tablee.lab.streams import MOST_SEED, stream
from tests.cli.conftest import Run

LANTERNS = {"game": "lanterns", "seats": "greedy,random,random", "matches": "90", "seed": "3", "jobs": "1"}


def test_the_table_of_results(run: Run) -> None:
    ran = run("sim lanterns --matches 300 --seats greedy,random,random --jobs 1")
    assert ran.code == 0
    assert "victories" in ran.said
    assert "random ×2" in ran.said
    assert "300 matches" in ran.said
    assert "11.00 ± 0.00 picks each (11 to 11)" in ran.said
    assert "an even share would be 33.3%" in ran.said
    assert run("sim lanterns --matches 300 --seats greedy,random,random --jobs 1").said == ran.said


def test_the_table_in_french(run: Run) -> None:
    said = run("sim lanterns --matches 30 --seats greedy,random --jobs 1 --lang fr").said
    assert "victoires" in said
    assert "une part égale serait de 50,0 %" in said


def test_options_side_by_side(run: Run) -> None:
    command = "sim lanterns --matches 60 --seats greedy,random --jobs 1 --settings hand=2"
    said = run(f"{command} --compare vane=true --compare vane=false").said
    heading, *rows = said.splitlines()
    assert heading.split("┃")[1].strip() == "vane=true"
    assert heading.split("┃")[2].strip() == "vane=false"
    picks = next(row for row in rows if row.startswith("picks"))
    assert "5.00 ± 0.00" in picks  # two lanterns each, and one vane
    assert "4.00 ± 0.00" in picks


def test_several_processes_give_the_same_numbers(run: Run) -> None:
    command = "sim happy_dayz --matches 6 --seats random,random --settings mode=express --seed 4"
    assert run(f"{command} --jobs 2").said == run(f"{command} --jobs 1").said


def test_each_bot_sits_on_each_seat_equally_often() -> None:
    tally = play_batch(Batch("lanterns", ("greedy", "random", "random"), {"hand": 3, "vane": True}, 1, 0, 90))
    assert {key: numbers.count for key, numbers in tally.victories.items()} == {
        (bot, seat): 30 for bot in range(3) for seat in range(3)
    }
    assert sum(numbers.total for numbers in tally.victories.values()) == pytest.approx(90)


def test_no_two_streams_are_the_same() -> None:
    seen = {
        stream(seed, match, number).x
        for seed in (0, 1, MOST_SEED)
        for match in (0, 1, 2, 2**32 - 1)
        for number in range(6)
    }
    assert len(seen) == 3 * 4 * 6


def test_the_batches_are_all_matches_once() -> None:
    plan = Plan.read(LANTERNS | {"matches": "1234"})
    matches = [number for batch in plan.batches({}) for number in range(batch.first, batch.first + batch.count)]
    assert matches == list(range(1234))


def test_the_wilson_interval() -> None:
    """Known values: 8 of 10 is 49.0 % to 94.3 %, none of 10 is 0 to 27.8 %."""
    assert wilson(0.8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.278), abs=0.001)
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_the_margin_of_a_mean() -> None:
    numbers = Sum()
    for number in (2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0):
        numbers.add(number)
    assert numbers.mean == 5.0
    assert numbers.margin == pytest.approx(2.365 * (32 / 7 / 8) ** 0.5, rel=0.03)  # Student's, 7 degrees of freedom
    assert (numbers.least, numbers.most) == (2.0, 9.0)


def test_what_was_played_is_shown_when_it_is_stopped(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def stop_at_the_third(batch: Batch) -> object:
        played.append(batch)
        if len(played) == 3:
            raise KeyboardInterrupt
        return play_batch(batch)

    monkeypatch.setattr("tablee.cli.sim.play_batch", stop_at_the_third)
    ran = run("sim lanterns --matches 1000 --seats random,random --jobs 1")
    assert ran.code == 130
    assert "20 matches" in ran.said
    assert "Stopped before the end" in ran.said
