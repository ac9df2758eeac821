"""Intervals have their nominal coverage, and everything reported about them is consistent."""

import random
import re
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.lab.numbers import GRID, Share, Sum, by_deal, difference, needed
from tablee.lab.report.charts import seat_rows, worth_chart
from tablee.lab.report.comparing import beside, keys_of
from tablee.lab.report.findings import Finding, Worth, finding
from tablee.lab.report.page import beside_table
from tablee.lab.report.sentences import seat_sentences, worth_sentences
from tablee.lab.report.wording import Wording
from tablee.lab.study import Study, read_study
from tablee.lab.watch import metrics_of
from tests.days import LONG

SHARE = re.compile(r"(-?[\d.]+)% \[([\d.]+)%–([\d.]+)%\]")


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Study:
    path = tmp_path_factory.mktemp("study") / "study.toml"
    path.write_text(
        '[[case]]\ngame = "zombiaki"\nbots = ["greedy:samples=1", "random"]\nsweep = { barrier_row = ["1", "5"] }\n'
    )
    return read_study(path)


def duel(study: Study, number: int, wins: list[float]) -> Finding:
    """Return a cell in which the first seat wins this share of each match, with bots changing seats between matches."""
    cell = study.cells[number]
    seats = [
        {"deal": n // 2, "match": n, "seat": seat, "bot": cell.bots[(seat + n) % 2], "reward": abs(seat - won), "score": 0,
         "decisions": 1, "choices": 1, "options_offered": 2}
        for n, won in enumerate(wins)
        for seat in (0, 1)
    ]  # fmt: skip
    matches = [
        {"deal": n // 2, "match": n, "picks": 9, "first_seat": 0, "margin": 1.0, "lead_changes": 0, "comeback": False, "numbers": []}
        for n in range(len(wins))
    ]  # fmt: skip
    return finding(number, cell, matches, seats)


results = st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=2, max_size=60).map(lambda w: w[: len(w) // 2 * 2])


@given(results, st.integers(1, 40))
@settings(max_examples=150, deadline=None)
def test_statements_about_a_duel_never_contradict_each_other(study: Study, wins: list[float], often: int) -> None:
    """More than expected on one side is less on the other; sentence, table and figure show the same numbers."""
    found, words = duel(study, 0, [1 - won for won in wins] * often), Wording(study, "en")
    one, other = found.seats
    opposite = {"more": "less", "less": "more", "even": "even"}
    assert other.verdict(0.5) == opposite[one.verdict(0.5)]
    assert found.bots["random"].verdict(0.5) == opposite[found.bots["greedy:samples=1"].verdict(0.5)]
    assert (other.low, other.high) == pytest.approx((1 - one.high, 1 - one.low))
    for share in (*found.seats, *found.bots.values(), *found.from_first):
        assert 0 <= share.low <= share.mean <= share.high <= 1
    said = list(seat_sentences(found, words))
    for row, sentence in zip(seat_rows([found], words), said, strict=False):
        mean, low, high = (float(number) for number in SHARE.search(sentence).groups())  # type: ignore[union-attr]
        assert (low, high) == pytest.approx((100 * row["low"], 100 * row["high"]), abs=1e-9)
        assert mean == pytest.approx(100 * row["mean"], abs=0.0501)
        told = "less" if "only" in sentence else "more" if "more than" in sentence else "even"
        assert told == ("more" if low > 50 else "less" if high < 50 else "even")
        assert words.share(found.seats[0]) in beside_table(found, found, words)


@given(results, results)
@settings(max_examples=100, deadline=None)
def test_a_difference_is_reported_if_its_interval_excludes_zero(study: Study, a: list[float], b: list[float]) -> None:
    first, other = duel(study, 0, a * 4), duel(study, 1, b * 4)
    words = Wording(study, "en")
    for row in beside(first.sums, other.sums, keys_of(first)):
        assert -1 <= row.change.low <= row.change.mean <= row.change.high <= 1
        assert (needed(row.change) == 0) == (row.change.low > 0 or row.change.high < 0)
        assert words.enough(row.change).startswith("yes" if needed(row.change) == 0 else "no")
        back = difference(row.other, row.first)
        there = difference(row.first, row.other)
        assert (back.low, back.high) == pytest.approx((-there.high, -there.low), abs=1.5 / GRID)


@given(st.lists(st.tuples(st.floats(-0.5, 0.5), st.floats(0, 0.5)), min_size=1, max_size=30))
@settings(max_examples=100 if LONG else 20, deadline=None)
def test_no_finding_touches_nothing(study: Study, effects: list[tuple[float, float]]) -> None:
    """What is listed as a real difference is drawn as clear, and its printed interval excludes 0."""
    things = next(each for each in metrics_of("zombiaki").things if not each.shared)
    worths = []
    for number, (mean, spread) in enumerate(effects):
        gains = by_deal((deal, mean + spread * (-1) ** deal) for deal in range(30))
        share = Share.free(gains, tests=len(effects))
        worths.append(Worth(things, ("zombie-2", "zombie-3", "dog")[number % 3], 1.0, Share.of(Sum(30, 15, 15)), share))
    words = Wording(study, "en")
    clear = [row["clear"] for row in worth_chart("zombiaki", worths, words, "x")["layer"][1]["data"]["values"]]
    assert clear == [each.worth.low > 0 or each.worth.high < 0 for each in worths]
    for sentence in worth_sentences("zombiaki", worths, words):
        for low, high in re.findall(r"\[([^;]+); ([^\]]+)\]", sentence):
            assert low[0] == high[0]
            assert low[0] in "+−"
            assert "0.0" not in (low, high)


@pytest.mark.parametrize("tests", [1, 20])
def test_many_comparisons_seldom_yield_a_false_finding(tests: int) -> None:
    """Of studies without any real difference, at most about one in twenty lists one."""
    luck, wrong, studies = random.Random(tests), 0, 300
    for _ in range(studies):
        sums = [by_deal((deal, luck.gauss(0, 0.3)) for deal in range(40)) for _ in range(tests)]
        wrong += any(Share.free(each, tests).verdict(0.0) != "even" for each in sums)
    assert wrong / studies <= 0.08


@pytest.mark.parametrize("deals", [60, 80, 120, 200, 400])
def test_intervals_hold_the_truth_as_often_as_they_say(deals: int) -> None:
    """Computed exactly, not sampled, over every number of victories in this many deals; 95 % is promised."""
    told = [Share.of(Sum(deals, won, won)) for won in range(deals + 1)]
    for truth in (0.5, 1 / 3, 0.25, 0.2, 0.15, 0.1, 5 / deals):
        odds = binomial(deals, truth)
        held = sum(chance for share, chance in zip(told, odds, strict=True) if share.low <= truth <= share.high)
        assert 0.93 <= held <= 0.97, truth


def binomial(count: int, truth: float) -> list[float]:
    return [comb(count, won) * truth**won * (1 - truth) ** (count - won) for won in range(count + 1)]


@pytest.mark.parametrize(("deals", "turns"), [(40, 4), (80, 2), (200, 4)])
@pytest.mark.parametrize("truth", [0.5, 1 / 3, 0.25, 0.15])
def test_turns_of_a_deal_are_one_observation(deals: int, turns: int, truth: float) -> None:
    """Deals with luck of their own, each played several times: counting matches would promise too much."""
    luck, held, asked = random.Random(5), 0, 1000
    for _ in range(asked):
        won = [deal_of(luck, truth, turns) for _ in range(deals)]
        share = Share.of(Sum(deals, sum(won), sum(each * each for each in won)))
        held += share.low <= truth <= share.high
    assert 0.93 <= held / asked <= 0.97


def deal_of(luck: random.Random, truth: float, turns: int) -> float:
    chance = truth + (luck.random() - 0.5) * truth  # the cards favour somebody
    return sum(luck.random() < chance for _ in range(turns)) / turns


@pytest.mark.parametrize(("one", "other"), [(0.5, 0.5), (0.5, 0.6), (0.25, 0.2), (0.15, 0.3)])
def test_differences_hold_the_truth_as_often_as_they_say(one: float, other: float) -> None:
    """Computed as above, for 100 deals on each side."""
    told = [Share.of(Sum(100, won, won)) for won in range(101)]
    held = 0.0
    for first, chance in zip(told, binomial(100, one), strict=True):
        for second, odds in zip(told, binomial(100, other), strict=True):
            if chance * odds > 1e-9:
                change = difference(first, second)
                held += chance * odds * (change.low <= other - one + 1e-12 and other - one - 1e-12 <= change.high)
    assert 0.93 <= held <= 0.97


def test_one_set_of_settings_is_compared_with_the_usual_one(capsys: pytest.CaptureFixture[str]) -> None:
    from tablee.cli import run

    command = "sim lanterns --seats random,random --matches 60 --jobs 1 --compare vane=true --lang en"
    assert run(command.split()) == 0
    said = capsys.readouterr().out
    assert "default" in said
    assert "difference, in points" in said
    assert "enough matches to tell?" in said
